#include "lenses/automaton/state_diagram_view.h"

#include "lenses/automaton/diagram_drawing.h"
#include "style/fonts.h"
#include "style/palette.h"
#include "style/shapes.h"
#include "text/list.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace moji::app {

namespace {

using utf8::DfaState;

constexpr int kRunMilliseconds = 120;
constexpr qreal kMostEnlarged = 1.6;
constexpr qreal kRoomyReject = 80;

/// Smaller if a word is too long for its place in this language.
QFont fitted(QFont font, const QString& text, qreal room) {
    constexpr int kSmallest = 8;
    while (font.pixelSize() > kSmallest && QFontMetricsF(font).horizontalAdvance(text) > room)
        font.setPixelSize(font.pixelSize() - 1);
    return font;
}

/// Smaller if the lines of a text need more than the height of its place.
QFont fittedLines(QFont font, const QString& text, const QRectF& room) {
    constexpr int kSmallest = 8;
    const auto height = [&] {
        return QFontMetricsF(font).boundingRect(room, Qt::TextWordWrap, text).height();
    };
    while (font.pixelSize() > kSmallest && height() > room.height())
        font.setPixelSize(font.pixelSize() - 1);
    return font;
}

/// The first part of a path, as a share of its length.
QPainterPath begun(const QPainterPath& path, qreal share) {
    if (share >= 1)
        return path;
    QPainterPath part(path.pointAtPercent(0));
    constexpr int kPieces = 40;
    for (int i = 1; i <= kPieces; ++i)
        part.lineTo(path.pointAtPercent(share * i / kPieces));
    return part;
}

} // namespace

StateDiagramView::StateDiagramView(QWidget* parent)
    : QWidget(parent) {
    m_run.setDuration(kRunMilliseconds);
    m_run.setStartValue(0.0);
    m_run.setEndValue(1.0);
    connect(&m_run, &QVariantAnimation::valueChanged, this, qOverload<>(&QWidget::update));
}

void StateDiagramView::setStep(Numbering numbering, const std::optional<utf8::HoehrmannStep>& step,
                               bool animated) {
    m_numbering = numbering;
    m_step = step;
    m_run.stop();
    if (animated && step)
        m_run.start();
    update();
}

QSize StateDiagramView::sizeHint() const {
    return scaledSize(StateDiagramLayout::kFull);
}

QSize StateDiagramView::minimumSizeHint() const {
    return scaledSize(StateDiagramLayout::kLeast);
}

void StateDiagramView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    const qreal zoomed = zoomFactor();
    const QSizeF room(width() / zoomed, height() / zoomed);
    m_layout = StateDiagramLayout(room);
    const qreal fits =
        std::min(room.width() / m_layout.size().width(), room.height() / m_layout.size().height());
    m_factor = zoomed * std::min(fits, kMostEnlarged);
}

DfaState StateDiagramView::fromState() const {
    return utf8dOf(m_numbering).state(m_step->state);
}

std::optional<DfaState> StateDiagramView::toState() const {
    if (!m_step || !m_step->read)
        return std::nullopt;
    return utf8dOf(m_numbering).state(m_step->read->next);
}

std::optional<QRect> StateDiagramView::current() const {
    const auto state = toState();
    if (!state)
        return std::nullopt;
    const QRectF box =
        *state == DfaState::Reject ? m_layout.rejectRect(fromState()) : m_layout.stateRect(*state);
    return QRectF(box.topLeft() * m_factor, box.size() * m_factor).toAlignedRect();
}

std::optional<QRect> StateDiagramView::areaNamed(const QString& name) const {
    const auto area = [this](const QRectF& box) {
        return QRectF(box.topLeft() * m_factor, box.size() * m_factor).toAlignedRect();
    };
    const auto named = [](DfaState state) {
        return QLatin1String(identifier(state).data(), identifier(state).size());
    };
    if (name == QLatin1String("current") ||
        (name == named(DfaState::Reject) && toState() == DfaState::Reject))
        return current();
    for (const DfaState state : StateDiagramLayout::states())
        if (name == named(state))
            return area(m_layout.stateRect(state));
    for (const DiagramEdge& edge : m_layout.edges())
        if (name == named(edge.from) + QLatin1Char('>') + named(edge.to)) {
            const QRectF line =
                QPolygonF(QList<QPointF>(edge.corners.begin(), edge.corners.end())).boundingRect();
            return area(
                line.adjusted(-kCornerRadius, -kCornerRadius, kCornerRadius, kCornerRadius));
        }
    return std::nullopt;
}

void StateDiagramView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), colours().surface);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(m_factor, m_factor);
    drawEdges(painter);
    if (toState() == DfaState::Reject)
        drawReject(painter); // where the note would be
    else
        drawNote(painter);
    if (toState())
        drawLitEdge(painter);
    for (const DfaState state : StateDiagramLayout::states())
        drawState(painter, state);
}

void StateDiagramView::drawNote(QPainter& painter) const {
    const QString note = AutomatonText::tr("Every byte not shown leads to reject, state %1.")
                             .arg(utf8dOf(m_numbering).number(DfaState::Reject));
    const QRectF room = m_layout.noteRect();
    painter.setFont(fittedLines(inUnits(uiFont(), FontSize::Caption), note, room));
    painter.setPen(colours().muted);
    painter.drawText(room, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, note);
}

