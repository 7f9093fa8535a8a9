#pragma once
// Bookmarks and notes saved in the settings by the file's path. The files whose
// bookmarks or notes were changed last are kept.

#include "document/bookmarks.h"
#include "document/notes.h"

#include <QString>

#include <vector>

namespace moji::app {

/// The most files remembered.
inline constexpr int kMostBookmarkedFiles = 100;

[[nodiscard]] std::vector<Bookmark> storedBookmarks(const QString& path);
/// Forgets the file if there are none.
void storeBookmarks(const QString& path, const std::vector<Bookmark>& bookmarks);

[[nodiscard]] std::vector<Note> storedNotes(const QString& path);
/// Forgets the file if there are none.
void storeNotes(const QString& path, const std::vector<Note>& notes);

} // namespace moji::app
