#include "lenses/automaton/machine_model.h"

#include "lenses/automaton/automaton_trace.h"
#include "style/fonts.h"
#include "style/palette.h"
#include "text/qt_text.h"

#include <QBrush>

namespace moji::app {

void MachineStepModel::setTrace(const MachineTrace& trace) {
    beginResetModel();
    m_trace = trace;
    endResetModel();
}

std::uint64_t MachineStepModel::offsetOf(std::size_t step) const {
    return m_trace.steps[step].offset;
}

int MachineStepModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_trace.steps.size());
}

int MachineStepModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : kColumns;
}

QString MachineStepModel::text(const automaton::MachineStep& step, int column) const {
    switch (column) {
    case kByte:
        return step.byte ? hexText(ByteView(&*step.byte, 1)) : AutomatonText::tr("end");
    case kState:
        return m_trace.stateName(step.state);
    case kNext:
        return m_trace.stateName(step.next);
    default:
        return resultText(step);
    }
}

QVariant MachineStepModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const auto row = static_cast<std::size_t>(index.row());
    const automaton::MachineStep& step = m_trace.steps[row];
    switch (role) {
    case Qt::DisplayRole:
        return text(step, index.column());
    case Qt::TextAlignmentRole:
        return static_cast<int>(index.column() == kByte ? Qt::AlignCenter
                                                        : Qt::AlignLeft | Qt::AlignVCenter);
    case Qt::FontRole:
        return monoFont(FontSize::Label, index.column() == kByte ? QFont::DemiBold : QFont::Normal);
    case Qt::ForegroundRole:
        return isError(step.span.status) ? QVariant(QBrush(colours().bad)) : QVariant();
    case Qt::BackgroundRole:
        return background(row);
    case Qt::AccessibleTextRole:
        return resultText(step).isEmpty()
                   ? text(step, index.column())
                   : QStringLiteral("%1, %2").arg(text(step, index.column()), resultText(step));
    default:
        return {};
    }
}

QVariant MachineStepModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole)
        return static_cast<int>(section == kByte ? Qt::AlignCenter
                                                 : Qt::AlignLeft | Qt::AlignVCenter);
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return QAbstractTableModel::headerData(section, orientation, role);
    switch (section) {
    case kByte:
        return AutomatonText::tr("Byte");
    case kState:
        return AutomatonText::tr("State");
    case kNext:
        return AutomatonText::tr("Next");
    default:
        return AutomatonText::tr("Result");
    }
}

} // namespace moji::app
