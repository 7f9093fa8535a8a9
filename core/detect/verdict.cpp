#include "detect/verdict.h"

#include "bytes/byte_reader.h"
#include "bytes/input_buffer.h"
#include "codec/span_reader.h"

#include <algorithm>
#include <utility>

namespace moji {

namespace {

Span spanOf(const Codec& codec, Byte byte) {
    DecoderState state = codec.initialState();
    return codec.next(ByteView(&byte, 1), state, Tail::AtEnd);
}

/// What a table of 256 cells says of the values that there are.
std::optional<Disproof> disproofByValue(const ByteSurvey& survey, const Codec& codec) {
    std::optional<Disproof> first;
    for (std::size_t value = 0; value < survey.counts.size(); ++value) {
        const auto byte = static_cast<Byte>(value);
        const bool earlier = !first || survey.firstAt[value] < first->offset;
        if (survey.counts[value] == 0 || !earlier)
            continue;
        if (const Span span = spanOf(codec, byte); isError(span.status))
            first = Disproof{survey.firstAt[value], {byte}, span.status};
    }
    return first;
}

bool sameByValue(const ByteSurvey& survey, const Codec& first, const Codec& second) {
    for (std::size_t value = 0; value < survey.counts.size(); ++value) {
        const auto byte = static_cast<Byte>(value);
        if (survey.counts[value] > 0 && spanOf(first, byte).text() != spanOf(second, byte).text())
            return false;
    }
    return true;
}

/// The code points of an input under one encoding, as many at a time as are at hand.
class TextPieces {
public:
    TextPieces(const ByteSource& source, const Codec& codec)
        : m_reader(source)
        , m_spans(m_reader, codec) {}

    /// Makes sure that there is text, unless the input ended.
    Result<Done> fill() {
        while (m_text.empty() && !m_atEnd) {
            const auto batch = m_spans.next();
            if (!batch)
                return batch.error();
            m_atEnd = batch->spans.empty();
            m_buffer.clear();
            for (const Span& span : batch->spans)
                m_buffer += span.text();
            m_text = m_buffer;
        }
        return Done{};
    }
    [[nodiscard]] std::u32string_view text() const { return m_text; }
    void consume(std::size_t count) { m_text.remove_prefix(count); }

private:
    SourceReader m_reader;
    SpanReader m_spans;
    std::u32string m_buffer;
    std::u32string_view m_text;
    bool m_atEnd = false;
};

} // namespace

Result<Done> forEachMalformed(const ByteSource& source, const Codec& codec,
                              const std::stop_token& stop,
                              const std::function<bool(Disproof)>& use) {
    return forEachMalformed(source, {0, source.size()}, codec, codec.initialState(), stop, use);
}

Result<Done> forEachMalformed(const ByteSource& source, ByteRange part, const Codec& codec,
                              DecoderState state, const std::stop_token& stop,
                              const std::function<bool(Disproof)>& use) {
    SourceReader reader(source, part);
    InputBuffer buffer(reader, part.length(),
                       std::min<std::size_t>(part.length() + 64, InputBuffer::kDefaultSize));
    Tally tally;
    for (;;) {
        if (stop.stop_requested())
            return Error{ErrorCode::Cancelled, codec.name(), {}};
        const Tail tail = buffer.atEnd() ? Tail::AtEnd : Tail::MoreFollows;
        const auto scanned = codec.tally(buffer.view(), state, tail, tally);
        buffer.consume(scanned.consumed);
        if (scanned.error.length > 0) {
            const ByteView bytes = buffer.view().first(scanned.error.length);
            if (!use({part.begin + buffer.offset(), Bytes(bytes.begin(), bytes.end()),
                      scanned.error.status}))
                return Done{};
            buffer.consume(scanned.error.length);
        } else if (buffer.atEnd()) {
            return Done{};
        } else if (auto filled = buffer.fill(); !filled) {
            return filled.error();
        }
    }
}

Result<std::optional<Disproof>> findDisproof(const ByteSource& source, const ByteSurvey& survey,
                                             const Codec& codec, const std::stop_token& stop) {
    if (codec.info().family == CodecFamily::SingleByte)
        return disproofByValue(survey, codec);
    std::optional<Disproof> first;
    const auto done = forEachMalformed(source, codec, stop, [&](Disproof disproof) {
        first = std::move(disproof);
        return false;
    });
    return done ? Result<std::optional<Disproof>>(std::move(first)) : done.error();
}

Result<bool> readTheSame(const ByteSource& source, const ByteSurvey& survey, const Codec& first,
                         const Codec& second, const std::stop_token& stop) {
    const auto isTable = [](const Codec& codec) {
        return codec.info().family == CodecFamily::SingleByte;
    };
    if (isTable(first) && isTable(second))
        return sameByValue(survey, first, second);
    if (survey.isSevenBit() && first.info().asciiCompatible && second.info().asciiCompatible)
        return true;
    TextPieces one(source, first);
    TextPieces other(source, second);
    for (;;) {
        if (stop.stop_requested())
            return Error{ErrorCode::Cancelled, first.name(), {}};
        for (TextPieces* pieces : {&one, &other}) {
            if (auto filled = pieces->fill(); !filled)
                return filled.error();
        }
        const std::size_t common = std::min(one.text().size(), other.text().size());
        if (common == 0)
            return one.text().empty() && other.text().empty();
        if (one.text().substr(0, common) != other.text().substr(0, common))
            return false;
        one.consume(common);
        other.consume(common);
    }
}

} // namespace moji
