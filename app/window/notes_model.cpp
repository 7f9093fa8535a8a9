#include "window/notes_model.h"

#include "document/notes.h"
#include "text/counts.h"
#include "text/qt_text.h"
#include "text/safe_name.h"
#include "widgets/plain_words.h"

namespace moji::app {

NotesModel::NotesModel(Document* document, QObject* parent)
    : QAbstractTableModel(parent)
    , m_document(document)
    , m_rows(static_cast<int>(document->notes().list().size())) {
    connect(&document->notes(), &Notes::changed, this, &NotesModel::refresh);
}

/// Keeps the rows if only their contents changed, because one may be being read aloud.
void NotesModel::refresh() {
    const int rows = static_cast<int>(m_document->notes().list().size());
    if (rows == m_rows) {
        if (rows > 0)
            Q_EMIT dataChanged(index(0, 0), index(rows - 1, ColumnCount - 1));
        return;
    }
    beginResetModel();
    m_rows = rows;
    endResetModel();
}

ByteRange NotesModel::range(int row) const {
    return m_document->notes().list()[static_cast<std::size_t>(row)].range;
}

int NotesModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : m_rows;
}

int NotesModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant NotesModel::data(const QModelIndex& index, int role) const {
    const auto& notes = m_document->notes().list();
    const auto row = static_cast<std::size_t>(index.row());
    if (!index.isValid() || row >= notes.size())
        return {};
    const Note& note = notes[row];
    if (role == Qt::ToolTipRole && index.column() == Text)
        return tipLines(safeWords(note.text));
    if (role != Qt::DisplayRole)
        return {};
    switch (index.column()) {
    case Offset:
        return offsetText(note.range.begin);
    case Length:
        return bytesText(note.range.length());
    default:
        return safeWords(note.text.simplified());
    }
}

QVariant NotesModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Offset:
        return tr("Offset");
    case Length:
        return tr("Length");
    default:
        return tr("Note");
    }
}

} // namespace moji::app
