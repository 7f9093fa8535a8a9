#include "detect/stored_models.h"

// The assembler takes the file in as it is: a C++ array of it would take the compiler minutes.
__asm__(".section .rodata\n"
        ".balign 16\n"
        ".global moji_language_models\n"
        "moji_language_models:\n"
        ".incbin \"" MOJISCOPE_LANGUAGE_MODELS "\"\n"
        ".byte 0\n"
        ".text\n");

extern "C" const std::uint8_t moji_language_models[]; // NOLINT(readability-identifier-naming)

namespace moji {

const std::uint8_t* storedData(std::size_t offset) {
    return moji_language_models + offset;
}

} // namespace moji
