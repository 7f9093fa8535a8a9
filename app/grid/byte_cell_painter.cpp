#include "grid/byte_cell_painter.h"

#include "grid/byte_fonts.h"
#include "style/character_text.h"
#include "style/font_sizes.h"
#include "style/glyph_cache.h"
#include "style/shapes.h"
#include "text/qt_text.h"

#include <QPainter>

namespace moji::app {

namespace {

constexpr int kCellInset = 2; // at the outer ends of a character
constexpr int kOverhang = 2;  // of a character that continues in another row
constexpr int kByteTick = 3;  // at inner byte borders of a capsule
constexpr int kBits = 8;

bool isLeadOrInvalid(CellRole role) {
    switch (role) {
    case CellRole::Lead2:
    case CellRole::Lead3:
    case CellRole::Lead4:
    case CellRole::LegacyLead:
    case CellRole::Surrogate:
    case CellRole::Invalid:
    case CellRole::Unmapped:
        return true;
    default:
        return false;
    }
}

bool isHatched(CellRole role) {
    return role == CellRole::Invalid || role == CellRole::Unmapped;
}

HatchDirection hatchOf(CellRole role) {
    return role == CellRole::Invalid ? HatchDirection::Rising : HatchDirection::Falling;
}

bool isCompact(const ByteLensLayout& layout) {
    return layout.metrics().density == ByteDensity::Compact;
}

} // namespace

ByteCellPainter::ByteCellPainter(QPainter& painter, const ByteLensLayout& layout,
                                 const VisibleSpans& spans, const CodecInfo& codec,
                                 const ByteWriting& writing)
    : m_painter(painter)
    , m_layout(layout)
    , m_spans(spans)
    , m_codec(codec)
    , m_writing(writing)
    , m_colours(colours())
    , m_byteFont(byteFont(layout.metrics().density))
    , m_boldByteFont(byteFont(layout.metrics().density, QFont::DemiBold))
    , m_glyphFont(glyphFont(isCompact(layout) ? FontSize::Body : FontSize::Glyph))
    , m_wideGlyphFont(glyphFont(isCompact(layout) ? FontSize::Body : FontSize::GlyphWide))
    , m_nameFont(monoFont(FontSize::DenseTable))
    , m_bitFont(monoFont(FontSize::Caption))
    , m_boldBitFont(monoFont(FontSize::Caption, QFont::DemiBold)) {}

void ByteCellPainter::paintRun(ByteRange run) {
    const auto& items = m_spans.items();
    for (std::size_t i = m_spans.indexAt(run.begin); i < items.size(); ++i) {
        const auto part = partOf(items[i].placed.range(), run);
        if (!part)
            break;
        paintHexSpan(items[i], *part);
        paintHexBracket(items[i], *part, run);
        if (m_layout.metrics().bitsHeight > 0)
            paintBits(items[i].placed, *part);
        paintTextSpan(items[i], *part);
    }
}

void ByteCellPainter::paintUnread(ByteRange bytes) {
    const ByteRange unread = m_spans.unread().clampedTo(bytes);
    for (std::uint64_t offset = unread.begin; offset < unread.end; ++offset)
        drawGlyph(m_painter, m_layout.cells(ByteColumn::Hex, offset, offset), QStringLiteral("??"),
                  m_byteFont, m_colours.muted);
}

/// Bytes alone: where characters begin among them is not known yet.
void ByteCellPainter::paintUnaligned(ByteRange bytes) {
    const std::uint64_t begin = m_layout.visibleBytes().begin;
    for (std::uint64_t offset = bytes.begin; offset < bytes.end; ++offset) {
        const std::size_t index = offset - begin;
        if (offset < begin || index >= m_spans.unaligned().size())
            continue;
        drawGlyph(m_painter, m_layout.cells(ByteColumn::Hex, offset, offset),
                  hexText(ByteView(m_spans.unaligned()).subspan(index, 1)), m_byteFont,
                  m_colours.text);
        drawGlyph(m_painter, m_layout.cells(ByteColumn::Text, offset, offset), QStringLiteral("…"),
                  m_byteFont, m_colours.muted);
    }
}

void ByteCellPainter::paintHexSpan(const VisibleSpans::Item& item, const RowPart& part) {
    for (std::uint64_t offset = part.first; offset <= part.last; ++offset)
        paintHexByte(item.placed, offset, offset == part.last);
}

void ByteCellPainter::paintHexByte(const PlacedSpan& placed, std::uint64_t offset,
                                   bool lastOfPart) {
    const std::size_t index = offset - placed.offset;
    const CellRole kind = roleOf(placed.span, index, m_codec);
    const RoleColours& role = m_colours.role(kind);
    const QRect cell = m_layout.cells(ByteColumn::Hex, offset, offset);
    QRect fill = cell.adjusted(0, m_layout.metrics().fillTop, 0, -m_layout.metrics().fillBottom);
    if (index == 0)
        fill.setLeft(fill.left() + kCellInset);
    if (index + 1 == placed.span.length)
        fill.setRight(fill.right() - kCellInset);
    else if (!lastOfPart) // up to the next byte of the character, over the group's gap
        fill.setRight(m_layout.cells(ByteColumn::Hex, offset + 1, offset + 1).left() - 1);

    if (kind == CellRole::Control) {
        drawDashedBox(m_painter, QRectF(fill).adjusted(0.5, 0.5, -0.5, 1.5), role.background,
                      role.border);
    } else if (kind != CellRole::Ascii && kind != CellRole::Space) {
        m_painter.fillRect(fill, role.background);
        if (isHatched(kind)) {
            drawHatch(m_painter, fill, role.hatch, hatchOf(kind));
            const QPoint centre = cell.center();
            const int half = scaledBytes(5 * infoOf(m_writing.format).digits - 1);
            m_painter.fillRect(QRect(centre.x() - half, centre.y() - scaledBytes(8), 2 * half + 1,
                                     scaledBytes(14)),
                               role.background);
        }
    }
    const Byte byte = placed.bytes[index];
    drawGlyph(m_painter, cell, byteText(byte, m_writing.format),
              isLeadOrInvalid(kind) ? m_boldByteFont : m_byteFont, role.foreground);
}

/// Prefix bits are muted, payload bits strong, a rule parts them (design "Bits").
void ByteCellPainter::paintBits(const PlacedSpan& placed, const RowPart& part) {
    const auto reading = readBits(m_writing.bits, placed.bytes, placed.span);
    for (std::uint64_t offset = part.first; offset <= part.last; ++offset) {
        const std::size_t index = offset - placed.offset;
        const CellRole kind = roleOf(placed.span, index, m_codec);
        const int payload = kBits - reading.fields[index].prefixBits;
        const QString digits = bitsText(placed.bytes[index]);
        for (int bit = kBits - 1; bit >= 0; --bit) {
            const QRect cell = m_layout.bitCell(offset, bit);
            const bool isPayload = bit < payload;
            drawGlyph(m_painter, cell, digits.mid(kBits - 1 - bit, 1),
                      isPayload ? m_boldBitFont : m_bitFont,
                      isPayload ? m_colours.role(kind).foreground : m_colours.muted);
            if (bit + 1 == payload && payload < kBits)
                m_painter.fillRect(QRect(cell.left(), cell.top() + 1, 1, cell.height() - 2),
                                   m_colours.lineStrong);
        }
    }
}

void ByteCellPainter::paintHexBracket(const VisibleSpans::Item& item, const RowPart& part,
                                      ByteRange run) {
    const CellRole kind = roleOf(item.placed.span, m_codec);
    if (kind == CellRole::Ascii || kind == CellRole::Space || kind == CellRole::Control)
        return;
    const ByteRange whole = item.problem.empty() ? item.placed.range() : item.problem;
    const auto all = partOf(whole, run);
    if (!all || all->first != part.first)
        return; // drawn with the first span of the problem
    QRectF line = m_layout.cells(ByteColumn::Hex, all->first, all->last);
    const qreal bottom = line.bottom() - (m_layout.metrics().fillBottom - 2);
    line.adjust(all->opensLeft ? -kOverhang : kCellInset, 0,
                all->opensRight ? kOverhang : -kCellInset, 0);
    line.setTop(bottom - 2);
    drawBracket(m_painter, line, m_colours.role(kind).border, !all->opensLeft, !all->opensRight);
}

void ByteCellPainter::paintTextSpan(const VisibleSpans::Item& item, const RowPart& part) {
    const Span& span = item.placed.span;
    const CellRole kind = roleOf(span, m_codec);
    const RoleColours& role = m_colours.role(kind);
    const QRect cell = m_layout.cells(ByteColumn::Text, part.first, part.last);
    const CharacterText character = characterText(span);
    const bool named = character.isName && !isError(span.status);
    if (named) {
        const RoleColours& control = m_colours.role(CellRole::Control);
        const int inset = isCompact(m_layout) ? 0 : kCellInset;
        const int top = m_layout.metrics().fillTop;
        const int bottom = m_layout.metrics().fillBottom;
        drawDashedBox(m_painter,
                      QRectF(cell).adjusted(inset + 0.5, top + 1.5, -inset - 0.5, -bottom - 0.5),
                      control.background, control.border);
        drawGlyph(m_painter, cell.adjusted(inset + 1, 0, -inset - 1, 0), character.text, m_nameFont,
                  control.foreground);
        return;
    }
    const bool plain = span.length == 1 && !isHatched(kind);
    const bool beyondAscii = span.count > 0 && span.codePoints[0] >= 0x80;
    if (!plain || beyondAscii)
        paintCapsule(part, role, kind);
    paintGlyph(span, part, kind);
}

void ByteCellPainter::paintGlyph(const Span& span, const RowPart& part, CellRole kind) {
    const RoleColours& role = m_colours.role(kind);
    const QRect cell = m_layout.cells(ByteColumn::Text, part.first, part.last);
    if (part.opensLeft) {
        drawGlyph(m_painter, QRect(cell.left(), cell.top(), scaledBytes(16), cell.height()),
                  QStringLiteral("\u2039"), m_glyphFont, role.border);
        return;
    }
    const bool plain = span.length == 1 && !isHatched(kind);
    const bool bold = kind == CellRole::Invalid || kind == CellRole::Unmapped;
    const QFont& font = bold ? m_boldByteFont : plain ? m_glyphFont : m_wideGlyphFont;
    drawGlyph(m_painter, cell, characterText(span).text, font, role.foreground);
}

void ByteCellPainter::paintGlyphAcross(std::uint64_t border, ByteRange run) {
    const auto& items = m_spans.items();
    const std::size_t index = m_spans.indexAt(border);
    if (!m_spans.unaligned().empty() || index >= items.size())
        return;
    const PlacedSpan& placed = items[index].placed;
    const auto part = partOf(placed.range(), run);
    if (part && placed.offset < border && !characterText(placed.span).isName)
        paintGlyph(placed.span, *part, roleOf(placed.span, m_codec));
}

void ByteCellPainter::paintCapsule(const RowPart& part, const RoleColours& role, CellRole kind) {
    const QRectF cells = m_layout.cells(ByteColumn::Text, part.first, part.last);
    CapsuleLook look{role.background, role.border, role.hatch, {}, part.opensLeft, part.opensRight};
    if (isHatched(kind)) {
        look.direction = hatchOf(kind);
        return drawCapsule(m_painter, cells, look);
    }
    drawCapsule(m_painter, cells, look);
    const qreal bottom = cells.bottom() - (m_layout.metrics().fillBottom - 1.5);
    for (std::uint64_t offset = part.first + 1; offset <= part.last; ++offset) {
        const int x = m_layout.cells(ByteColumn::Text, offset, offset).left();
        m_painter.fillRect(QRectF(x, bottom - kByteTick, 1, kByteTick), role.border);
    }
}

} // namespace moji::app
