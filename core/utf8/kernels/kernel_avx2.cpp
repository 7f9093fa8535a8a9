// The kernel for 256-bit vectors.
#if defined(__x86_64__)

#include "utf8/kernels/simd_avx2.h"

#include "utf8/kernels/kernel_list.h"
#include "utf8/kernels/kernel_text.inl"

namespace moji::utf8 {

using Functions = KernelOf<Avx2>;
constexpr Kernel kAvx2Kernel{"avx2",          "AVX2, BMI2",    hasAvx2, Functions::isValid,
                             Functions::scan, Functions::count};

} // namespace moji::utf8

#endif
