#include "lenses/bits/bit_flow_view.h"

#include "lenses/bits/bits_text.h"
#include "style/fonts.h"
#include "style/palette.h"
#include "style/shapes.h"
#include "text/error_words.h"
#include "text/qt_text.h"

#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace moji::app {

namespace {

constexpr int kBitsOfByte = 8;
constexpr int kLabelsLeft = 16;
constexpr int kLeastLabelRoom = 96;
constexpr int kLabelGap = 4; // before the first byte

/// The room for the words beside the rows, of which the longest is not broken.
qreal labelRoom() {
    const int word =
        QFontMetrics(uiFont(FontSize::Label)).horizontalAdvance(BitsText::tr("Hexadecimal"));
    return std::max(scaled(kLeastLabelRoom), scaled(kLabelsLeft) + word + kLabelGap);
}

BitFlowLayout::Metrics metrics() {
    BitFlowLayout::Metrics metrics;
    metrics.bit = scaled(24);
    metrics.valueBit = scaled(28);
    metrics.height = scaled(28);
    metrics.byteGap = scaled(24);
    metrics.nibbleGap = scaled(16);
    metrics.left = labelRoom();
    return metrics;
}

/// If there is little height, the rows are closer together.
BitFlowLayout::Metrics lowMetrics() {
    constexpr int kLowTop = 6;
    constexpr int kLowFlow = 20;
    BitFlowLayout::Metrics low = metrics();
    low.top = scaled(kLowTop);
    low.flow = scaled(kLowFlow);
    return low;
}

/// One bit: its digit in a bordered cell.
void drawBit(QPainter& painter, const QRectF& cell, const RoleColours& colours,
             const QString& digit, bool bold) {
    painter.setPen(QPen(colours.border, 1));
    painter.setBrush(colours.background);
    painter.drawRect(cell.adjusted(0.5, 0.5, -0.5, -0.5));
    painter.setPen(colours.foreground);
    QFont font = monoFont(FontSize::Byte, bold ? QFont::Bold : QFont::Normal);
    if (cell.width() < font.pixelSize())
        font.setPixelSize(std::max(8, static_cast<int>(cell.width()) - 2));
    painter.setFont(font);
    painter.drawText(cell, Qt::AlignCenter, digit);
}

RoleColours prefixColours() {
    const Palette& palette = colours();
    return {palette.sunken, palette.muted, palette.lineStrong, {}};
}

QString digitOf(const BitField& field, int bit) {
    return (field.byte >> (kBitsOfByte - 1 - bit)) & 1 ? QStringLiteral("1") : QStringLiteral("0");
}

} // namespace

void BitFlowView::setStory(const BitStory& story) {
    m_story = story;
    updateGeometry();
    update();
}

void BitFlowView::setHovered(std::optional<ByteRange> range) {
    m_hovered = range;
    update();
}

BitFlowLayout BitFlowView::flowLayout() const {
    const BitFlowLayout::Metrics full = metrics();
    BitFlowLayout::Metrics fitting = lowMetrics();
    const qreal least = BitFlowLayout(m_story, fitting, width()).size().height();
    const qreal spare = std::max(0.0, height() - least);
    const qreal top = std::min(spare, full.top - fitting.top);
    fitting.top += top;
    fitting.flow = std::min(full.flow, fitting.flow + spare - top);
    return {m_story, fitting, static_cast<qreal>(width())};
}

QSize BitFlowView::sizeHint() const {
    return BitFlowLayout(m_story, metrics(), 1e6).size().toSize();
}

QSize BitFlowView::minimumSizeHint() const {
    return BitFlowLayout(m_story, lowMetrics(), 0).size().toSize();
}

bool BitFlowView::isHovered(std::size_t byte) const {
    return m_hovered && m_hovered->contains(m_story.range.begin + byte);
}

std::optional<ByteRange> BitFlowView::rangeAt(QPointF point) const {
    const auto byte = flowLayout().byteAt(point);
    if (!byte)
        return std::nullopt;
    const std::uint64_t offset = m_story.range.begin + *byte;
    return ByteRange{offset, offset + 1};
}

