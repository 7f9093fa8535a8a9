#include "repair/suspicion.h"

#include "detect/character_kind.h"
#include "detect/language_models.h"
#include "detect/letter_costs.h"
#include "detect/text_scorer.h"
#include "repair/paged_table.h"
#include "repair/work_count.h"
#include "text/find_character.h"

#include <algorithm>
#include <array>
#include <bitset>
#include <cstdint>
#include <optional>

namespace moji::repair {

namespace {

using LanguageSet = std::bitset<kMostLanguages>;

/// What the look needs to know of a code point.
enum Trait : std::uint16_t {
    kLetter = 1,
    kUpper = 2,
    kLower = 4,
    kLatin = 8,
    kMixes = 16, // Greek or Cyrillic: beside a Latin letter it is odd
    kAsian = 32,
    kSign = 64,     // beside a letter it is odd
    kQuote = 128,   // inside a word it is odd
    kStrange = 256, // odd anywhere
};
using Traits = std::uint16_t;

bool isHalfWidthKana(char32_t c) {
    return c > 0xFF60 && c < 0xFFA0;
}

Traits traitsOf(char32_t c) {
    const CharacterClass character = characterClass(c);
    switch (character.kind) {
    case CharacterKind::Letter: {
        const bool mixes =
            character.script == Script::Greek || character.script == Script::Cyrillic;
        return static_cast<Traits>(kLetter | (character.cased && character.upper ? kUpper : 0) |
                                   (character.cased && !character.upper ? kLower : 0) |
                                   (character.script == Script::Latin ? kLatin : 0) |
                                   (mixes ? kMixes : 0));
    }
    case CharacterKind::Asian:
        return isHalfWidthKana(c) ? kStrange : kAsian;
    case CharacterKind::CommonSymbol:
    case CharacterKind::Symbol:
    case CharacterKind::Box:
        return kSign;
    case CharacterKind::Quote:
    case CharacterKind::OtherSpace:
        return kQuote;
    case CharacterKind::Control:
    case CharacterKind::HighControl:
    case CharacterKind::Replacement:
    case CharacterKind::PrivateUse:
    case CharacterKind::Unassigned:
        return kStrange;
    default:
        return 0;
    }
}

/// The languages that use a letter of an alphabet; all of them for anything else.
LanguageSet languagesOf(const CharacterClass& character) {
    const LanguageModels& models = LanguageModels::all();
    const auto range = models.languagesOf(character.script);
    if (character.kind != CharacterKind::Letter || range.empty())
        return ~LanguageSet();
    LanguageSet languages;
    for (Language i = range.first; i < range.last; ++i) {
        if (models.alphabet(i).uses(character.letter))
            languages.set(i);
    }
    return languages;
}

struct Known {
    LanguageSet languages = ~LanguageSet();
    Traits traits = 0;
};

Known makeKnown(char32_t c) {
    if (c >= 0x10000)
        return {};
    if (c >= 0x80)
        return {languagesOf(characterClass(c)), traitsOf(c)};
    const bool upper = c >= U'A' && c <= U'Z';
    const bool lower = c >= U'a' && c <= U'z';
    const int letter = upper ? kLetter | kUpper | kLatin : lower ? kLetter | kLower | kLatin : 0;
    return {~LanguageSet(), static_cast<Traits>(letter)};
}

using Knowledge = PagedTable<Known, makeKnown>;

const Knowledge& knowledge() {
    static const Knowledge table;
    return table;
}

/// How the first words of the text that are not ASCII read.
TextScore scoreBeginning(std::u32string_view text) {
    constexpr std::size_t kEnough = 1500; // code points
    TextScorer scorer;
    std::size_t taken = 0;
    for (std::size_t at = 0; at < text.size() && taken < kEnough;) {
        const std::size_t end = std::min(text.find(U'\n', at), text.size());
        const std::u32string_view line = text.substr(at, end - at);
        if (std::ranges::any_of(line, [](char32_t c) { return c >= 0x80; })) {
            scorer.feed(line.substr(0, kEnough));
            scorer.feed(U'\n');
            taken += line.size();
        }
        at = end + 1;
    }
    return scorer.score();
}

/// Whether Asian characters are rarer, after each other, than those of names and terms.
class Rareness {
public:
    void add(char32_t c, char32_t before, LetterCosts& costs) {
        const LetterCosts::AsianRow& row = costs.asianCosts(c, before);
        for (std::size_t i = 0; i < row.size(); ++i)
            m_costs[i] += row[i];
        ++m_count;
    }
    [[nodiscard]] bool isRare() const {
        constexpr double kRare = 2.5; // bits a character beyond what is typical of the language
        if (m_count < 2)
            return false;
        const auto range = LanguageModels::all().languagesOf(Script::Asian);
        double least = kRare;
        for (Language i = range.first; i < range.last; ++i)
            least = std::min(least, m_costs[i - range.first] / (kCostUnits * m_count) -
                                        double(storedModels()[i].typicalBits));
        return least >= kRare;
    }

private:
    std::array<std::uint32_t, LetterCosts::AsianRow{}.size()> m_costs{};
    std::uint32_t m_count = 0;
};

/// One line. Characters of ASCII matter only for what is beside them.
class LineLook {
public:
    /// `language`: those whose letters the text may have; nothing: any language, known or not.
    LineLook(const Knowledge& knowledge, std::optional<LanguageSet> language)
        : m_knowledge(knowledge)
        , m_language(language) {}

