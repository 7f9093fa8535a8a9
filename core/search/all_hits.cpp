#include "search/part_search.h"

#include "support/ordered_blocks.h"

#include <algorithm>
#include <atomic>
#include <bitset>
#include <thread>

namespace moji::search {

namespace {

__extension__ using Wide = unsigned __int128; // size * index does not fit into 64 bits

std::size_t markOf(std::uint64_t offset, std::uint64_t size) {
    const std::uint64_t marks = std::min(size, AllHits::kMarks);
    return static_cast<std::size_t>(Wide{offset} * marks / size);
}

/// The first offset with this mark or a later one.
std::uint64_t beginOf(std::size_t mark, std::uint64_t size) {
    const std::uint64_t marks = std::min(size, AllHits::kMarks);
    return static_cast<std::uint64_t>((Wide{size} * mark + marks - 1) / marks);
}

/// The hits that start in one block.
struct Block {
    std::uint64_t from = 0; // where the search started
    std::uint64_t end = 0;  // end of the last hit; `from` if there is none
    std::uint64_t count = 0;
    std::vector<ByteRange> first;
    std::bitset<AllHits::kMarks> marks;
};

class BlockSearch {
public:
    /// `areListed`: as many hits as are to be listed were found in earlier blocks.
    BlockSearch(ByteRange part, const SearchText& text, const SearchPattern& pattern,
                const AllHitsOptions& options, std::stop_token stop,
                const std::atomic<bool>& areListed)
        : m_finder(makeHitFinder(pattern, text, std::move(stop)))
        , m_part(part)
        , m_size(text.source->size())
        , m_options(options)
        , m_areListed(areListed) {}

    [[nodiscard]] Result<Block> search(std::uint64_t index) {
        return searchFrom(m_part.begin + index * m_options.blockSize, index);
    }
    /// The same, starting at a place inside the block or after it.
    [[nodiscard]] Result<Block> searchFrom(std::uint64_t from, std::uint64_t index) {
        Block block;
        block.from = block.end = from;
        const std::uint64_t end =
            std::min(m_part.end, m_part.begin + (index + 1) * m_options.blockSize);
        std::uint64_t unmarked = 0; // hits before this have their marks
        const std::size_t listed = m_areListed ? 0 : m_options.listed;
        const auto take = [&](ByteRange hit) {
            block.end = hit.end;
            if (hit.end > m_part.end)
                return;
            ++block.count;
            if (block.first.size() < listed)
                block.first.push_back(hit);
            if (hit.begin < unmarked)
                return;
            const std::size_t mark = markOf(hit.begin, m_size);
            block.marks.set(mark);
            unmarked = beginOf(mark + 1, m_size);
        };
        if (auto done = forEachHit(*m_finder, {from, end}, take); !done)
            return done.error();
        return block;
    }

private:
    std::unique_ptr<HitFinder> m_finder;
    ByteRange m_part;
    std::uint64_t m_size; // of the text
    const AllHitsOptions& m_options;
    const std::atomic<bool>& m_areListed;
};

/// Joins blocks in order.
class Collector {
public:
    Collector(ByteRange part, const SearchText& text, const SearchPattern& pattern,
              const AllHitsOptions& options, const SearchControl& control)
        : m_part(part)
        , m_search(part, text, pattern, options, control.stop, m_areListed)
        , m_options(options)
        , m_control(control) {
        m_hits.size = text.source->size();
        m_hits.marks.assign(std::min(m_hits.size, AllHits::kMarks), false);
    }

    [[nodiscard]] std::uint64_t blockCount() const {
        const std::uint64_t length = m_part.length();
        return length / m_options.blockSize + (length % m_options.blockSize > 0 ? 1 : 0);
    }
    [[nodiscard]] BlockSearch& search() { return m_search; }
    [[nodiscard]] const std::atomic<bool>& areListed() const { return m_areListed; }

    [[nodiscard]] Result<Done> add(std::uint64_t index, Result<Block> block) {
        // The last hit of the earlier blocks extends into this one.
        if (block && block->from < m_end)
            block = m_search.searchFrom(m_end, index);
        if (!block)
            return block.error();
        m_hits.places.push_back({block->from, m_hits.count});
        m_hits.count += block->count;
        const std::size_t room = m_options.listed - m_hits.first.size();
        m_hits.first.insert(m_hits.first.end(), block->first.begin(),
                            block->first.begin() +
                                static_cast<std::ptrdiff_t>(std::min(room, block->first.size())));
        m_areListed = m_hits.first.size() == m_options.listed;
        for (std::size_t i = 0; i < m_hits.marks.size(); ++i)
            if (block->marks[i])
                m_hits.marks[i] = true;
        m_end = std::max(m_end, block->end);
        report(index);
        return Done{};
    }

