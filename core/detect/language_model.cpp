#include "detect/language_model.h"

namespace moji {

namespace {

// As in resources/generators/language_models.py: four blocks of characters, then the hash table of
// pairs: tags of 16 bits, then costs. Costs are in eighths of a bit.
constexpr std::uint32_t kKana = 0;
constexpr std::uint32_t kHan = kKana + 0x100;
constexpr std::uint32_t kHangul = kHan + (0xA000 - 0x4E00);
constexpr std::uint32_t kWidthForms = kHangul + (0xD7A4 - 0xAC00);
constexpr std::uint32_t kPairTags = kWidthForms + 0xF0;
constexpr std::uint32_t kPairSlots = 1U << 15;
constexpr std::uint32_t kPairCosts = kPairTags + 2 * kPairSlots;
constexpr std::uint32_t kStep = 2; // sixteenths in an eighth

constexpr std::uint32_t kBeyondBlocks = 20 * 16; // extensions, compatibility ideographs
constexpr std::uint32_t kNoPair = 1 * 16;        // a pair that is not among the frequent ones

} // namespace

std::uint32_t AsianModel::character(char32_t codePoint, char32_t before) const {
    if (before != 0) {
        const std::uint32_t pair =
            (static_cast<std::uint32_t>(before) << 16 | codePoint) * 0x9E3779B1U;
        const std::uint32_t tag = (pair & 0xFFFF) | 1;
        for (std::uint32_t slot = pair >> 17;; slot = (slot + 1) % kPairSlots) {
            const std::uint8_t* stored = m_singles + kPairTags + 2 * slot;
            const std::uint32_t found = stored[0] | stored[1] << 8;
            if (found == tag)
                return m_singles[kPairCosts + slot] * kStep;
            if (found == 0)
                break;
        }
    }
    const std::uint32_t more = before != 0 ? kNoPair : 0;
    if (codePoint >= 0x3000 && codePoint < 0x3100)
        return m_singles[kKana + (codePoint - 0x3000)] * kStep + more;
    if (codePoint >= 0x4E00 && codePoint < 0xA000)
        return m_singles[kHan + (codePoint - 0x4E00)] * kStep + more;
    if (codePoint >= 0xAC00 && codePoint < 0xD7A4)
        return m_singles[kHangul + (codePoint - 0xAC00)] * kStep + more;
    if (codePoint >= 0xFF00 && codePoint < 0xFFF0)
        return m_singles[kWidthForms + (codePoint - 0xFF00)] * kStep + more;
    return kBeyondBlocks;
}

} // namespace moji
