#include "grid/visible_text.h"

#include "style/character_text.h"
#include "text/qt_text.h"

#include <algorithm>

namespace moji::app {

namespace {

constexpr int kGap = 2; // spaces between offset, bytes, bits and characters
constexpr int kBits = 8;

} // namespace

VisibleText::VisibleText(const Document& document, const ByteLensLayout& layout, int height,
                         ByteFormat format)
    : m_format(format)
    , m_digitsBegin(ByteLensLayout::offsetDigits(document.size()) + kGap)
    , m_perRow(static_cast<std::uint64_t>(layout.metrics().bytesPerRow)) {
    const ByteRange rows = layout.rowsIn(QRect(0, 0, 1, height));
    for (std::uint64_t row = rows.begin; row < rows.end; ++row) {
        const ByteRange bytes = layout.bytesOfRow(row);
        if (!m_lines.empty())
            m_text += QLatin1Char('\n');
        m_lines.push_back({static_cast<int>(m_text.size()), bytes});
        m_text += offsetText(bytes.begin, m_digitsBegin - kGap) + QString(kGap, QLatin1Char(' '));
        m_text += digitsOf(document.bytes(bytes)) + QString(kGap, QLatin1Char(' '));
        m_text += charactersOf(document, bytes);
    }
}

QString VisibleText::digitsOf(ByteView bytes) const {
    QStringList digits;
    QStringList bits;
    for (const Byte byte : bytes) {
        digits += byteText(byte, m_format);
        if (infoOf(m_format).bits)
            bits += bitsText(byte);
    }
    const QString text = digits.join(QLatin1Char(' '));
    return bits.isEmpty() ? text
                          : text + QString(kGap, QLatin1Char(' ')) + bits.join(QLatin1Char(' '));
}

QString VisibleText::charactersOf(const Document& document, ByteRange bytes) {
    QString text;
    for (const PlacedSpan& placed : document.spansIn(bytes))
        if (bytes.contains(placed.offset)) // a character is shown in the row where it starts
            text += characterText(placed.span).text;
    return text;
}

/// The position of the caret after the last byte, in its row.
bool VisibleText::isBehindLast(const Line& line, std::uint64_t offset) const {
    return &line == &m_lines.back() && offset == line.bytes.end && line.bytes.length() < m_perRow;
}

std::optional<int> VisibleText::positionOf(std::uint64_t offset) const {
    for (const Line& line : m_lines)
        if (line.bytes.contains(offset) || isBehindLast(line, offset))
            return line.begin + m_digitsBegin +
                   (digits() + 1) * static_cast<int>(offset - line.bytes.begin);
    return {};
}

int VisibleText::caretPosition(std::uint64_t offset, std::optional<int> bit) const {
    const auto position = positionOf(offset);
    const auto line = std::find_if(m_lines.begin(), m_lines.end(), [&](const Line& candidate) {
        return candidate.bytes.contains(offset);
    });
    if (!position || !bit || line == m_lines.end())
        return position.value_or(0);
    const int index = static_cast<int>(offset - line->bytes.begin);
    return line->begin + m_digitsBegin + bitsBegin(*line) + index * (kBits + 1) + kBits - 1 - *bit;
}

int VisibleText::bitsBegin(const Line& line) const {
    return static_cast<int>(line.bytes.length()) * (digits() + 1) - 1 + kGap;
}

std::uint64_t VisibleText::offsetAt(int position) const {
    const auto after = std::find_if(m_lines.begin(), m_lines.end(),
                                    [&](const Line& line) { return line.begin > position; });
    if (after == m_lines.begin())
        return 0;
    const Line& line = *std::prev(after);
    if (positionOf(line.bytes.end) == position && isBehindLast(line, line.bytes.end))
        return line.bytes.end;
    const int within = std::max(position - line.begin - m_digitsBegin, 0);
    const int bits = infoOf(m_format).bits ? within - bitsBegin(line) : -1;
    const int index = bits >= 0 ? bits / (kBits + 1) : within / (digits() + 1);
    const auto last = line.bytes.empty() ? 0 : line.bytes.length() - 1;
    return line.bytes.begin + std::min<std::uint64_t>(static_cast<std::uint64_t>(index), last);
}

} // namespace moji::app
