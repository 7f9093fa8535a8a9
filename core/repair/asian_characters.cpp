#include "repair/asian_characters.h"

#include "detect/character_kind.h"
#include "detect/text_scorer.h"
#include "repair/text_cost.h"

#include <unicode/uchar.h>

#include <algorithm>
#include <set>

namespace moji::repair {

namespace {

bool isAsian(char32_t c) {
    return c >= 0x2E80 && characterClass(c).kind == CharacterKind::Asian;
}

bool isAsianLetter(char32_t c) {
    return isAsian(c) && u_isalpha(static_cast<UChar32>(c)) != 0;
}

bool isOther(char32_t c) {
    return c >= 0x80;
}

/// Whether a part of the line beside the change was damaged as well, or has nothing to damage.
bool isIntact(std::u32string_view line, std::u32string_view after) {
    return std::ranges::any_of(line, isOther) && line != after;
}

} // namespace

bool changesToLikelierAsian(const Change& change) {
    constexpr std::size_t kEnough = 2; // different characters
    constexpr double kBitsEach = 9;    // to be saved
    constexpr double kBits = 35;       // in all
    constexpr double kText = 0.95;     // plausibility, at least
    constexpr double kOrdinary = 4;    // bits a character beyond what is typical of the language
    if (change.before.size() != change.after.size() || isIntact(change.lead, change.leadAfter) ||
        isIntact(change.trail, change.trailAfter))
        return false;
    std::set<char32_t> different;
    std::size_t changed = 0;
    std::size_t signs = 0; // in words: ペ〖ジ
    for (std::size_t i = 0; i < change.before.size(); ++i) {
        if (change.before[i] == change.after[i])
            continue;
        if (!isOther(change.before[i]) || !isAsian(change.after[i]))
            return false;
        different.insert(change.after[i]);
        ++changed;
        signs += i > 0 && isAsianLetter(change.before[i - 1]) && !isAsianLetter(change.before[i]) &&
                         isAsianLetter(change.after[i])
                     ? 1
                     : 0;
    }
    const double saved = bitsOf(change.before) - bitsOf(change.after);
    if ((different.size() < kEnough && signs < kEnough) || saved < kBits ||
        saved < kBitsEach * static_cast<double>(changed))
        return false;
    const TextScore score = scoreText(change.after);
    return score.language && scriptOf(*score.language) == Script::Asian &&
           score.plausibility >= kText &&
           score.bitsPerLetter - double(storedModels()[*score.language].typicalBits) < kOrdinary;
}

} // namespace moji::repair
