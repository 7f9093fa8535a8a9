#pragma once
// The steps of a decoder as a table: byte, state, next state, result.

#include "lenses/automaton/machine_trace.h"
#include "widgets/step_table_model.h"

namespace moji::app {

class MachineStepModel : public StepTableModel {
    Q_OBJECT
public:
    enum Column { kByte, kState, kNext, kResult, kColumns };
    using StepTableModel::StepTableModel;

    void setTrace(const MachineTrace& trace);
    [[nodiscard]] std::uint64_t offsetOf(std::size_t step) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    [[nodiscard]] QString text(const automaton::MachineStep& step, int column) const;

    MachineTrace m_trace;
};

} // namespace moji::app
