#pragma once
// Whether bytes are well-formed UTF-8, by the fastest kernel of this machine.

#include "utf8/kernels/kernel.h"

namespace moji {

/// Whether the first byte beyond ASCII of a short beginning may begin a sequence of several bytes:
/// in most texts of other encodings it does not.
[[nodiscard]] inline bool mayBeginUtf8(ByteView bytes) {
    constexpr std::size_t kBeginning = 48; // bytes
    const std::size_t end = bytes.size() < kBeginning ? bytes.size() : kBeginning;
    std::size_t at = 0;
    while (at < end && bytes[at] < 0x80)
        ++at;
    if (at == end)
        return true;
    const bool isLead = bytes[at] >= 0xC2 && bytes[at] <= 0xF4;
    return isLead && at + 1 < bytes.size() && (bytes[at + 1] & 0xC0) == 0x80;
}

[[nodiscard]] inline bool isValidUtf8(ByteView bytes) {
    return mayBeginUtf8(bytes) && utf8::defaultKernel().isValid(bytes.data(), bytes.size());
}

} // namespace moji
