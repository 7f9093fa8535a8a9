// The codec kernel for the vectors of AArch64.
#if defined(__aarch64__)

#include "utf8/kernels/simd_neon.h"

#include "codec/kernels/codec_kernel_list.h"
#include "codec/kernels/codec_kernel_text.inl"

namespace moji {

namespace {
struct NeonBlocks : VectorBlocks<utf8::Neon>, OneByOne {};
} // namespace

constexpr CodecKernel kNeonCodecKernel = codecKernel<NeonBlocks, NoConverter, NoConverter>("neon");

} // namespace moji

#endif
