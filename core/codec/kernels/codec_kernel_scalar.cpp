// The portable codec kernel.

#include "codec/kernels/codec_kernel_list.h"
#include "codec/kernels/codec_kernel_text.inl"

namespace moji {

namespace {
struct ScalarBlocks : PortableBlocks, OneByOne {};
} // namespace

constexpr CodecKernel kScalarCodecKernel =
    codecKernel<ScalarBlocks, NoConverter, NoConverter>("scalar");

} // namespace moji
