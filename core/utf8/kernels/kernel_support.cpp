#include "support/processor_features.h"
#include "utf8/kernels/kernel_list.h"

namespace moji::utf8 {

bool hasEverything() {
    return true;
}

#if defined(__x86_64__)

bool hasSse4() {
    return MOJI_PROCESSOR_HAS(SSE4_2, "sse4.2") && MOJI_PROCESSOR_HAS(POPCNT, "popcnt");
}

bool hasAvx2() {
    return MOJI_PROCESSOR_HAS(AVX2, "avx2") && MOJI_PROCESSOR_HAS(BMI1, "bmi") &&
           MOJI_PROCESSOR_HAS(BMI2, "bmi2") && MOJI_PROCESSOR_HAS(POPCNT, "popcnt");
}

bool hasAvx512() {
    return hasAvx2() && MOJI_PROCESSOR_HAS(AVX512F, "avx512f") &&
           MOJI_PROCESSOR_HAS(AVX512BW, "avx512bw");
}

bool hasAvx512Vbmi() {
    return hasAvx512() && MOJI_PROCESSOR_HAS(AVX512_VBMI, "avx512vbmi") &&
           MOJI_PROCESSOR_HAS(AVX512_VBMI2, "avx512vbmi2") &&
           MOJI_PROCESSOR_HAS(AVX512_VPOPCNTDQ, "avx512vpopcntdq");
}
#endif

} // namespace moji::utf8
