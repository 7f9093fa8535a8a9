#pragma once
// The three tables of the automaton lens as item models: the steps, and the two halves of utf8d
// with the looked-up cells lit.

#include "lenses/automaton/automaton_trace.h"
#include "widgets/step_table_model.h"

#include <QAbstractTableModel>

namespace moji::app {

/// A row a step: byte, class, state, next state, code point so far.
class StepModel : public StepTableModel {
    Q_OBJECT
public:
    enum Column { kByte, kClass, kState, kNext, kCodePoint, kColumns };
    using StepTableModel::StepTableModel;

    [[nodiscard]] std::uint64_t offsetOf(std::size_t step) const override;
    void setTrace(const AutomatonTrace& trace);
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    [[nodiscard]] QString text(const utf8::HoehrmannStep& step, int column) const;

    AutomatonTrace m_trace;
};

/// What lights cells of a table: the current look-up, and the earlier ones of the same character.
class LitTableModel : public QAbstractTableModel {
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;

    /// The look-ups up to `step` of the character it belongs to.
    void setStep(const AutomatonTrace& trace, std::optional<std::size_t> step);
    /// The cell of the current step.
    [[nodiscard]] std::optional<std::pair<int, int>> current() const;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

protected:
    [[nodiscard]] Numbering numbering() const { return m_numbering; }
    [[nodiscard]] virtual QString cellText(int row, int column) const = 0;
    /// The cell in which a step looks up; row and column. None where it reads no byte.
    [[nodiscard]] virtual std::optional<std::pair<int, int>>
    cellOf(const utf8::HoehrmannStep& step) const = 0;
    /// Heads of the current row and column are in the accent's colour.
    [[nodiscard]] QVariant headerLook(int section, Qt::Orientation orientation, int role) const;

private:
    Numbering m_numbering = Numbering::Of2010;
    std::vector<utf8::HoehrmannStep> m_lookups; // the last is the current one
};

/// utf8d[80..FF]: the class of each byte; those below 80 are all of class 0.
class ByteClassModel : public LitTableModel {
    Q_OBJECT
public:
    using LitTableModel::LitTableModel;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

protected:
    [[nodiscard]] QString cellText(int row, int column) const override;
    [[nodiscard]] std::optional<std::pair<int, int>>
    cellOf(const utf8::HoehrmannStep& step) const override;
};

/// utf8d[256..]: the next state, a row a state, a column a class; "·" is reject.
class TransitionModel : public LitTableModel {
    Q_OBJECT
public:
    using LitTableModel::LitTableModel;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

protected:
    [[nodiscard]] QString cellText(int row, int column) const override;
    [[nodiscard]] std::optional<std::pair<int, int>>
    cellOf(const utf8::HoehrmannStep& step) const override;
};

} // namespace moji::app
