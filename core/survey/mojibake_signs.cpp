#include "survey/mojibake_signs.h"

#include "bytes/byte_source.h"
#include "detect/character_kind.h"
#include "detect/text_scorer.h"
#include "repair/paged_table.h"
#include "repair/repairer.h"
#include "text/ascii.h"
#include "text/ascii_run.h"
#include "utf8/utf8_writer.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>

namespace moji {

namespace {

bool isLatin1Letter(char32_t c) {
    return c >= 0xC0 && c <= 0xFF && c != 0xD7 && c != 0xF7;
}
bool isCyrillicSmall(char32_t c) {
    return c >= 0x0430 && c <= 0x045F;
}
bool isCyrillicCapital(char32_t c) {
    return c >= 0x0400 && c <= 0x042F;
}
bool isLetter(char32_t c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || isLatin1Letter(c) ||
           (c >= 0x0400 && c <= 0x045F);
}
bool isIdeographOrHangul(char32_t c) {
    return (c >= 0x3400 && c <= 0x9FFF) || (c >= 0xAC00 && c <= 0xD7A3);
}

/// Signs that 80..BF are in windows-1252 or windows-1251, letters apart.
bool isSignOfContinuation(char32_t c) {
    constexpr std::u32string_view kSigns = U"€‚„…†‡ˆ‰‹‘’“”•–—˜™›";
    return (c >= 0xA0 && c <= 0xBF) || kSigns.find(c) != std::u32string_view::npos;
}
/// Letters that only 80..BF are, in the same.
bool isLetterOfContinuation(char32_t c) {
    constexpr std::u32string_view kLatin = U"ƒŠŒŽšœžŸ";
    return kLatin.find(c) != std::u32string_view::npos || (c >= 0x0402 && c <= 0x040F) ||
           (c >= 0x0452 && c <= 0x045F) || c == 0x0490 || c == 0x0491;
}

/// What C2..F4 read as.
bool isLead(char32_t c) {
    return (c >= 0xC2 && c <= 0xF4 && isLatin1Letter(c)) || (c >= 0x0412 && c <= 0x0444);
}

/// What C2..C5, which letters of Europe begin with, read as in windows-1251.
bool isWesternLead(char32_t c) {
    return c >= 0x0412 && c <= 0x0415;
}
/// What EA..ED, which Hangul begins with, reads as in windows-1251.
bool isKoreanLead(char32_t c) {
    return c >= 0x043A && c <= 0x043D;
}

/// Whether two characters that follow each other are hardly ever written so.
bool isOddPair(char32_t before, char32_t c) {
    // Misread as Cyrillic, a letter of Europe is two characters amid Latin letters.
    if (before < 0x80 && isLetter(before) && isWesternLead(c))
        return true;
    const bool isPower = c == 0xB2 || c == 0xB3; // after a unit: m²
    if (isPower && isKoreanLead(before))
        return false;
    if (isLead(before) && isLetterOfContinuation(c) && c != 0x0451 && c != 0x0456 && c != 0x0457 &&
        c != 0x0454)
        return before == 0x0420 || before == 0x0421 || before < 0x0100 || isWesternLead(before);
    // A mark may follow a word, but the word's last letter is hardly a capital by itself.
    const bool isUsualLead = before == 0xC2 || before == 0xC3 || before == 0xD0 || before == 0xD1 ||
                             before == 0xE2 || before == 0xEF || before == 0x0420 ||
                             before == 0x0421 || before == 0x0432 || isWesternLead(before) ||
                             isKoreanLead(before);
    const bool isQuote = c == 0xAB || c == 0xBB || c == 0x201C || c == 0x201D || c == 0x2019 ||
                         c == 0x2026 || c == 0x2013 || c == 0x2014 || c == 0xA0;
    if (isUsualLead && isSignOfContinuation(c))
        return !isQuote || before == 0xC2 || before == 0xC3 || before == 0xD0 || before == 0xD1;
    if (isCyrillicSmall(before) && isCyrillicCapital(c))
        return true;
    const bool isBox = c >= 0x2500 && c <= 0x259F;
    const bool wasBox = before >= 0x2500 && before <= 0x259F;
    return (isBox && isLetter(before)) || (wasBox && isLetter(c));
}

bool isOddByItself(char32_t c) {
    return (c >= 0x80 && c <= 0x9F) || c == 0xFFFD || (c >= 0xE000 && c <= 0xF8FF) ||
           (c >= 0xFF61 && c <= 0xFF9F);
}

/// What the look needs to know of a character. Most characters are of the sort of the one before
/// and say nothing, unless kLooked is set.
using Sort = std::uint16_t;
constexpr Sort kScript = 0x1F;     // of a letter, from 1 on; 0: a letter of ASCII
constexpr Sort kCapital = 0x20;    // a letter
constexpr Sort kSign = 0x40;       // no letter
constexpr Sort kAsian = 0x80;      // as Asian text has it
constexpr Sort kIdeograph = 0x180; // one of these, or a Hangul syllable
constexpr Sort kOfLatin1 = 0x200;  // a letter
constexpr Sort kOdd = 0x400;       // by itself
constexpr Sort kLooked = 0x800;
constexpr Sort kPunctuation = 0x1000; // usual beyond ASCII: a sign
static_assert(static_cast<Sort>(Script::Other) < kScript);

Sort makeSort(char32_t c) {
    constexpr char32_t kBeyondPlane = 0x10000;
    if (isOddByItself(c))
        return kOdd | kLooked;
    if (c >= kBeyondPlane)
        return c < 0x20000 ? kSign | kLooked : kAsian; // hardly any is a letter
    const CharacterClass character = characterClass(c);
    if (character.kind == CharacterKind::Asian)
        return isIdeographOrHangul(c) ? kIdeograph : kAsian;
    const bool isPunctuation = character.kind == CharacterKind::Quote ||
                               character.kind == CharacterKind::Apostrophe ||
                               character.kind == CharacterKind::OtherSpace;
    if (character.kind != CharacterKind::Letter)
        return kSign | kLooked | (isPunctuation ? kPunctuation : 0);
    const auto script = c < 0x80 ? 0 : static_cast<unsigned>(character.script) + 1;
    const unsigned rest =
        (character.upper ? kCapital | kLooked : 0) | (isLatin1Letter(c) ? kOfLatin1 | kLooked : 0);
    return static_cast<Sort>(script | rest);
}

bool isLetterSort(Sort sort) {
    return (sort & (kSign | kAsian | kOdd)) == 0;
}

using Sorts = repair::PagedTable<Sort, makeSort>;
const Sorts& sorts() {
    static const Sorts table;
    return table;
}

/// The look at a text, word by word. Words end at white space.
class Look {
public:
    Look(std::string_view utf8, const repair::Repairer* repairer)
        : m_repairer(repairer)
        , m_begin(reinterpret_cast<const Byte*>(utf8.data()))
        , m_end(m_begin + utf8.size()) {}

