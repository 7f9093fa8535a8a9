#include "detect/text_costs.h"

#include <array>

namespace moji {

namespace {

// In the order of CharacterKind.
constexpr std::array<KindCost, kCharacterKinds> kCosts{{
    {0, 0, 0, 0, 0, 0},       // Letter: its model's affair
    {0, 0, 0, 0, 0, 0},       // Asian: its model's affair
    {0.3, 0, 0.7, 0, 0.7, 0}, // Space
    {2, 0, 1, 0, 1, 0},       // LineBreak
    {5, 0, 3.5, 0, 3, 0},     // Digit
    {4, 0, 4, 0, 2, 0},       // Stop
    {5, 0, 5, 0, 0, 0},       // Apostrophe
    {6, 0, 4, 0, 2, 2},       // Sign
    {7, 1, 7, 1, 4, 2},       // OtherSpace
    {9, 2, 4, 0, 4, 10},      // OtherDigit
    {7, 1, 6, 1, 3, 5},       // Quote
    {9, 3, 9, 4, 3, 4},       // CommonSymbol
    {12, 6, 11, 5, 3, 6},     // Symbol
    {13, 6, 7, 6, 1, 6},      // Box
    {13, 0.5, 6, 0, 4, 0},    // Emoji
    {11, 5, 2, 0, 2, 0},      // Format
    {5, 1, 5, 1, 5, 0},       // Mark
    {16, 12, 16, 12, 10, 0},  // Control
    {30, 14, 30, 14, 30, 4},  // HighControl
    {12, 1, 5, 0, 3, 4},      // Replacement
    {20, 14, 20, 14, 20, 4},  // PrivateUse
    {24, 18, 24, 18, 24, 4},  // Unassigned
}};

} // namespace

const KindCost& kindCost(CharacterKind kind) {
    return kCosts[static_cast<std::size_t>(kind)];
}

} // namespace moji
