#include "codec/set_source.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <span>

// The assembler takes the file in as it is: a C++ array of it would take the compiler minutes.
__asm__(".section .rodata\n"
        ".balign 64\n"
        ".global moji_code_sets\n"
        ".hidden moji_code_sets\n"
        "moji_code_sets:\n"
        ".incbin \"" MOJISCOPE_CODE_SETS "\"\n"
        ".byte 0\n"
        ".text\n");

extern "C" const std::uint8_t moji_code_sets[]; // NOLINT(readability-identifier-naming)

namespace moji {

namespace {

template <class T>
const T* storedAt(std::size_t offset) {
    return reinterpret_cast<const T*>(moji_code_sets + offset);
}

} // namespace

StoredSet storedSet(const SetSource& source) {
    const auto& header = *storedAt<stored::Header>(0);
    const std::span keys(storedAt<std::uint64_t>(header.keys), header.setCount);
    const std::uint64_t key = keyOf(source);
    const auto found = std::ranges::lower_bound(keys, key);
    if (header.layout != stored::kLayout || found == keys.end() || *found != key)
        std::abort(); // the file is of other sources
    return {header, storedAt<stored::Set>(header.sets)[found - keys.begin()]};
}

} // namespace moji
