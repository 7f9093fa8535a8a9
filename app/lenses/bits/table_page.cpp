#include "lenses/bits/table_page.h"

#include "style/character_text.h"

namespace moji::app {

TablePage makeTablePage(const Codec& codec, ByteView bytes) {
    TablePage page;
    page.prefix.assign(bytes.begin(), bytes.end() - 1);
    page.last = bytes.back();
    Bytes whole(bytes.begin(), bytes.end());
    for (std::size_t last = 0; last < page.cells.size(); ++last) {
        whole.back() = static_cast<Byte>(last);
        DecoderState state = codec.stateAfterSync();
        const Span span = codec.next(whole, state, Tail::AtEnd);
        if (span.status == SpanStatus::Ok && span.length == whole.size())
            page.cells[last] = characterText(span).text;
    }
    return page;
}

} // namespace moji::app
