#include "widgets/byte_cells.h"

#include "style/cell_role.h"
#include "style/character_text.h"
#include "style/fonts.h"
#include "style/glyph_cache.h"
#include "style/palette.h"
#include "style/shapes.h"
#include "text/qt_text.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPainterPath>

namespace moji::app {

namespace {

struct ByteCellsText {
    Q_DECLARE_TR_FUNCTIONS(ByteCells)
};

constexpr qreal kRadius = 4;

bool isPrivateOrUnassigned(const Span& span) {
    if (span.count != 1)
        return false;
    const auto category = QChar::category(span.codePoints[0]);
    return category == QChar::Other_PrivateUse || category == QChar::Other_NotAssigned;
}

/// Single bytes are plain capsules whatever they are; longer ones show their role.
const RoleColours& lookOf(const Span& span, const CodecInfo& codec) {
    if (isError(span.status))
        return colours().role(CellRole::Invalid);
    if (isPrivateOrUnassigned(span))
        return colours().role(CellRole::Unmapped);
    const CellRole role = roleOf(span, codec);
    return colours().role(span.length == 1 && role != CellRole::Control ? CellRole::Ascii : role);
}

QString reason(const Span& span, ByteView bytes) {
    switch (span.status) {
    case SpanStatus::Unmapped:
        return ByteCellsText::tr("%1 unmapped").arg(hexText(bytes));
    case SpanStatus::Truncated:
    case SpanStatus::TooShort:
        return ByteCellsText::tr("%1 cut off").arg(hexText(bytes));
    default:
        return ByteCellsText::tr("%1 invalid").arg(hexText(bytes));
    }
}

CapsuleFill fillOf(const Span& span) {
    if (isError(span.status))
        return CapsuleFill::ErrorHatch;
    return isPrivateOrUnassigned(span) ? CapsuleFill::UnmappedHatch : CapsuleFill::Plain;
}

} // namespace

void drawCapsule(QPainter& painter, const QRectF& capsule, const RoleColours& look,
                 CapsuleFill fill, qreal border) {
    QPainterPath shape;
    shape.addRoundedRect(capsule, kRadius, kRadius);
    painter.fillPath(shape, look.background);
    if (fill != CapsuleFill::Plain) {
        painter.save();
        painter.setClipPath(shape);
        drawHatch(painter, capsule, look.hatch,
                  fill == CapsuleFill::ErrorHatch ? HatchDirection::Rising
                                                  : HatchDirection::Falling);
        painter.restore();
    }
    painter.strokePath(shape, QPen(look.border, border));
}

void drawOnPlate(QPainter& painter, const QRectF& capsule, const QString& words,
                 const RoleColours& look) {
    painter.setFont(monoFont(FontSize::Caption, QFont::Bold));
    QRectF plate = painter.fontMetrics().boundingRect(words);
    const bool fits = plate.width() + 8 <= capsule.width();
    const QString shown = fits ? words : QStringLiteral("?");
    plate = painter.fontMetrics().boundingRect(shown);
    plate.moveCenter(capsule.center());
    painter.fillRect(plate.adjusted(-4, 0, 4, 0), look.background);
    painter.setPen(look.foreground);
    painter.drawText(capsule, Qt::AlignCenter, shown);
}

void drawInCapsule(QPainter& painter, const QRectF& capsule, const CharacterText& text,
                   const QString& name, const RoleColours& look) {
    const auto wideEnough = static_cast<qreal>(scaled(116));
    QRectF glyphArea = capsule.adjusted(3, 1, -3, -1);
    if (!name.isEmpty() && capsule.width() >= wideEnough) {
        glyphArea.setRight(capsule.left() + capsule.width() * 0.45);
        painter.setFont(monoFont(FontSize::Caption));
        painter.setPen(look.foreground);
        painter.drawText(capsule.adjusted(capsule.width() * 0.45, 0, -4, 0),
                         Qt::AlignLeft | Qt::AlignVCenter, name);
    }
    const QFont font = text.isName ? uiFont(FontSize::DenseTable) : glyphFont(FontSize::GlyphWide);
    drawGlyph(painter, glyphArea, text.text, font, look.foreground);
}

std::optional<std::size_t> ByteCells::byteAt(const QRectF& area, qreal x, std::size_t count) const {
    if (x < area.left())
        return std::nullopt;
    const auto byte = static_cast<std::size_t>((x - area.left()) / byteWidth);
    return byte < count ? std::optional(byte) : std::nullopt;
}

std::optional<std::pair<std::size_t, std::size_t>> spanBytes(const std::vector<Span>& spans,
                                                             std::size_t byte) {
    std::size_t first = 0;
    for (const Span& span : spans) {
        if (byte < first + span.length)
            return std::pair(first, first + span.length);
        first += span.length;
    }
    return std::nullopt;
}

void drawReading(QPainter& painter, const QRectF& area, const ByteCells& cells, ByteView bytes,
                 const std::vector<Span>& spans, const CodecInfo& codec) {
    painter.setRenderHint(QPainter::Antialiasing);
    std::size_t first = 0;
    for (const Span& span : spans) {
        const RoleColours& look = lookOf(span, codec);
        const qreal inset = cells.byteWidth > 40 ? 3 : 1;
        const QRectF capsule = cells.bytes(area, first, span.length).adjusted(inset, 5, -inset, -5);
        drawCapsule(painter, capsule, look, fillOf(span), isError(span.status) ? 1.5 : 1);
        for (std::size_t inner = 1; inner < span.length; ++inner) { // ticks at the bytes' borders
            const qreal x = cells.bytes(area, first + inner, 1).left();
            painter.fillRect(QRectF(x, capsule.bottom() - 3, 1, 3), look.border);
        }
        if (isError(span.status))
            drawOnPlate(painter, capsule, reason(span, bytes.subspan(first, span.length)), look);
        else if (isPrivateOrUnassigned(span))
            drawOnPlate(painter, capsule, codePointText(span.codePoints[0]), look);
        else
            drawInCapsule(painter, capsule, characterText(span),
                          span.count == 1 && span.length > 1 ? codePointText(span.codePoints[0])
                                                             : QString(),
                          look);
        first += span.length;
    }
}

void drawHexHead(QPainter& painter, const QRectF& area, const ByteCells& cells, ByteView bytes,
                 const std::vector<Span>& spans, const CodecInfo& codec) {
    std::size_t first = 0;
    for (const Span& span : spans) {
        const QRectF all = cells.bytes(area, first, span.length).adjusted(1, 4, -1, -8);
        for (std::size_t i = 0; i < span.length; ++i) {
            const CellRole role = roleOf(span, i, codec);
            const RoleColours& look = colours().role(role);
            const QRectF cell = cells.bytes(area, first + i, 1);
            const QRectF fill(std::max(cell.left(), all.left()), all.top(),
                              std::min(cell.right(), all.right()) -
                                  std::max(cell.left(), all.left()),
                              all.height());
            painter.fillRect(fill, look.background);
            if (role == CellRole::Invalid)
                drawHatch(painter, fill, look.hatch, HatchDirection::Rising);
            painter.setFont(monoFont(FontSize::Byte, i == 0 ? QFont::DemiBold : QFont::Normal));
            painter.setPen(look.foreground);
            painter.drawText(fill, Qt::AlignCenter, hexText(bytes.subspan(first + i, 1)));
        }
        if (span.length > 1 || isError(span.status))
            drawBracket(painter, QRectF(all.left(), all.bottom() + 1, all.width(), 2),
                        colours().role(roleOf(span, 0, codec)).border, true, true);
        first += span.length;
    }
}

} // namespace moji::app
