#pragma once
// The bookmarks and notes of a document as a text, for the journal of its unsaved edits.

#include "document/bookmarks.h"
#include "document/notes.h"

#include <string>
#include <vector>

namespace moji::app {

class Document;

struct Remarks {
    std::vector<Bookmark> bookmarks;
    std::vector<Note> notes;
    bool operator==(const Remarks&) const = default;
};

[[nodiscard]] Remarks remarksOf(const Document& document);

/// JSON in UTF-8: {"bookmarks": [["1c", "name"]...], "notes": [["1c", "1f", "text"]...]}, offsets
/// in hex.
[[nodiscard]] std::string writtenRemarks(const Remarks& remarks);
/// What is no remark is left out.
[[nodiscard]] Remarks readRemarks(const std::string& written);

} // namespace moji::app
