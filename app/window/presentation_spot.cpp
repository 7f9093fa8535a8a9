#include "window/presentation_spot.h"

#include "grid/byte_grid.h"
#include "grid/byte_lens.h"
#include "lenses/lens.h"
#include "style/fonts.h"
#include "window/named_parts.h"

#include <QAbstractItemView>

namespace moji::app {

namespace {

constexpr int kDisc = 72;  // radius
constexpr int kAround = 4; // free room around a bright part
constexpr int kRound = 6;

/// What of a widget is in sight, in the coordinates of `cover`.
QRect areaOn(const QWidget& cover, const QWidget& widget, const QRect& area) {
    const QRect seen = area & widget.visibleRegion().boundingRect();
    return seen.isEmpty()
               ? QRect()
               : QRect(cover.mapFromGlobal(widget.mapToGlobal(seen.topLeft())), seen.size());
}

void add(QPainterPath& path, const QRect& area) {
    if (area.isEmpty())
        return;
    const int around = scaled(kAround);
    QPainterPath rounded;
    rounded.addRoundedRect(area.adjusted(-around, -around, around, around), scaled(kRound),
                           scaled(kRound));
    path = path.united(rounded);
}

QPainterPath underPointer(Panel& panel, const QWidget& cover, const QPoint& globalPointer) {
    QPainterPath path;
    const QPoint inPanel = panel.mapFromGlobal(globalPointer);
    const QWidget* under = panel.childAt(inPanel);
    const auto* view =
        under == nullptr ? nullptr : qobject_cast<const QAbstractItemView*>(under->parentWidget());
    if (view != nullptr && under == view->viewport()) {
        const QModelIndex index = view->indexAt(under->mapFromGlobal(globalPointer));
        if (index.isValid()) {
            QRect row = view->visualRect(index);
            row.setLeft(0);
            row.setRight(view->viewport()->width() - 1);
            add(path, areaOn(cover, *under, row));
            return path;
        }
    }
    path.addEllipse(QPointF(cover.mapFromGlobal(globalPointer)), scaled(kDisc), scaled(kDisc));
    return path;
}

QPainterPath currentBytes(ByteGrid& grid, const QWidget& cover) {
    QPainterPath path;
    const Selection& selection = grid.selection();
    ByteRange range = selection.range();
    if (const auto span = grid.document().spanAt(selection.caret()); range.empty() && span)
        range = span->range();
    const QString named = QStringLiteral("%1:%2").arg(range.begin).arg(range.end);
    const auto part = partOfGrid(grid, {named}, Reveal::No);
    if (part && part->isExact)
        add(path, areaOn(cover, *part->widget, part->area));
    return path;
}

} // namespace

QPainterPath brightPart(Panel& panel, const QWidget& cover,
                        const std::optional<QPoint>& globalPointer) {
    if (globalPointer && panel.rect().contains(panel.mapFromGlobal(*globalPointer)))
        return underPointer(panel, cover, *globalPointer);
    if (auto* bytes = qobject_cast<ByteLens*>(&panel))
        return currentBytes(bytes->grid(), cover);
    QPainterPath path;
    auto* lens = qobject_cast<Lens*>(&panel);
    if (lens == nullptr)
        return path;
    for (const QString& name : lens->partNames()) {
        const auto part = lens->part({name, QStringLiteral("current")}, Reveal::No);
        if (part && part->isExact && part->widget->isVisible() && part->area.isValid())
            add(path, areaOn(cover, *part->widget, part->area));
    }
    return path;
}

} // namespace moji::app
