#pragma once
// Whether bytes are well-formed UTF-8, by the fastest kernel of this machine.

#include "utf8/kernels/kernel.h"

namespace moji {

[[nodiscard]] inline bool isValidUtf8(ByteView bytes) {
    return utf8::defaultKernel().isValid(bytes.data(), bytes.size());
}

} // namespace moji
