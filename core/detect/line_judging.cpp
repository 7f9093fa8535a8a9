#include "detect/line_judging.h"

#include "detect/line_decider.h"

#include <algorithm>

namespace moji {

namespace {

constexpr std::size_t kBatch = 1024; // lines
/// Batches after which it is asked again how many threads may help.
constexpr std::size_t kRound = 64;
constexpr std::uint64_t kWorthThreads = 256 * 1024; // bytes of the source
constexpr std::size_t kNear = 64; // lines that may be in the unexpected encoding of one of them

/// A part of another source, in memory.
class BlockSource final : public ByteSource {
public:
    BlockSource(const ByteSource& source, std::uint64_t offset, Bytes block)
        : m_source(source)
        , m_range{offset, offset + block.size()}
        , m_block(std::move(block)) {}
    [[nodiscard]] std::uint64_t size() const override { return m_source.size(); }
    [[nodiscard]] Result<std::size_t> read(std::uint64_t offset,
                                           std::span<Byte> out) const override {
        const auto view = viewOf({offset, offset + out.size()});
        if (!view)
            return m_source.read(offset, out);
        std::ranges::copy(*view, out.begin());
        return out.size();
    }
    [[nodiscard]] std::optional<ByteView> viewOf(ByteRange range) const override {
        if (range.begin < m_range.begin || range.end > m_range.end)
            return m_source.viewOf(range);
        return ByteView(m_block).subspan(range.begin - m_range.begin, range.length());
    }

private:
    const ByteSource& m_source;
    ByteRange m_range;
    Bytes m_block;
};

/// The source of some lines that follow each other, read at once unless they are very long.
Result<BlockSource> blockOf(const ByteSource& source, std::span<const LineEvidence> lines) {
    constexpr std::uint64_t kLargest = 4 * 1024 * 1024; // bytes
    ByteRange range;
    if (!lines.empty())
        range = {lines.front().offset, lines.back().offset + lines.back().length};
    if (range.length() > kLargest || source.viewOf(range))
        range = {};
    auto bytes = readRange(source, range);
    if (!bytes)
        return bytes.error();
    return BlockSource(source, range.begin, *std::move(bytes));
}

/// Only where a line is.
LineEvidence notJudged(const LineEvidence& line) {
    LineEvidence place;
    place.line = line.line;
    place.offset = line.offset;
    place.length = line.length;
    place.ascii = line.ascii;
    return place;
}

/// Candidates that are the best reading of a line beyond doubt but were not among the likely ones.
struct Unexpected {
    std::vector<std::uint16_t> candidates;
    std::vector<std::uint16_t> likely; // of them: so many lines are in it that others may be
    std::vector<bool> isNear;          // by line: it may be in one of them, too
};

Unexpected unexpected(std::span<const LineEvidence> lines, std::span<const std::uint16_t> likely) {
    Unexpected found;
    std::vector<std::size_t> counts; // of lines, for each candidate
    found.isNear.resize(lines.size());
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const LineReading* best = certainReading(lines[i]);
        if (!best || std::ranges::find(likely, best->candidate) != likely.end())
            continue;
        const auto known = std::ranges::find(found.candidates, best->candidate);
        const auto place = static_cast<std::size_t>(known - found.candidates.begin());
        if (known == found.candidates.end()) {
            found.candidates.push_back(best->candidate);
            counts.push_back(0);
        }
        ++counts[place];
        const std::size_t end = std::min(lines.size(), i + kNear + 1);
        for (std::size_t near = i - std::min(i, kNear); near < end; ++near)
            found.isNear[near] = true;
    }
    for (std::size_t i = 0; i < counts.size(); ++i)
        if (counts[i] > lines.size() / kLinesForLikely)
            found.likely.push_back(found.candidates[i]);
    if (!found.likely.empty())
        found.isNear.assign(lines.size(), true);
    return found;
}

/// Judges those lines again, with further candidates.
Result<Done> judgeAgain(const ByteSource& source, const LineJudge& judge, const Unexpected& found,
                        const LikelyCandidates& likely, std::vector<LineEvidence>& judged) {
    LikelyCandidates more = likely;
    more.insert(more.end(), found.candidates.begin(), found.candidates.end());
    std::vector<std::size_t> places;
    std::vector<LineEvidence> again;
    for (std::size_t i = 0; i < judged.size(); ++i) {
        if (!found.isNear[i])
            continue;
        places.push_back(i);
        again.push_back(notJudged(judged[i]));
    }
    auto answers = judgeAll(source, judge, std::move(again), more, CandidateTrial::Likely);
    if (!answers)
        return answers.error();
    for (std::size_t i = 0; i < places.size(); ++i)
        judged[places[i]] = std::move((*answers)[i]);
    return Done{};
}

} // namespace

