#include "cli/repair_report.h"

#include "cli/counted.h"
#include "cli/phrase.h"
#include "detect/text_scorer.h"
#include "repair/plan_changes.h"
#include "text/ascii.h"
#include "utf8/utf8_writer.h"

#include <fmt/format.h>

#include <algorithm>

namespace moji::cli {

using namespace moji::repair;

namespace {

void addTo(std::string& text, const std::string& part, const std::string& between) {
    text += (text.empty() ? "" : between) + part;
}

/// What a destroyed place shows, and what that means.
std::string ruinOf(const RepairedSegment& segment) {
    switch (segment.ruin) {
    case Ruin::Replacement:
        return phrase("moji repair",
                      "U+FFFD in place of characters that could not be read: the original is gone");
    case Ruin::MisreadReplacement:
        if (segment.readAs.empty())
            return phrase("moji repair", "only U+FFFD would come back: the original is gone");
        return phrase("moji repair",
                      "the bytes of U+FFFD, EF BF BD, read as %1: the original is gone")
            .with(segment.readAs);
    case Ruin::QuestionMarks:
        return phrase(
            "moji repair",
            "question marks in place of characters that an encoding lacked: the original is gone");
    case Ruin::NotUtf8:
        return phrase("moji repair", "bytes that are not UTF-8: decode them first (moji detect "
                                     "says what they may be)");
    }
    return "";
}

struct Damage {
    std::size_t inferred = 0;
    std::size_t likeliest = 0; // taken, of several candidates
    std::size_t listed = 0;    // with candidates
    std::size_t lost = 0;      // could have been anything
    std::size_t chosen = 0;    // of several codes
    bool beside = false;       // there is more damage beside a repaired part
    bool several = false;      // a repaired part may be another text
};

Damage damageOf(const RepairPlan& plan) {
    Damage damage;
    for (const RepairedSegment& segment : plan.segments) {
        damage.chosen += segment.chosenCodes;
        damage.beside = damage.beside || segment.besideDamage;
        damage.several = damage.several || segment.isOneOfSeveral;
        for (const DamagedCharacter& damaged : segment.damaged)
            ++(damaged.filling == Filling::OnlyOne     ? damage.inferred
               : damaged.filling == Filling::Likeliest ? damage.likeliest
               : damaged.candidates.empty()            ? damage.lost
                                                       : damage.listed);
    }
    return damage;
}

/// How many characters are U+FFFD, white space not counted; empty if none is.
std::string shareOfReplacements(const RepairPlan& plan) {
    if (std::ranges::none_of(plan.segments, [](const RepairedSegment& segment) {
            return segment.label == Label::Destroyed && segment.ruin == Ruin::Replacement;
        }))
        return {};
    const std::u32string characters = fromUtf8(plan.text);
    const auto spaces = std::ranges::count_if(characters, isAsciiSpace);
    return countedPhrase(
        "moji repair", std::ranges::count(characters, U'\uFFFD'),
        MOJI_COUNTED("moji repair",
                     "%1 of %2 characters is U+FFFD, which tells nothing about the original"),
        MOJI_COUNTED("moji repair",
                     "%1 of %2 characters are U+FFFD, which tells nothing about the originals"),
        std::ssize(characters) - spaces);
}

std::string lossOf(const RepairPlan& plan) {
    const Damage damage = damageOf(plan);
    std::string text = shareOfReplacements(plan);
    if (damage.inferred > 0)
        addTo(text,
              countedPhrase("moji repair", damage.inferred,
                            MOJI_COUNTED("moji repair", "%1 character lost a byte, but only one "
                                                        "character has the remaining ones"),
                            MOJI_COUNTED("moji repair", "%1 characters lost a byte, but only one "
                                                        "character has the remaining ones")),
              "; ");
    if (damage.likeliest > 0)
        addTo(text,
              countedPhrase("moji repair", damage.likeliest,
                            MOJI_COUNTED("moji repair", "%1 character lost a byte, and the "
                                                        "likeliest of those that fit was taken"),
                            MOJI_COUNTED("moji repair", "%1 characters lost a byte, and the "
                                                        "likeliest of those that fit were taken")),
              "; ");
    if (damage.listed > 0)
        addTo(text,
              countedPhrase("moji repair", damage.listed,
                            MOJI_COUNTED("moji repair", "%1 character lost bytes, and several "
                                                        "characters have the remaining ones"),
                            MOJI_COUNTED("moji repair", "%1 characters lost bytes, and several "
                                                        "characters have the remaining ones")),
              "; ");
    if (damage.chosen > 0)
        addTo(text,
              countedPhrase("moji repair", damage.chosen,
                            MOJI_COUNTED("moji repair", "%1 character with several codes in the "
                                                        "encoding, the likeliest taken"),
                            MOJI_COUNTED("moji repair", "%1 characters with several codes in the "
                                                        "encoding, the likeliest taken")),
              "; ");
    if (damage.beside)
        addTo(text, phrase("moji repair", "some of the text still looks damaged"), "; ");
    if (damage.several)
        addTo(text,
              phrase("moji repair", "some words may be others: another encoding reads them as "
                                    "well, or their case was changed"),
              "; ");
    if (damage.lost > 0)
        addTo(text,
              countedPhrase("moji repair", damage.lost,
                            MOJI_COUNTED("moji repair", "%1 character could have been anything"),
                            MOJI_COUNTED("moji repair", "%1 characters could have been anything")),
              "; ");
    return text;
}

/// "UTF-8 read as windows-1251", in the order it happened.
std::string historyOf(const Chain& chain) {
    std::string text;
    const std::string then = phrase("moji repair", ", then ");
    for (std::size_t i = chain.size(); i-- > 0;) {
        const bool pair =
            chain[i].kind == StepKind::Decode && i > 0 && chain[i - 1].kind == StepKind::Encode;
        if (pair)
            addTo(text,
                  phrase("moji repair", "%1 read as %2").with(chain[i].codec, chain[i - 1].codec),
                  then);
        else if (chain[i].kind == StepKind::Unescape)
            addTo(text, phrase("moji repair", "escaped (%1)").with(chain[i].codec), then);
        else
            addTo(text, phrase("moji repair", "written as %1").with(chain[i].codec), then);
        i -= pair ? 1 : 0;
    }
    return text;
}

/// "ED ?? 9C"
std::string bytesOf(const DamagedCharacter& damaged) {
    std::string text;
    for (const MaybeByte& byte : damaged.bytes)
        addTo(text, byte ? fmt::format("{:02X}", *byte) : "??", " ");
    return text;
}

/// Whether the beginning of a text is in a language, as far as that can be told.
bool readsAsText(std::string_view utf8) {
    constexpr std::size_t kBeginning = 4096; // bytes
    constexpr double kText = 0.25;           // plausibility
    return scoreText(fromUtf8(utf8.substr(0, kBeginning))).plausibility >= kText;
}

std::string evidenceOf(const RepairPlan& plan, std::size_t maxSteps) {
    if (plan.label == Label::Clean)
        return (readsAsText(plan.text)
                    ? phrase(
                          "moji repair",
                          "reads as ordinary text; no chain of up to %1 makes it clearly likelier")
                    : phrase("moji repair",
                             "reads as no language that is known, but no chain of up to %1 makes "
                             "it clearly likelier"))
            .with(stepsText(maxSteps));
    std::vector<std::string> parts; // each once, in order
    for (const RepairedSegment& segment : plan.segments) {
        std::string part =
            segment.label == Label::Destroyed ? ruinOf(segment) : historyOf(segment.chain);
        if (std::ranges::find(parts, part) == parts.end())
            parts.push_back(std::move(part));
    }
    std::string text;
    for (const std::string& part : parts)
        addTo(text, part, "; ");
    if (!plan.whole)
        text += " (" + placesText(plan.segments.size()) + ")";
    if (const std::string loss = lossOf(plan); !loss.empty())
        addTo(text, loss, "; ");
    if (plan.label == Label::Lossless)
        text += "; " + phrase("moji repair", "every byte is accounted for");
    return text;
}

/// Steps that repair only a part say which one.
std::string stepsJson(const Block& block, const RepairPlan& plan) {
    std::string json = "[";
    for (const RepairedSegment& segment : plan.segments) {
        for (const Step& step : segment.chain) {
            json += fmt::format(R"({}{{"op":"{}","codec":"{}")", json.size() > 1 ? "," : "",
                                identifier(step.kind), step.codec);
            if (!plan.whole)
                json += fmt::format(R"(,"offset":{},"length":{})",
                                    block.offset + segment.source.begin, segment.source.length());
            json += "}";
        }
    }
    return json + "]";
}

void writeDamaged(JsonLine& line, const Block& block, const RepairPlan& plan) {
    bool first = true;
    for (const RepairedSegment& segment : plan.segments) {
        for (const DamagedCharacter& damaged : segment.damaged) {
            line.append(fmt::format(R"({}{{"offset":{},"bytes":"{}","candidates":")",
                                    first ? "" : ",", block.offset + damaged.source.begin,
                                    bytesOf(damaged)));
            line.appendText(damaged.candidates);
            line.append(fmt::format(R"(","inferred":{},"taken":{}}})",
                                    damaged.filling == Filling::OnlyOne,
                                    damaged.filling == Filling::Likeliest));
            first = false;
        }
    }
}

