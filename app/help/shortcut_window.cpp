#include "help/shortcut_window.h"

#include "text/action_title.h"
#include "text/list.h"
#include "widgets/heard_view.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QKeySequence>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include <map>

namespace moji::app {

namespace {

constexpr QSize kSize{520, 560};

QString keysOf(const QAction& action) {
    QStringList keys;
    for (const QKeySequence& sequence : action.shortcuts())
        keys += sequence.toString(QKeySequence::NativeText);
    return listText(keys);
}

} // namespace

ShortcutWindow::ShortcutWindow(QWidget* window)
    : QDialog(window)
    , m_search(new QLineEdit)
    , m_list(new HeardView<QTableWidget>(0, kColumns)) {
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Keyboard shortcuts"));
    auto* caption = new QLabel(tr("&Find a key or an action"));
    caption->setBuddy(m_search);
    m_search->setAccessibleName(tr("Find a key or an action"));
    m_search->setClearButtonEnabled(true);
    m_list->setAccessibleName(tr("Keyboard shortcuts"));
    m_list->setHorizontalHeaderLabels({tr("Keys"), tr("Action")});
    m_list->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_list->horizontalHeader()->setStretchLastSection(true);
    m_list->setShowGrid(false);
    m_list->verticalHeader()->hide();
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_list->setTabKeyNavigation(false);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    // Enter in the field or in the list must not close the window.
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);
    auto* column = new QVBoxLayout(this);
    for (QWidget* widget : std::initializer_list<QWidget*>{caption, m_search, m_list, buttons})
        column->addWidget(widget);
    resize(kSize);
    fill(*window);
    connect(m_search, &QLineEdit::textChanged, this, &ShortcutWindow::filter);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_search->setFocus();
}

/// In the order of the menus; an action that is in several is listed once.
void ShortcutWindow::fill(const QWidget& window) {
    std::map<QString, QString> listed;
    for (const QAction* action : window.findChildren<QAction*>()) {
        const QString name = withoutMnemonic(action->text());
        const QString keys = keysOf(*action);
        if (keys.isEmpty() || name.isEmpty() || !listed.try_emplace(keys, name).second)
            continue;
        const int row = m_list->rowCount();
        m_list->insertRow(row);
        m_list->setItem(row, kKeys, new QTableWidgetItem(keys));
        m_list->setItem(row, kAction, new QTableWidgetItem(name));
    }
    m_list->resizeColumnToContents(kKeys);
}

void ShortcutWindow::filter(const QString& text) {
    for (int row = 0; row < m_list->rowCount(); ++row) {
        bool matches = false;
        for (int column = 0; column < kColumns; ++column)
            matches |= m_list->item(row, column)->text().contains(text, Qt::CaseInsensitive);
        m_list->setRowHidden(row, !matches);
    }
}

} // namespace moji::app
