#include "lenses/bytes/visible_text.h"

#include "style/character_text.h"
#include "text/qt_text.h"

#include <algorithm>

namespace moji::app {

namespace {

constexpr int kGap = 2;      // spaces between offset, hex and characters
constexpr int kHexWidth = 3; // of a byte with its space

} // namespace

VisibleText::VisibleText(const Document& document, const ByteLensLayout& layout, int height)
    : m_hexBegin(ByteLensLayout::offsetDigits(document.size()) + kGap)
    , m_perRow(static_cast<std::uint64_t>(layout.metrics().bytesPerRow)) {
    const ByteRange rows = layout.rowsIn(QRect(0, 0, 1, height));
    for (std::uint64_t row = rows.begin; row < rows.end; ++row) {
        const ByteRange bytes = layout.bytesOfRow(row);
        if (!m_lines.empty())
            m_text += QLatin1Char('\n');
        m_lines.push_back({static_cast<int>(m_text.size()), bytes});
        m_text += offsetText(bytes.begin, m_hexBegin - kGap) + QString(kGap, QLatin1Char(' '));
        m_text += hexText(document.bytes(bytes)) + QString(kGap, QLatin1Char(' '));
        m_text += charactersOf(document, bytes);
    }
}

QString VisibleText::charactersOf(const Document& document, ByteRange bytes) {
    QString text;
    for (const PlacedSpan& placed : document.spansIn(bytes))
        if (bytes.contains(placed.offset)) // a character stands in the row where it begins
            text += characterText(placed.span).text;
    return text;
}

std::optional<int> VisibleText::positionOf(std::uint64_t offset) const {
    for (const Line& line : m_lines)
        if (offset >= line.bytes.begin && offset < line.bytes.begin + m_perRow)
            return line.begin + m_hexBegin +
                   kHexWidth * static_cast<int>(offset - line.bytes.begin);
    return {};
}

std::uint64_t VisibleText::offsetAt(int position) const {
    const auto behind = std::find_if(m_lines.begin(), m_lines.end(),
                                     [&](const Line& line) { return line.begin > position; });
    if (behind == m_lines.begin())
        return 0;
    const Line& line = *std::prev(behind);
    const int within = std::max(position - line.begin - m_hexBegin, 0) / kHexWidth;
    const auto last = line.bytes.empty() ? 0 : line.bytes.length() - 1;
    return line.bytes.begin + std::min<std::uint64_t>(static_cast<std::uint64_t>(within), last);
}

} // namespace moji::app
