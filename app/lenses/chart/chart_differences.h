#pragma once
// The codes of a map, or those that differ between two, as a list: all of them, or those of one
// Unicode block.

#include "lenses/chart/chart_pages.h"

#include <QAbstractTableModel>
#include <QWidget>

class QComboBox;

namespace moji::app {

class PlainTable;

class ChartDifferencesModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { kCode, kHere, kThere, kColumns };
    using QAbstractTableModel::QAbstractTableModel;

    /// All codes, or those that differ. An empty block: of all blocks.
    void showCells(std::shared_ptr<const ChartData> shown, bool all, const QString& block);
    /// Cells of the comparison, in byte order.
    [[nodiscard]] const std::vector<std::int32_t>& cells() const { return m_cells; }
    /// -1: the cell is not in the list.
    [[nodiscard]] int rowOf(std::int32_t cell) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    std::shared_ptr<const ChartData> m_data;
    std::vector<std::int32_t> m_cells; // rising
};

class ChartDifferences : public QWidget {
    Q_OBJECT
public:
    explicit ChartDifferences(QWidget* parent);

    /// `all`: also the codes that do not differ.
    void setData(std::shared_ptr<const ChartData> shown, bool all);
    /// Whether codes of the list differ.
    [[nodiscard]] bool hasDifferences() const { return m_hasDifferences; }
    [[nodiscard]] const ChartDifferencesModel& model() const { return *m_model; }
    [[nodiscard]] PlainTable& table() const { return *m_table; }

    /// The block as Blocks.txt spells it; empty: all. Kept until the maps have it.
    void setBlock(const QString& block);
    [[nodiscard]] const QString& block() const { return m_block; }

    /// Marks the row of a cell, if it has one.
    void setCurrent(std::int32_t cell);
    /// The next or previous difference of the list after a cell, around its ends; -1: it has none.
    [[nodiscard]] std::int32_t next(std::int32_t after, bool forward) const;

Q_SIGNALS:
    void chosen(qint32 cell);
    void wanted(qint32 cell); // Space
    void used(qint32 cell);   // Enter or a double click
    void blockChanged();

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] std::int32_t cellAt(const QModelIndex& index) const;
    void listBlocks();
    void refresh();
    void layoutColumns();

    std::shared_ptr<const ChartData> m_data;
    QString m_block;
    bool m_all = false;
    bool m_hasDifferences = false;
    ChartDifferencesModel* m_model;
    PlainTable* m_table;
    QComboBox* m_blocks;
};

} // namespace moji::app
