#include "unicode/case_folding.h"

#include <unicode/uchar.h>
#include <unicode/ustring.h>

#include <array>
#include <memory>
#include <string_view>

namespace moji::unicode {

namespace {

constexpr std::size_t kPlane = 0x10000;
constexpr char16_t kSeveral =
    0xFFFF; // a noncharacter: folds to more than one unit, use the slow path

std::u16string foldedByIcu(std::u16string_view text) {
    std::array<UChar, 8> folded;
    UErrorCode status = U_ZERO_ERROR;
    const auto length =
        u_strFoldCase(folded.data(), static_cast<int32_t>(folded.size()), text.data(),
                      static_cast<int32_t>(text.size()), U_FOLD_CASE_DEFAULT, &status);
    return {folded.data(), static_cast<std::size_t>(length)};
}

/// The case folding of each BMP character.
using Plane = std::array<char16_t, kPlane>;

std::unique_ptr<const Plane> makePlane() {
    auto plane = std::make_unique<Plane>();
    for (std::size_t i = 0; i < kPlane; ++i) {
        const auto unit = static_cast<char16_t>(i);
        const std::u16string folded = foldedByIcu({&unit, 1});
        (*plane)[i] = folded.size() == 1 ? folded[0] : kSeveral;
    }
    return plane;
}

} // namespace

void appendCaseFolded(char32_t codePoint, std::u16string& out) {
    static const std::unique_ptr<const Plane> plane = makePlane();
    if (codePoint >= kPlane) { // each folds to a single character there
        const auto folded = u_foldCase(static_cast<UChar32>(codePoint), U_FOLD_CASE_DEFAULT);
        out += U16_LEAD(folded);
        out += U16_TRAIL(folded);
        return;
    }
    const auto unit = static_cast<char16_t>(codePoint);
    const char16_t folded = (*plane)[unit];
    if (folded != kSeveral) [[likely]]
        out += folded;
    else
        out += foldedByIcu({&unit, 1});
}

} // namespace moji::unicode
