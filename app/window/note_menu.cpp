#include "window/note_menu.h"

#include "document/notes.h"
#include "window/action_icons.h"
#include "window/note_dialog.h"

namespace moji::app {

NoteMenu::NoteMenu(QMenu* menu, Document* document, Selection* selection, QWidget* window)
    : QObject(window)
    , m_document(document)
    , m_selection(selection)
    , m_window(window) {
    addAction(menu, "edit.note", tr("Note on t&he bytes…"),
              QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_N), nullptr, this, [this] { write(); });
}

void NoteMenu::setDocument(Document* document, Selection* selection) {
    m_document = document;
    m_selection = selection;
}

void NoteMenu::write() {
    const Note* atCaret =
        m_selection->range().empty() ? m_document->notes().at(m_selection->caret()) : nullptr;
    const ByteRange range = atCaret != nullptr ? atCaret->range : m_selection->focus();
    if (range.empty())
        return Q_EMIT said(tr("There is no byte at the caret. Select the bytes of the note."));
    auto* dialog = new NoteDialog(m_document, range, m_window);
    connect(dialog, &NoteDialog::edited, this, &NoteMenu::edited);
    dialog->open();
}

} // namespace moji::app
