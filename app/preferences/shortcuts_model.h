#pragma once
// The actions and their keys as a table: action, menu, keys, conflict.

#include "preferences/shortcuts.h"

#include <QAbstractTableModel>

namespace moji::app {

class ShortcutsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Action, Menu, Keys, Conflict, kColumns };

    /// `shortcuts` must outlive the model.
    explicit ShortcutsModel(Shortcuts* shortcuts, QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;
    [[nodiscard]] const Shortcuts::Row& rowAt(int row) const;

private:
    [[nodiscard]] QString text(const Shortcuts::Row& row, int column) const;

    Shortcuts* m_shortcuts;
};

} // namespace moji::app
