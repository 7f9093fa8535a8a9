#include "decoders/decoder_registry.h"

#include "decoders/library_decoders.h"
#include "decoders/own_decoders.h"

#include <algorithm>

namespace moji {

DecoderRegistry::DecoderRegistry() {
    m_list = makeAlgorithmDecoders();
    add(makeUtfcppDecoder());
    for (auto& decoder : makeSpanDecoders())
        add(std::move(decoder));
    add(makeIcuDecoder());
    add(makeIconvDecoder());
}

const ReadingDecoder* DecoderRegistry::find(std::string_view id) const {
    const auto found =
        std::ranges::find_if(m_list, [&](const auto& decoder) { return decoder->info().id == id; });
    return found == m_list.end() ? nullptr : found->get();
}

} // namespace moji
