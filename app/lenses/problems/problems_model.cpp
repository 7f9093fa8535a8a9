#include "lenses/problems/problems_model.h"

#include "scan/checker.h"
#include "style/fonts.h"
#include "style/palette.h"
#include "text/error_words.h"
#include "text/qt_text.h"
#include "utf8/strict.h"

#include <QBrush>
#include <QLocale>

#include <algorithm>

namespace moji::app {

namespace {

bool isNumber(int column) {
    return column == ProblemsModel::kOffset || column == ProblemsModel::kLine ||
           column == ProblemsModel::kColumn || column == ProblemsModel::kReplacements;
}

QString number(std::uint64_t value) {
    return QLocale().toString(static_cast<qulonglong>(value));
}

} // namespace

ProblemsModel::ProblemsModel(Document* document, QObject* parent)
    : QAbstractTableModel(parent)
    , m_document(document) {}

void ProblemsModel::setScan(ProblemScan scan) {
    beginResetModel();
    m_scan = std::move(scan);
    filter();
    endResetModel();
}

void ProblemsModel::setKind(std::optional<SpanStatus> kind) {
    beginResetModel();
    m_kind = kind;
    filter();
    endResetModel();
}

void ProblemsModel::filter() {
    m_rows.clear();
    for (std::size_t i = 0; i < m_scan.problems.size(); ++i) {
        if (!m_kind || m_scan.problems[i].kind == *m_kind)
            m_rows.push_back(static_cast<std::uint32_t>(i));
    }
}

void ProblemsModel::setHovered(std::optional<ByteRange> range) {
    if (m_hovered == range)
        return;
    m_hovered = range;
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, kColumns - 1), {Qt::BackgroundRole});
}

const Problem& ProblemsModel::problem(int row) const {
    return m_scan.problems[m_rows[static_cast<std::size_t>(row)]];
}

int ProblemsModel::rowAt(std::uint64_t offset) const {
    const Problem* found = m_scan.at(offset);
    if (found == nullptr)
        return -1;
    const auto index = static_cast<std::uint32_t>(found - m_scan.problems.data());
    const auto row = std::ranges::lower_bound(m_rows, index);
    return row != m_rows.end() && *row == index ? static_cast<int>(row - m_rows.begin()) : -1;
}

int ProblemsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ProblemsModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : kColumns;
}

QString ProblemsModel::expected(const Problem& problem) const {
    if (!hasUtf8Errors(m_document->codec()))
        return {};
    const auto range = utf8::expectedAfter(problem.bytes[0], problem.firstLength);
    return range ? QStringLiteral("%1..%2").arg(hexText(ByteView(&range->first, 1)),
                                                hexText(ByteView(&range->last, 1)))
                 : QString();
}

QString ProblemsModel::why(const Problem& problem) const {
    const std::uint64_t behind = problem.offset + problem.firstLength;
    const Bytes next = m_document->bytes({behind, behind + 1});
    const ByteView first =
        problem.shown().first(std::min<std::size_t>(problem.firstLength, problem.shown().size()));
    return errorSentence(problem.kind, first, expected(problem),
                         next.empty() ? std::nullopt : std::optional(next.front()));
}

QString ProblemsModel::text(const Problem& problem, int column) const {
    switch (column) {
    case kOffset:
        return offsetText(problem.offset);
    case kLine:
        return number(problem.line);
    case kColumn:
        return number(problem.column);
    case kBytes:
        return problem.length > problem.shown().size()
                   ? hexText(problem.shown()) + QStringLiteral(" …")
                   : hexText(problem.shown());
    case kKind:
        return errorTitle(problem.kind);
    case kReplacements:
        return number(problem.errors);
    case kExpected: {
        const QString range = expected(problem);
        const bool lead = range.isEmpty() && hasUtf8Errors(m_document->codec());
        return lead ? tr("lead byte") : range.isEmpty() ? QStringLiteral("–") : range;
    }
    default:
        return why(problem);
    }
}

QVariant ProblemsModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole:
        return text(problem(index.row()), column);
    case Qt::ToolTipRole:
        return column == kWhy ? QVariant(why(problem(index.row()))) : QVariant();
    case Qt::TextAlignmentRole:
        return static_cast<int>((isNumber(column) ? Qt::AlignRight : Qt::AlignLeft) |
                                Qt::AlignVCenter);
    case Qt::FontRole:
        return isNumber(column) || column == kBytes || column == kExpected
                   ? monoFont(FontSize::Label)
                   : uiFont(FontSize::Label);
    case Qt::BackgroundRole:
        return m_hovered && m_hovered->intersects(problem(index.row()).range())
                   ? QVariant(QBrush(colours().hover))
                   : QVariant();
    case Qt::ForegroundRole:
        return column == kBytes || column == kKind ? QVariant(QBrush(colours().bad)) : QVariant();
    default:
        return {};
    }
}

QVariant ProblemsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole)
        return static_cast<int>((isNumber(section) ? Qt::AlignRight : Qt::AlignLeft) |
                                Qt::AlignVCenter);
    if (orientation == Qt::Horizontal && role == Qt::AccessibleTextRole && section == kBytes)
        return tr("Bytes of the problem"); // the byte grid is called Bytes, and it alone
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return QAbstractTableModel::headerData(section, orientation, role);
    switch (section) {
    case kOffset:
        return tr("Offset");
    case kLine:
        return tr("Line");
    case kColumn:
        return tr("Column");
    case kBytes:
        return tr("Bytes");
    case kKind:
        return tr("Kind");
    case kReplacements:
        return tr("U+FFFD");
    case kExpected:
        return tr("Expected");
    default:
        return tr("Why");
    }
}

} // namespace moji::app
