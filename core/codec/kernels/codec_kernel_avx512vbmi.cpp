// The codec kernel for 512-bit vectors with byte permutes and compression.
#if defined(__x86_64__)

#include "codec/kernels/block_avx512vbmi.h"

#include "codec/kernels/codec_kernel_list.h"
#include "codec/kernels/codec_kernel_text.inl"

namespace moji {

constexpr CodecKernel kAvx512VbmiCodecKernel = codecKernel<Avx512VbmiBlocks>("avx512vbmi");

} // namespace moji

#endif
