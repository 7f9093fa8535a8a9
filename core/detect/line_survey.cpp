#include "detect/line_survey.h"

#include "detect/encoding_habits.h"
#include "detect/line_judging.h"
#include "detect/line_splitter.h"

#include <algorithm>
#include <iterator>

namespace moji {

namespace {

constexpr std::uint64_t kSpacing = 8 * 1024; // bytes between two places that are looked at
constexpr std::uint64_t kMostPlaces = 50;
constexpr std::size_t kSampleLines = 400;               // in all places together
constexpr std::uint64_t kMostBytesAtPlace = 256 * 1024; // without a line worth a look
// Bits worse than the best reading of a line: likely elsewhere. Of a line whose readings were
// brought nearer to each other half of that is made up for: else each line tries twice as many
// encodings.
constexpr double kClose = 6;

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

/// Whether none of the identical readings is likelier, nor an earlier one as likely.
bool isBestOfItsGroup(const LineEvidence& line, const LineReading& reading) {
    return std::ranges::none_of(line.readings, [&](const LineReading& other) {
        return other.group == reading.group &&
               (other.bits < reading.bits || (other.bits == reading.bits && &other < &reading));
    });
}

/// UTF-8 first, then what is the best reading of a line beyond doubt, or of one line in a hundred
/// at least or nearly so, the commonest first.
LikelyCandidates likelyCandidates(std::span<const LineEvidence> lines,
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
            if (reading.bits > best->bits + float(close) * (1 + line.share) / 2)
                continue;
            ++all[reading.candidate];
            counts[reading.candidate] += isBestOfItsGroup(line, reading) ? 1 : 0;
        }
    }
    LikelyCandidates likely;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        const bool isOften = isCertain[i] || all[i] > lines.size() / kLinesForLikely;
        if (counts[i] > 0 && isOften && candidates[i]->name() != "UTF-8")
            likely.push_back(static_cast<std::uint16_t>(i));
    }
    std::ranges::stable_sort(likely, std::greater(), [&](std::uint16_t i) { return counts[i]; });
    const auto utf8 = std::ranges::find(candidates, "UTF-8", &Codec::name);
    if (utf8 != candidates.end())
        likely.insert(likely.begin(), static_cast<std::uint16_t>(utf8 - candidates.begin()));
    return likely;
}

/// The candidates that are the best reading of any line, the commonest first; without rare ones,
/// which are tried where no other is good.
LikelyCandidates bestCandidates(std::span<const LineEvidence> lines,
                                const LineCandidates& candidates) {
    std::vector<std::size_t> counts(candidates.size());
    for (const LineEvidence& line : lines) {
        const auto best = std::ranges::min_element(line.readings, {}, &LineReading::bits);
        if (best != line.readings.end())
            ++counts[best->candidate];
    }
    LikelyCandidates found;
    for (std::size_t i = 0; i < counts.size(); ++i)
        if (counts[i] > 0 && !isRareEncoding(candidates[i]->name()))
            found.push_back(static_cast<std::uint16_t>(i));
    std::ranges::stable_sort(found, std::greater(), [&](std::uint16_t i) { return counts[i]; });
    return found;
}

/// Judges each line by all candidates: a few lines tell which to begin with.
Result<std::vector<LineEvidence>> judgeSample(const ByteSource& source, const LineJudge& judge,
                                              std::vector<LineEvidence> lines) {
    constexpr std::size_t kEach = 8; // one line in so many
    std::vector<LineEvidence> few;
    for (std::size_t i = 0; i < lines.size(); i += kEach)
        few.push_back(lines[i]);
    auto first = judgeAll(source, judge, std::move(few), {}, CandidateTrial::All);
    if (!first)
        return first;
    const LikelyCandidates best = bestCandidates(*first, judge.candidates());
    std::vector<LineEvidence> others;
    for (std::size_t i = 0; i < lines.size(); ++i)
        if (i % kEach != 0)
            others.push_back(std::move(lines[i]));
    auto second = judgeAll(source, judge, std::move(others), best, CandidateTrial::All);
    if (!second)
        return second;
    auto fromFirst = std::make_move_iterator(first->begin());
    auto fromSecond = std::make_move_iterator(second->begin());
    for (std::size_t i = 0; i < lines.size(); ++i)
        lines[i] = i % kEach == 0 ? *fromFirst++ : *fromSecond++;
    return lines;
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

Result<LineSurvey> surveyLines(const ByteSource& source, const LineJudge& judge,
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
    const auto judged = judgeSample(source, judge, std::move(lines));
    if (!judged)
        return judged.error();
    return LineSurvey{likelyCandidates(*judged, judge.candidates()),
                      learnLinePrior(*judged, judge.candidates().size())};
}

} // namespace moji
