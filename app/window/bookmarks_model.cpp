#include "window/bookmarks_model.h"

#include "document/bookmarks.h"
#include "grid/byte_description.h"
#include "text/qt_text.h"
#include "text/safe_name.h"

namespace moji::app {

BookmarksModel::BookmarksModel(Document* document, QObject* parent)
    : QAbstractTableModel(parent)
    , m_document(document) {
    connect(&document->bookmarks(), &Bookmarks::changed, this, &BookmarksModel::refresh);
    connect(document, &Document::codecChanged, this, &BookmarksModel::refresh);
    refresh();
}

/// Keeps unchanged rows, because one may be being edited or read aloud.
void BookmarksModel::refresh() {
    std::vector<std::uint64_t> offsets;
    for (const Bookmark& bookmark : m_document->bookmarks().list())
        offsets.push_back(bookmark.offset);
    if (offsets.size() == m_offsets.size()) {
        m_offsets = std::move(offsets);
        if (!m_offsets.empty())
            Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
        return;
    }
    beginResetModel();
    m_offsets = std::move(offsets);
    endResetModel();
}

std::uint64_t BookmarksModel::offset(int row) const {
    return m_offsets[static_cast<std::size_t>(row)];
}

int BookmarksModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_offsets.size());
}

int BookmarksModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant BookmarksModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || (role != Qt::DisplayRole && role != Qt::EditRole))
        return {};
    const Bookmark* bookmark = m_document->bookmarks().at(offset(index.row()));
    if (bookmark == nullptr)
        return {};
    switch (index.column()) {
    case Offset:
        return offsetText(bookmark->offset);
    case Name:
        return role == Qt::EditRole ? bookmark->name : safeWords(bookmark->name);
    default:
        return describeByteItself(*m_document, bookmark->offset);
    }
}

QVariant BookmarksModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Offset:
        return tr("Offset");
    case Name:
        return tr("Name");
    default:
        return tr("Byte");
    }
}

Qt::ItemFlags BookmarksModel::flags(const QModelIndex& index) const {
    const Qt::ItemFlags all = QAbstractTableModel::flags(index);
    return index.isValid() && index.column() == Name ? all | Qt::ItemIsEditable : all;
}

bool BookmarksModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (!index.isValid() || index.column() != Name || role != Qt::EditRole)
        return false;
    m_document->bookmarks().rename(offset(index.row()), value.toString().simplified());
    Q_EMIT renamed();
    return true;
}

} // namespace moji::app
