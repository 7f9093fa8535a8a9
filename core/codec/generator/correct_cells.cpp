#include "codec/generator/correct_cells.h"

namespace moji {

void correct(CodeTable& table, std::span<const CellCorrection> cells) {
    for (const auto [number, codePoint] : cells) {
        const std::array<Byte, 2> pair{static_cast<Byte>(number >> 8),
                                       static_cast<Byte>(number & 0xFF)};
        const ByteView code = number < 0x100 ? ByteView(pair).last(1) : ByteView(pair);
        if (codePoint == CellCorrection::kNothing)
            table.setError(code, SpanStatus::Unmapped, code.size());
        else
            table.setCharacter(code, codePoint);
    }
}

} // namespace moji
