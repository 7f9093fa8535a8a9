// All functions of a kernel, on top of one block implementation (block_traits.h).

#include "codec/kernels/write_text.inl"

namespace moji {
namespace {

template <class Blocks>
consteval CodecKernel codecKernel(std::string_view name) {
    return {name,
            TableDecoder<Blocks>::singles,
            TableDecoder<Blocks>::pairs,
            Utf8Decoder<Blocks>::decode,
            Utf16Decoder<false>::decode,
            Utf16Decoder<true>::decode,
            Utf32Decoder<false>::decode,
            Utf32Decoder<true>::decode,
            TextWriter<Blocks>::utf8,
            TextWriter<Blocks>::count};
}

} // namespace
} // namespace moji