    [[nodiscard]] AllHits take() { return std::move(m_hits); }

private:
    void report(std::uint64_t index) {
        if (m_options.onCount)
            m_options.onCount(m_hits.count);
        if (m_control.progress)
            m_control.progress(std::min(m_part.length(), (index + 1) * m_options.blockSize),
                               m_part.length());
    }

    ByteRange m_part;
    std::atomic<bool> m_areListed = false;
    BlockSearch m_search;
    const AllHitsOptions& m_options;
    const SearchControl& m_control;
    AllHits m_hits;
    std::uint64_t m_end = 0; // end of the last hit
};

/// Whether decoding can resume everywhere except in the last sixteenth.
bool reachesFar(const CheckpointIndex* checkpoints, std::uint64_t size) {
    return checkpoints != nullptr && checkpoints->checkpoints().back().offset >= size / 16 * 15;
}

/// Decoders that must start at the beginning of the text run best in one thread.
bool isSequential(const SearchText& text, const SearchPattern& pattern) {
    return pattern.codec() != nullptr &&
           pattern.codec()->info().sync == Synchronisation::Checkpoint &&
           !reachesFar(text.checkpoints, text.source->size());
}

unsigned threadCount(const AllHitsOptions& options, std::uint64_t blocks) {
    const unsigned processors = std::max(1u, std::thread::hardware_concurrency());
    return static_cast<unsigned>(
        std::min<std::uint64_t>(options.threads > 0 ? options.threads : processors, blocks));
}

Result<Done> searchOnThisThread(Collector& collector, const std::stop_token& stop) {
    for (std::uint64_t index = 0; index < collector.blockCount(); ++index) {
        if (stop.stop_requested())
            return Error{ErrorCode::Cancelled, {}, {}};
        if (auto done = collector.add(index, collector.search().search(index)); !done)
            return done;
    }
    return Done{};
}

} // namespace

bool AllHits::isMarked(ByteRange range) const {
    if (marks.empty() || range.empty() || range.begin >= size)
        return false;
    const std::size_t last = markOf(std::min(range.end, size) - 1, size);
    for (std::size_t i = markOf(range.begin, size); i <= last; ++i)
        if (marks[i])
            return true;
    return false;
}

Result<AllHits> findAll(const SearchText& text, const SearchPattern& pattern,
                        const AllHitsOptions& options, const SearchControl& control) {
    return findAllIn({0, text.source->size()}, text, pattern, options, control);
}

Result<AllHits> findAllIn(ByteRange part, const SearchText& text, const SearchPattern& pattern,
                          const AllHitsOptions& options, const SearchControl& control) {
    Collector collector(part, text, pattern, options, control);
    const std::uint64_t count = collector.blockCount();
    const unsigned threads = isSequential(text, pattern) ? 1 : threadCount(options, count);
    if (threads < 2) {
        if (auto done = searchOnThisThread(collector, control.stop); !done)
            return done.error();
        return collector.take();
    }
    OrderedBlocks<Result<Block>> blocks(count, threads, [&] {
        return [search =
                    BlockSearch(part, text, pattern, options, control.stop, collector.areListed())](
                   std::uint64_t index) mutable { return search.search(index); };
    });
    for (std::uint64_t index = 0; index < count; ++index) {
        auto block = blocks.take(control.stop);
        if (!block)
            return Error{ErrorCode::Cancelled, {}, {}};
        if (auto done = collector.add(index, *std::move(block)); !done)
            return done.error();
    }
    return collector.take();
}

Result<std::uint64_t> hitsBefore(const SearchText& text, const SearchPattern& pattern,
                                 const AllHits& hits, std::uint64_t offset,
                                 const SearchControl& control) {
    const auto after = std::ranges::upper_bound(hits.places, offset, {}, &AllHits::Place::begin);
    if (after == hits.places.begin())
        return std::uint64_t{0};
    const auto finder = makeHitFinder(pattern, text, control.stop);
    const auto& place = *std::prev(after);
    std::uint64_t count = place.hitsBefore;
    const auto counted = forEachHit(*finder, {place.begin, offset}, [&](ByteRange) { ++count; });
    if (!counted)
        return counted.error();
    return count;
}

} // namespace moji::search
