#include "codec/span_reader.h"

#include <cassert>

namespace moji {

SpanReader::SpanReader(ByteReader& reader, const Codec& codec, std::uint64_t limit)
    : m_buffer(reader, limit)
    , m_codec(codec)
    , m_state(codec.initialState())
    , m_spans(1024) {}

Result<SpanReader::Batch> SpanReader::next() {
    m_buffer.consume(m_pending);
    m_pending = 0;
    for (;;) {
        const ByteView view = m_buffer.view();
        const Tail tail = m_buffer.atEnd() ? Tail::AtEnd : Tail::MoreFollows;
        const auto done = m_codec.decodeSpans(view, m_state, tail, m_spans);
        if (done.count > 0 || m_buffer.atEnd()) {
            assert(done.count > 0 || view.empty());
            m_pending = done.consumed;
            return Batch{m_buffer.offset(), view.first(done.consumed),
                         std::span(m_spans).first(done.count)};
        }
        if (auto filled = m_buffer.fill(); !filled)
            return filled.error();
    }
}

Result<Done> forEachBatch(const ByteSource& source, const Codec& codec,
                          const std::function<void(const SpanReader::Batch&)>& use,
                          const std::stop_token& stop, const ProgressCallback& progress) {
    SourceReader reader(source);
    SpanReader spans(reader, codec);
    for (;;) {
        if (stop.stop_requested())
            return Error{ErrorCode::Cancelled, {}, {}};
        const auto batch = spans.next();
        if (!batch)
            return batch.error();
        use(*batch);
        if (batch->spans.empty())
            return Done{};
        if (progress)
            progress(batch->offset + batch->bytes.size(), source.size());
    }
}

} // namespace moji
