#pragma once
// The bookmarks as a table: offset, name (which can be edited), the byte in words.

#include "document/document.h"

#include <QAbstractTableModel>

namespace moji::app {

class BookmarksModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Offset, Name, Byte, ColumnCount };

    BookmarksModel(Document* document, QObject* parent);

    /// The offset that a row is about.
    [[nodiscard]] std::uint64_t offset(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

Q_SIGNALS:
    /// The reader renamed a bookmark.
    void renamed();

private:
    void refresh();

    Document* m_document;
    std::vector<std::uint64_t> m_offsets;
};

} // namespace moji::app
