#include "repair/misread_evidence.h"

#include "detect/character_kind.h"
#include "repair/case_pairs.h"
#include "repair/letters.h"
#include "repair/paged_table.h"
#include "repair/spaced_letter.h"
#include "repair/suspicion.h"
#include "repair/work_count.h"
#include "text/ascii.h"
#include "text/find_character.h"

#include <unicode/uchar.h>

#include <algorithm>
#include <cstdint>
#include <functional>
#include <optional>

namespace moji::repair {

namespace {

/// Small letters, capitals, or a capital and small letters; of scripts without case, anything.
class WordCase {
public:
    /// Whether the next letter may be this one; after one that may not, nothing may be asked.
    bool goesOn(const CharacterClass& letter) {
        if (!letter.cased)
            return true;
        const bool fits = letter.upper ? m_capitals == m_letters : m_capitals <= 1;
        m_capitals += letter.upper ? 1 : 0;
        ++m_letters;
        return fits;
    }

private:
    std::size_t m_letters = 0;
    std::size_t m_capitals = 0;
};

/// Letters of one alphabet, small or capital as people write them; letters of ASCII may be beside
/// them. Those of misread UTF-8 alternate with signs, or capitals with small letters.
bool isOrdinaryWord(std::u32string_view letters) {
    WordCase shape;
    std::optional<Script> script;
    for (const char32_t c : letters) {
        const CharacterClass character = knownClass(c);
        const bool same = !script || isAscii(c) || character.script == *script;
        if (character.kind != CharacterKind::Letter || !same || !shape.goesOn(character))
            return false;
        if (!isAscii(c))
            script = character.script;
    }
    return script.has_value();
}

class PartLook {
public:
    PartLook(std::u32string_view text, const MisreadPart& part)
        : m_text(text)
        , m_part(part)
        , m_damaged(text.substr(part.begin, part.end - part.begin)) {}

    [[nodiscard]] Look look() const {
        countWork(m_damaged.size());
        if (std::ranges::all_of(m_damaged, isBlank) || isOfCasePairs(m_damaged) ||
            isForeignPair() || isLetterBetweenSpaces())
            return Look::Ordinary;
        if (isOrdinaryWord(lettersAround()))
            return m_damaged.find(U' ') == m_damaged.npos ? Look::Ordinary : Look::Ambiguous;
        const bool few = std::ranges::count_if(m_part.text, std::not_fn(isAscii)) < kFew;
        return isSigns() || isDifference() || isFormula() || isBrokenOff() || isQuoted() ||
                       isCited() || isMixed() || isEndOfWord() ||
                       (few && (isFewAsian() || isLetters() || isLoneLetter()))
                   ? Look::Ambiguous
                   : Look::Damaged;
    }

private:
    static constexpr std::ptrdiff_t kFew = 4; // characters beyond ASCII
    static constexpr std::size_t kLongestWord = 64;

    static bool isBlank(char32_t c) {
        return c == U' ' || knownClass(c).kind == CharacterKind::OtherSpace;
    }
    [[nodiscard]] char32_t before() const { return characterAt(m_text, m_part.begin - 1); }
    [[nodiscard]] char32_t after() const { return characterAt(m_text, m_part.end); }
    /// Letters directly before and after, counted up to a bound.
    [[nodiscard]] std::size_t lettersBefore() const {
        std::size_t count = 0;
        while (count < kLongestWord && isWordLetter(characterAt(m_text, m_part.begin - count - 1)))
            ++count;
        return count;
    }
    [[nodiscard]] std::size_t lettersAfter() const {
        std::size_t count = 0;
        while (count < kLongestWord && isWordLetter(characterAt(m_text, m_part.end + count)))
            ++count;
        return count;
    }
    [[nodiscard]] bool touchesLetters() const {
        return isWordLetter(before()) || isWordLetter(after());
    }
    [[nodiscard]] bool isForeign() const {
        return knownClass(m_damaged.front()).script != Script::Latin;
    }
    [[nodiscard]] bool becomesLetters() const {
        return std::ranges::all_of(m_part.text, isWordLetter);
    }

    /// A closing quote, or a mark that is written in Arabic letters alone: تھا، تھا؛ تھا؟
    static bool mayEndWord(char32_t c) {
        return isWordPunctuation(c) || c == 0x60C || c == 0x61B || c == 0x61F;
    }
    /// The word of letters that the part is in, but for such a mark at its end.
    [[nodiscard]] std::u32string lettersAround() const {
        const std::size_t begin = m_part.begin - lettersBefore();
        std::u32string letters(m_text.substr(begin, m_part.end + lettersAfter() - begin));
        std::erase(letters, U' ');
        if (letters.size() > 1 && mayEndWord(letters.back()) && isForeign())
            letters.pop_back();
        return letters;
    }

