#include "grid/row_part.h"

#include <algorithm>

namespace moji::app {

std::optional<RowPart> partOf(ByteRange range, ByteRange run) {
    if (!range.intersects(run))
        return {};
    return RowPart{std::max(range.begin, run.begin), std::min(range.end, run.end) - 1,
                   range.begin<run.begin, range.end> run.end};
}

} // namespace moji::app
