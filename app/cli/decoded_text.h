#pragma once
// Text decoded piece by piece, for lines of output that need not fit into memory.

#include "bytes/byte_reader.h"
#include "codec/text_reader.h"

#include <string>

namespace moji::cli {

/// Decodes what `reader` reads and gives the text to `use(std::u32string_view) -> bool`, piece by
/// piece, while it returns true. Each error becomes U+FFFD.
template <class Use>
Result<Done> decodeText(ByteReader& reader, const Codec& codec, Use use) {
    TextReader decoded(reader, codec);
    std::u32string text;
    for (;;) {
        text.clear();
        const auto more = decoded.nextReplaced(text);
        if (!more)
            return more.error();
        if (!*more)
            return Done{};
        if (!use(text))
            return Done{};
    }
}

} // namespace moji::cli
