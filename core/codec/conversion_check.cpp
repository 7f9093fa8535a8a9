#include "codec/conversion_check.h"

#include "codec/span_reader.h"

namespace moji {

namespace {

class Checker {
public:
    Checker(const Codec& to, std::size_t mostPlaces)
        : m_to(to)
        , m_mostPlaces(mostPlaces)
        , m_state(to.initialEncoderState()) {}

    void take(const Span& span, std::uint64_t offset) {
        const ByteRange range{offset, offset + span.length};
        if (isError(span.status)) {
            encode(Tail::AtEnd); // characters before and after this place never combine
            add({range, 0, true});
            return;
        }
        m_text += span.text();
        m_ranges.resize(m_text.size(), range);
    }
    /// Encodes the collected text, except characters that may combine with the next ones.
    void encode(Tail tail) {
        std::size_t done = 0;
        while (done < m_text.size()) {
            const auto rest = std::u32string_view(m_text).substr(done);
            const EncodeStep step = m_to.encode(rest, m_state, tail);
            if (step.status == EncodeStep::Status::NeedsMore)
                break;
            if (step.status == EncodeStep::Status::Ok)
                m_result.characters += step.consumed;
            else
                add({m_ranges[done], m_text[done], false});
            done += step.consumed;
        }
        m_text.erase(0, done);
        m_ranges.erase(m_ranges.begin(), m_ranges.begin() + static_cast<std::ptrdiff_t>(done));
    }
    [[nodiscard]] ConversionCheck result() && { return std::move(m_result); }

private:
    void add(const UnconvertiblePlace& place) {
        ++m_result.unconvertible;
        if (m_result.places.size() < m_mostPlaces)
            m_result.places.push_back(place);
    }

    const Codec& m_to;
    std::size_t m_mostPlaces;
    EncoderState m_state;
    std::u32string m_text;           // not yet encoded
    std::vector<ByteRange> m_ranges; // the source bytes of each of its code points
    ConversionCheck m_result;
};

} // namespace

Result<ConversionCheck> checkConversion(const ByteSource& source, const Codec& from,
                                        const Codec& to, std::size_t mostPlaces,
                                        const std::stop_token& stop,
                                        const ProgressCallback& progress) {
    Checker checker(to, mostPlaces);
    const auto read = forEachBatch(
        source, from,
        [&](const SpanReader::Batch& batch) {
            std::uint64_t offset = batch.offset;
            for (const Span& span : batch.spans) {
                checker.take(span, offset);
                offset += span.length;
            }
            checker.encode(batch.spans.empty() ? Tail::AtEnd : Tail::MoreFollows);
        },
        stop, progress);
    return read ? Result<ConversionCheck>(std::move(checker).result()) : read.error();
}

} // namespace moji
