#pragma once
// All that is kept of a block of text once it has been scanned. It depends on the block's bytes
// alone (and on the decoder's state before them), so that it stays true where an edit elsewhere
// moves the block.

#include "codec/codec.h"
#include "scan/byte_histogram.h"
#include "scan/text_cells.h"
#include "scan/utf8_stretch.h"

#include <array>
#include <cstdint>

namespace moji {

struct BlockSummary {
    StretchTotals totals;
    std::array<std::uint32_t, 256> histogram{}; // of a block below 4 GiB; zeros if none was wanted
    TextCells cells;                            // none if none were wanted
    // Of encodings other than UTF-8.
    DecoderState before;
    DecoderState after;
};

} // namespace moji
