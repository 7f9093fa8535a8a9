#include "utf8/kernels/kernel.h"

#include "utf8/kernels/kernel_list.h"

#include <array>
#include <cstdlib>

namespace moji::utf8 {

namespace {

constexpr std::array kKernels {
    &kScalarKernel,
#if defined(__x86_64__)
        &kSse4Kernel, &kAvx2Kernel, &kAvx512Kernel, &kAvx512VbmiKernel,
#elif defined(__aarch64__)
        &kNeonKernel,
#endif
};

const Kernel& chooseKernel() {
    if (const char* name = std::getenv("MOJISCOPE_KERNEL")) {
        if (const Kernel* kernel = findKernel(name))
            return *kernel;
    }
    const Kernel* widest = kKernels.front();
    for (const Kernel* kernel : kKernels) {
        if (kernel->isSupported())
            widest = kernel;
    }
    return *widest;
}

} // namespace

std::span<const Kernel* const> compiledKernels() {
    return kKernels;
}

const Kernel* findKernel(std::string_view name) {
    for (const Kernel* kernel : kKernels) {
        if (kernel->name == name && kernel->isSupported())
            return kernel;
    }
    return nullptr;
}

std::size_t wellFormed(std::span<const Byte> bytes, Tail tail) {
    std::array<KernelError, Kernel::kMinimumErrors> errors;
    const KernelScan scan = defaultKernel().scan(bytes.data(), bytes.size(), tail, nullptr,
                                                 errors.data(), errors.size());
    return scan.errors > 0 ? errors[0].offset : scan.consumed;
}

const Kernel& defaultKernel() {
    static const Kernel& chosen = chooseKernel();
    return chosen;
}

} // namespace moji::utf8
