#pragma once
// The kernels of each processor family, one file each. kernel_support.cpp, compiled without their
// instructions, asks the processor which of them it can run.

#include "utf8/kernels/kernel.h"

namespace moji::utf8 {

extern const Kernel kScalarKernel;

#if defined(__x86_64__)
extern const Kernel kSse4Kernel;
extern const Kernel kAvx2Kernel;
extern const Kernel kAvx512Kernel;
extern const Kernel kAvx512VbmiKernel;
[[nodiscard]] bool hasSse4();
[[nodiscard]] bool hasAvx2();
[[nodiscard]] bool hasAvx512();
[[nodiscard]] bool hasAvx512Vbmi();
#elif defined(__aarch64__)
extern const Kernel kNeonKernel;
#endif
[[nodiscard]] bool hasEverything();

} // namespace moji::utf8
