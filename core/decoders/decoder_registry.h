#pragma once
// All decoders to compare, in the order in which programs show them. To add one, write one file
// and add one line to the list in decoder_registry.cpp. A program may add its own decoders: the
// application adds Qt's, which this library does not link.

#include "decoders/decoder.h"

#include <string_view>
#include <vector>

namespace moji {

class DecoderRegistry {
public:
    /// Makes the library's own decoders, which decoder_registry.cpp lists.
    DecoderRegistry();

    void add(DecoderPointer decoder) { m_list.push_back(std::move(decoder)); }

    [[nodiscard]] const std::vector<DecoderPointer>& list() const { return m_list; }
    /// nullptr where there is none.
    [[nodiscard]] const ReadingDecoder* find(std::string_view id) const;
    /// `whatwg`, with which the others are compared.
    [[nodiscard]] const ReadingDecoder& reference() const { return *find("whatwg"); }

private:
    std::vector<DecoderPointer> m_list;
};

} // namespace moji
