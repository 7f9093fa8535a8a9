#include "codec/generator/code_table.h"

#include <algorithm>

namespace moji {

CodeTable::CodeTable() {
    addRow(0);
}

void CodeTable::setText(ByteView code, std::u32string_view text, std::size_t length) {
    assert(!text.empty() && text.size() <= Span::kMaxCodePoints && length <= code.size());
    if (text.size() == 1) {
        cellAt(code) = Cell(Kind::Character, static_cast<std::uint32_t>(length),
                            static_cast<std::uint32_t>(text.front()));
        return;
    }
    Span span{static_cast<std::uint32_t>(length),
              SpanStatus::Ok,
              static_cast<std::uint8_t>(text.size()),
              {}};
    std::ranges::copy(text, span.codePoints.begin());
    const Cell cell = cellOf(span);
    cellAt(code) = cell;
}

void CodeTable::setError(ByteView code, SpanStatus status, std::size_t length) {
    cellAt(code) =
        Cell(Kind::Error, static_cast<std::uint32_t>(length), static_cast<std::uint32_t>(status));
}

void CodeTable::setPrefix(ByteView code, Span atEnd) {
    assert(code.size() < kMaxCodeLength);
    const std::size_t row = addRow(code.size());
    m_atEnd[row] = cellOf(atEnd);
    cellAt(code) = Cell(Kind::Row, 0, static_cast<std::uint32_t>(row));
}

CodeCell CodeTable::cellOf(Span span) {
    if (isError(span.status))
        return {Kind::Error, span.length, static_cast<std::uint32_t>(span.status)};
    if (span.count == 1)
        return {Kind::Character, span.length, static_cast<std::uint32_t>(span.codePoints[0])};
    if (m_texts.empty() || m_texts.back() != span) // consecutive equal answers share one entry
        m_texts.push_back(span);
    return {Kind::Text, span.length, static_cast<std::uint32_t>(m_texts.size() - 1)};
}

CodeCell& CodeTable::cellAt(ByteView code) {
    std::size_t row = 0;
    for (const Byte byte : code.first(code.size() - 1)) {
        const Cell cell = m_cells[row * 256 + byte];
        assert(cell.kind() == Kind::Row);
        row = cell.value();
    }
    return m_cells[row * 256 + code.back()];
}

std::size_t CodeTable::addRow(std::size_t depth) {
    const std::size_t row = m_atEnd.size();
    m_cells.resize(m_cells.size() + 256, cellOf(Span::error(1, SpanStatus::Illegal)));
    m_atEnd.push_back(
        cellOf(Span::error(static_cast<std::uint32_t>(depth), SpanStatus::Truncated)));
    return row;
}

} // namespace moji
