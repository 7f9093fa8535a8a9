#pragma once
// One reference table of the core as an item model. Entries about the character at the caret are
// lit, wrong ones are red.

#include "reference/reference_table.h"

#include <QAbstractTableModel>

#include <optional>

namespace moji::app {

/// The character at the caret, as far as a table can be about it.
struct ReferenceFocus {
    std::optional<char32_t> codePoint;
    std::optional<Byte> leadByte; // of its UTF-8
    bool operator==(const ReferenceFocus&) const = default;
};

class ReferenceModel : public QAbstractTableModel {
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;

    void setTable(reference::Table table);
    [[nodiscard]] const reference::Table& table() const { return m_table; }
    void setFocus(const ReferenceFocus& focus);
    /// The first entry about the character at the caret; invalid if there is none.
    [[nodiscard]] QModelIndex litEntry() const;

    /// What the entry does, for the line above the table; empty if the table has no words for it.
    [[nodiscard]] QString meaning(const QModelIndex& index) const;
    /// The bytes that show what the entry, or else its row, is about; empty if there are none.
    [[nodiscard]] Bytes example(const QModelIndex& index) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    [[nodiscard]] const reference::Cell& cell(const QModelIndex& index) const;
    [[nodiscard]] bool isLit(const reference::Cell& cell) const;
    [[nodiscard]] Qt::Alignment alignment(int column) const;

    reference::Table m_table;
    ReferenceFocus m_focus;
};

} // namespace moji::app
