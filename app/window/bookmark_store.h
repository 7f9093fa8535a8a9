#pragma once
// Bookmarks from one day to the next, in the settings, by the file's path. The files whose
// bookmarks were changed last are kept.

#include "document/bookmarks.h"

#include <QString>

#include <vector>

namespace moji::app {

/// So many files are remembered.
inline constexpr int kMostBookmarkedFiles = 100;

[[nodiscard]] std::vector<Bookmark> storedBookmarks(const QString& path);
/// Forgets the file where there are none.
void storeBookmarks(const QString& path, const std::vector<Bookmark>& bookmarks);

} // namespace moji::app
