// All functions of a kernel, on top of one block implementation (block_traits.h).

#include "codec/kernels/convert_from_utf8.h"
#include "codec/kernels/convert_to_utf8.h"
#include "codec/kernels/write_text.inl"

namespace moji {
namespace {

template <int unitSize, class FromUtf8Blocks>
consteval CodecKernel::UnicodeConverters fromUtf8() {
    return {FromUtf8<Units<unitSize, false>, FromUtf8Blocks>::convert,
            FromUtf8<Units<unitSize, true>, FromUtf8Blocks>::convert};
}
template <int unitSize, class ToUtf8Blocks>
consteval CodecKernel::UnicodeConverters toUtf8() {
    return {ToUtf8<Units<unitSize, false>, ToUtf8Blocks>::convert,
            ToUtf8<Units<unitSize, true>, ToUtf8Blocks>::convert};
}

template <class Blocks, class FromUtf8Blocks, class ToUtf8Blocks>
consteval CodecKernel codecKernel(std::string_view name) {
    return {name,
            TableDecoder<Blocks>::singles,
            TableDecoder<Blocks>::pairs,
            Utf8Decoder<Blocks>::decode,
            Utf16Decoder<false>::decode,
            Utf16Decoder<true>::decode,
            Utf32Decoder<false>::decode,
            Utf32Decoder<true>::decode,
            TextWriter<Blocks, ToUtf8Blocks>::utf8,
            fromUtf8<2, FromUtf8Blocks>(),
            fromUtf8<4, FromUtf8Blocks>(),
            toUtf8<2, ToUtf8Blocks>(),
            toUtf8<4, ToUtf8Blocks>(),
            TextWriter<Blocks, ToUtf8Blocks>::count};
}

} // namespace
} // namespace moji
