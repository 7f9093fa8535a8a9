#include "lenses/lines/lines_model.h"

#include "style/character_text.h"
#include "style/fonts.h"
#include "style/palette.h"
#include "text/counts.h"
#include "text/list.h"
#include "text/percent.h"
#include "text/qt_text.h"

#include <QBrush>
#include <QFontMetrics>

#include <algorithm>
#include <climits>

namespace moji::app {

namespace {

constexpr int kMeasuredRows = 1000;
constexpr std::size_t kChoiceTextLength = 16; // characters of a reading beside a name

bool isNumber(int column) {
    return column == LinesModel::kLine || column == LinesModel::kOffset;
}

/// Not 100 % before it is certain.
QString scoreText(double score) {
    const int percent = score < 1 ? std::min(99, qRound(score * 100)) : 100;
    return percentText(percent);
}

/// The other encodings; or why none is named where the line is in doubt.
QString alternativesText(const LineTable& table, std::size_t place) {
    constexpr double kNoDoubt = 0.8; // score
    const DetectedLine line = table.line(place);
    if (!line.codec && line.segments.empty())
        return LinesModel::tr("no encoding decodes it");
    QStringList names;
    for (const DetectedAlternative& other : line.alternatives) {
        const QString name = fromUtf8(other.codec->name());
        names += other.mixed ? LinesModel::tr("UTF-8 and %1").arg(name) : name;
    }
    if (!names.isEmpty())
        return line.ambiguous ? LinesModel::tr("undecided: %1").arg(listText(names))
                              : listText(names);
    if (line.ambiguous && !table.looksLikeText(place))
        return LinesModel::tr("unknown: it does not look like text");
    if (line.ambiguous)
        return LinesModel::tr("undecided: little or unusual text");
    return line.score < kNoDoubt ? LinesModel::tr("none is likely: little or unusual text")
                                 : QString();
}

} // namespace

QString encodingText(const DetectedLine& line) {
    if (line.damaged > 0) {
        const QString name = fromUtf8(line.codec->name());
        return line.damaged == 1
                   ? LinesModel::tr("%1, damaged in one place").arg(name)
                   : LinesModel::tr(
                         "%1, damaged in %n places", nullptr,
                         static_cast<int>(std::min<std::uint64_t>(line.damaged, INT_MAX)))
                         .arg(name);
    }
    if (line.segments.empty())
        return line.codec ? fromUtf8(line.codec->name()) : LinesModel::tr("none");
    const auto other = std::ranges::find_if(
        line.segments, [](const DetectedSegment& segment) { return !isUtf8(*segment.codec); });
    return LinesModel::tr("UTF-8 and %1").arg(fromUtf8(other->codec->name()));
}

QString choiceText(const LineTable::Choice& choice) {
    QString text = harmlessText(std::u32string_view(choice.text).substr(0, kChoiceTextLength));
    if (choice.text.size() > kChoiceTextLength)
        text += QStringLiteral("…");
    const QString name = fromUtf8(choice.codec->name());
    // Isolated: a reading from right to left must not turn the name round.
    return text.isEmpty() ? name : QStringLiteral("%1: \u2068%2\u2069").arg(name, text);
}

void LinesModel::setTable(LineTable table) {
    beginResetModel();
    m_table = std::move(table);
    filter();
    endResetModel();
}

void LinesModel::setOnlyDiffering(bool only) {
    beginResetModel();
    m_onlyDiffering = only;
    filter();
    endResetModel();
}

void LinesModel::setHovered(std::optional<ByteRange> range) {
    if (m_hovered == range)
        return;
    m_hovered = range;
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, kColumns - 1), {Qt::BackgroundRole});
}

bool LinesModel::isHovered(int row) const {
    return m_hovered && m_hovered->intersects(range(row));
}

ByteRange LinesModel::range(int row) const {
    const LineEvidence& line = m_table.evidence(place(row));
    return {line.offset, line.offset + line.length};
}

void LinesModel::filter() {
    m_rows.clear();
    for (std::size_t i = 0; i < m_table.size(); ++i) {
        if (!m_onlyDiffering || m_table.evidence(i).pin || m_table.differs(i))
            m_rows.push_back(static_cast<std::uint32_t>(i));
    }
}

