#include "lenses/problems/problems_model.h"

#include "export/table_cells.h"
#include "style/fonts.h"
#include "style/palette.h"
#include "text/counts.h"
#include "text/error_words.h"
#include "text/qt_text.h"
#include "utf8/strict.h"

#include <QBrush>

#include <algorithm>

namespace moji::app {

namespace {

bool isNumber(int column) {
    return column == ProblemsModel::kOffset || column == ProblemsModel::kLine ||
           column == ProblemsModel::kColumn || column == ProblemsModel::kReplacements;
}

std::optional<Byte> byteAt(const ByteSource& source, std::uint64_t offset) {
    const auto bytes = readRange(source, {offset, offset + 1});
    return bytes && !bytes->empty() ? std::optional(bytes->front()) : std::nullopt;
}

} // namespace

ProblemsModel::ProblemsModel(Document* document, QObject* parent)
    : QAbstractTableModel(parent)
    , m_document(document)
    , m_pages(new ProblemPages(document, this)) {
    connect(m_pages, &ProblemPages::arrived, this, [this] {
        if (m_rows > 0)
            Q_EMIT dataChanged(index(0, 0), index(m_rows - 1, kColumns - 1));
        Q_EMIT arrived();
    });
}

void ProblemsModel::setText(const IndexedText& text) {
    const bool grows = text.source == m_text.source && text.codec == m_text.codec;
    m_text = text;
    if (grows && m_list)
        grow();
    else
        reset(m_first);
}

/// More results for the same text: rows stay where they are.
void ProblemsModel::grow() {
    const ProblemList list(m_text, m_kind);
    const int rows = static_cast<int>(std::min(list.size(), kMostRows));
    const bool more = rows > m_rows;
    if (more)
        beginInsertRows({}, m_rows, rows - 1);
    m_list = list;
    m_rows = std::max(m_rows, rows);
    m_pages->setList(list, ProblemPages::Change::Grown);
    if (more)
        endInsertRows();
}

void ProblemsModel::setKind(std::optional<SpanStatus> kind) {
    if (kind == m_kind)
        return;
    m_kind = kind;
    reset(0);
}

void ProblemsModel::reset(std::uint64_t first) {
    beginResetModel();
    m_list.reset();
    if (m_text.index)
        m_list.emplace(m_text, m_kind);
    m_first = total() > kMostRows ? std::min(first, total() - kMostRows) : 0;
    m_rows = static_cast<int>(std::min(total(), kMostRows));
    if (m_list)
        m_pages->setList(*m_list, ProblemPages::Change::Other);
    endResetModel();
}

void ProblemsModel::setHovered(std::optional<ByteRange> range) {
    if (m_hovered == range)
        return;
    m_hovered = range;
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, kColumns - 1), {Qt::BackgroundRole});
}

int ProblemsModel::showNumber(std::uint64_t number) {
    if (number >= total())
        return -1;
    const bool inWindow =
        number >= m_first && number - m_first < static_cast<std::uint64_t>(m_rows);
    if (!inWindow) // in the middle, so that there is room both ways
        reset(number - std::min(number, kMostRows / 2));
    return static_cast<int>(number - m_first);
}

int ProblemsModel::showOffset(std::uint64_t offset) {
    if (total() == 0 || !m_document->scan().isCurrent())
        return -1;
    const auto after = m_list->countBefore(offset + 1);
    if (!after || *after == 0)
        return -1;
    const auto found = m_list->problems(*after - 1, 1);
    if (!found || found->empty() || !found->front().range().contains(offset))
        return -1;
    return showNumber(*after - 1);
}

std::optional<Problem> ProblemsModel::problem(int row) const {
    return m_pages->at(m_first + static_cast<std::uint64_t>(row));
}

int ProblemsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : m_rows;
}

int ProblemsModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : kColumns;
}

QString ProblemsModel::expected(const Problem& problem) const {
    if (!isUtf8(*m_text.codec))
        return {};
    const auto range = utf8::expectedAfter(problem.bytes[0], problem.firstLength);
    return range ? QStringLiteral("%1..%2").arg(hexText(ByteView(&range->first, 1)),
                                                hexText(ByteView(&range->last, 1)))
                 : QString();
}

QString ProblemsModel::why(const Problem& problem) const {
    const std::uint64_t after = problem.offset + problem.firstLength;
    const auto next = byteAt(*m_text.source, after);
    const ByteView first =
        problem.shown().first(std::min<std::size_t>(problem.firstLength, problem.shown().size()));
    return errorSentence(problem.kind, first, expected(problem), next);
}

QString ProblemsModel::leadByte() {
    return tr("lead byte");
}

QString ProblemsModel::text(const Problem& problem, int column) const {
    switch (column) {
    case kOffset:
        return offsetText(problem.offset);
    case kLine:
        return numberText(problem.line);
    case kColumn:
        return numberText(problem.column);
    case kBytes:
        return problem.length > problem.shown().size()
                   ? hexText(problem.shown()) + QStringLiteral(" …")
                   : hexText(problem.shown());
    case kKind:
        return errorTitle(problem.kind);
    case kReplacements:
        return numberText(problem.errors);
    case kExpected: {
        const QString range = expected(problem);
        const bool lead = range.isEmpty() && isUtf8(*m_text.codec);
        return lead ? leadByte() : range.isEmpty() ? QStringLiteral("–") : range;
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
    case kWholeTextRole: {
        const auto found = m_pages->readNow(m_first + static_cast<std::uint64_t>(index.row()));
        return found ? text(*found, column) : QString();
    }
    case Qt::DisplayRole:
    case Qt::ToolTipRole: {
        if (role == Qt::ToolTipRole && column != kWhy)
            return {};
        const auto found = problem(index.row());
        return found ? text(*found, column) : QStringLiteral("…");
    }
    case Qt::TextAlignmentRole:
        return static_cast<int>((isNumber(column) ? Qt::AlignRight : Qt::AlignLeft) |
                                Qt::AlignVCenter);
    case Qt::FontRole:
        return isNumber(column) || column == kBytes || column == kExpected
                   ? monoFont(FontSize::Label)
                   : uiFont(FontSize::Label);
    case Qt::BackgroundRole: {
        const auto found = m_hovered ? problem(index.row()) : std::nullopt;
        return found && m_hovered->intersects(found->range()) ? QVariant(QBrush(colours().hover))
                                                              : QVariant();
    }
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
        return tr("Bytes of the problem"); // only the byte grid is named Bytes
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
