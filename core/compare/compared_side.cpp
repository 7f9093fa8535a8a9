#include "compare/compared_side.h"

#include "compare/byte_runs.h"

#include <algorithm>

namespace moji::compare {

void Work::fail(const Error& error) {
    if (!m_error)
        m_error = error;
}

bool Work::mayGoOn() {
    if (m_stop.stop_requested())
        fail({ErrorCode::Cancelled, {}, {}});
    return !hasFailed();
}

void Work::settle(std::uint64_t bytes) {
    m_settled += 2 * bytes;
    report(m_settled);
}

void Work::report(std::uint64_t done) {
    done = std::min(done, m_total);
    if (done <= m_reported || !m_progress)
        return;
    m_reported = done;
    m_progress(done, m_total);
}

ByteView ComparedSide::front(ByteRange range) {
    if (range.empty())
        return {};
    const std::uint64_t block = range.begin / kBlockSize;
    return within(block, {range.begin, std::min(range.end, (block + 1) * kBlockSize)});
}

ByteView ComparedSide::back(ByteRange range) {
    if (range.empty())
        return {};
    const std::uint64_t block = (range.end - 1) / kBlockSize;
    return within(block, {std::max(range.begin, block * kBlockSize), range.end});
}

void ComparedSide::copy(ByteRange range, Bytes& out) {
    out.clear();
    out.reserve(range.length());
    while (!range.empty()) {
        const ByteView bytes = front(range);
        if (bytes.empty())
            return;
        out.insert(out.end(), bytes.begin(), bytes.end());
        range.begin += bytes.size();
    }
}

ByteView ComparedSide::within(std::uint64_t block, ByteRange range) {
    if (!m_work->mayGoOn())
        return {};
    if (const auto view = m_source->viewOf(range))
        return *view;
    const Block* const loaded = load(block);
    if (loaded == nullptr)
        return {};
    return ByteView(loaded->bytes).subspan(range.begin - block * kBlockSize, range.length());
}

const ComparedSide::Block* ComparedSide::load(std::uint64_t index) {
    const auto known = std::ranges::find(m_blocks, index, &Block::index);
    Block& block =
        known != m_blocks.end() ? *known : *std::ranges::min_element(m_blocks, {}, &Block::lastUse);
    block.lastUse = ++m_clock;
    if (block.index == index)
        return &block;
    block.index = ~std::uint64_t{0};
    const std::uint64_t begin = index * kBlockSize;
    block.bytes.resize(std::min(kBlockSize, size() - begin));
    const auto count = m_source->read(begin, block.bytes);
    if (!count)
        m_work->fail(count.error());
    else if (*count < block.bytes.size())
        m_work->fail({ErrorCode::ReadFailed, {}, "shrank while it was compared"});
    if (m_work->hasFailed())
        return nullptr;
    block.index = index;
    return &block;
}

std::uint64_t Sides::equalAtFront(Stretch stretch) {
    std::uint64_t equal = 0;
    for (;;) {
        const ByteView leftBytes = left.front({stretch.left.begin + equal, stretch.left.end});
        const ByteView rightBytes = right.front({stretch.right.begin + equal, stretch.right.end});
        const std::size_t run = equalRun(leftBytes, rightBytes);
        equal += run;
        work.settle(run);
        if (run == 0 || run < std::min(leftBytes.size(), rightBytes.size()))
            return equal;
    }
}

std::uint64_t Sides::equalAtBack(Stretch stretch) {
    std::uint64_t equal = 0;
    for (;;) {
        const ByteView leftBytes = left.back({stretch.left.begin, stretch.left.end - equal});
        const ByteView rightBytes = right.back({stretch.right.begin, stretch.right.end - equal});
        const std::size_t run = equalRunAtEnd(leftBytes, rightBytes);
        equal += run;
        work.settle(run);
        if (run == 0 || run < std::min(leftBytes.size(), rightBytes.size()))
            return equal;
    }
}

} // namespace moji::compare
