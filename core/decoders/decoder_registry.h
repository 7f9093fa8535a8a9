#pragma once
// All decoders to compare, in the order in which they are shown. A program may add its own: the
// application adds Qt's, which the library does not link.

#include "decoders/decoder.h"

#include <memory>
#include <string_view>
#include <vector>

namespace moji {

class DecoderRegistry {
public:
    /// plan9, branchy, hoehrmann-eat, hoehrmann-retry, lookup, fuchsia, utfcpp, whatwg, cesu-8,
    /// mutf-8, wtf-8, icu, iconv.
    DecoderRegistry();

    void add(std::unique_ptr<ReadingDecoder> decoder) { m_list.push_back(std::move(decoder)); }

    [[nodiscard]] const std::vector<std::unique_ptr<ReadingDecoder>>& list() const {
        return m_list;
    }
    /// nullptr where there is none.
    [[nodiscard]] const ReadingDecoder* find(std::string_view id) const;
    /// `whatwg`, with which the others are compared.
    [[nodiscard]] const ReadingDecoder& reference() const { return *find("whatwg"); }

private:
    std::vector<std::unique_ptr<ReadingDecoder>> m_list;
};

} // namespace moji
