#pragma once
// What a reader finds in each block of an indexed text, kept from one version of the text to the
// next: blocks that the scan has kept are not read again. A block is recognised by its identity, so
// nobody has to tell which edits, undo steps or files were in between.
//
// A Reader has
//   Finding                     what is kept of a block
//   stays(entry, before)        whether a finding still holds after the entries before
//   read(text, placed, before)  Result<Finding> of one block
//   forget(text, entry)         Result<bool>: the block is gone; `text` is the version that had it.
//                               False: nothing can be kept
//   clear()                     all are gone
// where `before` are the entries of all blocks before, in order.

#include "scan/block_walk.h"
#include "support/progress.h"

#include <span>
#include <unordered_map>
#include <utility>

namespace moji {

/// A block of a text with its place there.
struct PlacedBlock {
    std::shared_ptr<const BlockSummary> block;
    ByteRange range;
};

template <class Finding>
struct BlockEntry : PlacedBlock {
    Finding finding;
};
template <class Finding>
using BlockEntries = std::vector<BlockEntry<Finding>>;

template <class Reader>
class BlockFindings {
public:
    using Entry = BlockEntry<typename Reader::Finding>;
    using Entries = BlockEntries<typename Reader::Finding>;

    explicit BlockFindings(Reader reader)
        : m_reader(std::move(reader)) {}

    /// Brings the findings to the blocks of `text` before its first gap, and calls `use` with each
    /// entry in order, as soon as it is known, until it answers false. Errors: those of the source,
    /// and Cancelled; what was read until then is kept.
    template <class Use>
    [[nodiscard]] Result<Done> update(const IndexedText& text, const std::stop_token& stop,
                                      const ProgressCallback& progress, Use use) {
        try {
            if (auto forgotten = forgetGone(text, stop); !forgotten)
                return forgotten;
            m_text = text;
            Entries kept = std::exchange(m_entries, {});
            m_entries.reserve(text.index->parts().size());
            auto next = kept.begin();
            auto done = readBlocks(stop, progress, use, next, kept.end());
            m_entries.insert(m_entries.end(), std::move_iterator(next),
                             std::move_iterator(kept.end()));
            return done;
        } catch (...) { // no memory: a block may be half read
            clear();
            throw;
        }
    }
    [[nodiscard]] const Reader& reader() const { return m_reader; }

private:
    using Place = typename Entries::iterator;

    /// After it, all entries are of blocks of `text`, with their places there.
    [[nodiscard]] Result<Done> forgetGone(const IndexedText& text, const std::stop_token& stop) {
        std::unordered_map<const BlockSummary*, std::uint64_t> places;
        std::uint64_t begin = 0;
        for (const TextIndex::Part& part : text.index->parts()) {
            if (part.block)
                places.emplace(part.block.get(), begin);
            begin += part.length;
        }
        const auto isGone = [&](const Entry& entry) { return !places.contains(entry.block.get()); };
        const auto gone = std::ranges::count_if(m_entries, isGone);
        // To read most of the blocks again takes less than to forget them one by one.
        if (text.codec != m_text.codec || 2 * gone > static_cast<std::ptrdiff_t>(m_entries.size()))
            clear();
        for (std::size_t i = m_entries.size(); i-- > 0;) {
            if (stop.stop_requested())
                return Error{ErrorCode::Cancelled, {}, {}};
            if (!isGone(m_entries[i]))
                continue;
            const auto forgotten = m_reader.forget(m_text, m_entries[i]);
            if (!forgotten || !*forgotten) {
                clear();
                break;
            }
            m_entries.erase(m_entries.begin() + static_cast<std::ptrdiff_t>(i));
        }
        for (Entry& entry : m_entries) {
            const std::uint64_t place = places.at(entry.block.get());
            entry.range = {place, place + entry.range.length()};
        }
        return Done{};
    }

    /// `next` are the kept entries not yet looked at.
    template <class Use>
    [[nodiscard]] Result<Done> readBlocks(const std::stop_token& stop,
                                          const ProgressCallback& progress, const Use& use,
                                          Place& next, Place end) {
        const TextIndex& index = *m_text.index;
        for (std::size_t i = 0; i < index.blockCount(); ++i) {
            const PlacedBlock placed{index.parts()[i].block, index.blockRange(i)};
            const bool isKept = next != end && next->block == placed.block;
            if (isKept && m_reader.stays(*next, m_entries)) {
                m_entries.push_back(std::move(*next++));
            } else {
                if (stop.stop_requested())
                    return Error{ErrorCode::Cancelled, {}, {}};
                next += isKept ? 1 : 0;
                auto finding = m_reader.read(m_text, placed, m_entries);
                if (!finding)
                    return finding.error();
                m_entries.push_back({placed, *std::move(finding)});
            }
            if (!use(m_entries.back()))
                break;
            if (progress)
                progress(placed.range.end, index.size());
        }
        return Done{};
    }

    void clear() {
        m_reader.clear();
        m_entries.clear();
    }

    Reader m_reader;
    IndexedText m_text;
    Entries m_entries; // in the order of the text
};

} // namespace moji
