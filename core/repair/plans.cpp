#include "repair/plans.h"

#include "repair/guessed_pieces.h"
#include "repair/other_texts.h"
#include "repair/remaining_damage.h"
#include "utf8/utf8_writer.h"

#include <algorithm>
#include <cmath>

namespace moji::repair {

namespace {

constexpr double kCertain = 20;  // bits
constexpr double kClose = 8;     // bits between two plans of which neither is certain
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
        continues = continues && units[unit].begin == units[unit - 1].end;
        if (hypothesis == kLeftAlone) {
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

std::optional<RepairedPiece> PlanBuilder::piece(const Stretch& stretch) const {
    const Hypothesis& hypothesis = m_diagnosis.hypotheses()[stretch.hypothesis];
    const std::size_t begin = m_diagnosis.units()[stretch.first].begin;
    std::size_t end = m_diagnosis.units()[stretch.last].end;
    FilledText repaired;
    if (const Codec* codec = hypothesis.gapsIn()) {
        const auto characters = readAround(*codec, m_source.text(begin, end));
        if (!characters)
            return std::nullopt;
        repaired = fillGaps(*characters, *codec, m_source, begin, m_source.text().substr(end));
    } else {
        while (end > begin && isWordSpace(m_source.text()[end - 1]))
            --end;
        auto whole = hypothesis.reread(m_source.text(begin, end));
        if (!whole)
            return std::nullopt;
        const std::size_t others = countWhole(whole->text);
        repaired = {std::move(whole->text), {}, others, whole->chosenCodes};
    }
    RepairedPiece piece =
        pieceOf(m_context.codecs, m_source, std::move(repaired), begin, end, hypothesis.chain());
    piece.segment.ruin = hypothesis.gapsIn() ? Ruin::Replacement : Ruin::MisreadReplacement;
    return piece;
}

std::vector<RepairedPiece> PlanBuilder::pieces(double& net) const {
    std::vector<RepairedPiece> pieces = misreadPieces(m_context.codecs, m_source, m_misread);
    net = m_misread.net;
    const std::size_t misread = pieces.size();
    std::vector<bool> counted(m_diagnosis.hypotheses().size());
    for (const Stretch& stretch : stretches()) {
        auto found = piece(stretch);
        if (!found)
            continue;
        if (!counted[stretch.hypothesis])
            net += m_diagnosis.assignment().net[stretch.hypothesis];
        counted[stretch.hypothesis] = true;
        pieces.push_back(*std::move(found));
    }
    std::ranges::inplace_merge(
        pieces, pieces.begin() + static_cast<std::ptrdiff_t>(misread), {},
        [](const RepairedPiece& piece) { return piece.segment.source.begin; });
    takeLikeliest(pieces, m_source);
    return pieces;
}

RepairPlan PlanBuilder::best() const {
    RepairPlan plan;
    std::uint64_t done = 0;
    double net = 0;
    for (RepairedPiece& piece : pieces(net)) {
        RepairedSegment& segment = piece.segment;
        append(plan, m_source.utf8().substr(done, segment.source.begin - done));
        done = segment.source.end;
        segment.result = {plan.text.size(), plan.text.size() + piece.text.size()};
        for (DamagedCharacter& damaged : segment.damaged)
            damaged.offset += plan.text.size();
        append(plan, piece.text);
        plan.segments.push_back(std::move(segment));
    }
    append(plan, m_source.utf8().substr(done));
    doubtBesideDamage(plan);
    doubtBesideOtherLines(plan);
    doubtOtherTexts(plan);
    tellSimply(plan);
    addRuined(plan);
    plan.label = labelOf(plan.segments);
    // That nothing happened is as likely as the best repair is not: there is none that saves bits.
    plan.net = plan.label == Label::Clean || plan.label == Label::Destroyed ? kCertain : net;
    return plan;
}

/// The words that, as they were read, look as if they were misread before, too; in order.
std::vector<ByteRange> PlanBuilder::wordsThatMayGoOn() const {
    std::vector<ByteRange> words;
    for (const MisreadText::Place& place : m_misread.places) {
        if (place.mayGoOn)
            words.push_back(m_source.bytes(place.begin, place.end));
    }
    return words;
}

/// Where only part of a line could be repaired and the rest looks damaged too, or what came out
/// looks damaged again, the repair is not complete, or the chain is wrong.
void PlanBuilder::doubtBesideDamage(RepairPlan& plan) const {
    constexpr std::uint64_t kReach = 200; // bytes
    const std::string_view text = m_source.utf8();
    const std::vector<ByteRange> again = wordsThatMayGoOn();
    const auto isAgain = [&](ByteRange bytes) {
        const auto word = std::ranges::upper_bound(again, bytes.begin, {}, &ByteRange::end);
        return word != again.end() && word->begin < bytes.end;
    };
    for (std::size_t i = 0; i < plan.segments.size(); ++i) {
        RepairedSegment& segment = plan.segments[i];
        if (segment.label != Label::Lossless)
            continue;
        const std::uint64_t begin = segment.source.begin;
        const std::uint64_t from =
            std::max(i == 0 ? 0 : plan.segments[i - 1].source.end, begin - std::min(begin, kReach));
        std::string_view before = text.substr(from, begin - from);
        before = before.substr(before.rfind('\n') + 1);
        const bool isLast = i + 1 == plan.segments.size();
        const std::uint64_t next = isLast ? text.size() : plan.segments[i + 1].source.begin;
        std::string_view after = text.substr(segment.source.end, next - segment.source.end);
        after = after.substr(0, std::min({after.size(), kReach, after.find('\n')}));
        const RemainingDamage remaining(m_context.codecs, segment.chain);
        segment.besideDamage =
            remaining.isIn(before) || remaining.isIn(after) || isAgain(segment.source);
        if (segment.besideDamage)
            segment.label = Label::Partial;
    }
}

/// The parts of lines that no segment repairs.
std::vector<std::string_view> PlanBuilder::leftOf(const RepairPlan& plan) const {
    const std::string_view text = m_source.utf8();
    std::vector<std::string_view> left;
    std::uint64_t at = 0;
    const auto add = [&](std::uint64_t end) {
        for (std::string_view rest = text.substr(at, end - at); !rest.empty();) {
            const std::size_t line = std::min(rest.find('\n'), rest.size());
            left.push_back(rest.substr(0, line));
            rest.remove_prefix(std::min(line + 1, rest.size()));
        }
    };
    for (const RepairedSegment& segment : plan.segments) {
        add(segment.source.begin);
        at = segment.source.end;
    }
    add(text.size());
    return left;
}

/// Whoever read a text wrongly read all of its lines so: where others are left that the same chain
/// makes more usual, or that have misread UTF-8, the repair is not complete.
void PlanBuilder::doubtBesideOtherLines(RepairPlan& plan) const {
    constexpr std::size_t kWorthTrying = 64 * 1024; // bytes
    const std::vector<std::string_view> left = leftOf(plan);
    std::vector<std::pair<Chain, bool>> known; // whether the chain leaves damage
    for (RepairedSegment& segment : plan.segments) {
        const bool isProven = provesItself(segment.chain);
        if (segment.label != Label::Lossless ||
            (!isProven && m_source.utf8().size() > kWorthTrying))
            continue;
        auto answer = std::ranges::find(known, segment.chain, &std::pair<Chain, bool>::first);
        if (answer == known.end()) {
            const RemainingDamage remaining(m_context.codecs, segment.chain);
            const bool leavesDamage = std::ranges::any_of(left, [&](std::string_view line) {
                return isProven ? remaining.hasCharacter(line) : remaining.improves(line);
            });
            answer = known.insert(known.end(), {segment.chain, leavesDamage});
        }
        if (answer->second) {
            segment.besideDamage = true;
            segment.label = Label::Partial;
        }
    }
}

/// A few words may have been misread in another encoding, or their case changed: many tell.
void PlanBuilder::doubtOtherTexts(RepairPlan& plan) const {
    constexpr std::size_t kFew = 8;
    if (plan.segments.size() > kFew)
        return;
    const OtherTexts others(m_context.codecs, m_context.candidates, m_source.utf8(), plan.text);
    for (RepairedSegment& segment : plan.segments) {
        if (segment.label == Label::Lossless && others.mayBe(segment)) {
            segment.isOneOfSeveral = true;
            segment.label = Label::Partial;
        }
    }
}

/// A single chain that repairs the text from end to end is one segment.
void PlanBuilder::tellSimply(RepairPlan& plan) const {
    const auto same = [&](const RepairedSegment& segment) {
        return segment.label == Label::Lossless && segment.chain == plan.segments.front().chain;
    };
    constexpr std::size_t kWorthTrying = 64 * 1024; // bytes
    if (plan.segments.empty() || !std::ranges::all_of(plan.segments, same) ||
        m_source.utf8().size() > kWorthTrying)
        return;
    const Chain chain = plan.segments.front().chain;
    if (replay(m_context.codecs, chain, m_source.utf8()) != plan.text)
        return;
    RepairedSegment segment;
    segment.source = {0, m_source.utf8().size()};
    segment.result = {0, plan.text.size()};
    segment.chain = chain;
    plan.segments = {std::move(segment)};
    plan.whole = true;
}

std::vector<RuinedSpan> PlanBuilder::ruinedOutside(const RepairPlan& plan) const {
    std::vector<RuinedSpan> all = m_ruined;
    const bool mayHaveAny = m_source.characters().mayHave(0xFFFD);
    for (RuinedSpan span : mayHaveAny ? replacements(m_source.text()) : std::vector<RuinedSpan>{}) {
        // What is left of a run of U+FFFD of which some stand for malformed bytes.
        auto known = std::ranges::upper_bound(m_ruined, span.begin, {}, &RuinedSpan::end);
        const std::size_t end = span.end;
        for (; known != m_ruined.end() && known->begin < end; ++known) {
            span.end = known->begin;
            if (span.begin < span.end)
                all.push_back(span);
            span.begin = known->end;
        }
        span.end = end;
        if (span.begin < span.end)
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
    if (hypothesis.gapsIn() || !m_ruined.empty() || net <= 0) // nothing is less than any number
        return std::nullopt;
    const auto read = hypothesis.reread(m_source.text());
    if (!read || read->text == m_source.text() || read->text.find(U'\uFFFD') != read->text.npos)
        return std::nullopt;
    RepairPlan plan;
    plan.whole = true;
    plan.text = toUtf8(read->text);
    const bool isProven = read->chosenCodes == 0 && comesFrom(m_context.codecs, hypothesis.chain(),
                                                              m_source.utf8(), plan.text);
    plan.label = isProven ? Label::Lossless : Label::Partial;
    plan.net = *net;
    RepairedSegment segment;
    segment.label = plan.label;
    segment.chosenCodes = read->chosenCodes;
    segment.source = {0, m_source.utf8().size()};
    segment.result = {0, plan.text.size()};
    segment.chain = hypothesis.chain();
    plan.segments.push_back(std::move(segment));
    return plan;
}

std::vector<RepairPlan> PlanBuilder::alternatives() const {
    std::vector<RepairPlan> found;
    for (std::size_t i = 0; i < m_diagnosis.hypotheses().size(); ++i) {
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
    // Legacy text that two encodings explain almost equally well is not certain.
    if (plans.size() > 1 && label == Label::Lossless && !provesItself(plans[0].segments[0].chain) &&
        plans[1].net > plans[0].net - kClose)
        plans[0].label = Label::Partial;
    plans.resize(std::min(plans.size(), count));
    weigh(plans);
    // A word or two of well-formed UTF-8 may be what someone wrote: HÄ…
    constexpr double kSure = 0.95;
    if (label == Label::Lossless && provesItself(plans[0].segments[0].chain) &&
        plans[0].score < kSure)
        plans[0].label = Label::Partial;
    return plans;
}

} // namespace moji::repair