    /// Â at the end of what is no word without it, before a space: pÂ stien.
    [[nodiscard]] bool isEndOfWord() const {
        constexpr std::u32string_view kVowels = U"aeiouyAEIOUY";
        if (m_damaged.size() != 2 || m_damaged.back() != U' ' || !isWordLetter(before()) ||
            !isWordLetter(after()))
            return false;
        const std::size_t count = lettersBefore();
        return std::ranges::none_of(m_text.substr(m_part.begin - count, count), [&](char32_t c) {
            return !isAscii(c) || kVowels.find(c) != kVowels.npos;
        });
    }

    /// Signs away from letters, from which a single character comes.
    [[nodiscard]] bool isSigns() const {
        return std::ranges::none_of(m_damaged, isWordLetter) && !touchesLetters() &&
               (m_part.text.size() < 2 || !becomesLetters());
    }
    /// A letter followed by a quotation mark or apostrophe, as in „Ć” and Ã’s.
    [[nodiscard]] bool isQuoted() const {
        return m_damaged.size() == 2 && isWordPunctuation(m_damaged.back()) &&
               !isWordLetter(before()) &&
               (isWordPunctuation(before()) ||
                knownClass(m_damaged.back()).kind == CharacterKind::Apostrophe);
    }
    /// A Greek letter and a sign at the front of a word, for a letter: Δ°C.
    [[nodiscard]] bool isDifference() const {
        return m_damaged.size() == 2 && knownClass(m_damaged.front()).script == Script::Greek &&
               !isWordLetter(m_damaged.back()) && becomesLetters() && !isWordLetter(before());
    }
    /// A sign of mathematics and a Greek letter, for a letter that no other is beside: √π, √Ω.
    [[nodiscard]] bool isFormula() const {
        const bool isSign = u_charType(static_cast<UChar32>(m_damaged.front())) == U_MATH_SYMBOL;
        return m_damaged.size() == 2 && isSign && !touchesLetters() &&
               (knownClass(m_damaged.back()).script == Script::Greek || m_damaged.back() == U'µ' ||
                m_damaged.back() == U'Ω');
    }
    /// A word in capitals that is broken off: HÄ…, IRMÃ…
    [[nodiscard]] bool isBrokenOff() const {
        const auto isCapital = [](char32_t c) { return knownClass(c).upper; };
        const std::size_t count = lettersBefore();
        return count > 0 && m_damaged.size() == 2 && m_damaged.back() == U'…' &&
               isCapital(m_damaged.front()) && !isWordLetter(after()) &&
               std::ranges::all_of(m_text.substr(m_part.begin - count, count), isCapital);
    }
    /// A single character between quotation marks, or before a closing one: text about “Ã©”.
    [[nodiscard]] bool isCited() const {
        const auto isQuote = [](char32_t c) { return knownClass(c).kind == CharacterKind::Quote; };
        return m_part.text.size() == 1 && !touchesLetters() &&
               (isQuote(before()) || isQuote(after()));
    }
    /// A Cyrillic letter that is to be beside a Latin one: jgÑ€.
    [[nodiscard]] bool isMixed() const {
        const auto isLatin = [](char32_t c) { return isAscii(c) && isWordLetter(c); };
        return m_part.text.size() == 1 &&
               knownClass(m_part.text.front()).script == Script::Cyrillic &&
               (isLatin(before()) || isLatin(after()));
    }
    /// Capitals after small letters, more than once: рЅРёР.
    [[nodiscard]] bool alternates() const {
        std::size_t capitals = 0;
        for (std::size_t i = 1; i < m_damaged.size(); ++i) {
            const CharacterClass before = knownClass(m_damaged[i - 1]);
            const CharacterClass here = knownClass(m_damaged[i]);
            capitals += before.cased && !before.upper && here.upper ? 1 : 0;
        }
        return capitals > 1;
    }
    /// lтАЩheure, l鈥檋eure, lÔÇÖheure: letters of another alphabet at small ones of ASCII, or
    /// several capitals between them.
    [[nodiscard]] bool isInsideOther() const {
        const bool after = isSmallAscii(this->after());
        const CharacterClass last = knownClass(m_damaged.back());
        const bool isAsian = knownClass(m_damaged.front()).kind == CharacterKind::Asian;
        const bool several = m_damaged.size() > 2 || (isAsian && m_damaged.size() > 1);
        return several && isSmallAscii(before()) && (isForeign() || (after && last.upper));
    }
    /// ÔÇö or ΓÇö, which is no word of any language, for a dash or dots.
    [[nodiscard]] bool isPunctuation() const {
        const bool isLatin = knownClass(m_damaged.back()).script == Script::Latin;
        constexpr std::u32string_view kSigns = U"‐‑‒–—―•…";
        return m_damaged.size() == 3 && m_part.text.size() == 1 && isLatin &&
               kSigns.find(m_part.text[0]) != kSigns.npos;
    }
    /// вЂњ or вЂќ, a capital between two small letters of an alphabet other than Latin, for a quote
    /// or a dash.
    [[nodiscard]] bool isForeignPunctuation() const {
        const auto isSmall = [](char32_t c) { return knownClass(c).cased && !knownClass(c).upper; };
        return m_damaged.size() == 3 && m_part.text.size() == 1 && isForeign() &&
               isSmall(m_damaged[0]) && knownClass(m_damaged[1]).upper && isSmall(m_damaged[2]) &&
               m_part.text[0] >= 0x2010 && m_part.text[0] < 0x2028;
    }
    /// Letters only, which no letter of ASCII is beside, of another alphabet or for a sign.
    [[nodiscard]] bool isLetters() const {
        const bool touchesAscii = isSmallAscii(before()) || isSmallAscii(after());
        return std::ranges::all_of(m_damaged, isWordLetter) && !alternates() && !isInsideOther() &&
               !isPunctuation() && !isForeignPunctuation() &&
               ((isForeign() && !touchesAscii) || !becomesLetters());
    }
    /// Two letters of an alphabet other than Latin, with no letter beside them, for a single one of
    /// yet another alphabet.
    [[nodiscard]] bool isForeignPair() const {
        return m_damaged.size() == 2 && m_part.text.size() == 1 && isForeign() &&
               !touchesLetters() && std::ranges::all_of(m_damaged, isWordLetter) &&
               becomesLetters() &&
               knownClass(m_part.text.front()).script != knownClass(m_damaged.front()).script;
    }
    /// à that may be the letter Ã and a space, and what follows it another word.
    [[nodiscard]] bool isLetterBetweenSpaces() const {
        return m_part.text.front() == kSpacedLetter && m_damaged.ends_with(U' ') &&
               isSpacedWord(before(), after());
    }
    /// Asian characters only: a word as good as any.
    [[nodiscard]] bool isFewAsian() const {
        const auto isLatin = [](char32_t c) { return c < 0x250 && isWordLetter(c); };
        const bool afterEscape = characterAt(m_text, m_part.begin - 2) == U'\\'; // \t
        return std::ranges::all_of(m_damaged,
                                   [](char32_t c) {
                                       return isAscii(c) ||
                                              knownClass(c).kind == CharacterKind::Asian;
                                   }) &&
               (afterEscape || !isLatin(before())) && !isLatin(after());
    }
    /// A single letter that no other is beside, though it is none that is a word.
    [[nodiscard]] bool isLoneLetter() const {
        constexpr std::u32string_view kWords =
            U"àáâåèéêìíîòóôùúûýÀÅÉßįĮőηοΗΟаизйковсуяєіўАИЗЙКОВСУЯЄІЎوở";
        return m_part.text.size() == 1 && isWordLetter(m_part.text[0]) && !touchesLetters() &&
               kWords.find(m_part.text[0]) == kWords.npos;
    }

