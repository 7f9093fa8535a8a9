#include "decoders/decoder_registry.h"

namespace moji {

// One line per decoder, in the order in which programs show them. A line declares the function that
// the decoder's own file defines, and calls it. Not in an unnamed namespace: the declarations would
// then name other functions.
// clang-format off
static constexpr DecoderPointer (*kDecoders[])() = {
    [] { extern DecoderPointer plan9Decoder(); return plan9Decoder(); },
    [] { extern DecoderPointer branchyDecoder(); return branchyDecoder(); },
    [] { extern DecoderPointer hoehrmannEatDecoder(); return hoehrmannEatDecoder(); },
    [] { extern DecoderPointer hoehrmannRetryDecoder(); return hoehrmannRetryDecoder(); },
    [] { extern DecoderPointer lookupDecoder(); return lookupDecoder(); },
    [] { extern DecoderPointer fuchsiaDecoder(); return fuchsiaDecoder(); },
    [] { extern DecoderPointer utfcppDecoder(); return utfcppDecoder(); },
    [] { extern DecoderPointer whatwgDecoder(); return whatwgDecoder(); },
    [] { extern DecoderPointer cesu8Decoder(); return cesu8Decoder(); },
    [] { extern DecoderPointer mutf8Decoder(); return mutf8Decoder(); },
    [] { extern DecoderPointer wtf8Decoder(); return wtf8Decoder(); },
    [] { extern DecoderPointer icuDecoder(); return icuDecoder(); },
    [] { extern DecoderPointer iconvDecoder(); return iconvDecoder(); },
};
// clang-format on

DecoderRegistry::DecoderRegistry() {
    for (const auto makeDecoder : kDecoders)
        add(makeDecoder());
}

const ReadingDecoder* DecoderRegistry::find(std::string_view id) const {
    const auto found =
        std::ranges::find_if(m_list, [&](const auto& decoder) { return decoder->info().id == id; });
    return found == m_list.end() ? nullptr : found->get();
}

} // namespace moji
