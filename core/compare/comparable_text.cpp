#include "compare/comparable_text.h"

#include "bytes/file_source.h"
#include "bytes/part_source.h"
#include "utf8/strict.h"
#include "utf8/utf8_writer.h"

#include <algorithm>

namespace moji {

namespace {

bool isMark(const Span& span, std::uint64_t offset) {
    return offset == 0 && !isError(span.status) && span.text() == U"\uFEFF";
}

/// Bytes in UTF-8 of what a span of a ComparableText says.
void appendComparable(std::string& out, const Span& span, ByteView bytes) {
    if (isError(span.status)) {
        for (const Byte byte : bytes)
            appendUtf8(out, 0xDC00U + byte);
        return;
    }
    for (const char32_t c : span.text())
        appendUtf8(out, c);
}

class ComparableReader final : public ByteReader {
public:
    ComparableReader(ByteReader& reader, const Codec& codec, ComparableText::Mark mark)
        : m_spans(reader, codec)
        , m_mark(mark) {}

    Result<std::size_t> read(std::span<Byte> out) override {
        while (m_given == m_text.size()) {
            m_text.clear();
            m_given = 0;
            const auto batch = m_spans.next();
            if (!batch)
                return batch.error();
            if (batch->spans.empty())
                return std::size_t{0};
            take(*batch);
        }
        const std::size_t count = std::min(out.size(), m_text.size() - m_given);
        std::copy_n(m_text.begin() + static_cast<std::ptrdiff_t>(m_given), count, out.begin());
        m_given += count;
        return count;
    }

private:
    void take(const SpanReader::Batch& batch) {
        std::uint64_t offset = batch.offset;
        ByteView rest = batch.bytes;
        for (const Span& span : batch.spans) {
            if (m_mark == ComparableText::Mark::Keep || !isMark(span, offset))
                appendComparable(m_text, span, rest.first(span.length));
            rest = rest.subspan(span.length);
            offset += span.length;
        }
    }

    SpanReader m_spans;
    ComparableText::Mark m_mark;
    std::string m_text;
    std::size_t m_given = 0;
};

} // namespace

Result<ComparableText> ComparableText::of(const ByteSource& source, const Codec& codec, Mark mark,
                                          const std::string& name) {
    if (isUtf8(codec)) {
        const auto head = readRange(source, {0, std::min<std::uint64_t>(source.size(), 3)});
        if (!head)
            return head.error();
        const bool hasMark = *head == Bytes{0xEF, 0xBB, 0xBF};
        const std::uint64_t begin = hasMark && mark == Mark::Drop ? 3 : 0;
        return ComparableText(std::make_unique<PartSource>(source, ByteRange{begin, source.size()}),
                              false);
    }
    SourceReader reader(source);
    ComparableReader comparable(reader, codec, mark);
    auto spooled = spool(comparable, name);
    if (!spooled)
        return spooled.error();
    return ComparableText(*std::move(spooled), true);
}

OriginalOffsets::OriginalOffsets(const ByteSource& source, const Codec& codec,
                                 ComparableText::Mark mark)
    : m_reader(source)
    , m_codec(codec)
    , m_spans(m_reader, codec)
    , m_mark(mark) {}

Result<bool> OriginalOffsets::fetch() {
    if (m_next < m_batch.spans.size())
        return true;
    if (m_atEnd)
        return false;
    const auto batch = m_spans.next();
    if (!batch)
        return batch.error();
    m_batch = *batch;
    m_next = 0;
    m_atEnd = m_batch.spans.empty();
    return !m_atEnd;
}

Result<std::uint64_t> OriginalOffsets::at(std::uint64_t offset) {
    for (;;) {
        const auto more = fetch();
        if (!more)
            return more.error();
        if (!*more)
            return m_original;
        const Span& span = m_batch.spans[m_next];
        std::uint64_t length = 0;
        if (isError(span.status)) // UTF-8 is compared as it is
            length = isUtf8(m_codec) ? span.length : std::uint64_t{3} * span.length;
        else if (m_mark == ComparableText::Mark::Keep || !isMark(span, m_original))
            for (const char32_t c : span.text())
                length += utf8::encodedLength(c);
        if (m_converted + length > offset)
            return m_original;
        m_converted += length;
        m_original += span.length;
        ++m_next;
    }
}

} // namespace moji
