// The codec kernel for 512-bit vectors.
#if defined(__x86_64__)

#include "utf8/kernels/simd_avx512.h"

#include "codec/kernels/codec_kernel_list.h"
#include "codec/kernels/codec_kernel_text.inl"
#include "codec/kernels/to_utf8_shuffle.inl"

namespace moji {

namespace {
struct Avx512Blocks : VectorBlocks<utf8::Avx512>, OneByOne {};
} // namespace

constexpr CodecKernel kAvx512CodecKernel =
    codecKernel<Avx512Blocks, ShufflePlanes<WidestVectors, utf8::Avx512>,
                ShuffleUnits<WidestVectors>>("avx512");

} // namespace moji

#endif
