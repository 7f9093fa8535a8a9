#include "lenses/inspector/grapheme_at.h"

#include "codec/encode_in_place.h"
#include "unicode/graphemes.h"

#include <algorithm>

namespace moji::app {

GraphemeAt graphemeAt(const Document& document, std::uint64_t offset) {
    const std::uint64_t begin = offset - std::min(offset, kGraphemeReach);
    const std::uint64_t end = std::min(offset + kGraphemeReach, document.size());
    unicode::GraphemeState state;
    GraphemeAt cluster;
    bool first = true;
    for (const PlacedSpan& span : document.spansIn({begin, end})) {
        const bool control = isShift(span.span);
        const std::u32string_view text =
            span.isError() ? std::u32string_view(U"\uFFFD") : span.span.text();
        for (const char32_t c : text) {
            if (!state.beginsCluster(c)) {
                cluster.text += c;
                continue;
            }
            if (span.offset > offset)
                return cluster;
            cluster = {span.range(), {c}, first && begin > 0, false};
            first = false;
        }
        if (!control)
            cluster.range.end = span.range().end;
    }
    cluster.endIsFar = end < document.size();
    return cluster;
}

} // namespace moji::app
