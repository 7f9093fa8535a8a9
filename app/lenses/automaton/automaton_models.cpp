#include "lenses/automaton/automaton_models.h"

#include "style/fonts.h"
#include "style/palette.h"
#include "text/error_words.h"
#include "text/qt_text.h"

#include <QBrush>

namespace moji::app {

namespace {

/// With what the step led to.
QString spokenCell(const QString& text, const utf8::HoehrmannStep& step) {
    if (step.event == utf8::DfaEvent::None)
        return text;
    const QString event = step.event == utf8::DfaEvent::Accept   ? stateName(utf8::DfaState::Accept)
                          : step.event == utf8::DfaEvent::Reject ? stateName(utf8::DfaState::Reject)
                                                                 : errorTitle(SpanStatus::TooShort);
    return QStringLiteral("%1, %2").arg(text, event);
}

constexpr int kFirstRow = 8; // of the byte classes: 80

QString missing() {
    return QStringLiteral("–");
}

} // namespace

void StepModel::setTrace(const AutomatonTrace& trace) {
    beginResetModel();
    m_trace = trace;
    endResetModel();
}

std::uint64_t StepModel::offsetOf(std::size_t step) const {
    return m_trace.steps[step].offset;
}

int StepModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_trace.steps.size());
}

int StepModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : kColumns;
}

QString StepModel::text(const utf8::HoehrmannStep& step, int column) const {
    switch (column) {
    case kByte:
        return step.read ? hexText(ByteView(&step.read->byte, 1)) : AutomatonText::tr("end");
    case kClass:
        return step.read ? QString::number(step.read->byteClass) : missing();
    case kState:
        return QString::number(step.state);
    case kNext:
        return step.read ? QString::number(step.read->next) : missing();
    default:
        return codePointSoFar(step);
    }
}

QVariant StepModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const auto row = static_cast<std::size_t>(index.row());
    const utf8::HoehrmannStep& step = m_trace.steps[row];
    switch (role) {
    case Qt::DisplayRole:
        return text(step, index.column());
    case Qt::TextAlignmentRole:
        return static_cast<int>(index.column() == kByte ? Qt::AlignCenter
                                                        : Qt::AlignRight | Qt::AlignVCenter);
    case Qt::FontRole:
        return monoFont(FontSize::Label, index.column() == kByte ? QFont::DemiBold : QFont::Normal);
    case Qt::ForegroundRole:
        if (step.event == utf8::DfaEvent::Reject || step.event == utf8::DfaEvent::Incomplete)
            return QBrush(colours().bad);
        return {};
    case Qt::BackgroundRole:
        return background(row);
    case Qt::AccessibleTextRole:
        return spokenCell(text(step, index.column()), step);
    default:
        return {};
    }
}

QVariant StepModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole)
        return static_cast<int>(section == kByte ? Qt::AlignCenter
                                                 : Qt::AlignRight | Qt::AlignVCenter);
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return QAbstractTableModel::headerData(section, orientation, role);
    switch (section) {
    case kByte:
        return AutomatonText::tr("Byte");
    case kClass:
        return AutomatonText::tr("Class");
    case kState:
        return AutomatonText::tr("State");
    case kNext:
        return AutomatonText::tr("Next");
    default:
        return AutomatonText::tr("Code point so far");
    }
}

void LitTableModel::setStep(const AutomatonTrace& trace, std::optional<std::size_t> step) {
    m_numbering = trace.numbering;
    m_lookups.clear();
    if (step) {
        const auto first =
            trace.steps.begin() + static_cast<std::ptrdiff_t>(trace.firstOfCharacter(*step));
        m_lookups.assign(first, trace.steps.begin() + static_cast<std::ptrdiff_t>(*step) + 1);
    }
    Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    Q_EMIT headerDataChanged(Qt::Vertical, 0, rowCount() - 1);
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
}

std::optional<std::pair<int, int>> LitTableModel::current() const {
    return m_lookups.empty() ? std::nullopt : cellOf(m_lookups.back());
}

