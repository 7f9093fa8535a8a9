#include "lenses/lookup/lookup_delegate.h"

#include "style/character_text.h"
#include "style/fonts.h"
#include "style/palette.h"
#include "style/shapes.h"
#include "widgets/byte_cells.h"

#include <QPainter>
#include <QVarLengthArray>

namespace moji::app {

namespace {

/// The column of a failing lane.
QColor tint() {
    QColor tint = colours().badBg;
    tint.setAlphaF(0.5F);
    return tint;
}

/// A character without capsule: its glyph, or its short name in a box.
void drawPlainCharacter(QPainter& painter, const QRectF& area, const PlacedSpan& placed) {
    const CharacterText text = characterText(placed.span);
    const CellRole role =
        isShownAsName(placed.span.codePoints[0]) ? CellRole::Control : CellRole::Ascii;
    const RoleColours& look = colours().role(role);
    if (role == CellRole::Control)
        drawDashedBox(painter, area.adjusted(6, 2, -6, -2), look.background, look.border);
    drawInCapsule(painter, area, text, {}, look);
}

} // namespace

void drawFailingColumn(QPainter& painter, const QRect& cell) {
    painter.fillRect(cell, tint());
    painter.fillRect(QRect(cell.left(), cell.top(), 1, cell.height()), colours().bad);
    painter.fillRect(QRect(cell.right(), cell.top(), 1, cell.height()), colours().bad);
}

FontSize lookupFontSize(const LookupLayout& layout) {
    return layout.isDense() ? FontSize::Caption : FontSize::Label;
}

LookupDelegate::LookupDelegate(const LookupModel& model, const LookupLook& look, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_model(model)
    , m_look(look) {}

bool LookupDelegate::fails(std::size_t lane) const {
    return m_model.story().block.error[lane] != 0;
}

bool LookupDelegate::lanesAreMuted() const {
    const LookupStory& story = m_model.story();
    return story.block.ascii && story.failingLanes().empty();
}

void LookupDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                           const QModelIndex& index) const {
    const auto row = static_cast<LookupRow>(index.row());
    const auto lane = static_cast<std::size_t>(index.column());
    painter->save();
    painter->setClipRect(option.rect);
    drawColumn(*painter, option.rect, row, lane);
    const QRectF content = m_look.layout.content(row, option.rect);
    if (row == LookupRow::Character)
        drawCharacter(*painter, option.rect, lane);
    else if (isByteRow(row))
        drawByte(*painter, content, row, lane);
    else if (isNibbleRow(row))
        drawNibble(*painter, content, row, lane);
    else
        drawBits(*painter, content, row, lane);
    painter->restore();
}

void LookupDelegate::drawColumn(QPainter& painter, const QRect& cell, LookupRow row,
                                std::size_t lane) const {
    const std::uint64_t offset = m_model.story().block.offset + lane;
    const bool hovered = m_look.hovered && m_look.hovered->contains(offset);
    painter.fillRect(cell, hovered               ? colours().hover
                           : lane == m_look.lane ? colours().current
                                                 : colours().surface);
    if (endsGroup(row))
        painter.fillRect(QRect(cell.left(), cell.bottom(), cell.width(), 1), colours().line);
    if (fails(lane))
        drawFailingColumn(painter, cell);
}

void LookupDelegate::drawCharacter(QPainter& painter, const QRect& cell, std::size_t lane) const {
    const LookupStory& story = m_model.story();
    const PlacedSpan* placed = story.spanAt(lane);
    const QRectF content = m_look.layout.content(LookupRow::Character, cell);
    if (placed == nullptr) {
        painter.setFont(uiFont(FontSize::Label));
        painter.setPen(colours().muted);
        painter.drawText(content, Qt::AlignCenter, QStringLiteral("–"));
        return;
    }
    if (placed->span.length == 1 && !placed->isError()) {
        drawPlainCharacter(painter, content, *placed);
        return;
    }
    drawLongCharacter(painter, content, *placed, lane);
}

/// The capsule spans all lanes of the character, clipped to this cell.
void LookupDelegate::drawLongCharacter(QPainter& painter, const QRectF& content,
                                       const PlacedSpan& placed, std::size_t lane) const {
    const LookupStory& story = m_model.story();
    const bool isError = placed.isError();
    const std::size_t lanesBefore = story.block.offset + lane - placed.offset; // at most three
    const RoleColours& look =
        colours().role(story.role(lane, lanesBefore).value_or(CellRole::Control));
    const auto leftOf = [&](qreal lanes) { return content.left() + lanes * content.width(); };
    const qreal begin = leftOf(-static_cast<qreal>(lanesBefore));
    const qreal inset = m_look.layout.isDense() ? 1 : 4;
    const QRectF capsule(begin + 3, content.top() + inset, placed.span.length * content.width() - 6,
                         content.height() - 2 * inset);
    painter.setRenderHint(QPainter::Antialiasing);
    drawCapsule(painter, capsule, look, isError ? CapsuleFill::ErrorHatch : CapsuleFill::Plain,
                isError ? 1.5 : 1);
    // The part within the block, which centres the glyph.
    QRectF visible = capsule;
    visible.setLeft(std::max(visible.left(), leftOf(-static_cast<qreal>(lane))));
    visible.setRight(
        std::min(visible.right(), leftOf(static_cast<qreal>(utf8::kLookupBlock - lane))));
    if (placed.offset < story.block.offset)
        drawInCapsule(painter, visible, {QStringLiteral("‹"), false}, {}, look);
    else if (isError)
        drawOnPlate(painter, visible, QStringLiteral("?"), look);
    else
        drawInCapsule(painter, visible, characterText(placed.span), {}, look);
}

void LookupDelegate::drawByte(QPainter& painter, const QRectF& content, LookupRow row,
                              std::size_t lane) const {
    const auto role = m_model.story().role(lane, distanceOf(row));
    const QRectF plate = m_look.layout.plate(content);
    const QString text = m_model.index(static_cast<int>(row), static_cast<int>(lane))
                             .data(Qt::DisplayRole)
                             .toString();
    QColor ink = colours().muted; // 00 outside the text
    if (role) {
        const bool plain = *role <= CellRole::Space; // ASCII and space have no fill
        const RoleColours& look = colours().role(plain ? CellRole::Ascii : *role);
        ink = look.foreground;
        if (!plain)
            painter.fillRect(plate, look.background);
        if (*role == CellRole::Invalid) {
            drawHatch(painter, plate, look.hatch, HatchDirection::Rising);
            painter.fillRect(plate.adjusted(6, 1, -6, -1), look.background);
        }
    }
    painter.setFont(monoFont(m_look.layout.isDense() ? FontSize::Label : FontSize::Byte,
                             row == LookupRow::Input && role ? QFont::Bold : QFont::Normal));
    painter.setPen(ink);
    painter.drawText(plate, Qt::AlignCenter, text);
    if (role)
        drawOutline(painter, plate, row, lane);
}

/// 2 px for the selected byte, 1 px for the hovered one, in every row.
void LookupDelegate::drawOutline(QPainter& painter, const QRectF& plate, LookupRow row,
                                 std::size_t lane) const {
    const std::uint64_t offset = m_model.story().block.offset + lane - distanceOf(row);
    const bool selected = row == LookupRow::Input && m_look.selected.contains(offset);
    if (!selected && !(m_look.hovered && m_look.hovered->contains(offset)))
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colours().accent, selected ? 2 : 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(plate.adjusted(-1.5, -0.5, 1.5, 0.5), 4, 4);
}

void LookupDelegate::drawNibble(QPainter& painter, const QRectF& content, LookupRow row,
                                std::size_t lane) const {
    const bool current = lane == m_look.lane;
    painter.setFont(monoFont(lookupFontSize(m_look.layout), current ? QFont::Bold : QFont::Normal));
    painter.setPen(current ? colours().text : colours().muted);
    painter.drawText(content, Qt::AlignCenter,
                     QString::number(m_model.value(row, lane), 16).toUpper());
}

void LookupDelegate::drawBits(QPainter& painter, const QRectF& content, LookupRow row,
                              std::size_t lane) const {
    const Byte value = m_model.value(row, lane);
    const Byte error = m_model.story().block.error[lane];
    const bool isSum = row >= LookupRow::SpecialCases;
    const bool quiet = lanesAreMuted() || (isSum && value == 0);
    const bool bad = row == LookupRow::Error && error != 0;
    painter.setFont(monoFont(lookupFontSize(m_look.layout),
                             bad || (lane == m_look.lane && !quiet) ? QFont::Bold : QFont::Normal));
    painter.setPen(bad ? colours().bad : quiet ? colours().muted : colours().text);
    painter.drawText(m_look.layout.number(content), Qt::AlignCenter,
                     m_model.index(static_cast<int>(row), static_cast<int>(lane))
                         .data(Qt::DisplayRole)
                         .toString());
    QVarLengthArray<QRectF, 8> clear;
    for (int bit = 7; bit >= 0; --bit) {
        const QRectF box = m_look.layout.bit(content, bit);
        if ((value >> bit & 1) == 0)
            clear.append(box.adjusted(0.5, 0.5, -0.5, -0.5));
        else
            painter.fillRect(box, (error >> bit & 1) != 0 ? colours().bad
                                  : lanesAreMuted()       ? colours().lineStrong
                                                          : colours().accent);
    }
    painter.setPen(QPen(quiet ? colours().line : colours().lineStrong, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRects(clear.data(), static_cast<int>(clear.size()));
}

} // namespace moji::app