int LinesModel::rowAt(std::uint64_t offset) const {
    const auto place = m_table.rowAt(offset);
    if (!place)
        return -1;
    const auto row = std::ranges::lower_bound(m_rows, static_cast<std::uint32_t>(*place));
    return row != m_rows.end() && *row == *place ? static_cast<int>(row - m_rows.begin()) : -1;
}

/// Rows stay where they are, also those that no longer differ: under the reader's hand nothing
/// moves away.
void LinesModel::pin(int row, const Codec* codec) {
    const LineTable::Rows changed = m_table.pin(place(row), codec);
    const auto rowOf = [&](std::size_t place) {
        return static_cast<int>(std::ranges::lower_bound(m_rows, place) - m_rows.begin());
    };
    const int first = rowOf(changed.first);
    const int last = rowOf(changed.last) - 1;
    if (first <= last)
        Q_EMIT dataChanged(index(first, 0), index(last, kColumns - 1));
}

int LinesModel::alternativesWidth(const QFontMetrics& metrics) const {
    int width = 0;
    for (int row = 0; row < std::min(rowCount(), kMeasuredRows); ++row)
        width = std::max(width, metrics.horizontalAdvance(alternativesText(m_table, place(row))));
    return width;
}

std::optional<int> LinesModel::encodingWidth(const QFontMetrics& metrics) const {
    int width = 0;
    for (const LineTable::Count& count : m_table.counts()) {
        if (count.codec == nullptr)
            return std::nullopt;
        const QString pinned = tr("%1, pinned").arg(fromUtf8(count.codec->name()));
        width = std::max(width, metrics.horizontalAdvance(pinned));
    }
    return width;
}

int LinesModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int LinesModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : kColumns;
}

QString LinesModel::text(std::size_t place, int column) const {
    if (column == kText)
        return harmlessText(m_table.text(place));
    const DetectedLine line = m_table.line(place);
    switch (column) {
    case kLine:
        return numberText(line.line);
    case kOffset:
        return offsetText(line.offset);
    case kEncoding:
        return line.pinned ? tr("%1, pinned").arg(encodingText(line)) : encodingText(line);
    case kScore:
        return scoreText(line.score);
    default:
        return alternativesText(m_table, place);
    }
}

QVariant LinesModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const int column = index.column();
    const std::size_t place = this->place(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return text(place, column);
    case Qt::TextAlignmentRole:
        return static_cast<int>((isNumber(column) ? Qt::AlignRight : Qt::AlignLeft) |
                                Qt::AlignVCenter);
    case Qt::FontRole:
        if (isNumber(column) || column == kScore)
            return monoFont(FontSize::Label);
        return column == kText ? glyphFont() : uiFont(FontSize::Label);
    case Qt::BackgroundRole:
        return isHovered(index.row()) ? QVariant(QBrush(colours().hover)) : QVariant();
    case Qt::ForegroundRole: {
        const DetectedLine line = m_table.line(place);
        const bool undecided = line.ambiguous || (!line.codec && line.segments.empty());
        if (column == kAlternatives)
            return QBrush(undecided ? colours().warn : colours().muted);
        return column == kEncoding && line.ascii && !line.pinned ? QVariant(QBrush(colours().muted))
                                                                 : QVariant();
    }
    default:
        return {};
    }
}

QVariant LinesModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole)
        return static_cast<int>((isNumber(section) ? Qt::AlignRight : Qt::AlignLeft) |
                                Qt::AlignVCenter);
    if (orientation == Qt::Horizontal && role == Qt::AccessibleTextRole && section == kText)
        return tr("Text as read"); // the field is called Text, and it alone
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return QAbstractTableModel::headerData(section, orientation, role);
    switch (section) {
    case kLine:
        return tr("Line");
    case kOffset:
        return tr("Offset");
    case kEncoding:
        return tr("Encoding");
    case kScore:
        return tr("Confidence");
    case kText:
        return tr("Text");
    default:
        return tr("Or else");
    }
}

} // namespace moji::app
