#include "codec/kernels/codec_kernel.h"

#include "codec/kernels/codec_kernel_list.h"
#include "utf8/kernels/kernel.h"

#include <array>

namespace moji {

namespace {

constexpr std::array kKernels {
    &kScalarCodecKernel,
#if defined(__x86_64__)
        &kSse4CodecKernel, &kAvx2CodecKernel, &kAvx512CodecKernel, &kAvx512VbmiCodecKernel,
#elif defined(__aarch64__)
        &kNeonCodecKernel,
#endif
};

const CodecKernel& chooseKernel() {
    for (const CodecKernel* kernel : kKernels) {
        if (kernel->name == utf8::defaultKernel().name)
            return *kernel;
    }
    return kScalarCodecKernel;
}

} // namespace

std::span<const CodecKernel* const> compiledCodecKernels() {
    return kKernels;
}

const CodecKernel& defaultCodecKernel() {
    static const CodecKernel& chosen = chooseKernel();
    return chosen;
}

} // namespace moji
