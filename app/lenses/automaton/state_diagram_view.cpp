#include "lenses/automaton/state_diagram_view.h"

#include "style/fonts.h"
#include "style/palette.h"
#include "style/shapes.h"

#include <QPainter>
#include <QPainterPath>
#include <QtMath>

#include <algorithm>

namespace moji::app {

namespace {

using utf8::DfaState;

constexpr int kRunMilliseconds = 120;
constexpr qreal kCorner = 8;
constexpr qreal kMostEnlarged = 1.6;
constexpr qreal kRoomyReject = 80;

qreal zoomFactor() {
    constexpr int kFine = 1000;
    return static_cast<qreal>(scaled(kFine)) / kFine;
}

QSize scaledSize(QSizeF size) {
    return {scaled(static_cast<int>(size.width())), scaled(static_cast<int>(size.height()))};
}

/// Of this size in units, whatever the zoom: the painter is scaled.
QFont inUnits(QFont font, FontSize size) {
    font.setPixelSize(static_cast<int>(size));
    return font;
}

/// Smaller if a word is too long for its place in this language.
QFont fitted(QFont font, const QString& text, qreal room) {
    constexpr int kSmallest = 8;
    while (font.pixelSize() > kSmallest && QFontMetricsF(font).horizontalAdvance(text) > room)
        font.setPixelSize(font.pixelSize() - 1);
    return font;
}

QPointF towards(QPointF from, QPointF to, qreal distance) {
    const QPointF way = to - from;
    const qreal length = qSqrt(QPointF::dotProduct(way, way));
    return length <= 0 ? from : from + way * std::min(1.0, distance / length);
}

qreal distanceOf(QPointF a, QPointF b) {
    return qSqrt(QPointF::dotProduct(b - a, b - a));
}

/// Straight pieces with rounded corners.
QPainterPath rounded(const std::vector<QPointF>& corners) {
    QPainterPath path(corners.front());
    for (std::size_t i = 1; i + 1 < corners.size(); ++i) {
        const qreal radius = std::min({kCorner, distanceOf(corners[i - 1], corners[i]) / 2,
                                       distanceOf(corners[i], corners[i + 1]) / 2});
        path.lineTo(towards(corners[i], corners[i - 1], radius));
        path.quadTo(corners[i], towards(corners[i], corners[i + 1], radius));
    }
    path.lineTo(corners.back());
    return path;
}

void drawHead(QPainter& painter, const std::vector<QPointF>& corners, const QColor& colour,
              qreal size) {
    const QPointF tip = corners.back();
    const QPointF back = towards(tip, corners[corners.size() - 2], size);
    const QPointF way = tip - back;
    const QPointF side(-way.y() * 0.5, way.x() * 0.5);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawPolygon(QPolygonF({tip, back + side, back - side}));
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
            return area(line.adjusted(-kCorner, -kCorner, kCorner, kCorner));
        }
    return std::nullopt;
}

void StateDiagramView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), colours().surface);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(m_factor, m_factor);
    drawEdges(painter);
    drawNote(painter);
    if (toState() == DfaState::Reject)
        drawReject(painter);
    else if (toState())
        drawLitEdge(painter);
    for (const DfaState state : StateDiagramLayout::states())
        drawState(painter, state);
}

void StateDiagramView::drawNote(QPainter& painter) const {
    painter.setFont(inUnits(uiFont(), FontSize::Caption));
    painter.setPen(colours().muted);
    painter.drawText(m_layout.noteRect(), Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap,
                     AutomatonText::tr("Every byte not shown leads to reject, state %1.")
                         .arg(utf8dOf(m_numbering).number(DfaState::Reject)));
}

void StateDiagramView::drawEdges(QPainter& painter) const {
    const QFont font = inUnits(monoFont(FontSize::Caption), FontSize::Caption);
    for (const DiagramEdge& edge : m_layout.edges()) {
        painter.strokePath(rounded(edge.corners), QPen(colours().lineStrong, 1.5));
        drawHead(painter, edge.corners, colours().lineStrong, 7);
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
    painter.setPen(QPen(left || entered ? colours().accent : colours().lineStrong, left ? 2 : 1));
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

} // namespace moji::app
