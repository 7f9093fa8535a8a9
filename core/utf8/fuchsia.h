#pragma once
// A validator like Fuchsia's: skips ASCII eight bytes at a time, and checks every other sequence by
// exact comparisons, with one branch per row of the Unicode Standard's Table 3-7. It only returns a
// verdict.

#include "text/ascii_run.h"

namespace moji::utf8 {

/// Length of the well-formed sequence at the front of `bytes` (not empty), 0 if there is none.
[[nodiscard]] constexpr std::size_t exactSequence(ByteView bytes) {
    const auto within = [&](std::size_t i, Byte first, Byte last) {
        return i < bytes.size() && first <= bytes[i] && bytes[i] <= last;
    };
    const auto continues = [&](std::size_t i) { return within(i, 0x80, 0xBF); };
    const Byte lead = bytes[0];
    if (lead < 0x80)
        return 1;
    if (lead < 0xC2)
        return 0;
    if (lead < 0xE0)
        return continues(1) ? 2 : 0;
    if (lead == 0xE0)
        return within(1, 0xA0, 0xBF) && continues(2) ? 3 : 0;
    if (lead == 0xED)
        return within(1, 0x80, 0x9F) && continues(2) ? 3 : 0;
    if (lead < 0xF0)
        return continues(1) && continues(2) ? 3 : 0;
    if (lead == 0xF0)
        return within(1, 0x90, 0xBF) && continues(2) && continues(3) ? 4 : 0;
    if (lead < 0xF4)
        return continues(1) && continues(2) && continues(3) ? 4 : 0;
    if (lead == 0xF4)
        return within(1, 0x80, 0x8F) && continues(2) && continues(3) ? 4 : 0;
    return 0;
}

/// How many bytes at the front are well-formed sequences.
[[nodiscard]] inline std::size_t wellFormedPrefix(ByteView bytes) {
    std::size_t i = 0;
    while (i < bytes.size()) {
        i += moji::detail::asciiRun(bytes.subspan(i));
        if (i == bytes.size())
            break;
        const std::size_t length = exactSequence(bytes.subspan(i));
        if (length == 0)
            break;
        i += length;
    }
    return i;
}

} // namespace moji::utf8
