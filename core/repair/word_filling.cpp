#include "repair/word_filling.h"

#include "repair/character_traits.h"
#include "repair/letters.h"
#include "repair/text_cost.h"
#include "repair/units.h"
#include "unicode/presentation.h"

#include <unicode/uchar.h>

#include <algorithm>
#include <utility>
#include <vector>

namespace moji::repair {

namespace {

constexpr char32_t kLost = 0xFFFD;

/// The selectors of variants, of which one makes a picture of the sign before it (⚠️), and the
/// forms of punctuation in vertical lines.
bool isVariant(char32_t c) {
    return c >= 0xFE00 && c < 0xFE20;
}
bool isPictureAt(std::u32string_view text, std::size_t at) {
    return text[at] == unicode::kEmojiPresentation && makesPicture(characterAt(text, at - 1));
}

/// Bits of a character at `at` for what the models do not know: where a closing quotation mark may
/// be, and the characters that lost the same byte; the points of Hebrew and Arabic, which few
/// write.
double bitsOfPlace(std::u32string_view text, std::size_t at, bool isRightToLeft) {
    constexpr double kPoint = 4;
    constexpr double kOpening = 6; // as ”this” in Swedish
    constexpr double kNever = 20;
    const char32_t c = text[at];
    if (isVariant(c))
        return isPictureAt(text, at) ? 0 : kNever;
    if ((c >= 0x591 && c <= 0x5C7) || (c >= 0x64B && c <= 0x65F))
        return kPoint;
    const auto isOfWord = [](char32_t each) {
        return (isWordLetter(each) && knownClass(each).kind != CharacterKind::Asian) ||
               (each >= U'0' && each <= U'9');
    };
    const bool isAfter = isOfWord(characterAt(text, at + 1));
    const bool isBefore = isOfWord(characterAt(text, at - 1));
    switch (c) {
    case U'\u2010':
        return isBefore && isAfter ? 0 : kNever;
    case U'”':
        if (isAfter && !isWordSpace(characterAt(text, at - 1)))
            return kNever;
        return isAfter ? kOpening : 0;
    case U'\u2001':
    case U'\u200D':
        return kNever;
    case U'\u200F':
        return isRightToLeft ? kPoint : kNever;
    default:
        return 0;
    }
}

/// All lost characters of a word together: what one is depends on the next.
class WordFilling {
public:
    /// `before` and `after` are the neighbours in the line; `candidates` has an item for each
    /// U+FFFD of the word, empty for those that stay.
    WordFilling(std::u32string_view before, std::u32string_view word, std::u32string_view after,
                std::span<const std::u32string> candidates)
        : m_before(before)
        , m_word(word)
        , m_after(after)
        , m_candidates(candidates) {
        std::size_t letters = 0; // known
        bool hasSmall = false;
        bool hasAsian = false;
        for (std::size_t i = 0; i < word.size(); ++i) {
            const CharacterClass character = knownClass(word[i]);
            letters += isWordLetter(word[i]) ? 1 : 0;
            hasAsian = hasAsian || character.kind == CharacterKind::Asian;
            hasSmall = hasSmall || (character.cased && !character.upper);
            if (word[i] == kLost)
                m_gaps.push_back(i);
        }
        m_isCapitals = letters > 1 && !hasSmall;
        m_isRightToLeft = std::ranges::any_of(before, isOfRightToLeft) ||
                          std::ranges::any_of(word, isOfRightToLeft) ||
                          std::ranges::any_of(after, isOfRightToLeft);
        m_isKnown = hasAsian || letters > 1 || std::ranges::any_of(candidates, mayBeQuote) ||
                    std::ranges::any_of(candidates, mayBePicture);
    }

