#include "cli/repair_words.h"

#include "utf8/utf8_writer.h"

#include <fmt/format.h>

#include <algorithm>

namespace moji::cli {

using namespace moji::repair;

namespace {

std::string counted(std::size_t count, std::string_view one) {
    return fmt::format("{} {}{}", count, one, count == 1 ? "" : "s");
}

void addTo(std::string& text, std::string_view part, std::string_view between) {
    text += (text.empty() ? "" : std::string(between)) + std::string(part);
}

/// How a destroyed place looks, and what that means.
std::string ruinOf(const RepairedSegment& segment) {
    switch (segment.ruin) {
    case Ruin::Replacement:
        return "U+FFFD stands where characters could not be read: the original is gone";
    case Ruin::MisreadReplacement:
        return (segment.readAs ? fmt::format("the bytes of U+FFFD, EF BF BD, read as {}",
                                             segment.readAs->name())
                               : "nothing but U+FFFD comes back") +
               ": the original is gone";
    case Ruin::QuestionMarks:
        return "question marks stand where an encoding lacked the characters: the original is gone";
    case Ruin::NotUtf8:
        return "bytes that are no UTF-8: decode them first";
    }
    return "";
}

struct Damage {
    std::size_t inferred = 0;
    std::size_t listed = 0; // with candidates
    std::size_t lost = 0;   // could be anything
};

Damage damageOf(const RepairPlan& plan) {
    Damage damage;
    for (const RepairedSegment& segment : plan.segments) {
        for (const DamagedCharacter& damaged : segment.damaged)
            ++(damaged.inferred             ? damage.inferred
               : damaged.candidates.empty() ? damage.lost
                                            : damage.listed);
    }
    return damage;
}

/// How much of a text U+FFFD has taken, white space apart; nothing where it has taken none.
std::string shareOfReplacements(const RepairPlan& plan) {
    if (std::ranges::none_of(plan.segments, [](const RepairedSegment& segment) {
            return segment.label == Label::Destroyed && segment.ruin == Ruin::Replacement;
        }))
        return {};
    const std::u32string characters = fromUtf8(plan.text);
    const auto spaces = std::ranges::count_if(
        characters, [](char32_t c) { return c == U' ' || (c >= U'\t' && c <= U'\r'); });
    return fmt::format("{} of {} characters are U+FFFD, which says nothing of what they were",
                       std::ranges::count(characters, U'\uFFFD'), std::ssize(characters) - spaces);
}

std::string lossOf(const RepairPlan& plan) {
    const Damage damage = damageOf(plan);
    std::string text = shareOfReplacements(plan);
    if (damage.inferred > 0)
        addTo(text,
              counted(damage.inferred, "character") +
                  " lost a byte, but only one character has the others",
              "; ");
    if (damage.listed > 0)
        addTo(text, counted(damage.listed, "character") + " lost bytes that several characters fit",
              "; ");
    if (damage.lost > 0)
        addTo(text, counted(damage.lost, "character") + " cannot be told", "; ");
    return text;
}

} // namespace

std::string historyOf(const Chain& chain) {
    std::string text;
    for (std::size_t i = chain.size(); i-- > 0;) {
        const bool pair =
            chain[i].kind == StepKind::Decode && i > 0 && chain[i - 1].kind == StepKind::Encode;
        if (pair)
            addTo(text, fmt::format("{} read as {}", chain[i].codec, chain[i - 1].codec),
                  ", then ");
        else if (chain[i].kind == StepKind::Unescape)
            addTo(text, fmt::format("escaped ({})", chain[i].codec), ", then ");
        else
            addTo(text, fmt::format("written as {}", chain[i].codec), ", then ");
        i -= pair ? 1 : 0;
    }
    return text;
}

std::string stepsOf(const Chain& chain) {
    std::string text;
    for (const Step& step : chain)
        addTo(text, fmt::format("{} {}", identifier(step.kind), step.codec), ", ");
    return text;
}

std::string bytesOf(const DamagedCharacter& damaged) {
    std::string text;
    for (const MaybeByte& byte : damaged.bytes)
        addTo(text, byte ? fmt::format("{:02X}", *byte) : "??", " ");
    return text;
}

std::string evidenceOf(const RepairPlan& plan, std::size_t maxSteps) {
    if (plan.label == Label::Clean)
        return fmt::format("reads as text does; no chain of up to {} makes it likelier",
                           counted(maxSteps, "step"));
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
        text += fmt::format(" ({})", counted(plan.segments.size(), "place"));
    if (const std::string loss = lossOf(plan); !loss.empty())
        addTo(text, loss, "; ");
    if (plan.label == Label::Lossless)
        text += "; every byte is accounted for";
    return text;
}

} // namespace moji::cli
