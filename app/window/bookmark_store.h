#pragma once
// Bookmarks saved in the settings by the file's path. The files whose
// bookmarks were changed last are kept.

#include "document/bookmarks.h"

#include <QString>

#include <vector>

namespace moji::app {

/// The most files remembered.
inline constexpr int kMostBookmarkedFiles = 100;

[[nodiscard]] std::vector<Bookmark> storedBookmarks(const QString& path);
/// Forgets the file if there are none.
void storeBookmarks(const QString& path, const std::vector<Bookmark>& bookmarks);

} // namespace moji::app
