#include "codec/owned_mark.h"

namespace moji {

std::size_t ownedMarkSize(const Codec& to, char32_t first) {
    constexpr char32_t kMark = 0xFEFF;
    if (!to.scheme().ownsMark || first == kMark)
        return 0;
    const auto marked = encodeAll(to, U"\uFEFF.");
    const auto plain = encodeAll(to, U"."); // the encoder of UTF-8-SIG writes the mark by itself
    return marked && plain ? marked->size() - plain->size() : 0;
}

} // namespace moji