    [[nodiscard]] bool isOdd(std::u32string_view line) {
        for (std::size_t at = 0; at < line.size();) {
            const std::size_t end = line[at] < 0x80 ? findOther(line, at) : at + 1;
            if (end > at + 1 ? addAscii(line.substr(at, end - at)) : add(line[at]))
                return true;
            at = end;
            if (m_before == kPlainSmall || m_before == kLetter)
                at = addSmallLetters(line, at);
            else if (m_before == kAsian)
                at = addAsian(line, at);
        }
        return m_language && (m_common[0].none() || m_common[1].none() || m_rareness.isRare());
    }

private:
    static constexpr Traits kPlainSmall = kLetter | kLower | kMixes;
    static constexpr std::size_t kManyOthers = 3;
    static constexpr std::size_t kMostAsian = 200; // of a line

    /// Two characters or more: nothing in ASCII is odd by itself.
    bool addAscii(std::u32string_view run) {
        if (isOddAfter(m_knowledge[run.front()].traits))
            return true;
        m_before = m_knowledge[run.back()].traits;
        m_afterLetter = (m_knowledge[run[run.size() - 2]].traits & kLetter) != 0;
        m_others = 0;
        return false;
    }

    /// True once the line is odd whatever follows.
    bool add(char32_t c) {
        const Known& known = m_knowledge[c];
        const Traits traits = known.traits;
        if ((traits & kStrange) != 0 || isOddAfter(traits))
            return true;
        const bool isOtherLetter = c >= 0x80 && (traits & kLetter) != 0;
        const bool isOtherLatin = isOtherLetter && (traits & kLatin) != 0;
        if (isOtherLetter) {
            m_common[isOtherLatin ? 0 : 1] &= known.languages;
            if (m_language && (known.languages & *m_language).none())
                return true;
        }
        if ((traits & kAsian) != 0 && m_asian < kMostAsian) {
            m_rareness.add(c, (m_before & kAsian) != 0 ? m_last : 0, m_costs);
            ++m_asian;
        }
        m_others = isOtherLatin ? m_others + 1 : 0;
        m_afterLetter = (m_before & kLetter) != 0;
        m_before = traits;
        m_last = c;
        return m_language && m_others >= kManyOthers;
    }

    /// Adds what follows and is like the letter before: none of it is Latin, has case to it that
    /// matters, or is odd in itself. Answers where it ends, before a letter that add() finds odd.
    std::size_t addSmallLetters(std::u32string_view line, std::size_t at) {
        const std::size_t begin = at;
        LanguageSet common = m_common[1];
        for (; at < line.size() && line[at] >= 0x80; ++at) {
            const Known& known = m_knowledge[line[at]];
            if (known.traits != m_before || (m_language && (known.languages & *m_language).none()))
                break;
            common &= known.languages;
        }
        m_common[1] = common;
        m_afterLetter = m_afterLetter || at > begin;
        return at;
    }
    /// Adds Asian characters that follow one.
    std::size_t addAsian(std::u32string_view line, std::size_t at) {
        const std::size_t begin = at;
        for (; at < line.size() && m_knowledge[line[at]].traits == kAsian; ++at) {
            if (m_asian < kMostAsian) {
                m_rareness.add(line[at], m_last, m_costs);
                ++m_asian;
            }
            m_last = line[at];
        }
        m_afterLetter = m_afterLetter && at == begin;
        return at;
    }

