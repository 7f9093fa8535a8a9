#include "grid/overview.h"

#include <algorithm>

namespace moji::app {

std::optional<Highlight> Overview::strongestIn(ByteRange range) const {
    Highlight strongest = Highlight::Plain;
    while (range.begin < range.end) {
        const auto index = m_index->blockAt(range.begin);
        if (!index)
            return {};
        const ByteRange block = m_index->blockRange(*index);
        const std::uint64_t end = std::min(range.end, block.end);
        strongest = std::max(strongest, m_index->block(*index).cells.strongestIn(
                                            {range.begin - block.begin, end - block.begin}));
        range.begin = end;
    }
    return strongest;
}

std::optional<CellRole> roleOf(Highlight highlight, const CodecInfo& codec) {
    const bool isUtf8Like = codec.sync == Synchronisation::Utf8;
    switch (highlight) {
    case Highlight::Plain:
        break;
    case Highlight::Multibyte:
        return isUtf8Like ? CellRole::Lead2 : CellRole::LegacyLead;
    case Highlight::Three:
        return CellRole::Lead3;
    case Highlight::Four:
        return isUtf8Like ? CellRole::Lead4 : CellRole::Surrogate;
    case Highlight::Unmapped:
        return CellRole::Unmapped;
    case Highlight::Invalid:
        return CellRole::Invalid;
    }
    return {};
}

} // namespace moji::app
