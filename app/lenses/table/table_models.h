#pragma once
// The tables of the table lens as item models: the steps, the arithmetic of one step, and the table
// that the steps look at with its looked-up cells lit.

#include "lenses/table/lit_cells.h"
#include "lenses/table/step_words.h"
#include "widgets/step_table_model.h"

#include <QAbstractTableModel>

namespace moji::app {

/// A row a step; the columns depend on the algorithm.
class TableStepModel : public StepTableModel {
    Q_OBJECT
public:
    using StepTableModel::StepTableModel;

    void setTrace(const TableTrace& trace);
    [[nodiscard]] std::uint64_t offsetOf(std::size_t step) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    TableTrace m_trace;
};

/// A row for each expression of a step: its name, the arithmetic.
class StepLineModel : public QAbstractTableModel {
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;

    void setLines(std::vector<StepLine> lines);
    [[nodiscard]] const std::vector<StepLine>& lines() const { return m_lines; }
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    std::vector<StepLine> m_lines;
};

/// The common part of Tab and the tests: a fixed table with some cells lit.
class LookedUpModel : public QAbstractTableModel {
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;

    /// The last cell's row is the one in use.
    void setLitCells(std::vector<LitCell> cells);
    [[nodiscard]] std::optional<int> currentRow() const;
    [[nodiscard]] CellLight light(int row, int column) const;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

protected:
    [[nodiscard]] virtual QString cellText(int row, int column) const = 0;
    [[nodiscard]] virtual QString rowHead(int row) const = 0;
    [[nodiscard]] virtual QString columnHead(int column) const = 0;

private:
    std::vector<LitCell> m_cells;
};

/// Thompson's Tab.
class TabModel : public LookedUpModel {
    Q_OBJECT
public:
    using LookedUpModel::LookedUpModel;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;

protected:
    [[nodiscard]] QString cellText(int row, int column) const override;
    [[nodiscard]] QString rowHead(int row) const override;
    [[nodiscard]] QString columnHead(int column) const override;
};

/// The comparisons of the branchy decoder.
class TestModel : public LookedUpModel {
    Q_OBJECT
public:
    using LookedUpModel::LookedUpModel;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;

protected:
    [[nodiscard]] QString cellText(int row, int column) const override;
    [[nodiscard]] QString rowHead(int row) const override;
    [[nodiscard]] QString columnHead(int column) const override;
};

/// The comparisons of the branchy encoder.
class LimitModel : public LookedUpModel {
    Q_OBJECT
public:
    using LookedUpModel::LookedUpModel;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;

protected:
    [[nodiscard]] QString cellText(int row, int column) const override;
    [[nodiscard]] QString rowHead(int row) const override;
    [[nodiscard]] QString columnHead(int column) const override;
};

} // namespace moji::app
