#include "codec/row_cell.h"

namespace moji {

namespace {

constexpr bool inRange(Byte byte, Byte first, Byte last) {
    return byte >= first && byte <= last;
}

RowCell offsetFrom(int origin, Byte row, Byte cell) {
    const int r = row - origin;
    const int c = cell - origin;
    if (r < 1 || r > 94 || c < 1 || c > 94)
        return {};
    return {r, c};
}

} // namespace

RowCell eucRowCell(ByteView code) {
    if (code.size() == 2)
        return offsetFrom(0xA0, code[0], code[1]);
    if (code.size() == 3 && code[0] == 0x8F)
        return offsetFrom(0xA0, code[1], code[2]);
    if (code.size() == 4 && code[0] == 0x8E)
        return offsetFrom(0xA0, code[2], code[3]);
    return {};
}

RowCell shiftJisRowCell(ByteView code) {
    if (code.size() != 2)
        return {};
    const auto [lead, trail] = std::pair(code[0], code[1]);
    const bool isLead = inRange(lead, 0x81, 0x9F) || inRange(lead, 0xE0, 0xFC);
    if (!isLead || !inRange(trail, 0x40, 0xFC) || trail == 0x7F)
        return {};
    const int pair = lead - (lead < 0xA0 ? 0x81 : 0xC1); // of rows
    if (trail >= 0x9F)
        return {pair * 2 + 2, trail - 0x9E};
    return {pair * 2 + 1, trail - (trail < 0x7F ? 0x3F : 0x40)};
}

RowCell big5RowCell(ByteView code) {
    if (code.size() != 2 || !inRange(code[0], 0xA1, 0xFE))
        return {};
    const int row = code[0] - 0xA0;
    if (inRange(code[1], 0x40, 0x7E))
        return {row, code[1] - 0x3F};
    if (inRange(code[1], 0xA1, 0xFE))
        return {row, code[1] - 0xA0 + 63};
    return {};
}

RowCell johabRowCell(ByteView code) {
    if (code.size() != 2)
        return {};
    const auto [lead, trail] = std::pair(code[0], code[1]);
    const bool symbols = inRange(lead, 0xD9, 0xDE);
    if (!symbols && !inRange(lead, 0xE0, 0xF9))
        return {};
    const int row = symbols ? (lead - 0xD9) * 2 + 1 : (lead - 0xE0) * 2 + 42;
    if (inRange(trail, 0x31, 0x7E))
        return {row, trail - 0x30};
    if (inRange(trail, 0x91, 0xA0))
        return {row, trail - 0x91 + 79};
    if (inRange(trail, 0xA1, 0xFE))
        return {row + 1, trail - 0xA0};
    return {};
}

RowCell sevenBitRowCell(ByteView code) {
    return code.size() == 2 ? offsetFrom(0x20, code[0], code[1]) : RowCell{};
}

RowCell noRowCell(ByteView) {
    return {};
}

} // namespace moji
