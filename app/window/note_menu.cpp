#include "window/note_menu.h"

#include "document/notes.h"
#include "text/counts.h"
#include "window/action_icons.h"
#include "window/note_dialog.h"
#include "window/possible_entries.h"

#include <algorithm>

namespace moji::app {

NoteMenu::NoteMenu(QMenu* menu, Document* document, Selection* selection, QWidget* window)
    : QObject(window)
    , m_document(document)
    , m_selection(selection)
    , m_window(window) {
    QAction* note = addAction(menu, "edit.note", tr("Note on t&he bytes…"),
                              QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_N), nullptr, this,
                              [this] { write(); });
    setPossible(note, [this] { return !m_selection->focus().empty(); });
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
    const auto notes = m_document->notes().in(range);
    if (m_document->notes().isFull() && !std::ranges::count(notes, range, &Note::range))
        return Q_EMIT said(tr("A document can have %1 notes. Remove one to write another.")
                               .arg(numberText(kMostRemarks)));
    auto* dialog = new NoteDialog(m_document, range, m_window);
    connect(dialog, &NoteDialog::edited, this, &NoteMenu::edited);
    dialog->open();
}

} // namespace moji::app
