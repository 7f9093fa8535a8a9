#include "lenses/automaton/step_detail_view.h"

#include "style/fonts.h"
#include "style/palette.h"
#include "text/qt_text.h"

#include <QPainter>

#include <algorithm>

namespace moji::app {

namespace {

constexpr int kRow = 22;
constexpr int kBit = 14;
constexpr int kBitHeight = 20;
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
    QStringList spoken;
    for (const auto& [name, formula] : m_lines)
        spoken += name + QLatin1Char(' ') + formula;
    setAccessibleDescription(spoken.join(QStringLiteral("; ")));
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

QSize StepDetailView::sizeHint() const {
    return {scaled(348), scaled(24 + 4 * kRow + 8)};
}

void StepDetailView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), colours().surface);
    painter.setFont(uiFont(FontSize::Label, QFont::Bold));
    painter.setPen(colours().muted);
    const int left = scaled(kPadding);
    const int right = width() - scaled(12);
    painter.drawText(QRect(left, 0, right - left, scaled(24)), Qt::AlignLeft | Qt::AlignVCenter,
                     AutomatonText::tr("This step"));
    int y = scaled(24);
    for (const auto& [name, formula] : m_lines) {
        const QRect row(left, y, right - left, scaled(kRow));
        painter.setFont(uiFont(FontSize::Label));
        painter.setPen(colours().muted);
        painter.drawText(row, Qt::AlignLeft | Qt::AlignVCenter, name);
        painter.setFont(monoFont(FontSize::Label));
        painter.setPen(colours().text);
        painter.drawText(row, Qt::AlignRight | Qt::AlignVCenter, formula);
        y += scaled(kRow);
    }
    if (m_bits.empty())
        return;
    painter.setFont(uiFont(FontSize::Label));
    painter.setPen(colours().muted);
    painter.drawText(QRect(left, y, right - left, scaled(kRow)), Qt::AlignLeft | Qt::AlignVCenter,
                     AutomatonText::tr("bits"));
    int x = right;
    painter.setFont(monoFont(FontSize::Caption, QFont::Bold));
    for (std::size_t i = m_bits.size(); i-- > 0;) {
        const Bit& bit = m_bits[i];
        x -= scaled(kBit);
        const QRect cell(x, y + 1, scaled(kBit), scaled(kBitHeight));
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
