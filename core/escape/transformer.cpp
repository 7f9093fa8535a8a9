#include "escape/transformer.h"

#include <algorithm>
#include <cassert>

namespace moji::escape {

namespace {

class SegmentSink final : public Sink {
public:
    explicit SegmentSink(Transformed& result)
        : m_result(result) {}

    void piece(const Piece& piece) override {
        const std::uint64_t begin = m_result.text.size();
        m_result.text += piece.output;
        const Segment segment{
            piece.source, {begin, m_result.text.size()}, piece.kind, piece.problem};
        if (!m_result.segments.empty() && extends(m_result.segments.back(), segment)) {
            m_result.segments.back().source.end = segment.source.end;
            m_result.segments.back().result.end = segment.result.end;
        } else {
            m_result.segments.push_back(segment);
        }
    }

private:
    static bool extends(const Segment& last, const Segment& next) {
        const auto plain = [](const Segment& segment) {
            return segment.kind == PieceKind::Literal && segment.problem == Problem::None;
        };
        return plain(last) && plain(next);
    }

    Transformed& m_result;
};

} // namespace

std::string_view identifier(Problem problem) {
    switch (problem) {
    case Problem::None:
        return "none";
    case Problem::NotUtf8:
        return "not_utf8";
    case Problem::NotInForm:
        return "not_in_form";
    case Problem::MalformedEscape:
        return "malformed_escape";
    case Problem::HalfSurrogate:
        return "half_surrogate";
    case Problem::OutOfRange:
        return "out_of_range";
    case Problem::UnknownName:
        return "unknown_name";
    case Problem::UnknownCharset:
        return "unknown_charset";
    case Problem::NotInCharset:
        return "not_in_charset";
    case Problem::IgnoredByte:
        return "ignored_byte";
    }
    return "";
}

/// Runs steps from the front of `bytes` until they have consumed at least `until`, or more are
/// needed.
std::size_t Transformer::run(ByteView bytes, Tail tail, std::size_t until, PieceWriter& out) {
    std::size_t taken = 0;
    while (taken < until && !m_error) {
        const std::size_t count = step(bytes.subspan(taken), tail, out);
        if (count == 0)
            break;
        taken += count;
    }
    assert(m_error || taken >= until ||
           (tail == Tail::MoreFollows && bytes.size() - taken < kLookahead));
    return taken;
}

/// Runs steps on the carried bytes, followed by as much of the chunk as they need. Returns how many
/// bytes of the chunk were consumed; the carry is then empty, unless the chunk was too short.
std::size_t Transformer::resume(ByteView chunk, PieceWriter& out) {
    const std::size_t carried = m_carry.size();
    const ByteView more = chunk.first(std::min(chunk.size(), kLookahead));
    m_carry.insert(m_carry.end(), more.begin(), more.end());
    const std::size_t taken = run(m_carry, Tail::MoreFollows, carried, out);
    if (taken >= carried) {
        m_carry.clear();
        return taken - carried;
    }
    m_carry.erase(m_carry.begin(), m_carry.begin() + static_cast<std::ptrdiff_t>(taken));
    return more.size();
}

Result<Done> Transformer::feed(ByteView chunk, Sink& sink) {
    PieceWriter out(sink, m_written);
    while (!m_carry.empty() && !chunk.empty() && !m_error)
        chunk = chunk.subspan(resume(chunk, out));
    if (!chunk.empty() && !m_error) {
        const ByteView rest = chunk.subspan(run(chunk, Tail::MoreFollows, chunk.size(), out));
        m_carry.assign(rest.begin(), rest.end());
    }
    if (m_error)
        return *m_error;
    return Done{};
}

Result<Done> Transformer::finish(Sink& sink) {
    PieceWriter out(sink, m_written);
    (void)run(m_carry, Tail::AtEnd, m_carry.size(), out);
    m_carry.clear();
    if (!m_error)
        end(out);
    if (m_error)
        return *m_error;
    return Done{};
}

Result<Transformed> transform(Transformer& transformer, ByteView bytes) {
    Transformed result;
    SegmentSink sink(result);
    if (const auto fed = transformer.feed(bytes, sink); !fed)
        return fed.error();
    if (const auto finished = transformer.finish(sink); !finished)
        return finished.error();
    return result;
}

} // namespace moji::escape