std::string candidatesOf(const DamagedCharacter& damaged) {
    constexpr std::size_t kShown = 16;
    if (damaged.candidates.empty())
        return phrase("moji repair", "could have been anything");
    std::string text = damaged.filling == Filling::OnlyOne ? phrase("moji repair", "can only be")
                       : damaged.filling == Filling::Likeliest
                           ? phrase("moji repair", "the first is taken:")
                           : phrase("moji repair", "likeliest first:");
    for (const char32_t candidate : damaged.candidates.substr(0, kShown)) {
        text += ' ';
        appendVisible(text, candidate);
    }
    if (damaged.candidates.size() > kShown)
        text += phrase("moji repair", " and %1 more").with(damaged.candidates.size() - kShown);
    return text;
}

/// The text on one line, control characters made visible, a long text cut.
std::string onOneLine(std::string_view text) {
    constexpr std::size_t kMostShown = 2000; // bytes
    if (text.ends_with('\n'))
        text.remove_suffix(1);
    if (text.size() <= kMostShown)
        return visible(text);
    const std::string_view front = text.substr(0, kMostShown);
    return visible(front.substr(0, wholeCharacters(front))) +
           phrase("moji repair", " ... (%1)").with(bytesText(text.size()));
}

} // namespace

/// A file of several blocks, none of which has anything to repair.
void RepairReport::writeClean() const {
    RepairPlan plan;
    plan.score = 1;
    if (!m_context.jsonl) {
        writeText({}, plan, 1);
        return;
    }
    JsonLine line(m_context.out);
    if (m_context.namesFile())
        line.file(m_input.name);
    line.number("rank", 1).real("score", plan.score);
    line.string("label", identifier(plan.label)).key("steps").append("[]");
    line.key("text").append("null").key("changed").append("[]");
    line.string("evidence", evidenceOf(plan, m_maxSteps)).key("damaged").append("[]");
}

