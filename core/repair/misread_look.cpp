#include "detect/character_kind.h"
#include "repair/case_pairs.h"
#include "repair/escape_letter.h"
#include "repair/letters.h"
#include "repair/misread_evidence.h"
#include "repair/spaced_letter.h"
#include "repair/word_case.h"
#include "repair/work_count.h"
#include "text/ascii.h"

#include <unicode/uchar.h>

#include <algorithm>
#include <functional>
#include <optional>

namespace moji::repair {

namespace {

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
        return isSigns() || isDifference() || isNumeral() || isLabel() || isFormula() ||
                       isBrokenOff() || isQuoted() || isCited() || isMixed() || isEndOfWord() ||
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
    /// A space where it is the letter of an escape.
    [[nodiscard]] char32_t before() const { return letterBefore(m_part.begin); }
    [[nodiscard]] char32_t after() const { return characterAt(m_text, m_part.end); }
    [[nodiscard]] char32_t letterBefore(std::size_t at) const {
        return isEscapeLetter(m_text, at - 1) ? U' ' : characterAt(m_text, at - 1);
    }
    /// Letters directly before and after, counted up to a bound.
    [[nodiscard]] std::size_t lettersBefore() const {
        std::size_t count = 0;
        while (count < kLongestWord && isWordLetter(letterBefore(m_part.begin - count)))
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
    /// A Greek letter and a sign at the front of a word: Δ°C, Γ— ή; but after a number the sign
    /// alone is likelier: 25Β°C.
    [[nodiscard]] bool isDifference() const {
        const bool isAfterNumber = knownClass(before()).kind == CharacterKind::Digit;
        return isLetterAndSign() && knownClass(m_damaged.front()).script == Script::Greek &&
               !isWordLetter(before()) && (becomesLetters() || !isAfterNumber);
    }
    /// Greek letters and the sign that makes them a number: Β΄, ΙΒ΄ αιώνας, Τμήμα 5Β΄.
    [[nodiscard]] bool isNumeral() const {
        constexpr std::u32string_view kSigns = U"΄ʹ´";
        const auto isGreek = [](char32_t c) { return knownClass(c).script == Script::Greek; };
        const std::size_t count = lettersBefore();
        return isLetterAndSign() && kSigns.find(m_damaged.back()) != kSigns.npos &&
               isGreek(m_damaged.front()) && !isWordLetter(after()) &&
               std::ranges::all_of(m_text.substr(m_part.begin - count, count), isGreek);
    }
    /// A letter and a sign by themselves, after a word of the same alphabet: витамин В®. Where all
    /// of it was misread, other words prove that.
    [[nodiscard]] bool isLabel() const {
        const Script script = knownClass(m_damaged.front()).script;
        return isLetterAndSign() && isForeign() && !touchesLetters() && wordBefore() == script;
    }
    [[nodiscard]] bool isLetterAndSign() const {
        return m_damaged.size() == 2 && isWordLetter(m_damaged.front()) &&
               !isWordLetter(m_damaged.back());
    }
    /// The alphabet of the word before the spaces in front of the part.
    [[nodiscard]] std::optional<Script> wordBefore() const {
        constexpr std::size_t kMostSpaces = 4;
        std::size_t at = m_part.begin;
        while (at > 0 && m_part.begin - at < kMostSpaces && m_text[at - 1] == U' ')
            --at;
        const char32_t last = characterAt(m_text, at - 1);
        return at < m_part.begin && isWordLetter(last) ? std::optional(knownClass(last).script)
                                                       : std::nullopt;
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
    /// A word of another alphabet that fits the Latin letters beside it no better when it is
    /// letters of yet another one: xСИГ, x中.
    [[nodiscard]] bool staysForeign() const {
        return isOrdinaryWord(m_damaged) && becomesLetters() &&
               std::ranges::none_of(
                   m_part.text, [](char32_t c) { return knownClass(c).script == Script::Latin; });
    }
    /// lтАЩheure, l鈥檋eure, lÔÇÖheure: letters of another alphabet at small ones of ASCII, or
    /// several capitals between them.
    [[nodiscard]] bool isInsideOther() const {
        const bool after = isSmallAscii(this->after());
        const CharacterClass last = knownClass(m_damaged.back());
        const bool isAsian = knownClass(m_damaged.front()).kind == CharacterKind::Asian;
        const bool several = m_damaged.size() > 2 || (isAsian && m_damaged.size() > 1);
        return several && !staysForeign() && isSmallAscii(before()) &&
               (isForeign() || (after && last.upper));
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
        const bool touchesAscii =
            !staysForeign() && (isSmallAscii(before()) || isSmallAscii(after()));
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
    /// Asian characters only: a word as good as any. Beside a Latin letter one may be damage, but
    /// none that becomes a letter of a third alphabet: Oid为, OidΪ.
    [[nodiscard]] bool isFewAsian() const {
        const auto isLatin = [](char32_t c) { return c < 0x250 && isWordLetter(c); };
        const bool isForeignLetter =
            m_part.text.size() == 1 &&
            knownClass(m_part.text.front()).kind == CharacterKind::Letter &&
            knownClass(m_part.text.front()).script != Script::Latin;
        return std::ranges::all_of(m_damaged,
                                   [](char32_t c) {
                                       return isAscii(c) ||
                                              knownClass(c).kind == CharacterKind::Asian;
                                   }) &&
               (isForeignLetter || (!isLatin(before()) && !isLatin(after())));
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

} // namespace

Look lookOf(std::u32string_view text, const MisreadPart& part) {
    return PartLook(text, part).look();
}

} // namespace moji::repair
