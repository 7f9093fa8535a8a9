// The kernel for 512-bit vectors with byte permutes.
#if defined(__x86_64__)

#include "utf8/kernels/simd_avx512vbmi.h"

#include "utf8/kernels/kernel_list.h"
#include "utf8/kernels/kernel_text.inl"

namespace moji::utf8 {

using Functions = KernelOf<Avx512Vbmi>;
constexpr Kernel kAvx512VbmiKernel{"avx512vbmi",    "AVX-512 F, BW, VBMI, VBMI2, VPOPCNTDQ",
                                   hasAvx512Vbmi,   Functions::isValid,
                                   Functions::scan, Functions::count};

} // namespace moji::utf8

#endif
