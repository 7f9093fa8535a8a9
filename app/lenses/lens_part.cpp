#include "lenses/lens_part.h"

#include <QAbstractItemView>

namespace moji::app {

namespace {

/// `name` is a heading or a number from 1; -1 if there is none.
int sectionNamed(const QAbstractItemModel& model, Qt::Orientation orientation, const QString& name,
                 int count) {
    for (int i = 0; i < count; ++i)
        if (model.headerData(i, orientation, Qt::DisplayRole).toString() == name)
            return i;
    bool isNumber = false;
    const int number = name.toInt(&isNumber);
    return isNumber && number >= 1 && number <= count ? number - 1 : -1;
}

QModelIndex rowNamed(const QAbstractItemView& view, const QString& name) {
    if (name == QLatin1String("current"))
        return view.currentIndex();
    const QAbstractItemModel& model = *view.model();
    const int row = sectionNamed(model, Qt::Vertical, name, model.rowCount());
    if (row >= 0)
        return model.index(row, 0);
    for (int column = 0; column < model.columnCount(); ++column) {
        const QModelIndexList found =
            model.match(model.index(0, column), Qt::DisplayRole, name, 1,
                        Qt::MatchFixedString | Qt::MatchRecursive | Qt::MatchWrap);
        if (!found.empty())
            return found.front();
    }
    return {};
}

} // namespace

LensPart partOfView(QAbstractItemView& view, const QStringList& item, Reveal reveal) {
    const LensPart whole{&view, view.rect(), item.empty()};
    if (item.empty() || view.model() == nullptr)
        return whole;
    const QModelIndex row = rowNamed(view, item.front());
    if (!row.isValid())
        return whole;
    const int columns = view.model()->columnCount(row.parent());
    const int column =
        item.size() > 1 ? sectionNamed(*view.model(), Qt::Horizontal, item[1], columns) : 0;
    if (column < 0)
        return whole;
    const QModelIndex cell = row.siblingAtColumn(column);
    if (reveal == Reveal::Yes)
        view.scrollTo(cell);
    QRect area = view.visualRect(cell);
    if (item.size() == 1) {
        area.setLeft(0);
        area.setRight(view.viewport()->width() - 1);
    }
    return {view.viewport(), area & view.viewport()->rect(), true};
}

} // namespace moji::app
