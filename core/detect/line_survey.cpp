#include "detect/line_survey.h"

#include "detect/encoding_habits.h"
#include "support/parallel_for.h"

#include <algorithm>

namespace moji {

namespace {

constexpr std::uint64_t kSpacing = 8 * 1024; // bytes between two places that are looked at
constexpr std::uint64_t kMostPlaces = 50;
constexpr std::size_t kSampleLines = 400;               // in all places together
constexpr std::uint64_t kMostBytesAtPlace = 256 * 1024; // without a line worth a look
constexpr std::size_t kRare =
    100;                          // an encoding of fewer lines than one in so many is no likely one
constexpr std::size_t kNear = 64; // lines that may be in the unexpected encoding of one of them
constexpr double kClose = 6;      // bits worse than the best reading of a line: likely elsewhere

/// Lines with something to tell, from `offset` on: the first begins after a line feed.
Result<std::vector<LineEvidence>> tellingLines(const ByteSource& source, std::uint64_t offset,
                                               std::size_t count) {
    LineSplitter splitter(source, offset);
    std::vector<LineEvidence> lines;
    bool isCut = offset > 0;
    while (lines.size() < count) {
        const auto line = splitter.next();
        if (!line)
            return line.error();
        if (!*line || (*line)->offset > offset + kMostBytesAtPlace)
            break;
        if (!isCut && !(*line)->ascii)
            lines.push_back(**line);
        isCut = false;
    }
    return lines;
}

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

Result<std::vector<LineEvidence>> judgeAll(const ByteSource& source, const LineJudge& judge,
                                           std::vector<LineEvidence> lines) {
    constexpr std::size_t kTogether = 32; // lines
    std::vector<std::optional<Error>> errors((lines.size() + kTogether - 1) / kTogether);
    parallelFor(errors.size(), [&](std::size_t chunk) {
        const std::size_t end = std::min(lines.size(), (chunk + 1) * kTogether);
        for (std::size_t i = chunk * kTogether; i < end && !errors[chunk]; ++i) {
            auto judged = judge.judge(source, std::move(lines[i]));
            if (judged)
                lines[i] = *std::move(judged);
            else
                errors[chunk] = judged.error();
        }
    });
    for (const auto& error : errors) {
        if (error)
            return *error;
    }
    return lines;
}

/// Whether none of the identical readings is likelier, nor an earlier one as likely.
bool isBestOfItsGroup(const LineEvidence& line, const LineReading& reading) {
    return std::ranges::none_of(line.readings, [&](const LineReading& other) {
        return other.group == reading.group &&
               (other.bits < reading.bits || (other.bits == reading.bits && &other < &reading));
    });
}

/// UTF-8 first, then what is the best reading of a line beyond doubt, or of one line in a hundred
/// at least or nearly so, the commonest first.
std::vector<std::uint16_t> likelyCandidates(std::span<const LineEvidence> lines,
                                            const LineCandidates& candidates) {
    std::vector<std::size_t> counts(candidates.size());
    std::vector<bool> rare;
    for (const Codec* codec : candidates)
        rare.push_back(isRareEncoding(codec->name()));
    std::vector<bool> isCertain(candidates.size());
    std::vector<std::size_t> all(candidates.size()); // identical readings, too
    for (const LineEvidence& line : lines) {
        if (const LineReading* certain = certainReading(line))
            isCertain[certain->candidate] = true;
        const auto best = std::ranges::min_element(line.readings, {}, &LineReading::bits);
        for (const LineReading& reading : line.readings) {
            const double close = rare[reading.candidate] ? 0 : kClose;
            if (reading.bits > best->bits + float(close))
                continue;
            ++all[reading.candidate];
            counts[reading.candidate] += isBestOfItsGroup(line, reading) ? 1 : 0;
        }
    }
    std::vector<std::uint16_t> likely;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        const bool isOften = isCertain[i] || all[i] > lines.size() / kRare;
        if (counts[i] > 0 && isOften && candidates[i]->name() != "UTF-8")
            likely.push_back(static_cast<std::uint16_t>(i));
    }
    std::ranges::stable_sort(likely, std::greater(), [&](std::uint16_t i) { return counts[i]; });
    const auto utf8 = std::ranges::find(candidates, "UTF-8", &Codec::name);
    if (utf8 != candidates.end())
        likely.insert(likely.begin(), static_cast<std::uint16_t>(utf8 - candidates.begin()));
    return likely;
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
        if (counts[i] > lines.size() / kRare)
            found.likely.push_back(found.candidates[i]);
    if (!found.likely.empty())
        found.isNear.assign(lines.size(), true);
    return found;
}

/// Judges those lines again, with further candidates.
Result<Done> judgeAgain(const ByteSource& source, LineJudge& judge, const Unexpected& found,
                        std::span<const LineEvidence> lines, std::vector<LineEvidence>& judged) {
    const std::vector<std::uint16_t> likely = judge.likely();
    std::vector<std::uint16_t> more = likely;
    more.insert(more.end(), found.candidates.begin(), found.candidates.end());
    judge.setLikely(std::move(more));
    std::vector<std::size_t> places;
    std::vector<LineEvidence> again;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (!found.isNear[i])
            continue;
        places.push_back(i);
        again.push_back(lines[i]);
    }
    auto answers = judgeAll(source, judge, std::move(again));
    judge.setLikely(likely);
    if (!answers)
        return answers.error();
    for (std::size_t i = 0; i < places.size(); ++i)
        judged[places[i]] = std::move((*answers)[i]);
    return Done{};
}

} // namespace

