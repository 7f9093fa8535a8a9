#include "window/remark_page.h"

#include "widgets/plain_table.h"

#include <QAbstractTableModel>
#include <QLabel>
#include <QPushButton>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>

namespace moji::app {

namespace {

constexpr int kRow = 24;

} // namespace

RemarkPage::RemarkPage(QAbstractTableModel* model, const Words& words, QWidget* parent)
    : QWidget(parent)
    , m_table(new PlainTable(kRow, this)) {
    m_table->setModel(model);
    m_table->setAccessibleName(words.name);
    m_table->horizontalHeader()->setStretchLastSection(true);
    setFocusProxy(m_table);
    auto* hint = new QLabel(words.hint);
    hint->setWordWrap(true);
    auto* buttons = new QHBoxLayout;
    const auto add = [&](const QString& text, Qt::Key key, void (RemarkPage::*wanted)()) {
        const auto ask = [this, wanted] {
            if (row() >= 0)
                Q_EMIT(this->*wanted)();
        };
        auto* button = new QPushButton(text);
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, ask);
        buttons->addWidget(button);
        m_needsOne.push_back(button);
        if (key == Qt::Key_unknown)
            return;
        auto* shortcut = new QShortcut(key, m_table);
        shortcut->setContext(Qt::WidgetShortcut); // not in an editor of the table
        connect(shortcut, &QShortcut::activated, this, ask);
    };
    add(tr("&Go to"), Qt::Key_unknown, &RemarkPage::goWanted); // Enter activates the row
    add(words.change, Qt::Key_F2, &RemarkPage::changeWanted);
    add(tr("Re&move"), Qt::Key_Delete, &RemarkPage::removeWanted);
    buttons->addStretch();
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_table);
    column->addWidget(hint);
    column->addLayout(buttons);
    connect(m_table, &QAbstractItemView::activated, this, [this] { Q_EMIT goWanted(); });
    connect(model, &QAbstractItemModel::modelReset, this, &RemarkPage::refresh);
    refresh();
}

int RemarkPage::row() const {
    return m_table->currentIndex().row();
}

void RemarkPage::select(int row) {
    const int rows = m_table->model()->rowCount();
    if (rows > 0)
        m_table->selectRow(std::clamp(row, 0, rows - 1));
}

void RemarkPage::refresh() {
    const bool any = m_table->model()->rowCount() > 0;
    for (QWidget* button : m_needsOne)
        button->setEnabled(any);
    if (any && row() < 0)
        m_table->selectRow(0);
    m_table->resizeColumnToContents(0); // the offsets
}

} // namespace moji::app
