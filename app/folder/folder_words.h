#pragma once
// What the Folder panel says of files, in the reader's language.

#include "folder/folder_order.h"

#include <QString>

namespace moji::app {

/// The encodings of a file's lines, "KOI8-R,UTF-8", as people write lists.
[[nodiscard]] QString encodingsText(const std::string& names);

/// The name of an encoding; in words where none fits, or for files that are no text.
[[nodiscard]] QString groupText(FileGroup group, const std::string& encoding);
/// A trouble as a choice of a filter: "Malformed bytes".
[[nodiscard]] QString troubleText(Trouble trouble);
/// "LF, CR LF"; a dash where there is none.
[[nodiscard]] QString lineEndsText(const FolderRow& row);
/// All that was found in a file, in one line.
[[nodiscard]] QString findingsText(const FolderRow& row, const FolderRows& rows);
/// Why a file cannot be opened; empty where it can.
[[nodiscard]] QString refusalText(const FolderRow& row, const FolderRows& rows);
/// A name in one line: control characters and those that turn the direction show as their names.
[[nodiscard]] QString fileNameText(std::string_view name);
/// "12.3 MB"
[[nodiscard]] QString sizeText(std::uint64_t bytes);

} // namespace moji::app