LineCandidates usualLineCandidates(const CodecRegistry& registry) {
    LineCandidates candidates;
    for (const std::string_view name : detectableEncodings()) {
        const bool isWide = name.starts_with("UTF-16") || name.starts_with("UTF-32");
        const bool isWholeText =
            name == "UTF-7" || name == "ISO-2022-KR" || name == "ISO-2022-CN"; // announced once
        const Codec* codec = isWide || isWholeText ? nullptr : registry.find(name);
        const bool isOfMainframes = codec && isRareEncoding(name) && !codec->info().asciiCompatible;
        if (codec && !isOfMainframes)
            candidates.push_back(codec);
    }
    return candidates;
}

Result<LinePrior> surveyLines(const ByteSource& source, LineJudge& judge,
                              const std::stop_token& stop) {
    const std::uint64_t places =
        std::clamp<std::uint64_t>(source.size() / kSpacing, 1, kMostPlaces);
    std::vector<LineEvidence> lines;
    for (std::uint64_t i = 0; i < places; ++i) {
        if (stop.stop_requested())
            return Error{ErrorCode::Cancelled, {}, {}};
        auto found =
            tellingLines(source, source.size() / places * i, kSampleLines / std::size_t(places));
        if (!found)
            return found.error();
        lines.insert(lines.end(), found->begin(), found->end());
    }
    auto judged = judgeAll(source, judge, std::move(lines));
    if (!judged)
        return judged.error();
    judge.setLikely(likelyCandidates(*judged, judge.candidates()));
    return learnLinePrior(*judged, judge.candidates().size());
}

Result<std::vector<LineEvidence>> judgeLines(const ByteSource& source, LineJudge& judge,
                                             LineSplitter& splitter, std::size_t count) {
    std::vector<LineEvidence> lines;
    while (lines.size() < count) {
        const auto line = splitter.next();
        if (!line)
            return line.error();
        if (!*line)
            break;
        lines.push_back(**line);
    }
    const auto block = blockOf(source, lines);
    if (!block)
        return block.error();
    auto judged = judgeAll(*block, judge, lines);
    if (!judged)
        return judged.error();
    const Unexpected found = unexpected(*judged, judge.likely());
    if (found.candidates.empty())
        return judged;
    if (auto done = judgeAgain(*block, judge, found, lines, *judged); !done)
        return done.error();
    // What a whole part of the text is in may be likely from then on.
    std::vector<std::uint16_t> likely = judge.likely();
    likely.insert(likely.end(), found.likely.begin(), found.likely.end());
    judge.setLikely(std::move(likely));
    return judged;
}

} // namespace moji
