#include "codec/generator/ibm_page_corrections.h"

namespace moji {

namespace {

constexpr char32_t kNothing = CellCorrection::kNothing;

constexpr CellCorrection kMicroSign[] = {{0xE6, 0x00B5}}; // ICU: mu
constexpr CellCorrection kNotSign[] = {{0xAA, 0x00AC}};   // ICU: empty
constexpr CellCorrection kArabic[] = {
    // A percent sign, letters in isolated form, and a shadda; ICU has zero-width space and others.
    {0x25, 0x066A}, {0x9F, kNothing}, {0xD7, 0xFEC1}, {0xD8, 0xFEC5}, {0xF1, 0x0651},
};
constexpr CellCorrection kGreek[] = {{0x88, 0x00B7}, {0xEF, 0x0384}};     // ano teleia, acute
constexpr CellCorrection kUkrainian[] = {{0xFA, 0x00B7}, {0xFB, 0x221A}}; // division, plus-minus

struct Page {
    std::string_view name;
    std::span<const CellCorrection> cells;
};

constexpr Page kPages[] = {
    {"IBM437", kMicroSign}, {"IBM852", kNotSign},    {"IBM860", kMicroSign}, {"IBM861", kMicroSign},
    {"IBM862", kMicroSign}, {"IBM863", kMicroSign},  {"IBM864", kArabic},    {"IBM865", kMicroSign},
    {"IBM869", kGreek},     {"IBM1125", kUkrainian},
};

} // namespace

std::span<const CellCorrection> ibmPageCorrections(std::string_view encoding) {
    for (const auto& [name, cells] : kPages) {
        if (name == encoding)
            return cells;
    }
    return {};
}

} // namespace moji
