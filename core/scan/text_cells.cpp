#include "scan/text_cells.h"

#include "utf8/strict.h"

#include <algorithm>

namespace moji {

namespace {

// In cells of so many bytes at least a sequence that lies across their edge is counted for the
// first alone.
constexpr std::uint64_t kWideCell = 64;

Highlight highlightOfUtf8(std::uint32_t length) {
    constexpr Highlight kByLength[] = {Highlight::Plain, Highlight::Plain, Highlight::Multibyte,
                                       Highlight::Three};
    return length < std::size(kByLength) ? kByLength[length] : Highlight::Four;
}

} // namespace

Highlight highlightOf(const Span& span, const CodecInfo& codec) {
    if (span.status == SpanStatus::Unmapped)
        return Highlight::Unmapped;
    if (isError(span.status))
        return Highlight::Invalid;
    if (span.length == 1 || span.count == 0)
        return Highlight::Plain;
    if (codec.sync == Synchronisation::Utf8)
        return highlightOfUtf8(span.length);
    const bool isPair = codec.sync == Synchronisation::TwoBytes && span.length == 4;
    return isPair ? Highlight::Four : Highlight::Multibyte;
}

TextCells::TextCells(std::uint64_t size, std::size_t cells)
    : m_cellSize(std::max<std::uint64_t>(1, (size + cells - 1) / cells))
    , m_cells((size + m_cellSize - 1) / m_cellSize, Highlight::Plain) {}

void TextCells::mark(ByteRange range, Highlight highlight) {
    for (auto cell = range.begin / m_cellSize;
         cell < m_cells.size() && cell * m_cellSize < range.end; ++cell)
        m_cells[cell] = std::max(m_cells[cell], highlight);
}

void TextCells::markUtf8(ByteView bytes) {
    if (m_cellSize < kWideCell) {
        for (std::size_t at = 0; at < bytes.size();) {
            const Span span = utf8::decodeStrict(bytes.subspan(at), Tail::AtEnd);
            if (!isError(span.status))
                mark({at, at + span.length}, highlightOfUtf8(span.length));
            at += span.length;
        }
        return;
    }
    for (std::uint64_t at = 0; at < bytes.size(); at += m_cellSize) {
        const auto cell = bytes.subspan(at, std::min<std::uint64_t>(m_cellSize, bytes.size() - at));
        // The highest byte of the cell is the longest lead, but for bytes of errors, which are
        // stronger anyhow.
        Byte highest = 0;
        for (const Byte byte : cell)
            highest = std::max(highest, byte);
        const int length = utf8::sequenceLength(highest);
        mark({at, at + 1}, highlightOfUtf8(static_cast<std::uint32_t>(length)));
    }
}

Highlight TextCells::strongestIn(ByteRange range) const {
    Highlight strongest = Highlight::Plain;
    for (auto cell = range.begin / m_cellSize;
         cell < m_cells.size() && cell * m_cellSize < range.end; ++cell)
        strongest = std::max(strongest, m_cells[cell]);
    return strongest;
}

} // namespace moji
