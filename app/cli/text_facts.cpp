#include "cli/text_facts.h"

#include "bytes/hex.h"
#include "cli/counted.h"
#include "cli/phrase.h"
#include "cli/text_width.h"
#include "measure/hidden_characters.h"
#include "measure/line_orders.h"
#include "measure/storage_limits.h"
#include "measure/text_cut.h"
#include "measure/text_length.h"
#include "unicode/case_maps.h"
#include "unicode/character_info.h"
#include "unicode/normalization.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>

namespace moji::cli {

namespace {

using measure::Cut;
using measure::Unit;
using unicode::NormalForm;

constexpr std::size_t kMostShown = 60;       // characters of a text in a table
constexpr std::size_t kMostSortedLines = 20; // whose orders people are shown
constexpr std::size_t kMostHidden = 50;      // shown to people

/// The beginning of it, visible.
std::string shown(std::u32string_view text) {
    return text.size() <= kMostShown ? visible(text) : visible(text.substr(0, kMostShown)) + "…";
}

/// All cuts: in bytes of each encoding, then in each other unit.
void forEachCut(std::u32string_view text, const TextQuestions& questions,
                const std::function<void(Unit, const Codec*, const Cut&)>& use) {
    if (!questions.cut)
        return;
    for (const Codec* codec : questions.codecs)
        use(Unit::Bytes, codec, measure::cutAfterBytes(text, *codec, *questions.cut));
    for (const Unit unit : {Unit::Utf16Units, Unit::CodePoints, Unit::Graphemes, Unit::Columns})
        use(unit, nullptr, measure::cutAfter(text, unit, *questions.cut));
}

// -- for people --

void heading(const Context& context, const std::string& words) {
    context.out.write("\n" + context.palette.paint(Tint::Faint, words) + "\n");
}

/// "bytes of EUC-KR"
std::string unitName(Unit unit, const Codec* codec) {
    switch (unit) {
    case Unit::Bytes:
        return phrase("moji text", "bytes of %1").with(codec->name());
    case Unit::Utf16Units:
        return phrase("moji text", "UTF-16 units");
    case Unit::CodePoints:
        return phrase("moji text", "code points");
    case Unit::Graphemes:
        return phrase("moji text", "graphemes");
    default:
        return phrase("moji text", "columns");
    }
}

void writeLengths(const Context& context, std::u32string_view text,
                  const TextQuestions& questions) {
    const measure::TextLength length = measure::lengthOf(text);
    const auto row = [&](const std::string& unit, std::uint64_t count, const std::string& remark) {
        std::string line = fmt::format("{:>12}  {}{}", count, padded(unit, 24), remark);
        line.erase(line.find_last_not_of(' ') + 1);
        context.out.write(line + "\n");
    };
    row(unitName(Unit::Graphemes, nullptr), length.graphemes,
        phrase("moji text", "what a reader calls characters"));
    row(unitName(Unit::CodePoints, nullptr), length.codePoints, "Python, PostgreSQL");
    row(unitName(Unit::Utf16Units, nullptr), length.utf16Units, "JavaScript, Java, Windows");
    row(unitName(Unit::Columns, nullptr), length.columns, phrase("moji text", "of a terminal"));
    for (const Codec* codec : questions.codecs) {
        const measure::EncodedLength bytes = measure::encodedLength(*codec, text);
        row(unitName(Unit::Bytes, codec), bytes.bytes,
            bytes.unmappable == 0
                ? std::string()
                : countedPhrase(
                      "moji text", bytes.unmappable,
                      MOJI_COUNTED("moji text", "without %1 code point that it lacks, %2 first"),
                      MOJI_COUNTED("moji text", "without %1 code points that it lacks, %2 first"),
                      codePointName(*bytes.firstUnmappable)));
    }
}

std::string damageWords(const Cut& cut) {
    if (cut.isWhole)
        return phrase("moji text", "whole");
    switch (cut.damage) {
    case measure::Damage::None:
        return phrase("moji text", "cut between characters");
    case measure::Damage::Cluster:
        return phrase("moji text", "cut inside a grapheme");
    default:
        return phrase("moji text", "cut inside a character");
    }
}

void writeCuts(const Context& context, std::u32string_view text, const TextQuestions& questions) {
    if (!questions.cut)
        return;
    heading(context, phrase("moji text", "Cut after %1 of each unit").with(*questions.cut));
    forEachCut(text, questions, [&](Unit unit, const Codec* codec, const Cut& cut) {
        const Tint tint = cut.damage == measure::Damage::None ? Tint::Good : Tint::Error;
        context.out.write(fmt::format("  {}  {}  {}\n", padded(unitName(unit, codec), 24),
                                      context.palette.paint(tint, padded(damageWords(cut), 23)),
                                      shown(cut.kept)));
    });
}

void writeForms(const Context& context, std::u32string_view text, const TextQuestions& questions) {
    const auto row = [&](std::string_view name, const std::u32string& form) {
        if (form == text) {
            context.out.write(
                fmt::format("  {:<6}  {}\n", name, std::string(phrase("moji text", "the same"))));
            return;
        }
        context.out.write(fmt::format(
            "  {:<6}  {}  {}\n", name,
            phrase("moji text", "%1, %2 of UTF-8")
                .with(codePointsText(form.size()), bytesText(measure::utf8Length(form))),
            shown(form)));
    };
    heading(context,
            questions.locale.empty()
                ? std::string(phrase("moji text", "Case"))
                : phrase("moji text", "Case in the locale %1").with(visible(questions.locale)));
    for (const unicode::CaseMap map : unicode::kCaseMaps)
        row(identifier(map), unicode::caseMapped(map, text, questions.locale));
    heading(context, phrase("moji text", "Normal forms"));
    for (const NormalForm form : unicode::kNormalForms)
        row(identifier(form), unicode::normalized(form, text));
}

void writeLimits(const Context& context, std::u32string_view text) {
    heading(context, phrase("moji text", "Does it fit?"));
    for (const measure::LimitUse& use : measure::limitsOf(text)) {
        const Phrase verdict = use.fits() ? phrase("moji text", "yes (%1 of %2)")
                                          : phrase("moji text", "no (%1 of %2)");
        const std::string answer =
            use.isStorable() ? verdict.with(use.used, use.limit->most)
            : use.refusal == measure::Refusal::Surrogate
                ? std::string(phrase("moji text", "no: it has a lone surrogate"))
                : std::string(phrase("moji text", "no: it has a character of four bytes"));
        context.out.write(
            fmt::format("  {:<34}  {}\n", phrase("Storage limits", use.limit->place),
                        context.palette.paint(use.fits() ? Tint::Good : Tint::Error, answer)));
    }
}

void writeHidden(const Context& context, std::u32string_view text) {
    const auto hidden = measure::hiddenCharacters(text);
    if (hidden.empty())
        return;
    heading(context, phrase("moji text", "Hidden characters"));
    for (std::size_t i = 0; i < std::min(hidden.size(), kMostHidden); ++i) {
        const measure::HiddenCharacter& character = hidden[i];
        std::string remark = character.isExpected ? phrase("moji text", "belongs here")
                                                  : phrase("moji text", "suspicious");
        if (character.looksLike != 0)
            remark = phrase("moji text", "looks like %1")
                         .with(visible(std::u32string_view(&character.looksLike, 1)));
        context.out.write(fmt::format(
            "  {:>8}  {:<8}  {}, {}\n", character.index, codePointName(character.codePoint),
            unicode::name(character.codePoint),
            context.palette.paint(character.isExpected ? Tint::Faint : Tint::Error, remark)));
    }
    if (hidden.size() > kMostHidden)
        context.out.write(phrase("moji text", "  and %1 more").with(hidden.size() - kMostHidden) +
                          "\n");
}

void writeOrders(const Context& context, std::u32string_view text, const TextQuestions& questions) {
    const auto lines = measure::linesOf(text);
    if (lines.size() < 2 || lines.size() > kMostSortedLines)
        return;
    heading(context, questions.locale.empty()
                         ? std::string(phrase("moji text", "Order of the lines"))
                         : phrase("moji text", "Order of the lines in the locale %1")
                               .with(visible(questions.locale)));
    for (const measure::LineOrder order : measure::kLineOrders) {
        std::string sorted;
        for (const std::size_t place : sortedPlaces(lines, order, questions.locale))
            sorted += "  " + shown(lines[place]);
        context.out.write(fmt::format("  {:<11}{}\n", identifier(order), sorted));
    }
}

// -- JSON lines --

class FactLine {
public:
    FactLine(const Context& context, const Input& input, std::string_view fact)
        : line(context.out) {
        if (context.namesFile())
            line.file(input.name);
        line.string("fact", fact);
    }
    JsonLine line;
};

void writeLengthsJson(const Context& context, const Input& input, std::u32string_view text,
                      const TextQuestions& questions) {
    const measure::TextLength length = measure::lengthOf(text);
    const auto write = [&](Unit unit, std::uint64_t count) {
        FactLine(context, input, "length")
            .line.string("unit", identifier(unit))
            .null("encoding")
            .number("length", count)
            .number("unmappable", 0);
    };
    write(Unit::Graphemes, length.graphemes);
    write(Unit::CodePoints, length.codePoints);
    write(Unit::Utf16Units, length.utf16Units);
    write(Unit::Columns, length.columns);
    for (const Codec* codec : questions.codecs) {
        const measure::EncodedLength bytes = measure::encodedLength(*codec, text);
        FactLine(context, input, "length")
            .line.string("unit", identifier(Unit::Bytes))
            .string("encoding", codec->name())
            .number("length", bytes.bytes)
            .number("unmappable", bytes.unmappable);
    }
}

void writeFormsJson(const Context& context, const Input& input, std::u32string_view text,
                    const TextQuestions& questions) {
    const auto write = [&](std::string_view fact, std::string_view name,
                           const std::u32string& form) {
        FactLine(context, input, fact)
            .line.string("form", name)
            .text("text", form)
            .number("code_points", form.size())
            .number("utf8_bytes", measure::utf8Length(form))
            .boolean("same", form == text);
    };
    for (const unicode::CaseMap map : unicode::kCaseMaps)
        write("case", identifier(map), unicode::caseMapped(map, text, questions.locale));
    for (const NormalForm form : unicode::kNormalForms)
        write("normal_form", identifier(form), unicode::normalized(form, text));
}

} // namespace

void writeTextFacts(const Context& context, const Input& input, std::u32string_view text,
                    const TextQuestions& questions) {
    context.writeHeading(input);
    writeLengths(context, text, questions);
    writeCuts(context, text, questions);
    writeForms(context, text, questions);
    writeLimits(context, text);
    writeHidden(context, text);
    writeOrders(context, text, questions);
}

void writeTextJson(const Context& context, const Input& input, std::u32string_view text,
                   const TextQuestions& questions) {
    writeLengthsJson(context, input, text, questions);
    forEachCut(text, questions, [&](Unit unit, const Codec* codec, const Cut& cut) {
        FactLine(context, input, "cut")
            .line.string("unit", identifier(unit))
            .stringOrNull("encoding", codec == nullptr
                                          ? std::nullopt
                                          : std::optional<std::string_view>(codec->name()))
            .number("limit", *questions.cut)
            .boolean("whole", cut.isWhole)
            .string("damage", identifier(cut.damage))
            .text("text", cut.kept);
    });
    writeFormsJson(context, input, text, questions);
    for (const measure::LimitUse& use : measure::limitsOf(text))
        FactLine(context, input, "limit")
            .line.string("place", use.limit->place)
            .number("used", use.used)
            .number("most", use.limit->most)
            .boolean("storable", use.isStorable())
            .boolean("fits", use.fits());
    for (const measure::HiddenCharacter& hidden : measure::hiddenCharacters(text))
        FactLine(context, input, "hidden")
            .line.number("index", hidden.index)
            .codePoint("code_point", hidden.codePoint)
            .string("name", unicode::name(hidden.codePoint))
            .string("kind", identifier(hidden.kind))
            .boolean("expected", hidden.isExpected)
            .codePoint("looks_like",
                       hidden.looksLike == 0 ? std::nullopt : std::optional(hidden.looksLike));
    const auto lines = measure::linesOf(text);
    if (lines.size() < 2)
        return;
    for (const measure::LineOrder order : measure::kLineOrders) {
        FactLine fact(context, input, "order");
        fact.line.string("order", identifier(order)).key("lines").append("[");
        bool isFirst = true;
        for (const std::size_t place : sortedPlaces(lines, order, questions.locale)) {
            fact.line.append(isFirst ? "" : ",").append(std::to_string(place + 1));
            isFirst = false;
        }
        fact.line.append("]");
    }
}

} // namespace moji::cli
