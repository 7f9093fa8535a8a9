#include "preferences/shortcuts_model.h"

#include "style/fonts.h"
#include "style/palette.h"

#include <QLocale>

namespace moji::app {

ShortcutsModel::ShortcutsModel(Shortcuts* shortcuts, QObject* parent)
    : QAbstractTableModel(parent)
    , m_shortcuts(shortcuts) {
    connect(shortcuts, &Shortcuts::changed, this, [this] {
        if (rowCount() > 0)
            Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, kColumns - 1));
    });
}

int ShortcutsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_shortcuts->rows().size());
}

int ShortcutsModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : kColumns;
}

const Shortcuts::Row& ShortcutsModel::rowAt(int row) const {
    return m_shortcuts->rows()[static_cast<std::size_t>(row)];
}

QString ShortcutsModel::text(const Shortcuts::Row& row, int column) const {
    if (row.action == nullptr)
        return {};
    switch (column) {
    case Action:
        return Shortcuts::titleOf(*row.action);
    case Menu:
        return Shortcuts::pathText(row.menus);
    case Keys:
        return QKeySequence::listToString(row.action->shortcuts(), QKeySequence::NativeText);
    case Conflict: {
        const QStringList others = m_shortcuts->conflictsOf(row);
        return others.isEmpty()
                   ? QString()
                   : tr("Also: %1. Neither works.").arg(QLocale().createSeparatedList(others));
    }
    default:
        return {};
    }
}

QVariant ShortcutsModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const Shortcuts::Row& row = rowAt(index.row());
    if (role == Qt::DisplayRole || role == Qt::ToolTipRole)
        return text(row, index.column());
    if (role == Qt::FontRole && index.column() == Keys && !m_shortcuts->isUsual(row))
        return uiFont(FontSize::Body, QFont::DemiBold);
    if (role == Qt::ForegroundRole)
        return index.column() == Conflict ? colours().bad
               : index.column() == Menu   ? colours().muted
                                          : colours().text;
    return {};
}

QVariant ShortcutsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Action:
        return tr("Action");
    case Menu:
        return tr("Menu");
    case Keys:
        return tr("Keys");
    case Conflict:
        return tr("Conflict");
    default:
        return {};
    }
}

} // namespace moji::app
