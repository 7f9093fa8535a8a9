// The codec kernel for 512-bit vectors with byte permutes and compression.
#if defined(__x86_64__)

#include "codec/kernels/block_avx512vbmi.h"

#include "codec/kernels/codec_kernel_list.h"
#include "codec/kernels/codec_kernel_text.inl"
#include "codec/kernels/to_utf8_avx512vbmi.inl"

namespace moji {

constexpr CodecKernel kAvx512VbmiCodecKernel =
    codecKernel<Avx512VbmiBlocks, VbmiPlanes, VbmiUnits>("avx512vbmi");

} // namespace moji

#endif
