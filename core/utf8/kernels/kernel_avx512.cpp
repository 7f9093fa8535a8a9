// The kernel for 512-bit vectors.
#if defined(__x86_64__)

#include "utf8/kernels/simd_avx512.h"

#include "utf8/kernels/kernel_list.h"
#include "utf8/kernels/kernel_text.inl"

namespace moji::utf8 {

using Functions = KernelOf<Avx512>;
constexpr Kernel kAvx512Kernel{"avx512",           "AVX-512 F, BW", hasAvx512,
                               Functions::isValid, Functions::scan, Functions::count};

} // namespace moji::utf8

#endif
