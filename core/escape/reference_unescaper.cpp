#include "escape/reference_unescaper.h"

namespace moji::escape {

std::size_t ReferenceUnescaper::step(ByteView bytes, Tail tail, PieceWriter& out) {
    if (bytes[0] != '&') {
        const auto end = std::ranges::find(bytes, '&');
        const ByteView literal = bytes.first(static_cast<std::size_t>(end - bytes.begin()));
        out.copy(literal);
        return literal.size();
    }
    if (bytes.size() == 1 && tail == Tail::MoreFollows)
        return 0;
    return bytes.size() > 1 && bytes[1] == '#' ? numeric(bytes, tail, out)
                                               : named(bytes, tail, out);
}

} // namespace moji::escape
