#pragma once
// The codec kernels of each processor family, one file each.

#include "codec/kernels/codec_kernel.h"

namespace moji {

extern const CodecKernel kScalarCodecKernel;

#if defined(__x86_64__)
extern const CodecKernel kSse4CodecKernel;
extern const CodecKernel kAvx2CodecKernel;
extern const CodecKernel kAvx512CodecKernel;
extern const CodecKernel kAvx512VbmiCodecKernel;
#elif defined(__aarch64__)
extern const CodecKernel kNeonCodecKernel;
#endif

} // namespace moji
