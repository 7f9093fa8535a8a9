#include "lenses/lines/line_table.h"

#include "detect/line_report.h"

#include <algorithm>

namespace moji::app {

namespace {

constexpr std::size_t kNeighbours = 512;           // on either side of a pin, decided again with it
constexpr std::uint64_t kLongestTried = 64 * 1024; // bytes of a line tried under all candidates
constexpr std::uint64_t kShown = 256;              // bytes of a line shown as text

/// What cannot be read any more is shown as nothing.
std::u32string beginningOf(const ByteSource& source, const DetectedLine& line) {
    auto text = lineText(source, line, kShown);
    return text ? *std::move(text) : std::u32string();
}

Result<std::vector<LineEvidence>> collectEvidence(const ByteSource& source, LineJudge& judge,
                                                  const std::stop_token& stop,
                                                  const ProgressCallback& progress) {
    std::vector<LineEvidence> all;
    LineSplitter splitter(source);
    while (all.size() < LineTable::kMostKept) {
        if (stop.stop_requested())
            return Error{ErrorCode::Cancelled, {}, {}};
        auto lines = judgeLines(source, judge, splitter,
                                std::min(kLineBatch, LineTable::kMostKept - all.size()));
        if (!lines)
            return lines.error();
        if (lines->empty())
            break;
        std::ranges::move(*lines, std::back_inserter(all));
        progress(all.back().offset + all.back().length, source.size());
    }
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
                                   const PinnedLines& pins, const std::stop_token& stop,
                                   const ProgressCallback& progress) {
    LineJudge judge(lineCandidates(codecs, document), codecs, {});
    LineTable table;
    for (const auto& [offset, codec] : pins)
        judge.numberOf(*codec);
    auto prior = surveyLines(*source, judge, stop);
    if (!prior)
        return prior.error();

    auto evidence = collectEvidence(*source, judge, stop, progress);
    if (!evidence)
        return evidence.error();
    table.m_evidence = *std::move(evidence);
    applyPins(*source, judge, pins, table.m_evidence);
    if (!table.m_evidence.empty()) {
        const LineEvidence& last = table.m_evidence.back();
        table.m_cut = last.offset + last.length + 1 < source->size();
    }
    table.m_source = std::move(source);
    table.m_codecs = &codecs;
    table.m_document = &document;
    table.m_judge = std::make_shared<const LineJudge>(std::move(judge));
    table.m_prior = *std::move(prior);
    table.m_decisions.resize(table.size());
    table.decide({0, table.size()}, {0, table.size()});
    return table;
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
    return changed;
}

DetectedLine LineTable::line(std::size_t row) const {
    return describeLine(m_evidence[row], m_decisions[row], m_judge->candidates(), *m_codecs);
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
    return beginningOf(*m_source, line(row));
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
        choices.push_back({as.codec, beginningOf(*m_source, as)});
    }
    return choices;
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
    return beginningOf(*m_source, asDocument) != text(row);
}

std::vector<LineTable::Count> LineTable::counts() const {
    std::vector<Count> counts;
    const Codec* ascii = m_codecs ? m_codecs->find("ASCII") : nullptr;
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
    return all.size() == 1 && !m_cut ? all.front().codec : nullptr;
}

} // namespace moji::app
