#pragma once
// A text in pieces of UTF-8 that can be looked at by themselves: each ends with a line, or, within
// a line that is longer than a piece, with a character. Whatever the encoding, the same text has
// the same pieces.

#include "bytes/byte_range.h"
#include "bytes/byte_reader.h"
#include "codec/codec_registry.h"
#include "codec/span_reader.h"
#include "codec/transcoding_reader.h"

#include <optional>
#include <string>
#include <vector>

namespace moji {

struct TextPiece {
    /// Where in the source a character begins.
    struct Mark {
        std::uint64_t text;
        std::uint64_t source;
    };

    std::string text;        // malformed sequences are U+FFFD; of UTF-8 the bytes themselves
    ByteRange source;        // empty if places are not kept
    std::vector<Mark> marks; // of each span; none if the text is the source's own bytes

    /// The bytes of the source that a part of the text comes from. Its places are kept.
    [[nodiscard]] ByteRange inSource(ByteRange part) const;
};

class TextPieces {
public:
    static constexpr std::size_t kMostBytes = 1024 * 1024; // of the text of a piece

    enum class Places {
        Kept,
        Dropped, // which is faster
    };
    /// Borrows all.
    TextPieces(const ByteSource& source, const Codec& codec, const CodecRegistry& registry,
               Places places);

    /// Nothing at the end. Errors: those of the source.
    [[nodiscard]] Result<std::optional<TextPiece>> next();

private:
    [[nodiscard]] Result<Done> fill();
    [[nodiscard]] Result<Done> fillWithBytes();
    [[nodiscard]] Result<Done> fillWithSpans();
    [[nodiscard]] std::size_t endOfPiece() const;

    std::uint64_t m_size; // of the source, bytes
    SourceReader m_bytes;
    // Neither: the bytes are UTF-8.
    std::optional<TranscodingReader> m_decoded;
    std::optional<SpanReader> m_spans;
    Places m_places;
    std::string m_text; // the next piece, and more
    std::vector<TextPiece::Mark> m_marks;
    std::uint64_t m_begin = 0; // of m_text, in the source
    std::uint64_t m_end = 0;   // of what was read
    bool m_atEnd = false;
};

} // namespace moji
