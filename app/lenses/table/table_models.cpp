#include "lenses/table/table_models.h"

#include "style/fonts.h"
#include "style/palette.h"

#include <QBrush>

namespace moji::app {

namespace {

int rightAligned() {
    return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
}

int leftAligned() {
    return static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter);
}

bool isBad(StepVerdict verdict) {
    return verdict == StepVerdict::Refused || verdict == StepVerdict::WronglyAccepted;
}

} // namespace

void TableStepModel::setTrace(const TableTrace& trace) {
    beginResetModel();
    m_trace = trace;
    endResetModel();
}

std::uint64_t TableStepModel::offsetOf(std::size_t step) const {
    return m_trace.steps[step].offset;
}

int TableStepModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_trace.steps.size());
}

int TableStepModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(stepColumns(m_trace.algorithm).size());
}

QVariant TableStepModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const auto step = static_cast<std::size_t>(index.row());
    const bool words = index.column() + 1 == columnCount();
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        return stepCells(m_trace, step).at(index.column());
    case Qt::AccessibleDescriptionRole:
        return stepSentence(m_trace, step);
    case Qt::TextAlignmentRole:
        return words ? leftAligned() : rightAligned();
    case Qt::FontRole:
        return words ? uiFont(FontSize::Label) : monoFont(FontSize::Label);
    case Qt::ForegroundRole:
        return isBad(stepVerdict(m_trace, step)) ? QVariant(QBrush(colours().bad)) : QVariant();
    case Qt::BackgroundRole:
        return background(step);
    default:
        return {};
    }
}

QVariant TableStepModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section >= columnCount())
        return QAbstractTableModel::headerData(section, orientation, role);
    if (role == Qt::TextAlignmentRole)
        return section + 1 == columnCount() ? leftAligned() : rightAligned();
    if (role == Qt::DisplayRole)
        return stepColumns(m_trace.algorithm).at(section);
    return QAbstractTableModel::headerData(section, orientation, role);
}

void StepLineModel::setLines(std::vector<StepLine> lines) {
    beginResetModel();
    m_lines = std::move(lines);
    endResetModel();
}

int StepLineModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

int StepLineModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : 2;
}

QVariant StepLineModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const StepLine& line = m_lines[static_cast<std::size_t>(index.row())];
    const bool isName = index.column() == 0;
    switch (role) {
    case Qt::DisplayRole:
        return isName ? line.name : line.formula;
    case Qt::TextAlignmentRole:
        return leftAligned();
    case Qt::FontRole:
        return isName ? uiFont(FontSize::Label) : monoFont(FontSize::Label);
    case Qt::ForegroundRole:
        return QBrush(line.failed ? colours().bad : isName ? colours().muted : colours().text);
    default:
        return {};
    }
}

QVariant StepLineModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return QAbstractTableModel::headerData(section, orientation, role);
    return section == 0 ? TableText::tr("This step") : TableText::tr("Arithmetic");
}

} // namespace moji::app
