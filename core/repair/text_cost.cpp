#include "repair/text_cost.h"

#include <cmath>

namespace moji::repair {

namespace {

double ordinaryBits(char32_t codePoint) {
    switch (characterTraits(codePoint).kind) {
    case CharacterKind::Space:
    case CharacterKind::LineBreak:
        return 2.5;
    case CharacterKind::Han:
        return 10;
    case CharacterKind::Hangul:
        return 8;
    case CharacterKind::Kana:
        return 5.5;
    case CharacterKind::Replacement:
        return 8;
    case CharacterKind::Letter:
    case CharacterKind::Mark:
        return 4.5;
    default:
        return 6;
    }
}

} // namespace

double PlausibilityCost::bits(std::u32string_view text) const {
    Plausibility plausibility;
    double mass = 0;
    double ordinary = 0;
    for (const char32_t codePoint : text) {
        plausibility.feed(codePoint, 1);
        mass += codePoint < 0x80 ? 0.125 : 1;
        ordinary += ordinaryBits(codePoint);
    }
    const double score = plausibility.score();
    return ordinary + mass * 1.3 * std::sqrt(1 / score - 1);
}

} // namespace moji::repair