QVariant LitTableModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const std::pair<int, int> here(index.row(), index.column());
    const bool isCurrent = current() == here;
    bool isEarlier = false;
    for (const utf8::HoehrmannStep& step : m_lookups)
        isEarlier = isEarlier || cellOf(step) == here;
    switch (role) {
    case Qt::DisplayRole:
        return cellText(index.row(), index.column());
    case Qt::TextAlignmentRole:
        return static_cast<int>(Qt::AlignCenter);
    case Qt::FontRole:
        return monoFont(FontSize::DenseTable, isEarlier ? QFont::Bold : QFont::Normal);
    case Qt::BackgroundRole:
        return isCurrent   ? QVariant(QBrush(colours().accent))
               : isEarlier ? QVariant(QBrush(colours().selection))
                           : QVariant();
    case Qt::ForegroundRole:
        return isCurrent ? QVariant(QBrush(colours().onAccent)) : QVariant(QBrush(colours().text));
    case Qt::AccessibleDescriptionRole:
        return isCurrent   ? AutomatonText::tr("looked up now")
               : isEarlier ? AutomatonText::tr("looked up before")
                           : QString();
    default:
        return {};
    }
}

QVariant LitTableModel::headerLook(int section, Qt::Orientation orientation, int role) const {
    const auto cell = current();
    const bool lit =
        cell && section == (orientation == Qt::Horizontal ? cell->second : cell->first);
    if (role == Qt::ForegroundRole)
        return lit ? colours().accent : colours().muted;
    if (role == Qt::FontRole)
        return orientation == Qt::Horizontal
                   ? monoFont(FontSize::DenseTable, lit ? QFont::Bold : QFont::Normal)
                   : uiFont(FontSize::DenseTable, lit ? QFont::Bold : QFont::Normal);
    return {};
}

int ByteClassModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : 8;
}

int ByteClassModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : 16;
}

QString ByteClassModel::cellText(int row, int column) const {
    const int byte = (row + kFirstRow) * 16 + column;
    return QString::number(utf8::kByteClass[static_cast<std::size_t>(byte)]);
}

std::optional<std::pair<int, int>> ByteClassModel::cellOf(const utf8::HoehrmannStep& step) const {
    if (!step.read || step.read->byte < 0x80)
        return std::nullopt;
    return std::pair((step.read->byte >> 4) - kFirstRow, step.read->byte & 15);
}

QVariant ByteClassModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (role == Qt::DisplayRole)
        return orientation == Qt::Horizontal
                   ? QString::number(section, 16).toUpper()
                   : QStringLiteral("%1").arg((section + kFirstRow) * 16, 2, 16).toUpper();
    return headerLook(section, orientation, role);
}

int TransitionModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(utf8::kDfaStates);
}

int TransitionModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(utf8::kDfaClassBytes.size());
}

QString TransitionModel::cellText(int row, int column) const {
    const utf8::Utf8d& utf8d = utf8dOf(numbering());
    const auto state = static_cast<utf8::DfaState>(row);
    const unsigned next = utf8d.next(utf8d.number(state), static_cast<unsigned>(column));
    return utf8d.state(next) == utf8::DfaState::Reject ? QStringLiteral("·")
                                                       : QString::number(next);
}

std::optional<std::pair<int, int>> TransitionModel::cellOf(const utf8::HoehrmannStep& step) const {
    if (!step.read)
        return std::nullopt;
    return std::pair(static_cast<int>(utf8dOf(numbering()).state(step.state)),
                     static_cast<int>(step.read->byteClass));
}

QVariant TransitionModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (role == Qt::DisplayRole) {
        if (orientation == Qt::Horizontal)
            return QString::number(section);
        const auto state = static_cast<utf8::DfaState>(section);
        return QStringLiteral("%1  %2")
            .arg(stateName(state))
            .arg(utf8dOf(numbering()).number(state));
    }
    if (role == Qt::ToolTipRole && orientation == Qt::Horizontal)
        return fromUtf8(utf8::kDfaClassBytes[static_cast<std::size_t>(section)]);
    return headerLook(section, orientation, role);
}

} // namespace moji::app
