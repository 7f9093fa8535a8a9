// The codec kernel for 128-bit vectors.
#if defined(__x86_64__)

#include "utf8/kernels/simd_sse4.h"

#include "codec/kernels/codec_kernel_list.h"
#include "codec/kernels/codec_kernel_text.inl"
#include "codec/kernels/to_utf8_shuffle.inl"

namespace moji {

namespace {
struct Sse4Blocks : VectorBlocks<utf8::Sse4>, OneByOne {};
} // namespace

constexpr CodecKernel kSse4CodecKernel =
    codecKernel<Sse4Blocks, ShufflePlanes<WidestVectors, utf8::Sse4>, ShuffleUnits<WidestVectors>>(
        "sse4");

} // namespace moji

#endif
