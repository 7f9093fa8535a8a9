#pragma once
// The text of a source in UTF-8, so that texts in different encodings can be compared byte by byte.
// UTF-8 is compared as it is. Other encodings are written in UTF-8 to a temporary file if they are
// long (see spool()); a malformed byte B is there the three bytes of the surrogate U+DC00+B, which
// no text has, so that it is equal to nothing but itself.

#include "bytes/byte_source.h"
#include "codec/span_reader.h"

#include <memory>
#include <string>

namespace moji {

class ComparableText {
public:
    /// Whether a byte-order mark at the beginning is part of the text.
    enum class Mark { Keep, Drop };
    /// Borrows both; `name` is for messages. Errors: those of the source and of spooling.
    [[nodiscard]] static Result<ComparableText> of(const ByteSource& source, const Codec& codec,
                                                   Mark mark, const std::string& name);

    [[nodiscard]] const ByteSource& utf8() const { return *m_utf8; }
    /// Whether malformed bytes are surrogates there.
    [[nodiscard]] bool isConverted() const { return m_isConverted; }

private:
    ComparableText(std::unique_ptr<ByteSource> utf8, bool isConverted)
        : m_utf8(std::move(utf8))
        , m_isConverted(isConverted) {}

    std::unique_ptr<ByteSource> m_utf8;
    bool m_isConverted;
};

/// Where in the original bytes of a source the places of its ComparableText are.
class OriginalOffsets {
public:
    /// Borrows all; as for ComparableText.
    OriginalOffsets(const ByteSource& source, const Codec& codec, ComparableText::Mark mark);

    /// `offset` must not be smaller than the last one. Reads no further than needed. Errors: those
    /// of the source.
    [[nodiscard]] Result<std::uint64_t> at(std::uint64_t offset);

private:
    [[nodiscard]] Result<bool> fetch();

    SourceReader m_reader;
    const Codec& m_codec;
    SpanReader m_spans;
    SpanReader::Batch m_batch;
    std::size_t m_next = 0; // in the batch
    ComparableText::Mark m_mark;
    std::uint64_t m_original = 0;
    std::uint64_t m_converted = 0;
    bool m_atEnd = false;
};

} // namespace moji
