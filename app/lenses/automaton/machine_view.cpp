#include "lenses/automaton/machine_view.h"

#include "lenses/automaton/diagram_drawing.h"
#include "style/palette.h"
#include "text/list.h"
#include "text/qt_text.h"

#include <QEvent>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace moji::app {

namespace {

constexpr qreal kRound = 6; // corners of a box
constexpr qreal kMostReduced = 0.9;
constexpr qreal kMostEnlarged = 1.5;

QFont titleFont(int weight) {
    return inUnits(uiFont(FontSize::Label, weight), FontSize::Label);
}

QFont lineFont(int weight = QFont::Normal) {
    return inUnits(monoFont(FontSize::Caption, weight), FontSize::Caption);
}

qreal widthOf(const QFont& font, const QString& text) {
    return QFontMetricsF(font).horizontalAdvance(text);
}

} // namespace

void MachineView::setReader(std::shared_ptr<const automaton::MachineReader> reader) {
    m_reader = std::move(reader);
    m_step.reset();
    arrange();
}

void MachineView::arrange() {
    // As wide as when they are lit.
    m_layout =
        m_reader == nullptr
            ? MachineLayout()
            : MachineLayout(
                  m_reader->machine(),
                  {[](const QString& text) { return widthOf(titleFont(QFont::Bold), text); },
                   [](const QString& text) { return widthOf(lineFont(QFont::Bold), text); }});
    fitInto(naturalSize());
}

QSize MachineView::naturalSize() const {
    return scaledSize(m_layout.size());
}

void MachineView::fitInto(QSize room) {
    const QSizeF natural = m_layout.size() * zoomFactor();
    const qreal fits = natural.isEmpty() ? 1
                                         : std::min(room.width() / natural.width(),
                                                    room.height() / natural.height());
    m_factor = zoomFactor() * std::clamp(fits, kMostReduced, kMostEnlarged);
    resize((m_layout.size() * m_factor).toSize());
    update();
}

void MachineView::setStep(const std::optional<automaton::MachineStep>& step) {
    m_step = step;
    update();
}

std::optional<QRect> MachineView::areaNamed(const QString& name) const {
    if (m_reader == nullptr)
        return std::nullopt;
    for (std::size_t state = 0; state < m_layout.boxes().size(); ++state) {
        const bool isCurrent = name == QLatin1String("current") && m_step && m_step->next == state;
        if (isCurrent || name == fromUtf8(m_reader->machine().states[state].name)) {
            const QRectF box = m_layout.boxes()[state].area;
            return QRectF(box.topLeft() * m_factor, box.size() * m_factor).toAlignedRect();
        }
    }
    return std::nullopt;
}

void MachineView::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        arrange();
}

const MachineLine* MachineView::litLine() const {
    return m_step && m_step->byte ? m_layout.lineFor(m_step->state, m_step->byteClass) : nullptr;
}

bool MachineView::isRejected() const {
    return m_step && isError(m_step->span.status);
}

void MachineView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), colours().surface);
    if (m_reader == nullptr)
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(m_factor, m_factor);
    for (const MachineBox& box : m_layout.boxes())
        for (const MachineLine& line : box.lines)
            drawArrow(painter, line, colours().muted, kEdgeWidth);
    if (const MachineLine* lit = litLine())
        drawArrow(painter, *lit, isRejected() ? colours().bad : colours().accent, 3);
    for (std::size_t state = 0; state < m_layout.boxes().size(); ++state)
        drawBox(painter, state);
}

void MachineView::drawArrow(QPainter& painter, const MachineLine& line, const QColor& colour,
                            qreal width) const {
    if (line.arrow.empty())
        return;
    painter.strokePath(rounded(line.arrow), QPen(colour, width));
    drawHead(painter, line.arrow, colour, width > kEdgeWidth ? 9 : 7);
}

void MachineView::drawBox(QPainter& painter, std::size_t state) const {
    const MachineBox& box = m_layout.boxes()[state];
    const automaton::State& described = m_reader->machine().states[state];
    const bool isLeft = m_step && m_step->state == state;
    const bool isEntered = m_step && m_step->next == state;
    painter.setPen(
        QPen(isLeft || isEntered ? colours().accent : colours().muted, isLeft ? 2 : kEdgeWidth));
    painter.setBrush(colours().surface);
    if (described.isBase)
        painter.drawRoundedRect(box.area.adjusted(-3, -3, 3, 3), kRound + 2, kRound + 2);
    painter.drawRoundedRect(box.area, kRound, kRound);
    if (isEntered) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(colours().accent);
        painter.drawRoundedRect(box.title.adjusted(2, 2, -2, -2), kRound - 2, kRound - 2);
    }
    painter.setFont(titleFont(isLeft || isEntered ? QFont::Bold : QFont::DemiBold));
    painter.setPen(isEntered ? colours().onAccent : colours().text);
    painter.drawText(box.title.adjusted(MachineLayout::kPadding, 0, 0, 0),
                     Qt::AlignLeft | Qt::AlignVCenter, stateName(described));
    const MachineLine* lit = litLine();
    for (const MachineLine& line : box.lines)
        drawLine(painter, line, &line == lit);
}

void MachineView::drawLine(QPainter& painter, const MachineLine& line, bool isLit) const {
    const QRectF row = line.area.adjusted(2, 0, -2, 0);
    const RoleColours& invalid = colours().role(CellRole::Invalid);
    QColor ink = colours().text;
    if (isLit) {
        painter.setPen(isRejected() ? QPen(invalid.border, kEdgeWidth) : QPen(Qt::NoPen));
        painter.setBrush(isRejected() ? invalid.background : colours().accent);
        painter.drawRoundedRect(row, 3, 3);
        ink = isRejected() ? invalid.foreground : colours().onAccent;
    }
    painter.setFont(lineFont(isLit ? QFont::Bold : QFont::Normal));
    painter.setPen(ink);
    const QRectF words =
        line.area.adjusted(MachineLayout::kPadding, 0, -MachineLayout::kPadding, 0);
    painter.drawText(words, Qt::AlignLeft | Qt::AlignVCenter, line.bytes);
    painter.setPen(isLit ? ink : colours().muted);
    painter.drawText(words, Qt::AlignRight | Qt::AlignVCenter, line.output);
}

QString MachineView::spoken() const {
    if (m_reader == nullptr)
        return {};
    QStringList states;
    for (std::size_t state = 0; state < m_layout.boxes().size(); ++state) {
        QStringList lines;
        for (const MachineLine& line : m_layout.boxes()[state].lines)
            lines += tr("%1 %2", "bytes, what they do").arg(line.bytes, line.output).trimmed();
        states += tr("%1: %2", "a state, its moves")
                      .arg(stateName(m_reader->machine().states[state]), listText(lines));
    }
    return tr("States: %1.").arg(remarksText(states));
}

} // namespace moji::app
