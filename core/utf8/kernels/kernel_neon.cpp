// The kernel for 128-bit vectors of AArch64.
#if defined(__aarch64__)

#include "utf8/kernels/simd_neon.h"

#include "utf8/kernels/kernel_list.h"
#include "utf8/kernels/kernel_text.inl"

namespace moji::utf8 {

using Functions = KernelOf<Neon>;
constexpr Kernel kNeonKernel{"neon",          "NEON",          hasEverything, Functions::isValid,
                             Functions::scan, Functions::count};

} // namespace moji::utf8

#endif
