#include "window/bookmarks_window.h"

#include "document/bookmarks.h"
#include "document/notes.h"
#include "widgets/dialog_size.h"
#include "widgets/plain_table.h"
#include "window/bookmarks_model.h"
#include "window/note_dialog.h"
#include "window/notes_model.h"
#include "window/remark_page.h"

#include <QDialogButtonBox>
#include <QPushButton>
#include <QTabWidget>
#include <QVBoxLayout>

namespace moji::app {

namespace {

constexpr QSize kSize{560, 360};

} // namespace

BookmarksWindow::BookmarksWindow(Document* document, QWidget* parent)
    : QDialog(parent)
    , m_document(document)
    , m_bookmarks(new BookmarksModel(document, this))
    , m_notes(new NotesModel(document, this))
    , m_pages(new QTabWidget(this)) {
    setWindowTitle(tr("Bookmarks and notes"));
    m_bookmarkPage = new RemarkPage(
        m_bookmarks,
        {tr("Bookmarks"), tr("Ctrl+B sets or removes a bookmark at the caret."), tr("&Rename")},
        m_pages);
    m_notePage = new RemarkPage(
        m_notes,
        {tr("Notes"), tr("Ctrl+Shift+N writes a note on the selected bytes."), tr("&Edit…")},
        m_pages);
    m_pages->addTab(m_bookmarkPage, tr("&Bookmarks"));
    m_pages->addTab(m_notePage, tr("&Notes"));
    m_bookmarkPage->table().setColumnWidth(BookmarksModel::Name, kSize.width() / 3);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    // Enter goes to the row and must not close the window.
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_pages);
    column->addWidget(buttons);
    connectBookmarks();
    connectNotes();
    openWithSize(*this, kSize);
}

void BookmarksWindow::connectBookmarks() {
    connect(m_bookmarks, &BookmarksModel::renamed, this, &BookmarksWindow::edited);
    connect(m_bookmarkPage, &RemarkPage::goWanted, this, [this] {
        const std::uint64_t offset = m_bookmarks->offset(m_bookmarkPage->row());
        Q_EMIT wanted({offset, offset});
    });
    connect(m_bookmarkPage, &RemarkPage::changeWanted, this, &BookmarksWindow::rename);
    connect(m_bookmarkPage, &RemarkPage::removeWanted, this, [this] {
        const int row = m_bookmarkPage->row();
        m_document->bookmarks().remove(m_bookmarks->offset(row));
        m_bookmarkPage->select(row);
        Q_EMIT edited();
    });
}

void BookmarksWindow::connectNotes() {
    connect(m_notePage, &RemarkPage::goWanted, this,
            [this] { Q_EMIT wanted(m_notes->range(m_notePage->row())); });
    connect(m_notePage, &RemarkPage::changeWanted, this, [this] {
        auto* dialog = new NoteDialog(m_document, m_notes->range(m_notePage->row()), this);
        connect(dialog, &NoteDialog::edited, this, &BookmarksWindow::edited);
        dialog->open();
    });
    connect(m_notePage, &RemarkPage::removeWanted, this, [this] {
        const int row = m_notePage->row();
        m_document->notes().remove(m_notes->range(row));
        m_notePage->select(row);
        Q_EMIT edited();
    });
}

void BookmarksWindow::showBookmark(std::uint64_t offset) {
    m_pages->setCurrentWidget(m_bookmarkPage);
    for (int row = 0; row < m_bookmarks->rowCount(); ++row)
        if (m_bookmarks->offset(row) == offset)
            m_bookmarkPage->select(row);
    m_bookmarkPage->setFocus();
}

void BookmarksWindow::showNote(std::uint64_t offset) {
    m_pages->setCurrentWidget(m_notePage);
    for (int row = 0; row < m_notes->rowCount(); ++row)
        if (m_notes->range(row).contains(offset))
            m_notePage->select(row);
    m_notePage->setFocus();
}

bool BookmarksWindow::showsNotes() const {
    return m_pages->currentWidget() == m_notePage;
}

void BookmarksWindow::rename() {
    PlainTable& table = m_bookmarkPage->table();
    const QModelIndex name = table.currentIndex().siblingAtColumn(BookmarksModel::Name);
    table.setCurrentIndex(name);
    table.edit(name);
}

} // namespace moji::app