    [[nodiscard]] std::u32string filled() && {
        std::u32string text(m_word);
        if (!m_isKnown)
            return text;
        m_found = {{text, 0}};
        for (std::size_t gap = 0; gap < m_gaps.size(); ++gap)
            fill(gap);
        const Filled& best = m_found.front();
        for (const std::size_t at : m_gaps) {
            const auto other = std::ranges::find_if(
                m_found, [&](const Filled& each) { return each.text[at] != best.text[at]; });
            if (other == m_found.end() || other->bits > best.bits + kFar)
                text[at] = best.text[at];
        }
        return text;
    }

private:
    struct Filled {
        std::u32string text;
        double bits;
    };
    static constexpr double kFar = 6; // bits that all others cost more
    static constexpr std::size_t kMostKept = 8;

    static bool isOfRightToLeft(char32_t c) { return c >= 0x590 && c < 0x900; }
    static bool mayBeQuote(std::u32string_view each) { return each.find(U'”') != each.npos; }
    static bool mayBePicture(std::u32string_view each) {
        return each.find(unicode::kEmojiPresentation) != each.npos;
    }
    static char32_t toLower(char32_t c) {
        return static_cast<char32_t>(u_tolower(static_cast<UChar32>(c)));
    }
    static bool isCapitalInside(char32_t c, std::u32string_view text, std::size_t at) {
        const CharacterClass before = knownClass(characterAt(text, at - 1));
        return knownClass(c).upper && before.cased && !before.upper;
    }
    /// What is known up to the next gap decides which fillings are kept.
    void fill(std::size_t gap) {
        if (m_candidates[gap].empty())
            return;
        const bool isLast = gap + 1 == m_gaps.size();
        std::vector<Filled> more;
        std::u32string line(m_before);
        for (const Filled& filled : m_found) {
            for (const char32_t candidate : m_candidates[gap]) {
                if (isCapitalInside(candidate, filled.text, m_gaps[gap]))
                    continue;
                Filled next = filled;
                next.text[m_gaps[gap]] = candidate;
                line.resize(m_before.size());
                line.append(next.text, 0, isLast ? m_word.size() : m_gaps[gap + 1]);
                if (m_isCapitals) // of which the models know little
                    std::ranges::transform(line, line.begin(), toLower);
                if (isLast)
                    line += m_after;
                next.bits = bitsOf(line);
                for (std::size_t i = 0; i <= gap; ++i)
                    next.bits += bitsOfPlace(next.text, m_gaps[i], m_isRightToLeft);
                more.push_back(std::move(next));
            }
        }
        if (more.empty()) // it is none of them
            return;
        std::ranges::stable_sort(more, {}, &Filled::bits);
        more.resize(std::min(more.size(), kMostKept));
        m_found = std::move(more);
    }

    std::u32string_view m_before;
    std::u32string_view m_word;
    std::u32string_view m_after;
    std::span<const std::u32string> m_candidates;
    std::vector<std::size_t> m_gaps;
    bool m_isCapitals = false;    // all known letters
    bool m_isRightToLeft = false; // any letter of the line
    bool m_isKnown = false;       // enough of it: (м?) may be anything
    std::vector<Filled> m_found;  // the likeliest first
};

} // namespace

std::u32string withLikeliest(std::u32string_view before, std::u32string_view word,
                             std::u32string_view after,
                             std::span<const std::u32string> candidates) {
    return WordFilling(before, word, after, candidates).filled();
}

std::u32string likeliestFirst(std::u32string_view candidates, std::u32string_view before,
                              std::u32string_view after) {
    std::vector<std::pair<double, char32_t>> costs;
    std::u32string text(before);
    text += U' ';
    text += after;
    for (const char32_t candidate : candidates) {
        text[before.size()] = candidate;
        costs.emplace_back(bitsOf(text), candidate);
    }
    std::ranges::stable_sort(costs, {}, &std::pair<double, char32_t>::first);
    std::u32string ordered;
    for (const auto& [bits, candidate] : costs)
        ordered.push_back(candidate);
    return ordered;
}

} // namespace moji::repair