void BitFlowView::mouseMoveEvent(QMouseEvent* event) {
    Q_EMIT byteHovered(rangeAt(event->position()));
}

void BitFlowView::mousePressEvent(QMouseEvent* event) {
    if (const auto range = rangeAt(event->position()); range && event->button() == Qt::LeftButton)
        Q_EMIT byteClicked(*range);
}

void BitFlowView::leaveEvent(QEvent* event) {
    QWidget::leaveEvent(event);
    Q_EMIT byteHovered(std::nullopt);
}

void BitFlowView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), colours().surface);
    if (m_story.empty())
        return;
    const BitFlowLayout layout = flowLayout();
    drawLabels(painter, layout);
    for (const BitFlowLayout::Band& band : layout.bands())
        drawBand(painter, band);
    for (std::size_t byte = 0; byte < m_story.bytes.size(); ++byte)
        drawByte(painter, layout, byte);
    if (m_story.brokeOff)
        drawCame(painter, layout);
    drawValue(painter, layout);
    drawHex(painter, layout);
}

void BitFlowView::drawLabels(QPainter& painter, const BitFlowLayout& layout) const {
    painter.setFont(uiFont(FontSize::Label));
    painter.setPen(colours().muted);
    const qreal left = scaled(kLabelsLeft);
    const auto label = [&](qreal top, qreal height, const QString& text) {
        painter.drawText(QRectF(left, top, layout.byteRect(0).left() - left - kLabelGap, height),
                         Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, text);
    };
    label(layout.bytesTop(), layout.byteRect(0).height(), BitsText::tr("Bytes"));
    if (m_story.value.empty())
        return;
    const QRectF bits = layout.valueBit(0);
    label(bits.top(), bits.height(),
          m_story.valueLabel.isEmpty() ? BitsText::tr("Code point") : m_story.valueLabel);
    const QRectF hex = layout.hexRect(0);
    label(hex.top(), hex.height(), BitsText::tr("Hexadecimal"));
}

