#pragma once
// Text decoded piece by piece, for lines of output that need not fit into memory.

#include "bytes/byte_reader.h"
#include "codec/span_reader.h"

#include <string>

namespace moji::cli {

/// Decodes what `reader` reads and gives the text to `use(std::u32string_view) -> bool`, piece by
/// piece, while it returns true. Each error becomes U+FFFD.
template <class Use>
Result<Done> decodeText(ByteReader& reader, const Codec& codec, Use use) {
    SpanReader spans(reader, codec);
    std::u32string text;
    for (;;) {
        const auto batch = spans.next();
        if (!batch)
            return batch.error();
        if (batch->spans.empty())
            return Done{};
        text.clear();
        for (const Span& span : batch->spans)
            text += isError(span.status) ? U"\uFFFD" : span.text();
        if (!use(text))
            return Done{};
    }
}

} // namespace moji::cli
