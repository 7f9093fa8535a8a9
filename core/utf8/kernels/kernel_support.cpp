#include "utf8/kernels/kernel_list.h"

namespace moji::utf8 {

bool hasEverything() {
    return true;
}

#if defined(__x86_64__)
// The compiler's run-time library also checks that the operating system saves the registers.

bool hasSse4() {
    return __builtin_cpu_supports("sse4.2") && __builtin_cpu_supports("popcnt");
}

bool hasAvx2() {
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") &&
           __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt");
}

bool hasAvx512() {
    return hasAvx2() && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw");
}

bool hasAvx512Vbmi() {
    return hasAvx512() && __builtin_cpu_supports("avx512vbmi") &&
           __builtin_cpu_supports("avx512vbmi2");
}
#endif

} // namespace moji::utf8
