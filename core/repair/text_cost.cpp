#include "repair/text_cost.h"

#include "detect/least_cost.h"
#include "detect/text_scorer.h"
#include "repair/known_tokens.h"
#include "repair/paged_table.h"
#include "repair/work_count.h"

#include <unicode/uchar.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <optional>

namespace moji::repair {

namespace {

// Bits beyond what the models say
constexpr double kReplacement = 10;
constexpr double kC1Control = 14;
constexpr double kAsianAtSmallLatin = 9;
constexpr double kLooseBox = 6;
constexpr double kLooseMark = 8;    // on no letter, or on one of ASCII
constexpr double kSpaceAtSpace = 6; // a no-break space beside another
constexpr double kOpeningAtLetter = 6;

// Bits instead of what the models say
constexpr double kApostrophe = 4; // between letters
constexpr double kSignAtWord = 7; // micro sign, ordinal indicators
constexpr double kSpaceAtMark = 3; // a no-break space in « so » and before ! as the French write it
constexpr double kRepeated = 0.5; // from the fourth of the same character on

bool isSmallLatin(char32_t c) {
    return c >= U'a' && c <= U'z';
}
bool isAsian(char32_t c) {
    return (c >= 0x2E80 && c <= 0x9FFF) || (c >= 0xAC00 && c <= 0xD7A3) ||
           (c >= 0xF900 && c <= 0xFAFF) || (c >= 0xFF00 && c <= 0xFFEF);
}
bool isBox(char32_t c) {
    return c >= 0x2500 && c <= 0x259F;
}

bool isMark(char32_t c) {
    return c >= 0x300 && u_charType(static_cast<UChar32>(c)) == U_NON_SPACING_MARK;
}

/// Whether a character beside another one may be a sign of damage, except for small Latin letters.
enum DamageTrait : std::uint8_t {
    kC1 = 1,
    kAsian = 2,
    kMark = 4,
    kOpening = 8,
    kNoBreakSpace = 16,
    kBox = 32,
};
std::uint8_t makeDamageTraits(char32_t c) {
    unsigned traits = c >= 0x80 && c < 0xA0 ? kC1 : 0;
    traits |= isAsian(c) ? kAsian : 0;
    traits |= isMark(c) ? kMark : 0;
    traits |= std::u32string_view(U"„‚‹¿¡•").find(c) != std::u32string_view::npos ? kOpening : 0;
    traits |= c == 0xA0 ? kNoBreakSpace : 0;
    traits |= isBox(c) ? kBox : 0;
    return static_cast<std::uint8_t>(traits);
}

double signsOfDamage(char32_t before, char32_t c) {
    if (c < 0x80 && before < 0x80)
        return 0;
    static const PagedTable<std::uint8_t, makeDamageTraits> known;
    const unsigned own = known[c];
    const unsigned last = known[before];
    if ((own | last) == 0)
        return 0; // nearly always
    double bits = 0;
    if ((own & kC1) != 0)
        bits += kC1Control;
    if (((own & kAsian) != 0 && isSmallLatin(before)) || ((last & kAsian) != 0 && isSmallLatin(c)))
        bits += kAsianAtSmallLatin;
    if (before < 0x250 && (own & kMark) != 0)
        bits += kLooseMark;
    if (isSmallLatin(before) && (own & kOpening) != 0)
        bits += kOpeningAtLetter;
    if (((own & kNoBreakSpace) != 0 && before == U' ') ||
        ((last & kNoBreakSpace) != 0 && c == U' '))
        bits += kSpaceAtSpace;
    if ((own & last & kBox) != 0 && c != before)
        bits += kLooseBox;
    return bits;
}

bool isLetter(char32_t c) {
    return u_isalpha(static_cast<UChar32>(c)) != 0;
}

bool isLetterOrDigit(char32_t c) {
    return u_isalnum(static_cast<UChar32>(c)) != 0;
}

/// An ordinal indicator where it belongs: after a number, in nº, or away from letters.
bool isOrdinal(std::u32string_view text, std::size_t at) {
    if (text[at] != 0xAA && text[at] != 0xBA)
        return false;
    const auto isWord = [](char32_t c) { return isLetter(c) && c != 0xAA && c != 0xBA; };
    const char32_t before = at > 0 ? text[at - 1] : U' ';
    const bool followed = at + 1 < text.size() && isWord(text[at + 1]);
    return (before >= U'0' && before <= U'9') || before == U'n' || before == U'N' ||
           (!isWord(before) && !followed);
}

bool isSpaceAtMark(std::u32string_view text, std::size_t at) {
    if (text[at] != 0xA0 && text[at] != 0x202F)
        return false;
    constexpr std::u32string_view kMarks = U"»›:;!?%€";
    const bool opened = at > 0 && (text[at - 1] == U'«' || text[at - 1] == U'‹');
    return opened || (at + 1 < text.size() && kMarks.find(text[at + 1]) != kMarks.npos);
}

bool isGreek(char32_t c) {
    return c >= 0x391 && c <= 0x3C9;
}

/// A Greek letter as a sign in a Latin word: IL2Rγc.
bool isGreekSign(std::u32string_view text, std::size_t at) {
    const char32_t before = at > 0 ? text[at - 1] : U' ';
    const char32_t after = at + 1 < text.size() ? text[at + 1] : U' ';
    const auto isLatin = [](char32_t c) { return c < 0x250 && isLetter(c); };
    return isGreek(text[at]) && !isGreek(before) && !isGreek(after) &&
           (isLatin(before) || isLatin(after));
}

/// Whether it is the fourth of the same, or a later one.
bool isRepeated(std::u32string_view text, std::size_t at) {
    const char32_t c = text[at];
    return at > 2 && text[at - 1] == c && text[at - 2] == c && text[at - 3] == c;
}

/// Whether bitsOfSign() may have bits for a character wherever it is, not only in a run.
bool mayBeSign(char32_t c) {
    return c >= 0xA0 &&
           (c == 0xA0 || c == 0xAA || c == 0xB5 || c == 0xBA || c == 0x2BB || c == 0x2BC ||
            isGreek(c) || c == 0x2019 || c == 0x202F || (c >= 0xFB00 && c <= 0xFB06));
}

/// Bits for a character that is not given to the models: a sign of words that they would take for
/// the end of one; another one of a long run, which says nothing new.
std::optional<double> bitsOfSign(std::u32string_view text, std::size_t at) {
    const char32_t c = text[at];
    if (c == 0xB5 || isOrdinal(text, at) || isGreekSign(text, at))
        return kSignAtWord;
    if (c >= 0xFB00 && c <= 0xFB06) // ligatures
        return kApostrophe;
    if (isSpaceAtMark(text, at))
        return kSpaceAtMark;
    if (isRepeated(text, at))
        return kRepeated;
    const bool apostrophe = c == 0x2019 || c == 0x02BB || c == 0x02BC;
    const bool followed = at + 1 < text.size() && isLetter(text[at + 1]);
    const bool inWord = followed && (c == 0x02BB || (at > 0 && isLetterOrDigit(text[at - 1])));
    return apostrophe && inWord ? std::optional(kApostrophe) : std::nullopt;
}

/// bitsOfSign(), after a quick look.
std::optional<double> signAt(std::u32string_view text, std::size_t at) {
    const bool mayBe = mayBeSign(text[at]) || isRepeated(text, at);
    return mayBe ? bitsOfSign(text, at) : std::nullopt;
}

/// Weighs the characters of a text without U+FFFD one after the other: signs by themselves, what is
/// between two of them by the models.
class PartWeigher {
public:
    explicit PartWeigher(std::u32string_view text)
        : m_text(text) {}