Result<std::vector<LineEvidence>> judgeAll(const ByteSource& source, const LineJudge& judge,
                                           std::vector<LineEvidence> lines,
                                           const LikelyCandidates& likely, CandidateTrial trial) {
    constexpr std::size_t kTogether = 32; // lines
    std::vector<std::optional<Error>> errors((lines.size() + kTogether - 1) / kTogether);
    parallelForParts(lines.size(), kTogether, [&](std::size_t begin, std::size_t end) {
        auto& error = errors[begin / kTogether];
        for (std::size_t i = begin; i < end && !error; ++i) {
            auto judged = judge.judge(source, std::move(lines[i]), likely, trial);
            if (judged)
                lines[i] = *std::move(judged);
            else
                error = judged.error();
        }
    });
    for (const auto& error : errors) {
        if (error)
            return *error;
    }
    return lines;
}

JudgedLines::JudgedLines(const ByteSource& source, const LineJudge& judge, LikelyCandidates likely,
                         std::uint64_t offset, std::uint64_t most)
    : m_source(source)
    , m_judge(judge)
    , m_splitter(source, offset)
    , m_left(most)
    , m_likely(std::make_shared<const LikelyCandidates>(std::move(likely))) {}

Result<std::vector<LineEvidence>> JudgedLines::next() {
    for (;;) {
        if (!m_round) {
            if (m_atEnd)
                return Lines();
            beginRound();
        }
        auto batch = m_round->take();
        if (!batch) {
            m_round.reset();
            m_helpers.reset();
            continue;
        }
        return settle(*std::move(batch));
    }
}

/// Judges a batch again if others have become likely since; and what a whole part of the text is in
/// is likely from then on.
Result<std::vector<LineEvidence>> JudgedLines::settle(Batch batch) {
    if (batch.judged && batch.likely != m_likely) {
        Lines lines = std::move(batch.judged->lines);
        for (LineEvidence& line : lines)
            line = notJudged(line);
        batch.judged = judgeBatch(m_source, m_judge, std::move(lines), *m_likely);
    }
    if (!batch.judged)
        return batch.judged.error();
    const LikelyCandidates& found = batch.judged->found;
    if (!found.empty()) {
        auto more = std::make_shared<LikelyCandidates>(*m_likely);
        more->insert(more->end(), found.begin(), found.end());
        const std::lock_guard lock(m_mutex);
        m_likely = std::move(more);
    }
    return std::move(batch.judged->lines);
}

void JudgedLines::beginRound() {
    const std::size_t most =
        m_source.size() < kWorthThreads ? 0 : std::thread::hardware_concurrency();
    m_helpers.emplace(most);
    m_leftInRound = kRound;
    // One more than there are helpers: the caller often waits. None at all: take() judges.
    const std::size_t threads = m_helpers->count() > 0 ? m_helpers->count() + 1 : 0;
    m_round.emplace(
        static_cast<unsigned>(threads), [this] { return split(); },
        [this, isAlone = threads == 0] {
            return [this, isAlone](Result<Lines> lines) {
                std::optional<SerialScope> serial;
                if (!isAlone)
                    serial.emplace(); // the others have batches of their own
                return judge(std::move(lines));
            };
        });
}

/// The lines of the next batch; nothing at the end of the round.
std::optional<Result<std::vector<LineEvidence>>> JudgedLines::split() {
    if (m_atEnd || m_leftInRound == 0)
        return {};
    --m_leftInRound;
    Lines lines;
    const auto most = static_cast<std::size_t>(std::min<std::uint64_t>(kBatch, m_left));
    while (lines.size() < most) {
        const auto line = m_splitter.next();
        if (!line) {
            m_atEnd = true;
            return line.error();
        }
        if (!*line)
            break;
        lines.push_back(**line);
    }
    m_left -= lines.size();
    m_atEnd = lines.size() < kBatch;
    return lines.empty() ? std::nullopt : std::optional<Result<Lines>>(std::move(lines));
}

JudgedLines::Batch JudgedLines::judge(Result<Lines> lines) {
    auto likely = this->likely();
    if (!lines)
        return {lines.error(), std::move(likely)};
    auto judged = judgeBatch(m_source, m_judge, *std::move(lines), *likely);
    return {std::move(judged), std::move(likely)};
}

std::shared_ptr<const LikelyCandidates> JudgedLines::likely() {
    const std::lock_guard lock(m_mutex);
    return m_likely;
}

Result<JudgedLines::Judged> JudgedLines::judgeBatch(const ByteSource& source,
                                                    const LineJudge& judge, Lines lines,
                                                    const LikelyCandidates& likely) {
    const auto block = blockOf(source, lines);
    if (!block)
        return block.error();
    auto judged = judgeAll(*block, judge, std::move(lines), likely, CandidateTrial::Likely);
    if (!judged)
        return judged.error();
    Unexpected found = unexpected(*judged, likely);
    if (!found.candidates.empty())
        if (auto done = judgeAgain(*block, judge, found, likely, *judged); !done)
            return done.error();
    return Judged{*std::move(judged), std::move(found.likely)};
}

} // namespace moji