    std::u32string_view m_text;
    const MisreadPart& m_part;
    std::u32string_view m_damaged;
};

/// A letter by its script and case.
using PlainLetter = std::uint8_t;
constexpr PlainLetter kScriptBits = 0x1F; // 0: a letter of ASCII, which goes with any
constexpr PlainLetter kCapital = 0x20;
constexpr PlainLetter kBreak = 0x40; // of ASCII and no letter
constexpr PlainLetter kSpace = kBreak | 1;
constexpr PlainLetter kNoLetter = 0x80;
constexpr PlainLetter kAsianCharacter = kNoLetter | 1;
static_assert(static_cast<PlainLetter>(Script::Other) < kScriptBits);

PlainLetter makePlainLetter(char32_t c) {
    const CharacterClass character = characterClass(c);
    if (character.kind == CharacterKind::Asian)
        return kAsianCharacter;
    if (character.kind != CharacterKind::Letter)
        return !isAscii(c) ? kNoLetter : isWordSpace(c) ? kSpace : kBreak;
    const auto script = isAscii(c) ? 0 : static_cast<unsigned>(character.script) + 1;
    return static_cast<PlainLetter>(script | (character.upper ? kCapital : 0));
}

constexpr std::size_t kFourBytesEach = 4; // characters in which four others may be hidden

/// Reads words of which nearly all are plain: in small letters of one alphabet after each sign of
/// ASCII, the first ones perhaps capitals, or with a few Asian characters that no Latin letter is
/// beside. Such a word proves nothing.
class PlainWords {
public:
    explicit PlainWords(std::u32string_view text)
        : m_text(text) {}