    /// Goes on to `end`.
    void weighTo(std::size_t end) {
        while (m_at < end) {
            const std::size_t begin = m_at;
            std::optional<double> sign;
            for (; m_at < end; ++m_at) {
                sign = signAt(m_text, m_at);
                if (sign)
                    break;
                m_signs += signsOfDamage(m_at > 0 ? m_text[m_at - 1] : U' ', m_text[m_at]);
            }
            m_scorer.feed(m_text.substr(begin, m_at - begin));
            if (sign) {
                m_signs += *sign;
                ++m_at;
            }
        }
    }
    [[nodiscard]] std::size_t at() const { return m_at; }
    [[nodiscard]] double bits() const { return m_scorer.score().bits + m_signs; }

private:
    std::u32string_view m_text;
    std::size_t m_at = 0;
    TextScorer m_scorer;
    double m_signs = 0;
};

/// Bits of a text's signs; the rest of it, which is for the models, is put into `models`.
double splitSigns(std::u32string_view text, std::u32string& models) {
    models.clear();
    double signs = 0;
    char32_t before = U' ';
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char32_t c = text[at];
        if (const auto sign = signAt(text, at)) {
            signs += *sign;
        } else {
            signs += signsOfDamage(before, c);
            models.push_back(c);
        }
        before = c;
    }
    return signs;
}

/// Of text without U+FFFD.
double bitsOfPart(std::u32string_view text, double limit, double slack) {
    constexpr std::size_t kAtOnce = 24;
    const std::size_t step = std::isfinite(limit) ? kAtOnce : text.size();
    PartWeigher weigher(text);
    for (;;) {
        weigher.weighTo(std::min(weigher.at() + step, text.size()));
        const double bits = weigher.bits();
        if (weigher.at() == text.size() || bits > limit)
            return bits;
        const double share =
            limit * static_cast<double>(weigher.at()) / static_cast<double>(text.size());
        if (bits > share + slack)
            return limit + slack;
    }
}

} // namespace

