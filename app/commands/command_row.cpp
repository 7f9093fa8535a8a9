#include "commands/command_row.h"

#include "commands/command_model.h"
#include "style/fonts.h"
#include "style/palette.h"

#include <QFontMetrics>
#include <QPainter>

#include <algorithm>

namespace moji::app {

namespace {

constexpr int kSide = 10;
constexpr int kGap = 16;
constexpr int kBar = 3;
constexpr int kKindWidth = 112; // the longest is Russian

} // namespace

QSize CommandRow::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const {
    return {scaled(200), scaled(kHeight)};
}

/// The right edge of what is left.
int CommandRow::paintRight(QPainter& painter, const QRect& room, const QString& text,
                           const QFont& font) {
    if (text.isEmpty())
        return room.right();
    const QFontMetrics metrics(font);
    const QString shown = metrics.elidedText(text, Qt::ElideMiddle, room.width());
    painter.setFont(font);
    painter.drawText(room, Qt::AlignRight | Qt::AlignVCenter, shown);
    return room.right() - metrics.horizontalAdvance(shown) - kGap;
}

/// The letters that matched are bold and underlined.
void CommandRow::paintTitle(QPainter& painter, const QRect& room, const QModelIndex& index) {
    const auto places = index.data(CommandModel::PlacesRole).value<QList<int>>();
    const QFont plain = uiFont();
    QFont marked = uiFont(FontSize::Body, QFont::Bold);
    marked.setUnderline(true);
    const QString title =
        QFontMetrics(marked).elidedText(index.data().toString(), Qt::ElideRight, room.width());
    int x = room.left();
    for (qsizetype from = 0; from < title.size();) {
        const bool matches = places.contains(static_cast<int>(from));
        qsizetype to = from + 1;
        while (to < title.size() && places.contains(static_cast<int>(to)) == matches)
            ++to;
        const QString part = title.mid(from, to - from);
        const QFont& font = matches ? marked : plain;
        painter.setFont(font);
        painter.drawText(QRect(x, room.top(), room.right() - x + 1, room.height()),
                         Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, part);
        x += QFontMetrics(font).horizontalAdvance(part);
        from = to;
    }
}

void CommandRow::paint(QPainter* painter, const QStyleOptionViewItem& option,
                       const QModelIndex& index) const {
    const Palette& palette = colours();
    const bool current = (option.state & QStyle::State_Selected) != 0;
    const bool enabled = index.data(CommandModel::EnabledRole).toBool();
    painter->save();
    if (current) {
        painter->fillRect(option.rect, palette.selection);
        painter->fillRect(QRect(option.rect.topLeft(), QSize(kBar, option.rect.height())),
                          palette.accent);
    }
    QRect room = option.rect.adjusted(kSide, 0, -kSide, 0);
    painter->setPen(palette.muted);
    const QRect kind(room.right() - scaled(kKindWidth), room.top(), scaled(kKindWidth),
                     room.height());
    paintRight(*painter, kind, index.data(CommandModel::KindRole).toString(),
               uiFont(FontSize::Label));
    room.setRight(kind.left() - kGap);
    painter->setPen(enabled ? palette.text : palette.lineStrong);
    room.setRight(paintRight(*painter, room, index.data(CommandModel::KeysRole).toString(),
                             monoFont(FontSize::Label)));
    painter->setPen(palette.muted);
    QRect detail = room;
    detail.setLeft(room.left() + room.width() / 2);
    room.setRight(std::max(
        detail.left(), paintRight(*painter, detail, index.data(CommandModel::DetailRole).toString(),
                                  uiFont(FontSize::Label))));
    painter->setPen(enabled ? palette.text : palette.lineStrong);
    paintTitle(*painter, room, index);
    painter->restore();
}

} // namespace moji::app
