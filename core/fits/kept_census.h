#pragma once
// The characters of a text under edit, how often each occurs: after an edit only the blocks that it
// touched are read, once as they were and once as they are. Constant memory for any size.

#include "fits/character_counts.h"
#include "scan/block_findings.h"

#include <optional>

namespace moji::fits {

class KeptCensus {
public:
    KeptCensus()
        : m_blocks(Counter()) {}

    /// Counts what is known of `text`: all of it, where its index is complete. Keeps `text`, to
    /// take back what the next version does not have. Errors: those of the source, and Cancelled;
    /// the next call resumes.
    [[nodiscard]] Result<Done> update(const IndexedText& text, const std::stop_token& stop,
                                      const ProgressCallback& progress);

    /// After an update() that succeeded. Without a byte-order mark at the start that the encoding
    /// owns.
    [[nodiscard]] CharacterCounts counts() const;

private:
    /// Adds up the characters of blocks, marks too, and keeps nothing else of them.
    struct Counter {
        struct Finding {};
        using Entry = BlockEntry<Finding>;
        using Entries = BlockEntries<Finding>;

        [[nodiscard]] static bool stays(const Entry&, const Entries&) { return true; }
        [[nodiscard]] Result<Finding> read(const IndexedText& text, const PlacedBlock& block,
                                           const Entries& before);
        [[nodiscard]] Result<bool> forget(const IndexedText& text, const Entry& entry);
        void clear() { counts = CharacterCounts(); }

        CharacterCounts counts;
    };

    BlockFindings<Counter> m_blocks;
    bool m_hasOwnMark = false;
};

/// Whether a text begins with a byte-order mark that its encoding owns: it is no character of it.
[[nodiscard]] Result<bool> hasOwnMark(const IndexedText& text);

/// The first character of a text; nothing if it has none. Reads one block, where its index is
/// complete.
[[nodiscard]] Result<std::optional<char32_t>> firstCharacter(const IndexedText& text);

} // namespace moji::fits