    [[nodiscard]] bool isOdd() {
        const Byte* at = m_begin;
        while (at < m_end) {
            if (*at < 0x80) {
                if ((at = passAscii(at)) == nullptr)
                    return true;
                continue;
            }
            const Byte* const from = at;
            const char32_t c = next(at);
            if (c == kMalformed)
                continue;
            const Sort sort = m_sorts[c];
            m_asian += sort == kIdeograph ? 1 : 0;
            const bool goesOn =
                (sort == m_before && (sort & kLooked) == 0) || (sort & m_before & kAsian) != 0;
            if (!goesOn && addOther(c, sort, from))
                return true;
            m_last = c;
            m_before = sort;
            at = sort == kIdeograph ? passIdeographs(at) : at;
        }
        return endsOddWord(m_end) || isMisreadAsAsian();
    }

    [[nodiscard]] bool hasAsianText() const { return m_asian >= 2; }

private:
    static constexpr Sort kSpace = kSign;
    static constexpr char32_t kMalformed = 0xFFFFFFFF;

    /// In a double-byte encoding one of many words happens to be UTF-8 (MisreadChoice::isChance).
    [[nodiscard]] bool isMisreadAsAsian() const {
        constexpr std::size_t kOfAsian = 8; // at least one of so many words
        return m_isWide && m_wideWords * kOfAsian >= m_asianWords;
    }

