#include "compare/differences_model.h"

#include "document/shown_text.h"
#include "export/table_cells.h"
#include "style/fonts.h"
#include "text/counts.h"
#include "text/qt_text.h"

#include <algorithm>

namespace moji::app {

namespace {

constexpr std::uint64_t kMostBytes = 8;          // in a cell
constexpr std::uint64_t kMostExported = 1 << 10; // of a difference

} // namespace

void DifferencesModel::show(const Comparison* comparison) {
    const auto alignment = comparison != nullptr ? comparison->alignment() : nullptr;
    if (comparison == m_comparison && alignment == m_alignment) {
        if (rowCount() > 0) // a side may be read in another encoding
            Q_EMIT dataChanged(index(0, kLeftBytes), index(rowCount() - 1, kColumns - 1));
        return;
    }
    beginResetModel();
    m_comparison = comparison;
    m_alignment = alignment;
    endResetModel();
}

Difference DifferencesModel::difference(int row) const {
    return m_alignment->differences()[static_cast<std::size_t>(row)];
}

int DifferencesModel::rowOf(const Difference& difference) const {
    if (!m_alignment)
        return -1;
    const auto list = m_alignment->differences();
    const auto found = std::ranges::partition_point(list, [&](const Difference& other) {
        return std::pair(other.left.begin, other.right.begin) <
               std::pair(difference.left.begin, difference.right.begin);
    });
    return found != list.end() && *found == difference ? static_cast<int>(found - list.begin())
                                                       : -1;
}

int DifferencesModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() || !m_alignment ? 0
                                            : static_cast<int>(m_alignment->differences().size());
}

int DifferencesModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : kColumns;
}

QString DifferencesModel::kindOf(const Difference& difference) const {
    if (m_comparison->kind() == Comparison::Kind::Encodings)
        return tr("read differently");
    if (difference.left.empty())
        return tr("inserted, %1").arg(bytesText(difference.right.length()));
    if (difference.right.empty())
        return tr("deleted, %1").arg(bytesText(difference.left.length()));
    return tr("changed, %1")
        .arg(bytesText(std::max(difference.left.length(), difference.right.length())));
}

/// The first bytes in hex and, read as that side is, as text.
QString DifferencesModel::contentOf(Side side, ByteRange bytes, std::uint64_t most) const {
    if (bytes.empty())
        return QStringLiteral("–");
    const Document& document = m_comparison->document(side);
    const ByteRange first{bytes.begin, std::min(bytes.end, bytes.begin + most)};
    const QString more = first == bytes ? QString() : QStringLiteral(" …");
    return hexText(document.bytes(first)) + more + QStringLiteral("  ") +
           shownText(document.spansIn(first)) + more;
}

QString DifferencesModel::text(const Difference& difference, int column, std::uint64_t most) const {
    switch (column) {
    case kLeftOffset:
        return offsetText(difference.left.begin);
    case kRightOffset:
        return offsetText(difference.right.begin);
    case kKind:
        return kindOf(difference);
    case kLeftBytes:
        return contentOf(Side::Left, difference.left, most);
    default:
        return contentOf(Side::Right, difference.right, most);
    }
}

QVariant DifferencesModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const bool isOffset = index.column() <= kRightOffset;
    switch (role) {
    case Qt::DisplayRole:
        return text(difference(index.row()), index.column(), kMostBytes);
    case kWholeTextRole:
        return text(difference(index.row()), index.column(), kMostExported);
    case Qt::TextAlignmentRole:
        return static_cast<int>((isOffset ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case Qt::FontRole:
        return index.column() == kKind ? uiFont(FontSize::Label) : monoFont(FontSize::Label);
    default:
        return {};
    }
}

QVariant DifferencesModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole)
        return static_cast<int>((section <= kRightOffset ? Qt::AlignRight : Qt::AlignLeft) |
                                Qt::AlignVCenter);
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return QAbstractTableModel::headerData(section, orientation, role);
    switch (section) {
    case kLeftOffset:
        return tr("Offset left");
    case kRightOffset:
        return tr("Offset right");
    case kKind:
        return tr("Difference");
    case kLeftBytes:
        return tr("Left");
    default:
        return tr("Right");
    }
}

} // namespace moji::app
