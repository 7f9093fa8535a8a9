// The codec kernel for 256-bit vectors.
#if defined(__x86_64__)

#include "utf8/kernels/simd_avx2.h"

#include "codec/kernels/codec_kernel_list.h"
#include "codec/kernels/codec_kernel_text.inl"
#include "codec/kernels/to_utf8_shuffle.inl"

namespace moji {

namespace {
struct Avx2Blocks : VectorBlocks<utf8::Avx2>, OneByOne {};
} // namespace

constexpr CodecKernel kAvx2CodecKernel =
    codecKernel<Avx2Blocks, ShufflePlanes<WidestVectors, utf8::Avx2>, ShuffleUnits<WidestVectors>>(
        "avx2");

} // namespace moji

#endif
