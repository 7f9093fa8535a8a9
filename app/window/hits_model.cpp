#include "window/hits_model.h"

#include "document/shown_text.h"
#include "style/fonts.h"
#include "text/counts.h"
#include "text/qt_text.h"

#include <QPoint>

#include <algorithm>

namespace moji::app {

namespace {

constexpr std::uint64_t kBefore = 32; // bytes of context
constexpr std::uint64_t kBehind = 96;

} // namespace

HitsModel::HitsModel(Document* document, QObject* parent)
    : QAbstractTableModel(parent)
    , m_document(document) {}

void HitsModel::setDocument(Document* document) {
    setHits(nullptr);
    m_document = document;
}

void HitsModel::setHits(std::shared_ptr<const search::AllHits> hits) {
    if (hits == m_hits)
        return;
    beginResetModel();
    m_hits = std::move(hits);
    m_lines.clear();
    endResetModel();
}

void HitsModel::setLines(std::vector<std::uint64_t> lines) {
    m_lines = std::move(lines);
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, kLine), index(rowCount() - 1, kLine));
}

ByteRange HitsModel::hit(int row) const {
    return m_hits->first[static_cast<std::size_t>(row)];
}

int HitsModel::rowOf(ByteRange hit) const {
    if (!m_hits)
        return -1;
    const auto& hits = m_hits->first;
    const auto found = std::ranges::lower_bound(hits, hit.begin, {}, &ByteRange::begin);
    return found != hits.end() && *found == hit ? static_cast<int>(found - hits.begin()) : -1;
}

int HitsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() || !m_hits ? 0 : static_cast<int>(m_hits->first.size());
}

int HitsModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : kColumns;
}

HitsModel::Context HitsModel::contextOf(ByteRange hit) const {
    const std::uint64_t from = hit.begin - std::min(hit.begin, kBefore);
    Context context;
    for (const PlacedSpan& placed : m_document->spansIn({from, hit.begin + kBehind})) {
        const bool endsLine = placed.span.count > 0 && placed.span.text().back() == U'\n';
        if (endsLine && placed.range().end <= hit.begin) {
            context = {}; // the line of the hit starts after it
            continue;
        }
        context.text += shownText(placed);
        if (placed.range().end <= hit.begin)
            context.begin = context.end = context.text.size();
        else if (placed.offset < hit.end)
            context.end = context.text.size();
        else if (endsLine)
            break;
    }
    return context;
}

QString HitsModel::text(const QModelIndex& index) const {
    const ByteRange range = hit(index.row());
    switch (index.column()) {
    case kOffset:
        return offsetText(range.begin);
    case kLine: {
        const auto row = static_cast<std::size_t>(index.row());
        return row < m_lines.size() ? numberText(m_lines[row]) : QStringLiteral("–");
    }
    default:
        return contextOf(range).text;
    }
}

QVariant HitsModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const bool isNumber = index.column() != kContext;
    switch (role) {
    case Qt::DisplayRole:
        return text(index);
    case kHitRole: {
        const Context context = contextOf(hit(index.row()));
        return QPoint(static_cast<int>(context.begin),
                      static_cast<int>(context.end - context.begin));
    }
    case Qt::TextAlignmentRole:
        return static_cast<int>((isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case Qt::FontRole:
        return monoFont(FontSize::Label);
    default:
        return {};
    }
}

QVariant HitsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole)
        return static_cast<int>((section == kContext ? Qt::AlignLeft : Qt::AlignRight) |
                                Qt::AlignVCenter);
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return QAbstractTableModel::headerData(section, orientation, role);
    switch (section) {
    case kOffset:
        return tr("Offset");
    case kLine:
        return tr("Line");
    default:
        return tr("Context");
    }
}

} // namespace moji::app
