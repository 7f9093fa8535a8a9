#include "lenses/strings/run_search.h"

#include "text/qt_text.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace moji::app {

namespace {

FoundRun foundRun(const TextRun& run, std::uint64_t base) {
    const std::u32string_view text = run.text;
    return {{run.range.begin - base, run.range.end - base},
            run.codec,
            toQString(text.substr(0, FoundRun::kMostCharacters)),
            text.size() > FoundRun::kMostCharacters};
}

} // namespace

void RunFeed::put(std::vector<FoundRun> runs) {
    const std::scoped_lock lock(m_mutex);
    std::ranges::move(runs, std::back_inserter(m_runs));
}

std::vector<FoundRun> RunFeed::take() {
    const std::scoped_lock lock(m_mutex);
    return std::exchange(m_runs, {});
}

bool RunSearch::Reader::stays(const Entry& entry, const Entries& before) {
    const Finding& finding = entry.finding;
    const auto state = before.empty() ? nullptr : before.back().finding.after;
    const bool isSame =
        state == finding.before || (state && finding.before && *state == *finding.before);
    if (!isSame || finding.reached.size() > before.size())
        return false;
    auto last = before.rbegin();
    for (const auto& block : finding.reached) {
        if ((last++)->block != block)
            return false;
    }
    return true;
}

Result<RunSearch::Reader::Finding> RunSearch::Reader::read(const IndexedText& text,
                                                           const PlacedBlock& block,
                                                           const Entries& before) const {
    RunFinder finder(options, RunFinder::Parity::Both);
    Finding finding;
    const std::uint64_t size = text.source->size();
    ByteRange window{block.range.begin, std::min(size, block.range.end + RunScanner::kLookAhead)};
    if (!before.empty()) {
        finding.before = before.back().finding.after;
        finder.resume(*finding.before, block.range.begin);
        window.begin -= finding.before->reach;
    }
    for (auto last = before.rbegin(); last != before.rend() && last->range.end > window.begin;
         ++last)
        finding.reached.push_back(last->block);
    const auto bytes = readRange(*text.source, window);
    if (!bytes)
        return bytes.error();
    if (bytes->size() < window.length())
        return Error{ErrorCode::ReadFailed, {}, "has become shorter"};
    // All runs are kept: how many are wanted does not depend on this block alone.
    std::array<std::vector<FoundRun>, 2> runs;
    const auto keeper = [&](std::vector<FoundRun>& list) {
        return [&](const TextRun& run) {
            list.push_back(foundRun(run, block.range.begin));
            return true;
        };
    };
    const std::size_t parity = block.range.begin % 2;
    (void)finder.take(*bytes, window.begin,
                      static_cast<std::size_t>(block.range.end - window.begin),
                      window.end == size ? Tail::AtEnd : Tail::MoreFollows, keeper(runs[parity]),
                      keeper(runs[1 - parity]));
    using Runs = const std::vector<FoundRun>;
    const bool areSame = runs[0] == runs[1];
    finding.runs[0] = std::make_shared<Runs>(std::move(runs[0]));
    finding.runs[1] = areSame ? finding.runs[0] : std::make_shared<Runs>(std::move(runs[1]));
    finding.hasUnlikely = finder.hasUnlikely();
    finding.after = std::make_shared<const RunFinder::State>(finder.stateAt(block.range.end));
    return finding;
}

Result<SearchEnd> RunSearch::find(const IndexedText& text, std::uint64_t from, RunFeed& feed,
                                  const std::stop_token& stop, const ProgressCallback& progress) {
    std::size_t count = 0;
    bool hasUnlikely = false;
    const auto done = m_blocks.update(text, stop, progress, [&](const Reader::Entry& entry) {
        std::vector<FoundRun> runs = *entry.finding.runs[entry.range.begin % 2];
        const std::size_t wanted = std::min(runs.size(), m_most - count);
        count += runs.size();
        hasUnlikely = hasUnlikely || entry.finding.hasUnlikely;
        if (entry.range.end <= from)
            return true;
        runs.resize(wanted);
        for (FoundRun& run : runs)
            run.range = {run.range.begin + entry.range.begin, run.range.end + entry.range.begin};
        feed.put(std::move(runs));
        return count <= m_most;
    });
    if (!done)
        return done.error();
    if (count == 0 && hasUnlikely)
        return SearchEnd::Unlikely;
    return count > m_most ? SearchEnd::Limited : SearchEnd::Complete;
}

} // namespace moji::app
