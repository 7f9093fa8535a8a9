#pragma once
// Finds the runs of text of a document, on the job's thread, and hands them over while the search
// goes on.

#include "bytes/byte_source.h"
#include "search/text_runs.h"

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
};

/// The runs found so far, from the thread that finds them to the one that shows them.
class RunFeed {
public:
    void put(FoundRun run);
    /// The runs added since the last call.
    [[nodiscard]] std::vector<FoundRun> take();

private:
    std::mutex m_mutex;
    std::vector<FoundRun> m_runs;
};

enum class SearchEnd {
    Complete,
    Limited, // `most` runs were found, and there are more
};

/// Puts at most `most` runs into `feed`, in the order of their offsets. Errors: those of the
/// source, and Cancelled.
[[nodiscard]] Result<SearchEnd> findRuns(const ByteSource& source, const TextRunOptions& options,
                                         std::size_t most, RunFeed& feed,
                                         const std::stop_token& stop,
                                         const ProgressCallback& progress);

} // namespace moji::app
