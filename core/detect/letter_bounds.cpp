#include "detect/letter_bounds.h"

// As in stored_models.cpp.
__asm__(".section .rodata\n"
        ".balign 16\n"
        ".global moji_letter_bounds\n"
        "moji_letter_bounds:\n"
        ".incbin \"" MOJISCOPE_LETTER_BOUNDS "\"\n"
        ".byte 0\n"
        ".text\n");

extern "C" const std::uint8_t moji_letter_bounds[]; // NOLINT(readability-identifier-naming)

namespace moji {

LetterBounds::LetterBounds() {
    const std::uint8_t* at = moji_letter_bounds;
    for (std::size_t i = 0; i < static_cast<std::size_t>(Script::Other); ++i) {
        const std::uint32_t columns = *at + 2U; // the edge and any other letter
        m_tables[i] = {at + 1, columns};
        at += 1 + columns * columns;
    }
}

const LetterBounds& LetterBounds::all() {
    static const LetterBounds bounds;
    return bounds;
}

} // namespace moji
