#include "repair/plans.h"

#include "codec/utf8_writer.h"
#include "repair/candidate_order.h"

#include <algorithm>
#include <cmath>

namespace moji::repair {

namespace {

constexpr double kCertain = 20;  // bits
constexpr double kUnlikely = 30; // bits by which a plan worth telling may be worse than the best

/// Scores from the bits of all plans and of leaving the text alone, which has 0.
void weigh(std::vector<RepairPlan>& plans) {
    double most = 0;
    for (const RepairPlan& plan : plans)
        most = std::max(most, plan.net);
    double all = std::exp2(-most);
    for (const RepairPlan& plan : plans)
        all += std::exp2(plan.net - most);
    for (RepairPlan& plan : plans)
        plan.score = std::exp2(plan.net - most) / all;
}

bool isWhiteSpace(char32_t c) {
    return c == U' ' || (c >= U'\t' && c <= U'\r');
}

/// A part of the original that is neither ASCII nor lost.
std::size_t countWhole(std::u32string_view text) {
    return static_cast<std::size_t>(
        std::ranges::count_if(text, [](char32_t c) { return c >= 0x80 && c != 0xFFFD; }));
}

void append(RepairPlan& plan, std::string_view text) {
    plan.text.append(text);
}

Label labelOf(const std::vector<RepairedSegment>& segments) {
    const auto count = [&](Label label) {
        return std::ranges::count(segments, label, &RepairedSegment::label);
    };
    const auto all = std::ssize(segments);
    if (all == 0)
        return Label::Clean;
    if (count(Label::Destroyed) == all)
        return Label::Destroyed;
    return count(Label::Lossless) == all ? Label::Lossless : Label::Partial;
}

} // namespace

std::vector<PlanBuilder::Stretch> PlanBuilder::stretches() const {
    const std::vector<Unit>& units = m_diagnosis.units();
    std::vector<Stretch> found;
    bool continues = false;
    for (std::size_t unit = 0; unit < units.size(); ++unit) {
        const std::size_t hypothesis = m_diagnosis.assignment().unit[unit];
        if (hypothesis == kLeftAlone || units[unit].ruined) {
            continues = false;
            continue;
        }
        if (continues && found.back().hypothesis == hypothesis)
            found.back().last = unit;
        else
            found.push_back({unit, unit, hypothesis});
        continues = true;
    }
    const auto changes = [&](std::size_t unit, std::size_t hypothesis) {
        const auto text = m_source.text(units[unit].begin, units[unit].end);
        return m_diagnosis.hypotheses()[hypothesis].rewrite(text) != text;
    };
    for (Stretch& stretch : found) {
        while (stretch.first < stretch.last && !changes(stretch.first, stretch.hypothesis))
            ++stretch.first;
        while (stretch.last > stretch.first && !changes(stretch.last, stretch.hypothesis))
            --stretch.last;
    }
    std::erase_if(found, [&](const Stretch& stretch) {
        return stretch.first == stretch.last && !changes(stretch.first, stretch.hypothesis);
    });
    return found;
}

std::u32string PlanBuilder::candidatesFor(const std::vector<GapCharacter>& characters,
                                          std::size_t index, const Codec& codec,
                                          std::u32string_view before) {
    constexpr std::size_t kContext = 4;
    const GapCharacter& character = characters[index];
    if (character.isWhole()) // but for a guessed byte
        return {character.codePoint};
    std::u32string after;
    for (std::size_t i = index + 1; i < characters.size() && after.size() < kContext; ++i) {
        if (!characters[i].isWhole())
            break;
        after.push_back(characters[i].codePoint);
    }
    const bool last = index + 1 == characters.size();
    const MaybeByte following = last ? MaybeByte{} : characters[index + 1].bytes.front();
    before.remove_prefix(before.size() - std::min(before.size(), kContext));
    return likeliestFirst(fillings(character, following, codec), before, after);
}

PlanBuilder::Repaired PlanBuilder::fillIn(const std::vector<GapCharacter>& characters,
                                          const Codec& codec, std::size_t begin) const {
    Repaired repaired;
    std::u32string guess; // with the likeliest candidates in it
    for (std::size_t i = 0; i < characters.size(); ++i) {
        const GapCharacter& character = characters[i];
        char32_t shown = character.codePoint;
        char32_t likeliest = shown;
        if (character.guessedSpace || !character.isWhole()) {
            DamagedCharacter damaged;
            damaged.source =
                m_source.bytes(begin + character.sourceBegin, begin + character.sourceEnd);
            damaged.offset = repaired.text.size();
            damaged.bytes = character.bytes;
            damaged.candidates = candidatesFor(characters, i, codec, guess);
            damaged.inferred = damaged.candidates.size() == 1;
            if (!damaged.candidates.empty())
                likeliest = damaged.candidates.front();
            shown = damaged.inferred ? likeliest : char32_t{0xFFFD};
            repaired.damaged.push_back(std::move(damaged));
        }
        const bool beginsWord = guess.empty() || isWhiteSpace(guess.back());
        repaired.text.push_back(shown);
        guess.push_back(likeliest);
        // `Ã la` is two words: of two spaces, one of them no-break, only one was kept.
        const bool goesOn = i + 1 < characters.size() && !isWhiteSpace(characters[i + 1].codePoint);
        if (character.guessedSpace && beginsWord && goesOn) {
            repaired.text.push_back(U' ');
            guess.push_back(U' ');
        }
    }
    repaired.whole = countWhole(repaired.text);
    return repaired;
}

std::optional<RepairedSegment> PlanBuilder::segment(const Stretch& stretch,
                                                    std::string& text) const {
    const Hypothesis& hypothesis = m_diagnosis.hypotheses()[stretch.hypothesis];
    const std::size_t begin = m_diagnosis.units()[stretch.first].begin;
    std::size_t end = m_diagnosis.units()[stretch.last].end;
    Repaired repaired;
    if (const Codec* codec = hypothesis.gapsIn()) {
        const auto characters = readAround(*codec, m_source.text(begin, end));
        if (!characters)
            return std::nullopt;
        repaired = fillIn(*characters, *codec, begin);
    } else {
        while (end - 1 > begin && isWhiteSpace(m_source.text()[end - 1]))
            --end;
        const auto whole = hypothesis.rewrite(m_source.text(begin, end));
        if (!whole)
            return std::nullopt;
        repaired = {*whole, {}, countWhole(*whole)};
    }
    RepairedSegment segment;
    segment.source = m_source.bytes(begin, end);
    segment.chain = hypothesis.chain();
    const bool hasLoss =
        !repaired.damaged.empty() || repaired.text.find(U'\uFFFD') != repaired.text.npos;
    segment.label = !hasLoss             ? Label::Lossless
                    : repaired.whole > 0 ? Label::Partial
                                         : Label::Destroyed;
    if (segment.label == Label::Destroyed) {
        segment.chain.clear();
        segment.ruin = hypothesis.gapsIn() ? Ruin::Replacement : Ruin::MisreadReplacement;
        text = m_source.utf8().substr(segment.source.begin, segment.source.length());
        return segment;
    }
    std::size_t at = 0;
    for (DamagedCharacter& damaged : repaired.damaged) {
        text += toUtf8(std::u32string_view(repaired.text).substr(at, damaged.offset - at));
        at = damaged.offset;
        damaged.offset = text.size();
    }
    text += toUtf8(std::u32string_view(repaired.text).substr(at));
    segment.damaged = std::move(repaired.damaged);
    return segment;
}

RepairPlan PlanBuilder::best() const {
    RepairPlan plan;
    std::uint64_t done = 0;
    double net = 0;
    std::vector<bool> counted(m_diagnosis.hypotheses().size());
    for (const Stretch& stretch : stretches()) {
        std::string text;
        auto found = segment(stretch, text);
        if (!found)
            continue;
        append(plan, m_source.utf8().substr(done, found->source.begin - done));
        done = found->source.end;
        found->result = {plan.text.size(), plan.text.size() + text.size()};
        for (DamagedCharacter& damaged : found->damaged)
            damaged.offset += plan.text.size();
        append(plan, text);
        if (!counted[stretch.hypothesis])
            net += m_diagnosis.assignment().net[stretch.hypothesis];
        counted[stretch.hypothesis] = true;
        plan.segments.push_back(*std::move(found));
    }
    append(plan, m_source.utf8().substr(done));
    addRuined(plan);
    plan.label = labelOf(plan.segments);
    // That nothing happened is as likely as the best repair is not: there is none that saves bits.
    plan.net = plan.label == Label::Clean || plan.label == Label::Destroyed ? kCertain : net;
    return plan;
}

std::vector<RuinedSpan> PlanBuilder::ruinedOutside(const RepairPlan& plan) const {
    std::vector<RuinedSpan> all = m_ruined;
    for (const RuinedSpan& span : replacements(m_source.text())) {
        const auto ruined = std::ranges::upper_bound(m_ruined, span.begin, {}, &RuinedSpan::begin);
        if (ruined == m_ruined.begin() || std::prev(ruined)->end < span.end)
            all.push_back(span);
    }
    std::ranges::copy(questionMarks(m_source.text()), std::back_inserter(all));
    std::erase_if(all, [&](const RuinedSpan& span) {
        const ByteRange bytes = m_source.bytes(span.begin, span.end);
        const auto segment =
            std::ranges::upper_bound(plan.segments, bytes.begin, {},
                                     [](const RepairedSegment& each) { return each.source.end; });
        return segment != plan.segments.end() && segment->source.intersects(bytes);
    });
    std::ranges::sort(all, {}, &RuinedSpan::begin);
    return all;
}

void PlanBuilder::addRuined(RepairPlan& plan) const {
    for (const RuinedSpan& span : ruinedOutside(plan)) {
        RepairedSegment segment;
        segment.source = m_source.bytes(span.begin, span.end);
        segment.label = Label::Destroyed;
        segment.ruin = span.ruin;
        segment.readAs = span.readAs;
        plan.segments.push_back(std::move(segment));
    }
    std::ranges::stable_sort(plan.segments, {},
                             [](const RepairedSegment& segment) { return segment.source.begin; });
    std::int64_t shift = 0; // how much longer the repaired text is so far
    for (RepairedSegment& segment : plan.segments) {
        const auto moved = [&](std::uint64_t offset) {
            return static_cast<std::uint64_t>(static_cast<std::int64_t>(offset) + shift);
        };
        if (segment.label == Label::Destroyed)
            segment.result = {moved(segment.source.begin), moved(segment.source.end)};
        shift = static_cast<std::int64_t>(segment.result.end) -
                static_cast<std::int64_t>(segment.source.end);
    }
}

std::optional<RepairPlan> PlanBuilder::wholePlan(std::size_t index) const {
    const Hypothesis& hypothesis = m_diagnosis.hypotheses()[index];
    const auto net = m_diagnosis.netOverAll(index);
    if (hypothesis.gapsIn() || !m_ruined.empty() || !net)
        return std::nullopt;
    const auto text = hypothesis.rewrite(m_source.text());
    if (!text || *text == m_source.text() || text->find(U'\uFFFD') != text->npos)
        return std::nullopt;
    RepairPlan plan;
    plan.label = Label::Lossless;
    plan.whole = true;
    plan.text = toUtf8(*text);
    plan.net = *net;
    RepairedSegment segment;
    segment.source = {0, m_source.utf8().size()};
    segment.result = {0, plan.text.size()};
    segment.chain = hypothesis.chain();
    plan.segments.push_back(std::move(segment));
    return plan;
}

std::vector<RepairPlan> PlanBuilder::alternatives() const {
    std::vector<RepairPlan> found;
    for (std::size_t i = 0; i < m_diagnosis.hypotheses().size(); ++i) {
        if (m_diagnosis.netOverAll(i).value_or(-1) <= 0)
            continue;
        if (auto plan = wholePlan(i))
            found.push_back(*std::move(plan));
    }
    std::ranges::stable_sort(found, std::greater(), &RepairPlan::net);
    return found;
}

std::vector<RepairPlan> PlanBuilder::plans(std::size_t count) const {
    std::vector<RepairPlan> plans{best()};
    const Label label = plans.front().label;
    const bool isRepair = label == Label::Lossless || label == Label::Partial;
    for (RepairPlan& other : isRepair ? alternatives() : std::vector<RepairPlan>{}) {
        const auto same = std::ranges::find(plans, other.text, &RepairPlan::text);
        other.net = std::min(other.net, plans.front().net); // the best stays the best
        if (same == plans.begin() && !same->whole)
            *same = std::move(other); // the same text, told more simply
        else if (same == plans.end() && other.net > plans.front().net - kUnlikely)
            plans.push_back(std::move(other));
    }
    if (plans.size() > count)
        plans.resize(count);
    weigh(plans);
    return plans;
}

} // namespace moji::repair