    [[nodiscard]] bool isOddAfter(Traits traits) const {
        const int either = traits | m_before;
        if ((traits & kUpper) == 0 && (either & (kSign | kQuote)) == 0 &&
            (either & (kMixes | kLatin)) != (kMixes | kLatin))
            return false; // nearly always
        const auto both = [](Traits one, int has, Traits other, int hasToo) {
            return (one & has) != 0 && (other & hasToo) != 0;
        };
        const bool innerCapital = both(traits, kUpper, m_before, kLower) && (traits & kLatin) == 0;
        const bool atSign =
            both(traits, kLetter, m_before, kSign) || both(traits, kSign, m_before, kLetter);
        const bool inWord = both(traits, kLetter, m_before, kQuote) && m_afterLetter;
        const bool mixed =
            both(traits, kMixes, m_before, kLatin) || both(traits, kLatin, m_before, kMixes);
        return innerCapital || atSign || inWord || mixed;
    }

    const Knowledge& m_knowledge;
    std::optional<LanguageSet> m_language;
    LetterCosts& m_costs = LetterCosts::ofThread();
    std::array<LanguageSet, 2> m_common{~LanguageSet(), ~LanguageSet()}; // Latin, others
    Rareness m_rareness;
    std::size_t m_asian = 0;
    std::size_t m_others = 0; // Latin letters beyond ASCII on end
    Traits m_before = 0;
    char32_t m_last = 0; // valid after an Asian character
    bool m_afterLetter = false;
};

/// The languages whose letters the text may have: its own, and those of other alphabets.
LanguageSet languagesAround(const TextScore& score) {
    if (!score.language || scriptOf(*score.language) == Script::Asian)
        return ~LanguageSet();
    LanguageSet languages = ~LanguageSet();
    const auto range = LanguageModels::all().languagesOf(scriptOf(*score.language));
    for (Language i = range.first; i < range.last; ++i) {
        if (i != *score.language)
            languages.reset(i);
    }
    return languages;
}

} // namespace

bool isOddWord(std::u32string_view word) {
    return LineLook(knowledge(), {}).isOdd(word);
}

bool isRareAsian(std::u32string_view word) {
    constexpr std::size_t kEnough = 16;
    const Knowledge& known = knowledge();
    LetterCosts& costs = LetterCosts::ofThread();
    Rareness rareness;
    std::size_t count = 0;
    char32_t before = 0;
    for (const char32_t c : word) {
        const Traits traits = known[c].traits;
        if ((traits & kStrange) != 0)
            return true;
        const bool isAsian = (traits & kAsian) != 0;
        if (isAsian && ++count <= kEnough)
            rareness.add(c, before, costs);
        before = isAsian ? c : 0;
    }
    return rareness.isRare();
}

std::vector<OddLine> oddLines(std::u32string_view text) {
    constexpr double kOrdinary = 0.75; // plausibility; below, any line may be odd
    std::vector<OddLine> lines;
    std::optional<TextScore> score; // asked for when it is needed
    LanguageSet languages;
    const Knowledge& known = knowledge();
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find(U'\n', begin), text.size() - 1) + 1;
        const std::u32string_view line = text.substr(begin, end - begin);
        begin = end;
        if (findOther(line, 0) == line.size())
            continue;
        if (!score) {
            score = scoreBeginning(text.substr(end - line.size()));
            languages = languagesAround(*score);
        }
        countWork(line.size());
        if (score->plausibility < kOrdinary || LineLook(known, languages).isOdd(line))
            lines.push_back({end - line.size(), end});
    }
    return lines;
}

} // namespace moji::repair