void StateDiagramView::drawEdges(QPainter& painter) const {
    const QFont font = inUnits(monoFont(FontSize::Caption), FontSize::Caption);
    for (const DiagramEdge& edge : m_layout.edges()) {
        painter.strokePath(rounded(edge.corners), QPen(colours().muted, kEdgeWidth));
        drawHead(painter, edge.corners, colours().muted, 7);
        painter.setFont(font);
        painter.setPen(colours().muted);
        painter.drawText(edge.label, edge.bytes);
    }
}

void StateDiagramView::drawLitEdge(QPainter& painter) const {
    const DiagramEdge* edge = m_layout.edgeFor(fromState(), m_step->read->byteClass);
    if (edge == nullptr)
        return;
    const bool running = isMoving();
    const qreal share = running ? m_run.currentValue().toReal() : 1;
    painter.strokePath(begun(rounded(edge->corners), share), QPen(colours().accent, 3));
    if (!running)
        drawHead(painter, edge->corners, colours().accent, 9);
    const QFont font = inUnits(monoFont(FontSize::Caption, QFont::Bold), FontSize::Caption);
    painter.setFont(font);
    const QRectF plate =
        painter.fontMetrics().boundingRect(edge->bytes).translated(edge->label.toPoint());
    painter.fillRect(plate, colours().surface);
    painter.setPen(colours().accent);
    painter.drawText(edge->label, edge->bytes);
}

void StateDiagramView::drawState(QPainter& painter, DfaState state) const {
    const QRectF box = m_layout.stateRect(state);
    const bool left = m_step && fromState() == state;
    const bool entered = toState() == state;
    const QColor fill = entered ? colours().accent : colours().surface;
    const QColor ink = entered ? colours().onAccent : colours().text;
    painter.setBrush(fill);
    painter.setPen(
        QPen(left || entered ? colours().accent : colours().muted, left ? 2 : kEdgeWidth));
    const QString number = QString::number(utf8dOf(m_numbering).number(state));
    const QFont name = inUnits(
        uiFont(FontSize::Label, left || entered ? QFont::Bold : QFont::Normal), FontSize::Label);
    const QFont digits = inUnits(monoFont(), FontSize::Caption);
    if (state == DfaState::Accept) {
        painter.drawEllipse(box);
        painter.drawEllipse(box.adjusted(3, 3, -3, -3));
        painter.setPen(ink);
        painter.setFont(inUnits(name, FontSize::Caption));
        painter.drawText(box.adjusted(0, 8, 0, -22), Qt::AlignCenter, stateName(state));
        painter.setFont(digits);
        painter.drawText(box.adjusted(0, 26, 0, -6), Qt::AlignCenter, number);
        return;
    }
    painter.drawRoundedRect(box, box.height() / 2, box.height() / 2);
    const QRectF content = box.adjusted(10, 0, -10, 0);
    painter.setFont(digits);
    painter.setPen(entered ? colours().onAccent : colours().muted);
    painter.drawText(content, Qt::AlignRight | Qt::AlignVCenter, number);
    const qreal room = content.width() - painter.fontMetrics().horizontalAdvance(number) - 4;
    painter.setFont(fitted(name, stateName(state), room));
    painter.setPen(ink);
    painter.drawText(content, Qt::AlignLeft | Qt::AlignVCenter, stateName(state));
}

void StateDiagramView::drawReject(QPainter& painter) const {
    const DfaState from = fromState();
    const RoleColours& invalid = colours().role(CellRole::Invalid);
    const auto path = m_layout.rejectPath(from);
    painter.strokePath(rounded(path), QPen(colours().bad, 3));
    drawHead(painter, path, colours().bad, 9);
    const QRectF box = m_layout.rejectRect(from);
    QPainterPath shape;
    shape.addRoundedRect(box, box.height() / 2, box.height() / 2);
    painter.fillPath(shape, invalid.background);
    painter.save();
    painter.setClipPath(shape);
    drawHatch(painter, box, invalid.hatch, HatchDirection::Rising);
    painter.restore();
    painter.strokePath(shape, QPen(invalid.border, 2));
    const QFont font = inUnits(uiFont(FontSize::Label, QFont::Bold),
                               box.width() < kRoomyReject ? FontSize::Caption : FontSize::Label);
    painter.setFont(font);
    const QString text = QStringLiteral("%1 %2")
                             .arg(stateName(DfaState::Reject))
                             .arg(utf8dOf(m_numbering).number(DfaState::Reject));
    QRectF plate = painter.fontMetrics().boundingRect(text);
    plate.moveCenter(box.center());
    painter.fillRect(plate.adjusted(-3, 0, 3, 0), invalid.background);
    painter.setPen(invalid.foreground);
    painter.drawText(box, Qt::AlignCenter, text);
}

QString StateDiagramView::spoken() const {
    QStringList edges;
    for (const DiagramEdge& edge : m_layout.edges())
        edges += tr("%1 from %2 to %3", "bytes, states")
                     .arg(edge.bytes, stateName(edge.from), stateName(edge.to));
    return tr("Edges: %1.").arg(remarksText(edges));
}

} // namespace moji::app
