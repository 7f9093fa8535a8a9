// How the states of a chain are painted.

#include "lenses/mojibake/chain_table.h"
#include "style/fonts.h"
#include "style/palette.h"
#include "style/shapes.h"
#include "text/qt_text.h"
#include "widgets/byte_cells.h"

#include <QPainter>

namespace moji::app {

namespace {

constexpr int kMargin = 8;
constexpr int kPadding = 12;
constexpr int kDisc = 20;
constexpr qreal kInset = 6; // of the cells, above and below
constexpr char32_t kReplacement = 0xFFFD;

/// By the character that the byte is part of.
const RoleColours& byteLook(const StoryCell& cell, bool utf8) {
    if (cell.lost)
        return colours().role(cell.byte ? CellRole::Invalid : CellRole::Unmapped);
    if (cell.length < 2)
        return colours().role(CellRole::Ascii);
    if (cell.index > 0)
        return colours().role(utf8 ? CellRole::Continuation : CellRole::LegacyTrail);
    if (!utf8)
        return colours().role(CellRole::LegacyLead);
    return colours().role(cell.length == 2   ? CellRole::Lead2
                          : cell.length == 3 ? CellRole::Lead3
                                             : CellRole::Lead4);
}

void paintByte(QPainter& painter, const QRectF& cell, const StoryCell& byte, bool utf8) {
    const RoleColours& look = byteLook(byte, utf8);
    painter.fillRect(cell, look.background);
    if (byte.lost)
        drawHatch(painter, cell, look.hatch,
                  byte.byte ? HatchDirection::Rising : HatchDirection::Falling);
    const QString text = byte.byte ? hexText(ByteView(&*byte.byte, 1)) : QStringLiteral("??");
    painter.setFont(monoFont(FontSize::Label, byte.index == 0 ? QFont::Bold : QFont::Normal));
    if (byte.lost) {
        drawOnPlate(painter, cell, text, look);
        return;
    }
    painter.setPen(look.foreground);
    painter.drawText(cell, Qt::AlignCenter, text);
}

void paintCharacter(QPainter& painter, const QRectF& cell, const StoryCell& character) {
    const bool genuine = character.codePoint == kReplacement && !character.lost;
    const bool filled = character.inferred || character.likeliest;
    const RoleColours& look = colours().role(character.lost      ? CellRole::Invalid
                                             : genuine || filled ? CellRole::Unmapped
                                                                 : CellRole::Ascii);
    const QRectF capsule = cell.adjusted(1, 0, -1, 0);
    drawCapsule(painter, capsule, look,
                character.lost ? CapsuleFill::ErrorHatch
                : genuine      ? CapsuleFill::UnmappedHatch
                               : CapsuleFill::Plain,
                1);
    if (filled) {
        painter.setPen(QPen(colours().warn, 2, Qt::DashLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(capsule, 4, 4);
    }
    if (character.codePoint == kReplacement)
        drawOnPlate(painter, capsule, QStringLiteral("FFFD"), look);
    else
        drawInCapsule(painter, capsule, characterText(character.codePoint),
                      character.inferred    ? ChainTable::tr("inferred")
                      : character.likeliest ? ChainTable::tr("likeliest")
                                            : QString(),
                      look);
}

} // namespace

bool ChainDelegate::isLit(std::size_t group) const {
    if (m_litGroup == group)
        return true;
    const ByteRange& own = m_model.story().groups[group].document;
    return m_litBytes && !own.empty() && own.begin < m_litBytes->end && m_litBytes->begin < own.end;
}

void ChainDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const {
    const QRect rect = option.rect;
    painter->save();
    painter->fillRect(rect, option.state.testFlag(QStyle::State_Selected) ? colours().current
                                                                          : colours().surface);
    painter->setClipRect(rect);
    painter->setRenderHint(QPainter::Antialiasing);
    if (index.column() == ChainModel::kStep) {
        paintStep(*painter, rect, index.row());
    } else {
        const auto& groups = m_model.story().groups;
        for (std::size_t i = 0; i < groups.size(); ++i) {
            const QRect room(rect.left() + scaled(kMargin) + m_layout.left(i), rect.top(),
                             m_layout.width(i), rect.height());
            if (room.right() >= rect.left() && room.left() <= rect.right())
                paintGroup(*painter, room, groups[i], static_cast<std::size_t>(index.row()),
                           isLit(i));
        }
    }
    painter->restore();
}

void ChainDelegate::paintStep(QPainter& painter, const QRect& rect, int row) const {
    const StoryState& state = m_model.story().states[static_cast<std::size_t>(row)];
    const int disc = scaled(kDisc);
    const QRect number(rect.left() + scaled(kPadding), rect.center().y() - disc / 2, disc, disc);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours().sunken);
    painter.drawEllipse(number);
    painter.setPen(colours().muted);
    painter.setFont(uiFont(FontSize::Caption, QFont::Bold));
    painter.drawText(number, Qt::AlignCenter, QString::number(row + 1));
    QRect words = rect.adjusted(scaled(kPadding) + disc + scaled(kMargin), 1, -4, -1);
    painter.setPen(colours().text);
    painter.setFont(uiFont(FontSize::Body, QFont::Bold));
    if (state.operation.isEmpty()) {
        painter.drawText(words, Qt::AlignLeft | Qt::AlignVCenter, state.title);
        return;
    }
    painter.drawText(words.adjusted(0, words.height() / 2, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                     state.title);
    painter.setPen(colours().muted);
    painter.setFont(uiFont(FontSize::Caption));
    words.setBottom(words.center().y());
    painter.drawText(words, Qt::AlignLeft | Qt::AlignVCenter,
                     QStringLiteral("↓ ") + state.operation);
}

void ChainDelegate::paintGroup(QPainter& painter, const QRect& rect, const StoryGroup& group,
                               std::size_t row, bool lit) const {
    const auto& cells = group.cells[row];
    const QRectF room = QRectF(rect).adjusted(1, kInset, -1, -kInset);
    if (!cells.empty()) {
        const qreal width = room.width() / static_cast<qreal>(cells.size());
        const bool utf8 = m_model.story().states[row].isUtf8;
        for (std::size_t i = 0; i < cells.size(); ++i) {
            const QRectF cell(room.left() + width * static_cast<qreal>(i), room.top(), width,
                              room.height());
            if (cells[i].isText)
                paintCharacter(painter, cell, cells[i]);
            else
                paintByte(painter, cell, cells[i], utf8);
        }
        if (!cells.front().isText)
            drawBracket(painter, QRectF(room.left() + 1, room.bottom(), room.width() - 2, 2),
                        colours().accent, true, true);
    }
    if (lit) {
        painter.setPen(QPen(colours().accent, 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(room.adjusted(-1, -3, 1, 3), 3, 3);
    }
}

} // namespace moji::app
