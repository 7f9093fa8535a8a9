#include "lenses/lines/line_table.h"

#include "detect/line_report.h"

#include <algorithm>

namespace moji::app {

namespace {

constexpr std::size_t kNeighbours = 512;           // on either side of a pin, decided again with it
constexpr std::uint64_t kLongestTried = 64 * 1024; // bytes of a line tried under all candidates
constexpr std::uint64_t kShown = 256;              // bytes of a line shown as text
constexpr std::uint64_t kFar = 48; // from so many bytes on, a line is not shown from its beginning
constexpr std::uint64_t kBefore = 16; // but from so many before the first byte that tells

/// The line without its beginning up to `offset`, which is ASCII.
DetectedLine lineFrom(DetectedLine line, std::uint64_t offset) {
    line.length -= offset - line.offset;
    line.offset = offset;
    std::erase_if(line.segments,
                  [&](const DetectedSegment& segment) { return segment.range.end <= offset; });
    for (DetectedSegment& segment : line.segments)
        segment.range.begin = std::max(segment.range.begin, offset);
    return line;
}

/// Where the first byte is that encodings may read differently, if far into the line.
std::optional<std::uint64_t> farFirstOther(const ByteSource& source, const DetectedLine& line) {
    const auto looked =
        readRange(source, {line.offset, line.offset + std::min(line.length, kLongestTried)});
    if (!looked)
        return std::nullopt;
    const auto other = std::ranges::find_if(
        *looked, [](Byte byte) { return byte >= 0x80 || byte == 0x1B || byte == 0x0E; });
    const auto before = static_cast<std::uint64_t>(other - looked->begin());
    return other == looked->end() || *other < 0x80 || before < kFar
               ? std::nullopt
               : std::optional(line.offset + before);
}

/// What cannot be read any more is shown as nothing.
std::u32string tellingPartOf(const ByteSource& source, const DetectedLine& line) {
    const auto other = farFirstOther(source, line);
    auto text = lineText(source, other ? lineFrom(line, *other - kBefore) : line, kShown);
    if (!text)
        return {};
    return other ? U"…" + *text : *std::move(text);
}

/// Up to `most` lines of a window.
Result<std::vector<LineEvidence>> collectEvidence(const ByteSource& source, const LineJudge& judge,
                                                  LikelyCandidates likely, const LineWindow& window,
                                                  std::uint64_t most, const std::stop_token& stop,
                                                  const ProgressCallback& progress) {
    JudgedLines judged(source, judge, std::move(likely), window.offset, most);
    std::vector<LineEvidence> all;
    for (;;) {
        if (stop.stop_requested())
            return Error{ErrorCode::Cancelled, {}, {}};
        auto lines = judged.next();
        if (!lines)
            return lines.error();
        if (lines->empty())
            break;
        std::ranges::move(*lines, std::back_inserter(all));
        progress(all.back().offset + all.back().length, source.size());
    }
    for (LineEvidence& line : all)
        line.line += window.firstLine - 1;
    return all;
}

/// A pin under which its line does not decode, or that is at no line's beginning, is none.
void applyPins(const ByteSource& source, LineJudge& judge, const PinnedLines& pins,
               std::vector<LineEvidence>& lines) {
    for (LineEvidence& line : lines) {
        const auto pinned = pins.find(line.offset);
        if (pinned == pins.end())
            continue;
        const auto decodes = decodesLine(source, line, *pinned->second);
        if (decodes && *decodes)
            line.pin = judge.numberOf(*pinned->second);
    }
}

} // namespace

LineCandidates lineCandidates(const CodecRegistry& codecs, const Codec& document) {
    LineCandidates candidates = usualLineCandidates(codecs);
    if (std::ranges::find(candidates, &document) == candidates.end())
        candidates.push_back(&document);
    return candidates;
}

Result<LineTable> LineTable::judge(std::shared_ptr<const ByteSource> source,
                                   const CodecRegistry& codecs, const Codec& document,
                                   const PinnedLines& pins, const LinePlace& place,
                                   const std::stop_token& stop, const ProgressCallback& progress) {
    LineJudge judge(lineCandidates(codecs, document), codecs, {});
    LineTable table;
    for (const auto& [offset, codec] : pins)
        judge.numberOf(*codec);
    LineDetectOptions options;
    options.candidates = judge.candidates();
    for (const auto& [offset, codec] : pins)
        options.pins.emplace(options.pins.size(), codec); // which line does not matter
    LineGroups groups(*source, codecs, options);
    if (auto looked = groups.lookAtWhole(stop); !looked)
        return looked.error();
    if (const Codec* const whole = groups.surelyIn())
        judge.expect(*whole);
    auto survey = surveyLines(*source, judge, stop);
    if (!survey)
        return survey.error();
    judge.trust(survey->prior.isSeen);

    std::set<std::uint64_t> pinned;
    for (const auto& [offset, codec] : pins)
        pinned.insert(offset);
    // With neighbours on both sides, in whose light the first and the last line are decided.
    auto window =
        findLineWindow(*source, place, kMostKept + 2 * kNeighbours, pinned, stop, progress);
    if (!window)
        return window.error();
    auto evidence = collectEvidence(*source, judge, std::move(survey->likely), *window,
                                    kMostKept + 2 * kNeighbours, stop, progress);
    if (!evidence)
        return evidence.error();
    table.m_evidence = *std::move(evidence);
    table.m_window = *std::move(window);
    applyPins(*source, judge, pins, table.m_evidence);
    table.m_source = std::move(source);
    table.m_codecs = &codecs;
    table.m_plain.emplace(codecs);
    table.m_document = &document;
    table.m_judge = std::make_shared<const LineJudge>(std::move(judge));
    table.m_prior = std::move(survey->prior);
    table.m_decisions.resize(table.size());
    table.decide({0, table.size()}, {0, table.size()});
    if (auto checked = table.check(groups, {0, table.size()}, stop); !checked)
        return checked.error();
    table.dropNeighbours();
    return table;
}

/// Those before the first line that is kept and after the last one, where there are more lines.
void LineTable::dropNeighbours() {
    if (size() <= kMostKept)
        return;
    const std::uint64_t after = m_window.lines - (m_window.firstLine - 1) - size();
    const std::size_t drop = size() - kMostKept;
    const std::size_t front = m_window.firstLine == 1 ? 0 : after == 0 ? drop : drop / 2;
    const auto cut = [&](auto& list) {
        list.erase(list.begin(), list.begin() + static_cast<std::ptrdiff_t>(front));
        list.resize(kMostKept);
    };
    cut(m_evidence);
    cut(m_decisions);
    m_window.firstLine = m_evidence.front().line;
    m_window.offset = m_evidence.front().offset;
}

bool LineTable::reaches(std::uint64_t offset) const {
    if (!isCut() || m_evidence.empty())
        return true;
    const LineEvidence& last = m_evidence.back();
    return offset >= m_window.offset && offset <= last.offset + last.length;
}

std::map<std::uint64_t, const Codec*> LineTable::pinsByLine(const PinnedLines& pins) const {
    std::map<std::uint64_t, const Codec*> byLine;
    for (const auto& [offset, codec] : pins) {
        const auto row = rowAt(offset);
        const auto known = m_window.lineAt.find(offset);
        if (row && m_evidence[*row].offset == offset) { // pinned since then, or unfit
            if (m_evidence[*row].pin)
                byLine[m_evidence[*row].line] = codec;
        } else if (known != m_window.lineAt.end()) {
            byLine[known->second] = codec;
        }
    }
    return byLine;
}

/// Decides `rows` as if there were no others, and keeps what comes out for `keep`.
void LineTable::decide(Rows rows, Rows keep) {
    LineDecider decider(m_prior);
    std::vector<LineDecider::Decided> decided;
    std::size_t row = rows.first;
    const auto take = [&] {
        for (LineDecider::Decided& one : decided) {
            if (row >= keep.first && row < keep.last)
                m_decisions[row] = std::move(one.decision);
            ++row;
        }
        decided.clear();
    };
    for (std::size_t i = rows.first; i < rows.last; ++i) {
        decider.push(m_evidence[i], decided);
        take();
    }
    decider.finish(decided);
    take();
}

/// Lessens what was decided of lines to what all in an encoding say together.
Result<Done> LineTable::check(LineGroups& groups, Rows rows, const std::stop_token& stop) {
    std::vector<DetectedLine> lines;
    for (std::size_t row = rows.first; row < rows.last; ++row)
        lines.push_back(line(row));
    if (auto checked = groups.check(lines, stop); !checked)
        return checked.error();
    const LineCandidates& candidates = m_judge->candidates();
    const auto numberOf = [&](const Codec* codec) -> std::optional<std::uint16_t> {
        const auto found = std::ranges::find(candidates, codec);
        if (found == candidates.end())
            return std::nullopt;
        return static_cast<std::uint16_t>(found - candidates.begin());
    };
    for (std::size_t row = rows.first; row < rows.last; ++row) {
        const DetectedLine& checked = lines[row - rows.first];
        LineDecision& decision = m_decisions[row];
        const auto own = numberOf(checked.codec);
        if (!own || checked.ascii)
            continue;
        decision.candidate = own;
        decision.score = checked.score;
        decision.ambiguous = checked.ambiguous;
        decision.alternatives.clear();
        for (const DetectedAlternative& other : checked.alternatives)
            if (const auto number = numberOf(other.codec))
                decision.alternatives.push_back({*number, other.mixed, other.score});
    }
    return Done{};
}

LineDetectOptions LineTable::optionsWithPins() const {
    LineDetectOptions options;
    options.candidates = m_judge->candidates();
    for (const LineEvidence& line : m_evidence)
        if (line.pin)
            options.pins.emplace(line.line, m_judge->candidates()[*line.pin]);
    return options;
}

LineTable::Rows LineTable::pin(std::size_t row, const Codec* codec) {
    m_evidence[row].pin.reset();
    if (codec) {
        const auto found = std::ranges::find(m_judge->candidates(), codec);
        if (found != m_judge->candidates().end())
            m_evidence[row].pin = static_cast<std::uint16_t>(found - m_judge->candidates().begin());
    }
    const auto around = [&](std::size_t count) {
        return Rows{row - std::min(row, count), std::min(size(), row + count + 1)};
    };
    const Rows changed = around(kNeighbours);
    decide(around(2 * kNeighbours), changed);
    LineGroups groups(*m_source, *m_codecs, optionsWithPins());
    (void)check(groups, changed, {}); // what cannot be read any more stays as decided
    return changed;
}

DetectedLine LineTable::line(std::size_t row) const {
    return describeLine(m_evidence[row], m_decisions[row], m_judge->candidates(), *m_plain);
}

std::optional<std::size_t> LineTable::rowAt(std::uint64_t offset) const {
    const auto next = std::ranges::upper_bound(m_evidence, offset, {}, &LineEvidence::offset);
    if (next == m_evidence.begin())
        return std::nullopt;
    const auto found = next - 1;
    const bool isLast = next == m_evidence.end();
    if (isLast && offset > found->offset + found->length)
        return std::nullopt;
    return static_cast<std::size_t>(found - m_evidence.begin());
}

std::u32string LineTable::text(std::size_t row) const {
    return tellingPartOf(*m_source, line(row));
}

std::vector<LineTable::Choice> LineTable::choices(std::size_t row) const {
    const LineEvidence& line = m_evidence[row];
    const LineCandidates& candidates = m_judge->candidates();
    std::vector<std::pair<double, std::uint16_t>> order;
    for (std::size_t i = 0; i < candidates.size(); ++i) {
        const auto number = static_cast<std::uint16_t>(i);
        const auto read = std::ranges::find_if(line.readings, [&](const LineReading& reading) {
            return reading.candidate == number && !reading.mixed;
        });
        const bool isRead = read != line.readings.end();
        const bool mayDecode = isRead || line.length <= kLongestTried;
        const auto decodes = mayDecode && !isRead ? decodesLine(*m_source, line, *candidates[i])
                                                  : Result<bool>(isRead);
        if (decodes && *decodes)
            order.emplace_back(isRead ? double(read->bits) : 1e9, number);
    }
    std::ranges::stable_sort(order, {}, [](const auto& one) { return one.first; });
    std::vector<Choice> choices;
    for (const auto& [bits, number] : order) {
        DetectedLine as;
        as.offset = line.offset;
        as.length = line.length;
        as.codec = candidates[number];
        choices.push_back({as.codec, tellingPartOf(*m_source, as)});
    }
    return choices;
}

bool LineTable::looksLikeText(std::size_t row) const {
    constexpr float kTextLike = 0.35F; // plausibility, as of LineDecider
    const LineDecision& decision = m_decisions[row];
    return std::ranges::any_of(m_evidence[row].readings, [&](const LineReading& reading) {
        return reading.candidate == decision.candidate && reading.mixed == decision.mixed &&
               reading.plausibility >= kTextLike;
    });
}

bool LineTable::differs(std::size_t row) const {
    const LineEvidence& line = m_evidence[row];
    const LineDecision& decision = m_decisions[row];
    if (decision.mixed || (!decision.candidate && !line.ascii))
        return true;
    if (!decision.candidate)
        return !m_document->info().asciiCompatible;
    const LineCandidates& candidates = m_judge->candidates();
    if (candidates[*decision.candidate] == m_document)
        return false;
    const auto readingOf = [&](const Codec* codec) {
        return std::ranges::find_if(line.readings, [&](const LineReading& reading) {
            return candidates[reading.candidate] == codec && !reading.mixed;
        });
    };
    const auto own = readingOf(m_document);
    const auto decided = readingOf(candidates[*decision.candidate]);
    if (own != line.readings.end() && decided != line.readings.end())
        return own->group != decided->group;
    DetectedLine asDocument; // not judged under it: a likelier reading was plain
    asDocument.offset = line.offset;
    asDocument.length = line.length;
    asDocument.codec = m_document;
    return tellingPartOf(*m_source, asDocument) != text(row);
}

std::vector<LineTable::Count> LineTable::counts() const {
    std::vector<Count> counts;
    const Codec* ascii = m_plain ? m_plain->ascii : nullptr;
    for (std::size_t row = 0; row < size(); ++row) {
        const LineDecision& decision = m_decisions[row];
        const Codec* codec = decision.mixed          ? nullptr
                             : decision.candidate    ? m_judge->candidates()[*decision.candidate]
                             : m_evidence[row].ascii ? ascii
                                                     : nullptr;
        const auto found = std::ranges::find(counts, codec, &Count::codec);
        if (found == counts.end())
            counts.push_back({codec, 1});
        else
            ++found->lines;
    }
    return counts;
}

const Codec* LineTable::commonEncoding() const {
    for (std::size_t row = 0; row < size(); ++row) {
        if (m_decisions[row].ambiguous || m_evidence[row].pin)
            return nullptr;
    }
    auto all = counts();
    if (all.size() > 1)
        std::erase_if(
            all, [](const Count& count) { return count.codec && count.codec->name() == "ASCII"; });
    return all.size() == 1 && !isCut() ? all.front().codec : nullptr;
}

} // namespace moji::app