    /// The character at `at`, which goes to its end. The text is valid for the most part: a short
    /// way to decode it will do.
    char32_t next(const Byte*& at) const {
        const Byte* const from = at;
        const std::ptrdiff_t left = m_end - from;
        if ((*from & 0xE0) == 0xC0 && left >= 2) {
            at += 2;
            return (from[0] & 0x1Fu) << 6 | (from[1] & 0x3Fu);
        }
        if ((*from & 0xF0) == 0xE0 && left >= 3) {
            at += 3;
            return (from[0] & 0x0Fu) << 12 | (from[1] & 0x3Fu) << 6 | (from[2] & 0x3Fu);
        }
        if (*from >= 0xF0 && left >= 4) {
            at += 4;
            return (from[0] & 0x07u) << 18 | (from[1] & 0x3Fu) << 12 | (from[2] & 0x3Fu) << 6 |
                   (from[3] & 0x3Fu);
        }
        ++at;
        return kMalformed;
    }

    /// Passes ideographs and Hangul syllables after one.
    const Byte* passIdeographs(const Byte* at) {
        const Byte* const from = at;
        const auto isOne = [](const Byte* bytes) { // U+4E00..9FFF, U+AC00..D77F
            const unsigned two = bytes[0] << 8u | bytes[1];
            return (two >= 0xE4B8 && two < 0xEA00) || (two >= 0xEAB0 && two < 0xED9E);
        };
        while (m_end - at >= 3 && isOne(at))
            at += 3;
        if (at > from) {
            m_asian += static_cast<std::size_t>(at - from) / 3;
            const Byte* last = at - 3;
            m_last = next(last);
        }
        return at;
    }

    /// Goes on to what is not ASCII; null where the word that ends before it is odd.
    const Byte* passAscii(const Byte* at) {
        const Byte* const from = at;
        m_run = 0;
        if (m_other) {
            const bool isLetter = isLetterSort(m_sorts[*at]);
            m_unusual = m_unusual || (m_capitals && isLetter);
            m_atLetter = m_atLetter || ((m_before & kAsian) != 0 && isLetter);
            while (at < m_end && *at < 0x80 && !isAsciiSpace(*at))
                ++at;
            if (at < m_end && *at < 0x80 && endsOddWord(at))
                return nullptr;
        }
        at += detail::asciiRun(ByteView(at, m_end));
        while (at < m_end && *at < 0x80)
            ++at;
        if (at > from) {
            m_last = at[-1];
            m_before = m_sorts[m_last];
            m_script = isLetterSort(m_before) ? m_script : 0;
        }
        return at;
    }

    /// A character that is of another sort than the one before it, or to be looked at anyway.
    bool addOther(char32_t c, Sort sort, const Byte* from) {
        if ((sort & kAsian) != 0) {
            addAsian(from);
            return false;
        }
        m_run = (sort & kOfLatin1) != 0 ? m_run + 1 : 0;
        if (m_run == 3 || (sort & kOdd) != 0 || isOddPair(m_last, c))
            return true;
        if (!m_repairer)
            return false;
        m_other = m_other ? m_other : from;
        m_pair = m_pair || isPair(sort);
        m_atLetter = m_atLetter || ((m_before & kAsian) != 0 && isLetterSort(sort));
        if (!isLetterSort(sort)) {
            m_unusual = m_unusual || (sort & kSign) != 0;
            m_script = 0;
            m_capitals = false;
            return false;
        }
        const bool afterLetter = isLetterSort(m_before);
        const bool isCapital = (sort & kCapital) != 0;
        const bool wasCapital = afterLetter && (m_before & kCapital) != 0;
        const auto script = static_cast<Sort>(sort & kScript);
        m_unusual = m_unusual || (afterLetter && isCapital && !wasCapital) ||
                    (!isCapital && m_capitals) || (m_script != 0 && m_script != script);
        m_capitals = isCapital && wasCapital;
        m_script = script;
        return false;
    }

    void addAsian(const Byte* from) {
        m_run = 0;
        if (!m_repairer)
            return;
        m_wide = m_wide || !m_other;
        m_other = m_other ? m_other : from;
        m_atLetter = m_atLetter || isLetterSort(m_before);
    }

    /// Whether the last character and this one may be a sequence: both are beyond ASCII and not
    /// Asian, and neither two quotes or no-break spaces nor an apostrophe and a letter (l’été).
    [[nodiscard]] bool isPair(Sort sort) const {
        return m_last >= 0x80 && ((sort | m_before) & kAsian) == 0 &&
               (sort & m_before & kPunctuation) == 0 && !(m_last == U'’' && isLetterSort(sort));
    }

