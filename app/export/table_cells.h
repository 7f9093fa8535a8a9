#pragma once
// A table as text, cell by cell, as its view heads it: all rows of the model, not only those in
// sight. A tree of sections and rows gets a column for the section.

#include <QAbstractItemModel>
#include <QStringList>

class QAbstractItemView;

namespace moji::app {

/// A role of models whose cells are read when they are in sight, or elided: the whole text, read
/// now. Of headings: without marks such as the arrow of the sorted column. Invalid where the
/// displayed text is whole.
inline constexpr int kWholeTextRole = Qt::UserRole + 0x4558;

class TableCells {
public:
    /// Of what the view shows: without hidden columns, with the heads of rows if it has them.
    explicit TableCells(const QAbstractItemView& view);

    [[nodiscard]] const QString& title() const { return m_title; }
    /// Each different, none empty.
    [[nodiscard]] const QStringList& columns() const { return m_columns; }
    [[nodiscard]] qsizetype rowCount() const;
    [[nodiscard]] QStringList row(qsizetype row) const;

private:
    [[nodiscard]] QString cell(const QModelIndex& index) const;
    void addColumn(const QString& name);

    const QAbstractItemModel* m_model;
    QString m_title;
    QStringList m_columns;
    QList<int> m_shown; // columns of the model
    bool m_hasRowHeads = false;
    bool m_isTree = false;
    QList<QModelIndex> m_treeRows; // of a tree, in order
};

} // namespace moji::app
