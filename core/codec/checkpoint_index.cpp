#include "codec/checkpoint_index.h"

#include <algorithm>
#include <cassert>

namespace moji {

CheckpointIndex::CheckpointIndex(std::vector<Checkpoint> checkpoints, std::uint64_t covered,
                                 bool complete)
    : m_checkpoints(std::move(checkpoints))
    , m_covered(covered)
    , m_complete(complete) {
    assert(!m_checkpoints.empty() && m_checkpoints.front().offset == 0);
}

const Checkpoint& CheckpointIndex::before(std::uint64_t offset) const {
    const auto after = std::ranges::upper_bound(m_checkpoints, offset, {}, &Checkpoint::offset);
    return *std::prev(after);
}

const Checkpoint& CheckpointIndex::beforeLine(std::uint64_t lineFeeds) const {
    const auto after =
        std::ranges::upper_bound(m_checkpoints, lineFeeds, {}, &Checkpoint::lineFeeds);
    return *std::prev(after);
}

CheckpointBuilder::CheckpointBuilder(const ByteSource& source, const Codec& codec)
    : m_source(source)
    , m_codec(codec)
    , m_buffer(CheckpointIndex::kDistance) {
    m_at.state = codec.initialState();
    m_checkpoints.push_back(m_at);
}

Result<Done> CheckpointBuilder::run(std::stop_token stop, const ProgressCallback& progress) {
    for (;;) {
        if (stop.stop_requested())
            return Error{ErrorCode::Cancelled, "", ""};
        const auto more = advance();
        if (!more)
            return more.error();
        if (progress)
            progress(m_at.offset, m_source.size());
        if (!*more)
            return Done{};
    }
}

Result<bool> CheckpointBuilder::advance() {
    if (m_complete)
        return false;
    const auto got = m_source.read(m_at.offset, m_buffer);
    if (!got)
        return got.error();
    const Tail tail = *got < m_buffer.size() ? Tail::AtEnd : Tail::MoreFollows;
    ByteView bytes = ByteView(m_buffer).first(*got);
    Tally counts;
    while (!bytes.empty()) {
        std::size_t consumed = m_codec.tally(bytes, m_at.state, tail, counts).consumed;
        if (consumed == 0) // an error, over which next() steps, or a span that needs more bytes
            consumed = m_codec.next(bytes, m_at.state, tail).length;
        if (consumed == 0)
            break;
        bytes = bytes.subspan(consumed);
        m_at.offset += consumed;
    }
    m_at.lineFeeds += counts.lineFeeds;
    m_complete = tail == Tail::AtEnd;
    if (!m_complete)
        m_checkpoints.push_back(m_at);
    return !m_complete;
}

std::shared_ptr<const CheckpointIndex> CheckpointBuilder::snapshot() const {
    return std::make_shared<CheckpointIndex>(m_checkpoints, m_at.offset, m_complete);
}

} // namespace moji