void RepairReport::write(const Block& block, const std::vector<RepairPlan>& plans) const {
    for (std::size_t i = 0; i < plans.size(); ++i)
        m_context.jsonl ? writeJson(block, plans[i], i + 1) : writeText(block, plans[i], i + 1);
}

void RepairReport::writeJson(const Block& block, const RepairPlan& plan, std::size_t rank) const {
    JsonLine line(m_context.out);
    if (m_context.namesFile())
        line.file(m_input.name);
    if (m_severalBlocks)
        line.number("offset", block.offset).number("length", block.text.size());
    line.number("rank", rank).real("score", plan.score).string("label", identifier(plan.label));
    line.key("steps").append(stepsJson(block, plan)).string("text", plan.text);
    line.key("changed").append("[");
    writeChanged(line, block, plan);
    line.append("]");
    line.string("evidence", evidenceOf(plan, m_maxSteps));
    line.key("damaged").append("[");
    writeDamaged(line, block, plan);
    line.append("]");
}

/// The byte ranges of the input that change, with what comes in their place.
void RepairReport::writeChanged(JsonLine& line, const Block& block, const RepairPlan& plan) const {
    bool first = true;
    for (const Replacement& change : changesOf(m_context.codecs, plan, block.text)) {
        line.append(fmt::format(R"({}{{"offset":{},"length":{},"text":")", first ? "" : ",",
                                block.offset + change.range.begin, change.range.length()));
        line.appendUtf8(change.text).append("\"}");
        first = false;
    }
}

void RepairReport::writeText(const Block& block, const RepairPlan& plan, std::size_t rank) const {
    Output& out = m_context.out;
    if (rank == 1)
        m_context.writeHeading(m_input);
    if (rank == 1 && m_severalBlocks && plan.label != Label::Clean)
        out.write(phrase("moji repair", "offset %1, %2:")
                      .with(block.offset, bytesText(block.text.size())) +
                  "\n");
    out.write(fmt::format("{}. {} {:.2f}: {}\n", rank, identifier(plan.label), plan.score,
                          evidenceOf(plan, m_maxSteps)));
    constexpr std::size_t kShown = 50;
    const std::size_t shown = std::min(kShown, plan.segments.size());
    for (std::size_t i = 0; i < shown; ++i)
        writeSegment(block, plan, plan.segments[i]);
    if (shown < plan.segments.size())
        out.write(countedPhrase("moji repair", plan.segments.size() - shown,
                                MOJI_COUNTED("moji repair", "   and %1 more place"),
                                MOJI_COUNTED("moji repair", "   and %1 more places")) +
                  "\n");
    if (plan.label != Label::Destroyed && plan.label != Label::Clean)
        out.write("   " + onOneLine(plan.text) + "\n");
}

void RepairReport::writeSegment(const Block& block, const RepairPlan& plan,
                                const RepairedSegment& segment) const {
    Output& out = m_context.out;
    const std::string_view before =
        std::string_view(block.text).substr(segment.source.begin, segment.source.length());
    const std::string place = fmt::format("{:08X}", block.offset + segment.source.begin);
    if (segment.label == Label::Destroyed)
        out.write(phrase("moji repair", "   %1  destroyed  %2").with(place, onOneLine(before)) +
                  "\n");
    else if (plan.whole)
        out.write(fmt::format("   {}\n", describe(segment.chain)));
    else
        out.write(
            fmt::format("   {}  {}: {} -> {}\n", place, describe(segment.chain), onOneLine(before),
                        onOneLine(std::string_view(plan.text).substr(segment.result.begin,
                                                                     segment.result.length()))));
    for (const DamagedCharacter& damaged : segment.damaged)
        out.write(fmt::format("   {:08X}  {}  {}\n", block.offset + damaged.source.begin,
                              bytesOf(damaged), candidatesOf(damaged)));
}

} // namespace moji::cli
