#include "lenses/strings/run_search.h"

#include "text/qt_text.h"

#include <utility>

namespace moji::app {

namespace {

FoundRun foundRun(const TextRun& run) {
    const std::u32string_view text = run.text;
    return {run.range, run.codec, toQString(text.substr(0, FoundRun::kMostCharacters)),
            text.size() > FoundRun::kMostCharacters};
}

} // namespace

void RunFeed::put(FoundRun run) {
    const std::scoped_lock lock(m_mutex);
    m_runs.push_back(std::move(run));
}

std::vector<FoundRun> RunFeed::take() {
    const std::scoped_lock lock(m_mutex);
    return std::exchange(m_runs, {});
}

Result<SearchEnd> findRuns(const ByteSource& source, const TextRunOptions& options,
                           std::size_t most, RunFeed& feed, const std::stop_token& stop,
                           const ProgressCallback& progress) {
    SourceReader reader(source);
    std::size_t count = 0;
    const auto done = findTextRuns(
        reader, options,
        [&](const TextRun& run) {
            if (++count > most)
                return false;
            feed.put(foundRun(run));
            return true;
        },
        stop, [&](std::uint64_t offset) { progress(offset, source.size()); });
    if (!done)
        return done.error();
    return count > most ? SearchEnd::Limited : SearchEnd::Complete;
}

} // namespace moji::app
