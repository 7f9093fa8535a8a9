#pragma once
// Finds the runs of text of a document, on the job's thread, and hands them over while the search
// goes on. It keeps what it found in each block of the scan, so that after an edit only the bytes
// near it are searched again.

#include "scan/block_findings.h"
#include "search/run_finder.h"

#include <QString>

#include <mutex>
#include <vector>

namespace moji::app {

/// A run as the table keeps it.
struct FoundRun {
    static constexpr std::size_t kMostCharacters = 500;

    ByteRange range;
    const Codec* codec = nullptr;
    QString text;          // its first kMostCharacters
    bool isLonger = false; // the run has more characters than that
    bool operator==(const FoundRun&) const = default;
};

/// The runs found so far, from the thread that finds them to the one that shows them.
class RunFeed {
public:
    void put(std::vector<FoundRun> runs);
    /// The runs added since the last call.
    [[nodiscard]] std::vector<FoundRun> take();

private:
    std::mutex m_mutex;
    std::vector<FoundRun> m_runs;
};

enum class SearchEnd {
    Complete, // all of what is indexed
    Limited,  // `most` runs were found, and there are more
    Unlikely, // all of what is indexed: no runs but those that do not read as text
};

class RunSearch {
public:
    RunSearch(TextRunOptions options, std::size_t most)
        : m_most(most)
        , m_blocks(Reader{std::move(options)}) {}

    /// Puts the runs of what is indexed into `feed`, in the order of their offsets: the first
    /// `most` of the text, but for those of blocks that end at `from` or before. Errors: those of
    /// the source, and Cancelled; the next call resumes.
    [[nodiscard]] Result<SearchEnd> find(const IndexedText& text, std::uint64_t from, RunFeed& feed,
                                         const std::stop_token& stop,
                                         const ProgressCallback& progress);

private:
    /// What was found in a block. It holds where the finder remembers the same before the block,
    /// and the bytes that it remembers the places of are the same.
    struct Reader {
        struct Finding {
            std::shared_ptr<const RunFinder::State> before;           // nothing: the beginning
            std::vector<std::shared_ptr<const BlockSummary>> reached; // by the open runs, backwards
            std::shared_ptr<const RunFinder::State> after;
            // Where the block's beginning is even, and odd; mostly the same ones. Offsets are
            // counted from there, and wrap around before it.
            std::array<std::shared_ptr<const std::vector<FoundRun>>, 2> runs;
            bool hasUnlikely = false; // long enough, but it does not read as text
        };
        using Entry = BlockEntry<Finding>;
        using Entries = BlockEntries<Finding>;

        [[nodiscard]] static bool stays(const Entry& entry, const Entries& before);
        [[nodiscard]] Result<Finding> read(const IndexedText& text, const PlacedBlock& block,
                                           const Entries& before) const;
        [[nodiscard]] static Result<bool> forget(const IndexedText&, const Entry&) { return true; }
        static void clear() {}

        TextRunOptions options;
    };

    std::size_t m_most;
    BlockFindings<Reader> m_blocks;
};

} // namespace moji::app