    /// Whether the characters from `at` on may begin UTF-8 that was read in a double-byte encoding.
    [[nodiscard]] bool isWideBeginning(const Byte* at) const {
        constexpr std::size_t kBytes = 9; // of three Asian characters
        std::array<char32_t, kBytes / 3> first{};
        std::size_t count = 0;
        for (; m_end - at >= 3 && *at >= 0xE0 && *at < 0xF0 && count < first.size(); at += 3)
            first[count++] = (at[0] & 0x0Fu) << 12 | (at[1] & 0x3Fu) << 6 | (at[2] & 0x3Fu);
        return m_repairer->mayBeginMisread({first.data(), count});
    }

    /// Whether the word that ends here proves that it was misread in a single-byte encoding.
    bool endsOddWord(const Byte* end) {
        constexpr std::ptrdiff_t kFourAsian = 12; // bytes: fewer prove nothing
        const Byte* const other = m_other;
        const bool mayBe = m_pair && m_unusual;
        const bool mayBeWide = m_wide && (m_atLetter || end - other >= kFourAsian);
        m_other = nullptr;
        m_wide = m_pair = m_unusual = m_capitals = m_atLetter = false;
        m_script = 0;
        if (mayBeWide)
            addWide(other, end);
        return mayBe && isMisread(other, end);
    }
    void addWide(const Byte* other, const Byte* end) {
        ++m_asianWords;
        if (!isWideBeginning(other))
            return;
        ++m_wideWords;
        m_isWide = m_isWide || isMisread(other, end);
    }
    bool isMisread(const Byte* other, const Byte* end) const {
        constexpr std::ptrdiff_t kAround = 96; // bytes
        const Byte* word = other;
        while (word > m_begin && !isAsciiSpace(word[-1]))
            --word;
        const std::u32string text = decoded(word, end);
        if (!m_repairer->mayBeMisread(text, 0))
            return false;
        std::u32string before = decoded(word - std::min(word - m_begin, kAround), word);
        const std::size_t place = before.size();
        return m_repairer->provesMisread(
            before + text + decoded(end, end + std::min(m_end - end, kAround)), place);
    }
    static std::u32string decoded(const Byte* begin, const Byte* end) {
        while (begin < end && (*begin & 0xC0) == 0x80)
            ++begin;
        return fromUtf8(
            {reinterpret_cast<const char*>(begin), static_cast<std::size_t>(end - begin)});
    }

    const Sorts& m_sorts = sorts();
    const repair::Repairer* m_repairer;
    const Byte* m_begin;
    const Byte* m_end;
    std::size_t m_asian = 0; // ideographs and Hangul syllables
    char32_t m_last = U' ';
    Sort m_before = kSpace;
    std::size_t m_run = 0; // letters of U+00C0..00FF on end
    // Words that could prove that they were misread as Asian; those that may be UTF-8:
    std::size_t m_asianWords = 0;
    std::size_t m_wideWords = 0;
    bool m_isWide = false; // one of these proves that it was misread
    // Of the word:
    const Byte* m_other = nullptr; // its first character beyond ASCII
    bool m_wide = false;           // which is Asian
    bool m_pair = false;           // two characters beyond ASCII on end, not Asian
    bool m_unusual = false;        // not in letters of one alphabet, capitals first
    bool m_atLetter = false;       // an Asian character beside a letter that is none
    bool m_capitals = false;       // the last two letters, or more
    Sort m_script = 0;             // of the last letter beyond ASCII
};

bool mayHave(std::string_view utf8, const repair::Repairer* repairer) {
    constexpr std::size_t kSample = 1024; // characters
    constexpr double kOrdinary = 0.75;    // plausibility
    Look look(utf8, repairer);
    if (look.isOdd())
        return true;
    if (!look.hasAsianText())
        return false;
    std::size_t cut = std::min(utf8.size(), 3 * kSample);
    while (cut < utf8.size() && (static_cast<unsigned char>(utf8[cut]) & 0xC0) == 0x80)
        ++cut;
    return scoreText(fromUtf8(utf8.substr(0, cut))).plausibility < kOrdinary;
}

} // namespace

bool mayHaveMojibake(std::string_view text) {
    return mayHave(text, nullptr);
}

bool mayHaveMojibake(std::string_view text, const repair::Repairer& repairer) {
    return mayHave(text, &repairer);
}

} // namespace moji
