#pragma once
// Bookmarks and notes of a document that is converted to another encoding: they stay with their
// characters, and Undo brings them back to their bytes.

#include "document/anchored_ranges.h"
#include "document/converted_places.h"

#include <set>

namespace moji::app {

class Document;

/// The places of a document to ask convertedPlaces() for.
struct KeptPlaces {
    /// Those of its bookmarks and notes.
    explicit KeptPlaces(const Document& document);

    std::set<std::uint64_t> begins;
    std::set<std::uint64_t> ends;
};

class ConvertedRemarks {
public:
    /// Before the conversion. Remarks whose places are not known are left to what moves with edits.
    ConvertedRemarks(Document& document, const ConvertedPlaces& places);
    /// After it.
    void place() const;

private:
    Document& m_document;
    AnchoredRanges::Ranges m_bookmarks;
    AnchoredRanges::Ranges m_notes;
};

/// What the conversion of all bytes to `size` others did: places that are known are at the edges of
/// its parts.
[[nodiscard]] BytesChange conversionChange(const Document& document, const ConvertedPlaces& places,
                                           std::uint64_t size);

} // namespace moji::app
