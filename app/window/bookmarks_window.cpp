#include "window/bookmarks_window.h"

#include "document/bookmarks.h"
#include "style/fonts.h"
#include "widgets/plain_table.h"
#include "window/bookmarks_model.h"

#include <QLabel>
#include <QPushButton>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>

namespace moji::app {

namespace {

constexpr int kRow = 24;
constexpr QSize kSize{560, 320};

} // namespace

BookmarksWindow::BookmarksWindow(Document* document, QWidget* parent)
    : QDialog(parent)
    , m_document(document)
    , m_model(new BookmarksModel(document, this))
    , m_table(new PlainTable(kRow, this)) {
    setWindowTitle(tr("Bookmarks"));
    m_table->setModel(m_model);
    m_table->setAccessibleName(tr("Bookmarks"));
    m_table->horizontalHeader()->setStretchLastSection(true);
    auto* hint = new QLabel(tr("Ctrl+B sets or removes a bookmark at the caret."));
    hint->setWordWrap(true);
    auto* buttons = new QHBoxLayout;
    const auto add = [&](const QString& text, auto does) {
        auto* button = new QPushButton(text);
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, does);
        buttons->addWidget(button);
        return button;
    };
    m_needsOne = {add(tr("&Go to"), &BookmarksWindow::go),
                  add(tr("&Rename"), &BookmarksWindow::rename),
                  add(tr("Re&move"), &BookmarksWindow::remove)};
    buttons->addStretch();
    add(tr("&Close"), &QDialog::close);
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_table);
    column->addWidget(hint);
    column->addLayout(buttons);
    connect(m_table, &QAbstractItemView::activated, this, &BookmarksWindow::go);
    const auto onKey = [this](Qt::Key key, auto does) {
        auto* shortcut = new QShortcut(key, m_table);
        shortcut->setContext(Qt::WidgetShortcut); // not in the editor of a name
        connect(shortcut, &QShortcut::activated, this, does);
    };
    onKey(Qt::Key_F2, &BookmarksWindow::rename);
    onKey(Qt::Key_Delete, &BookmarksWindow::remove);
    connect(m_model, &QAbstractItemModel::modelReset, this, &BookmarksWindow::refresh);
    connect(m_model, &BookmarksModel::renamed, this, &BookmarksWindow::edited);
    resize(scaled(kSize.width()), scaled(kSize.height()));
    refresh();
}

void BookmarksWindow::showAt(std::uint64_t offset) {
    for (int row = 0; row < m_model->rowCount(); ++row)
        if (m_model->offset(row) == offset)
            m_table->selectRow(row);
    m_table->setFocus();
}

void BookmarksWindow::go() {
    if (m_table->currentIndex().isValid())
        Q_EMIT wanted(m_model->offset(m_table->currentIndex().row()));
}

void BookmarksWindow::rename() {
    if (!m_table->currentIndex().isValid())
        return;
    const QModelIndex name = m_table->currentIndex().siblingAtColumn(BookmarksModel::Name);
    m_table->setCurrentIndex(name);
    m_table->edit(name);
}

void BookmarksWindow::remove() {
    const int row = m_table->currentIndex().row();
    if (row < 0)
        return;
    m_document->bookmarks().remove(m_model->offset(row));
    if (m_model->rowCount() > 0)
        m_table->selectRow(std::min(row, m_model->rowCount() - 1));
    Q_EMIT edited();
}

void BookmarksWindow::refresh() {
    const bool any = m_model->rowCount() > 0;
    for (QWidget* button : m_needsOne)
        button->setEnabled(any);
    if (any && !m_table->currentIndex().isValid())
        m_table->selectRow(0);
    m_table->resizeColumnToContents(BookmarksModel::Offset);
    m_table->setColumnWidth(BookmarksModel::Name, width() / 3);
}

} // namespace moji::app
