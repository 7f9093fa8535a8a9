#include "repair/destroyed.h"

#include "repair/letters.h"
#include "text/ascii.h"
#include "text/find_character.h"

#include <algorithm>
#include <bitset>

namespace moji::repair {

namespace {

constexpr MisreadReplacement kMisread[] = {
    {"windows-1252", U"ï¿½"},   {"EUC-KR", U"占쏙옙"},    {"GBK", U"锟斤拷"},
    {"Big5", U"嚙踝蕭"},        {"EUC-JP", U"鐃緒申"},    {"windows-1251", U"пїЅ"},
    {"KOI8-R", U"О©╫"},         {"IBM866", U"я┐╜"},       {"IBM437", U"∩┐╜"},
    {"IBM850", U"´┐¢"},         {"IBM852", U"´┐Ż"},       {"macintosh", U"ÔøΩ"},
    {"windows-1250", U"ďż˝"},   {"windows-1253", U"οΏ½"}, {"windows-1255", U"ן¿½"},
    {"windows-1256", U"ï؟½"},   {"windows-1257", U"ļæ½"}, {"windows-874", U"๏ฟฝ"},
    {"x-mac-cyrillic", U"пњљ"}, {"ISO-8859-5", U"яПН"},   {"KOI8-U", U"О©Ґ"},
};

/// What the text begins with, or nothing.
const MisreadReplacement* patternAt(std::u32string_view text) {
    const auto* pattern = std::ranges::find_if(
        kMisread, [&](const MisreadReplacement& each) { return text.starts_with(each.text); });
    return pattern == std::end(kMisread) ? nullptr : pattern;
}

bool isSpace(char32_t c) {
    return isAsciiSpace(c) || c == 0xA0 || c == 0x3000;
}

} // namespace

std::span<const MisreadReplacement> misreadReplacements() {
    return kMisread;
}

bool mayHaveMisreadReplacements(const CharacterSet& characters) {
    return std::ranges::any_of(
        kMisread, [&](const MisreadReplacement& each) { return characters.mayHaveAll(each.text); });
}

std::vector<RuinedSpan> misreadReplacementsIn(std::u32string_view text) {
    using Set = std::bitset<0x10000>;
    const auto charactersAt = [](std::size_t place) {
        Set set;
        for (const MisreadReplacement& each : kMisread)
            set.set(each.text[place]);
        return set;
    };
    static const Set starts = charactersAt(0);
    static const Set seconds = charactersAt(1);
    const auto isIn = [](const Set& set, char32_t c) { return c < set.size() && set[c]; };
    std::vector<RuinedSpan> spans;
    for (std::size_t at = 0; at < text.size();) {
        const MisreadReplacement* pattern =
            isIn(starts, text[at]) && isIn(seconds, characterAt(text, at + 1))
                ? patternAt(text.substr(at))
                : nullptr;
        if (pattern == nullptr) {
            at = findOther(text, at + 1);
            continue;
        }
        const std::size_t end = at + pattern->text.size();
        const bool continues = !spans.empty() && spans.back().end == at;
        if (continues && spans.back().readAs == pattern->encoding)
            spans.back().end = end;
        else
            spans.push_back({at, end, Ruin::MisreadReplacement, pattern->encoding});
        at = end;
    }
    return spans;
}

std::vector<RuinedSpan> replacements(std::u32string_view text) {
    std::vector<RuinedSpan> spans;
    const auto isReplacement = [](char32_t c) { return c == 0xFFFD; };
    for (std::size_t at = findCharacter(text, isReplacement); at < text.size();
         at = findCharacter(text, isReplacement, at + 1)) {
        if (!spans.empty() && spans.back().end == at)
            ++spans.back().end;
        else
            spans.push_back({at, at + 1, Ruin::Replacement, {}});
    }
    return spans;
}

std::vector<RuinedSpan> questionMarks(std::u32string_view text) {
    constexpr std::size_t kWord = 2;
    constexpr std::size_t kLoneWord = 4;
    const auto isMark = [](char32_t c) { return c == U'?'; };
    std::vector<RuinedSpan> spans;
    std::size_t marks = 0;
    std::size_t longest = 0;
    for (std::size_t at = findCharacter(text, isMark); at < text.size();
         at = findCharacter(text, isMark, at + 1)) {
        if (!isSpace(characterAt(text, at - 1)))
            continue; // inside a word
        const std::u32string_view rest = text.substr(at);
        const std::size_t run = std::min(rest.find_first_not_of(U'?'), rest.size());
        // A sentence may end after a lost word.
        const std::size_t end = std::min(rest.find_first_not_of(U"?.,!:;"), rest.size());
        const bool lost = run >= kWord && (end == rest.size() || isSpace(rest[end]));
        if (!lost)
            continue;
        spans.push_back({at, at + run, Ruin::QuestionMarks, {}});
        marks += run;
        longest = std::max(longest, run);
    }
    if (spans.size() < 2 && longest < kLoneWord)
        return {};
    const auto spaces = static_cast<std::size_t>(std::ranges::count_if(text, isSpace));
    return marks * 3 >= text.size() - spaces ? spans : std::vector<RuinedSpan>{};
}

} // namespace moji::repair
