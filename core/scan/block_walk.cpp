#include "scan/block_walk.h"

#include <algorithm>

namespace moji {

namespace {

// In the worst case every byte is an error.
constexpr std::uint64_t kStretch = 64 * 1024;

} // namespace

BlockWalk::BlockWalk(const IndexedText& text, std::size_t block)
    : m_text(text)
    , m_isUtf8(isUtf8(*text.codec))
    , m_end(text.index->blockRange(block).end)
    , m_totals(text.index->before(block))
    , m_state(text.index->block(block).before) {}

Result<Done> BlockWalk::advance(std::uint64_t length, const ErrorVisitor& onError) {
    const std::uint64_t wanted = std::min(length, m_end - at());
    if (auto done = read(wanted); !done)
        return done;
    const auto size = static_cast<std::size_t>(wanted);
    if (m_isUtf8) // a piece ends where one may cut
        walkUtf8(at() + wanted == m_end ? size : cutNear(m_buffer, size), onError);
    else
        walkByCodec(size, onError);
    return Done{};
}

Result<Done> BlockWalk::advanceTo(std::uint64_t offset) {
    if (auto done = read(offset - at()); !done)
        return done;
    const auto size = static_cast<std::size_t>(offset - at());
    if (m_isUtf8)
        walkUtf8(size, {});
    else
        walkByCodec(size, {});
    return Done{};
}

/// And some bytes more, which say what the last ones are.
Result<Done> BlockWalk::read(std::uint64_t length) {
    const std::uint64_t end = std::min(m_text.source->size(), at() + length + TextIndex::kContext);
    m_buffer.resize(static_cast<std::size_t>(end - at()));
    const auto count = m_text.source->read(at(), m_buffer);
    if (!count)
        return count.error();
    if (*count < m_buffer.size())
        return Error{ErrorCode::ReadFailed, {}, "has become shorter"};
    return Done{};
}

void BlockWalk::walkUtf8(std::size_t length, const ErrorVisitor& onError) {
    m_errors.clear();
    StretchOptions options;
    options.errors = onError ? &m_errors : nullptr;
    const StretchTotals piece = scanStretch(ByteView(m_buffer).first(length), at(), options);
    for (const StretchError& error : m_errors) {
        const auto offset = static_cast<std::size_t>(error.offset - at());
        if (!visit(onError, {error.offset, error.lineFeeds, error.column, error.kind,
                             ByteView(m_buffer).subspan(offset, error.length)}))
            return;
    }
    m_totals.append(piece);
}

void BlockWalk::walkByCodec(std::size_t length, const ErrorVisitor& onError) {
    const bool reachesEnd = at() + m_buffer.size() == m_text.source->size();
    CodecStretch stretch(*m_text.codec, m_buffer, at(),
                         reachesEnd ? Tail::AtEnd : Tail::MoreFollows, m_state);
    if (onError)
        stretch.onError = [&](const FoundError& error) { return visit(onError, error); };
    m_stopped = !stretch.run(length);
    m_totals.append(stretch.totals());
    m_state = stretch.state();
}

/// `error` has its place in the piece.
bool BlockWalk::visit(const ErrorVisitor& onError, FoundError error) {
    if (error.lineFeeds == 0)
        error.column += m_totals.column;
    error.lineFeeds += m_totals.lineFeeds;
    m_stopped = !onError(error);
    return !m_stopped;
}

Result<Done> forEachError(const IndexedText& text, std::size_t block,
                          const BlockWalk::ErrorVisitor& visit) {
    BlockWalk walk(text, block);
    while (!walk.atEnd()) {
        if (auto done = walk.advance(kStretch, visit); !done)
            return done;
    }
    return Done{};
}

} // namespace moji