double bitsOf(std::u32string_view text, double limit, double slack) {
    countWork(text.size());
    double bits = 0;
    while (!text.empty() && bits <= limit) {
        const std::size_t end = std::min(text.find(U'\uFFFD'), text.size());
        if (end > 0)
            bits += bitsOfPart(text.substr(0, end), limit - bits, slack);
        if (end < text.size())
            bits += kReplacement;
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return bits;
}

bool surelyCostsMore(std::u32string_view text, double limit) {
    constexpr char32_t kFirstAsian = 0x2E80; // from there on the least cost may say too much
    constexpr std::size_t kPiece = 32;       // characters between two looks at the sum
    LeastCost least;
    double signs = 0;
    for (std::size_t begin = 0; begin < text.size(); begin += kPiece) {
        const std::size_t end = std::min(begin + kPiece, text.size());
        countWork(end - begin);
        for (std::size_t at = begin; at < end; ++at) {
            if (text[at] >= kFirstAsian) // U+FFFD, too
                return false;
            if (const auto sign = signAt(text, at))
                signs += *sign;
            else
                least.add(text[at]);
        }
        if (signs + least.bits() > limit)
            return true;
    }
    return false;
}

double bitsOfSigns(std::u32string_view text, bool atEnd, std::u32string& models) {
    const double signs = splitSigns(text, models);
    return atEnd || text.empty() ? signs : signs + signsOfDamage(text.back(), U' ');
}

CostInLine::CostInLine(std::u32string_view before, std::u32string_view after)
    : m_before(before)
    , m_after(after)
    // Four spaces on end are a sign; text without them is the same token by token.
    , m_isOfTokens((before.empty() || before.ends_with(U' ')) &&
                   (after.empty() || after.starts_with(U' ')) && !before.ends_with(U"  ") &&
                   !after.starts_with(U"  ")) {
    if (m_isOfTokens && !before.empty())
        m_isOfTokens = add(before.substr(0, before.size() - 1), false, m_first, m_letters);
    if (m_isOfTokens && !after.empty())
        m_isOfTokens = add(after.substr(1), true, m_last, m_letters);
}

/// False where only bitsOf() can tell.
bool CostInLine::add(std::u32string_view text, bool isLast, Part& part, TokenSums& sums) {
    KnownTokens& tokens = KnownTokens::ofThread();
    countWork(text.size());
    for (std::size_t begin = 0;;) {
        const std::size_t end = std::min(text.find(U' ', begin), text.size());
        const bool isLastToken = end == text.size();
        if (begin == end && !isLastToken && isRepeated(text, end)) {
            part.signs += kRepeated; // a space
        } else {
            const KnownToken& known =
                tokens.of(text.substr(begin, end - begin),
                          isLast && isLastToken ? TokenPart::Last : TokenPart::Whole);
            if (!known.isUsable)
                return false;
            part.signs += known.signs;
            part.frame.add(known.models.frame);
            sums.addLetters(known.models);
        }
        if (isLastToken)
            return true;
        begin = end + 1;
    }
}

double CostInLine::bitsWith(std::u32string_view word) {
    Part middle;
    TokenSums sums = m_letters;
    const bool isToken = !word.starts_with(U' ') && !word.ends_with(U' ');
    if (m_isOfTokens && isToken && add(word, m_after.empty(), middle, sums)) {
        sums.addFrame(m_first.frame);
        sums.addFrame(middle.frame);
        sums.addFrame(m_last.frame);
        return sums.score({}).bits + m_first.signs + middle.signs + m_last.signs;
    }
    m_line = m_before;
    m_line += word;
    m_line += m_after;
    return bitsOf(m_line);
}

} // namespace moji::repair
