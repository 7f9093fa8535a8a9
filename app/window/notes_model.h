#pragma once
// The notes as a table: offset, length, text.

#include "document/document.h"

#include <QAbstractTableModel>

namespace moji::app {

class NotesModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Offset, Length, Text, ColumnCount };

    NotesModel(Document* document, QObject* parent);

    /// The bytes that a row is about.
    [[nodiscard]] ByteRange range(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    void refresh();

    Document* m_document;
    int m_rows = 0;
};

} // namespace moji::app
