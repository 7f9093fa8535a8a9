// The kernel for 128-bit vectors of x86-64.
#if defined(__x86_64__)

#include "utf8/kernels/simd_sse4.h"

#include "utf8/kernels/kernel_list.h"
#include "utf8/kernels/kernel_text.inl"

namespace moji::utf8 {

using Functions = KernelOf<Sse4>;
constexpr Kernel kSse4Kernel{"sse4",          "SSE4.2, POPCNT", hasSse4, Functions::isValid,
                             Functions::scan, Functions::count};

} // namespace moji::utf8

#endif