    /// Whether the word at `at` is plain; then `at` is at its end.
    bool skip(std::size_t& at) const {
        unsigned before = kBreak;
        unsigned script = 0; // of the letters since the last sign
        std::size_t asian = 0;
        for (; at < m_text.size(); ++at) {
            const unsigned letter = letters()[m_text[at]];
            if (letter == before && letter < kCapital)
                continue; // a further small letter of the same alphabet
            if (letter == kSpace)
                break;
            if (!goesOn(before, letter, script))
                return false;
            asian += letter == kAsianCharacter ? 1 : 0;
            before = letter;
        }
        return asian < kFourBytesEach;
    }

private:
    using Letters = PagedTable<PlainLetter, makePlainLetter>;
    static const Letters& letters() {
        static const Letters table;
        return table;
    }
    /// Whether a letter or sign may come after another one in a plain word.
    static bool goesOn(unsigned before, unsigned letter, unsigned& script) {
        const auto isSign = [](unsigned each) { return (each & (kBreak | kNoLetter)) != 0; };
        const auto isLatin = [&](unsigned each) {
            constexpr unsigned kLatin = static_cast<unsigned>(Script::Latin) + 1;
            return !isSign(each) && ((each & kScriptBits) == 0 || (each & kScriptBits) == kLatin);
        };
        if (isSign(letter)) {
            script = 0;
            return letter != kNoLetter && !(letter == kAsianCharacter && isLatin(before));
        }
        if ((before == kAsianCharacter && isLatin(letter)) ||
            ((letter & kCapital) != 0 && !isSign(before)))
            return false;
        const unsigned own = letter & kScriptBits;
        const bool same = own == 0 || script == 0 || own == script;
        script |= own;
        return same;
    }

    std::u32string_view m_text;
};

} // namespace

bool mayProve(std::u32string_view word) {
    countWork(word.size());
    if (std::size_t end = 0; PlainWords(word).skip(end) && end == word.size())
        return false;
    WordCase shape;         // of the letters since the last sign of ASCII
    bool hasScript = false; // then `script` is of letters beyond ASCII
    Script script = Script::Other;
    std::size_t asian = 0;
    bool atLatin = false; // an Asian character beside a Latin letter
    CharacterClass before;
    const auto isAsian = [](const CharacterClass& c) { return c.kind == CharacterKind::Asian; };
    const auto isLatin = [](const CharacterClass& c) {
        return c.kind == CharacterKind::Letter && c.script == Script::Latin;
    };
    for (const char32_t c : word) {
        const CharacterClass character = knownClass(c);
        if (isAscii(c) && character.kind != CharacterKind::Letter) {
            shape = {};
            hasScript = false;
        } else if (isAsian(character)) {
            ++asian;
            shape = {};
            hasScript = false;
        } else {
            const bool same = isAscii(c) || !hasScript || character.script == script;
            if (character.kind != CharacterKind::Letter || !same || !shape.goesOn(character))
                return true;
            if (!isAscii(c)) {
                hasScript = true;
                script = character.script;
            }
        }
        atLatin = atLatin || (isAsian(character) && isLatin(before)) ||
                  (isLatin(character) && isAsian(before));
        before = character;
    }
    return atLatin || (asian >= kFourBytesEach && isRareAsian(word));
}

std::size_t firstUnusualWord(std::u32string_view text, std::size_t at) {
    const PlainWords words(text);
    for (std::size_t from = at; (at = findOther(text, at)) < text.size(); from = at) {
        while (at > from && !isWordSpace(text[at - 1]))
            --at;
        const std::size_t begin = at;
        const bool isPlain = words.skip(at);
        countWork(at - begin);
        if (!isPlain)
            return begin;
    }
    return at;
}

Look lookOf(std::u32string_view text, const MisreadPart& part) {
    return PartLook(text, part).look();
}

} // namespace moji::repair