void BitFlowView::drawByte(QPainter& painter, const BitFlowLayout& layout, std::size_t byte) const {
    const BitStory::ByteCell& cell = m_story.bytes[byte];
    const bool payloadFlows = cell.field.shift.has_value();
    const RoleColours& payload =
        payloadFlows || m_story.isTable ? colours().series(byte) : colours().role(cell.role);
    const QRectF caption = layout.captionRect(byte);
    painter.setFont(monoFont(FontSize::Byte, QFont::Bold));
    painter.setPen(colours().text);
    const QString hex = hexText(ByteView(&cell.field.byte, 1));
    painter.drawText(caption, Qt::AlignLeft | Qt::AlignVCenter, hex);
    const qreal indent = painter.fontMetrics().horizontalAdvance(hex) + 8;
    painter.setFont(uiFont(FontSize::Label));
    painter.setPen(colours().muted);
    painter.drawText(caption.adjusted(indent, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(cell.caption, Qt::ElideRight,
                                                      static_cast<int>(caption.width() - indent)));
    for (int bit = 0; bit < kBitsOfByte; ++bit) {
        const bool isPayload = bit >= cell.field.prefixBits;
        drawBit(painter, layout.bit(byte, bit), isPayload ? payload : prefixColours(),
                digitOf(cell.field, bit), isPayload);
    }
    const QRectF all = layout.byteRect(byte);
    if (cell.field.prefixBits > 0 &&
        cell.field.prefixBits < kBitsOfByte) // the rule that parts them
        painter.fillRect(QRectF(layout.bit(byte, cell.field.prefixBits).left() - 1, all.top() - 2,
                                2, all.height() + 4),
                         colours().text);
    if (m_story.isError && !payloadFlows)
        drawHatch(painter, QRectF(all.left(), all.bottom() + 2, all.width(), 5),
                  colours().role(CellRole::Invalid).hatch, HatchDirection::Rising);
    if (isHovered(byte)) {
        painter.setPen(QPen(colours().accent, 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(all.adjusted(-2.5, -2.5, 2.5, 2.5));
    }
}

void BitFlowView::drawCame(QPainter& painter, const BitFlowLayout& layout) const {
    const std::size_t place = m_story.bytes.size();
    const QRectF all = layout.byteRect(place);
    const RoleColours& invalid = colours().role(CellRole::Invalid);
    painter.fillRect(all, invalid.background);
    drawHatch(painter, all, invalid.hatch, HatchDirection::Rising);
    painter.setPen(QPen(invalid.border, 1, Qt::DashLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(all.adjusted(0.5, 0.5, -0.5, -0.5));
    painter.setFont(uiFont(FontSize::Label));
    painter.setPen(colours().muted);
    painter.drawText(layout.captionRect(place), Qt::AlignLeft | Qt::AlignVCenter,
                     BitsText::tr("expected %1").arg(m_story.expected));
    const QString text = cameText(m_story.came);
    painter.setFont(uiFont(FontSize::Label, QFont::Bold));
    QRectF plate = painter.fontMetrics().boundingRect(text);
    plate.setWidth(plate.width() + 12);
    plate.setHeight(plate.height() + 2);
    plate.moveCenter(all.center());
    painter.fillRect(plate, invalid.background);
    painter.setPen(invalid.foreground);
    painter.drawText(all, Qt::AlignCenter, text);
}

void BitFlowView::drawBand(QPainter& painter, const BitFlowLayout::Band& band) const {
    const RoleColours& series = colours().series(band.byte);
    const qreal top = band.from.bottom();
    const qreal bottom = band.to.top();
    const qreal middle = (top + bottom) / 2;
    const auto edge = [&](QPainterPath& path, qreal from, qreal to, bool down) {
        if (down)
            path.cubicTo(from, middle, to, middle, to, bottom);
        else
            path.cubicTo(to, middle, from, middle, from, top);
    };
    QPainterPath shape(QPointF(band.from.left(), top));
    edge(shape, band.from.left(), band.to.left(), true);
    shape.lineTo(band.to.right(), bottom);
    edge(shape, band.from.right(), band.to.right(), false);
    shape.closeSubpath();
    QColor fill = series.background;
    fill.setAlphaF(0.75F);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillPath(shape, fill);
    QPainterPath edges(QPointF(band.from.left(), top));
    edge(edges, band.from.left(), band.to.left(), true);
    edges.moveTo(band.to.right(), bottom);
    edge(edges, band.from.right(), band.to.right(), false);
    painter.strokePath(edges, QPen(series.border, isHovered(band.byte) ? 2 : 1));
    painter.setRenderHint(QPainter::Antialiasing, false);
}

void BitFlowView::drawValue(QPainter& painter, const BitFlowLayout& layout) const {
    for (std::size_t i = 0; i < m_story.value.size(); ++i) {
        const BitStory::ValueBit& bit = m_story.value[i];
        const QRectF cell = layout.valueBit(i);
        if (bit.byte < 0) { // of a byte that never came
            drawDashedBox(painter, cell.adjusted(1, 1, -1, -1), colours().surface,
                          colours().lineStrong);
            continue;
        }
        drawBit(painter, cell, colours().series(static_cast<std::size_t>(bit.byte)),
                bit.set ? QStringLiteral("1") : QStringLiteral("0"), true);
    }
}

void BitFlowView::drawHex(QPainter& painter, const BitFlowLayout& layout) const {
    const QStringList digits = m_story.hexDigits();
    QFont font = monoFont(FontSize::Hero, QFont::Bold);
    for (qsizetype i = 0; i < digits.size(); ++i) {
        const auto nibble = static_cast<std::size_t>(i);
        const QRectF bits = layout.nibble(nibble);
        painter.setPen(QPen(colours().lineStrong, 1));
        const qreal y = bits.bottom() + 4.5;
        painter.drawLine(QPointF(bits.left(), y), QPointF(bits.right(), y));
        painter.setFont(font);
        painter.setPen(colours().text);
        painter.drawText(layout.hexRect(nibble), Qt::AlignCenter, digits[i]);
    }
}

} // namespace moji::app
