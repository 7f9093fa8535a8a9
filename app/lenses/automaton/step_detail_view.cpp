#include "lenses/automaton/step_detail_view.h"

#include "style/fonts.h"
#include "style/palette.h"
#include "text/list.h"

#include <QPainter>

#include <algorithm>

namespace moji::app {

namespace {

constexpr int kHead = 24;
constexpr int kRow = 22;
constexpr int kDenseRow = 17;
constexpr int kRows = 4;
constexpr int kBit = 14;
constexpr int kNibbleGap = 4;
constexpr int kPadding = 16;

QString hexNumber(std::uint32_t value, int digits) {
    return QStringLiteral("%1").arg(value, digits, 16, QLatin1Char('0')).toUpper();
}

} // namespace

void StepDetailView::setStep(const AutomatonTrace& trace, std::optional<std::size_t> step) {
    m_lines.clear();
    m_bits.clear();
    if (step && trace.steps[*step].read) {
        makeLines(trace, *step);
        makeBits(trace, *step);
    }
    speakLines();
}

void StepDetailView::setLines(std::vector<std::pair<QString, QString>> lines) {
    m_lines = std::move(lines);
    m_bits.clear();
    speakLines();
}

void StepDetailView::speakLines() {
    QStringList spoken;
    for (const auto& [name, formula] : m_lines)
        spoken += name + QLatin1Char(' ') + formula;
    setAccessibleDescription(remarksText(spoken));
    update();
}

void StepDetailView::makeLines(const AutomatonTrace& trace, std::size_t index) {
    const utf8::HoehrmannStep& step = trace.steps[index];
    const utf8::Utf8d& utf8d = trace.table();
    const QString byte = hexNumber(step.read->byte, 2);
    m_lines.emplace_back(AutomatonText::tr("class"),
                         QStringLiteral("utf8d[%1] = %2").arg(byte).arg(step.read->byteClass));
    const QString place =
        utf8d.multiplier == 1
            ? QStringLiteral("256 + %1 * 16 + %2").arg(step.state).arg(step.read->byteClass)
            : QStringLiteral("256 + %1 + %2").arg(step.state).arg(step.read->byteClass);
    m_lines.emplace_back(AutomatonText::tr("state"),
                         QStringLiteral("utf8d[%1] = %2").arg(place).arg(step.read->next));
    const QString result = hexNumber(step.codePoint, 4);
    if (step.state == utf8d.number(utf8::DfaState::Accept)) {
        m_lines.emplace_back(
            AutomatonText::tr("code point"),
            QStringLiteral("(FF >> %1) AND %2 = %3").arg(step.read->byteClass).arg(byte, result));
    } else {
        const std::uint32_t before = index > 0 ? trace.steps[index - 1].codePoint : 0;
        m_lines.emplace_back(AutomatonText::tr("code point"),
                             QStringLiteral("(%1 AND 3F) OR (%2 << 6) = %3")
                                 .arg(byte, hexNumber(before, 2), result));
    }
}

void StepDetailView::makeBits(const AutomatonTrace& trace, std::size_t index) {
    constexpr int kFewest = 16;
    const std::uint32_t value = trace.steps[index].codePoint;
    const auto behindLead = static_cast<int>(index - trace.firstOfCharacter(index));
    const int leadBits = std::max(
        0, 8 - static_cast<int>(trace.steps[trace.firstOfCharacter(index)].read->byteClass));
    const int used = 6 * behindLead + leadBits;
    const int width = std::max(kFewest, (used + 3) / 4 * 4);
    for (int fromRight = width - 1; fromRight >= 0; --fromRight) {
        const int byte = fromRight >= used ? -1 : std::max(0, behindLead - fromRight / 6);
        m_bits.push_back({((value >> fromRight) & 1) != 0, byte});
    }
}

void StepDetailView::setDense(bool dense) {
    m_dense = dense;
    updateGeometry();
    update();
}

int StepDetailView::headHeight() const {
    return m_dense ? scaled(2) : scaled(kHead);
}

int StepDetailView::rowHeight() const {
    return scaled(m_dense ? kDenseRow : kRow);
}

QSize StepDetailView::sizeHint() const {
    constexpr int kFullWidth = 348;
    constexpr int kDenseWidth = 272;
    return {scaled(m_dense ? kDenseWidth : kFullWidth),
            headHeight() + kRows * rowHeight() + scaled(m_dense ? 4 : 8)};
}

void StepDetailView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), colours().surface);
    const int left = scaled(m_dense ? kPadding / 2 : kPadding);
    QRect row(left, 0, width() - scaled(12) - left, headHeight());
    if (!m_dense) {
        painter.setFont(uiFont(FontSize::Label, QFont::Bold));
        painter.setPen(colours().muted);
        painter.drawText(row, Qt::AlignLeft | Qt::AlignVCenter, AutomatonText::tr("This step"));
    }
    const FontSize size = m_dense ? FontSize::DenseTable : FontSize::Label;
    row = QRect(left, row.bottom() + 1, row.width(), rowHeight());
    for (const auto& [name, formula] : m_lines) {
        drawLine(painter, row, name, formula, size);
        row.translate(0, rowHeight());
    }
    if (m_bits.empty())
        return;
    painter.setFont(uiFont(size));
    painter.setPen(colours().muted);
    painter.drawText(row, Qt::AlignLeft | Qt::AlignVCenter, AutomatonText::tr("bits"));
    drawBits(painter, row);
}

void StepDetailView::drawLine(QPainter& painter, const QRect& row, const QString& name,
                              const QString& formula, FontSize size) const {
    painter.setFont(monoFont(size));
    painter.setPen(colours().text);
    const QString shown = painter.fontMetrics().elidedText(formula, Qt::ElideMiddle, row.width());
    painter.drawText(row, Qt::AlignRight | Qt::AlignVCenter, shown);
    const int room = row.width() - painter.fontMetrics().horizontalAdvance(shown + u' ');
    painter.setFont(uiFont(size));
    painter.setPen(colours().muted);
    const bool fits = painter.fontMetrics().horizontalAdvance(name) <= room;
    if (fits)
        painter.drawText(row, Qt::AlignLeft | Qt::AlignVCenter, name);
    else if (!m_bits.empty())
        painter.drawText(row, Qt::AlignLeft | Qt::AlignVCenter, QStringLiteral("U+"));
}

void StepDetailView::drawBits(QPainter& painter, const QRect& row) const {
    int x = row.right();
    const int width = scaled(m_dense ? kBit - 3 : kBit);
    painter.setFont(monoFont(m_dense ? FontSize::DenseTable : FontSize::Caption, QFont::Bold));
    for (std::size_t i = m_bits.size(); i-- > 0;) {
        const Bit& bit = m_bits[i];
        x -= width;
        const QRect cell(x, row.top() + 1, width, row.height() - 2);
        const bool unused = bit.byte < 0;
        const RoleColours& series =
            colours().series(static_cast<std::size_t>(std::max(0, bit.byte)));
        painter.setPen(unused ? colours().line : series.border);
        painter.setBrush(unused ? colours().sunken : series.background);
        painter.drawRect(cell);
        painter.setPen(unused ? colours().muted : series.foreground);
        painter.drawText(cell, Qt::AlignCenter,
                         bit.set ? QStringLiteral("1") : QStringLiteral("0"));
        if ((m_bits.size() - i) % 4 == 0)
            x -= scaled(kNibbleGap);
    }
}

} // namespace moji::app
