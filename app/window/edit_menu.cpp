#include "window/edit_menu.h"

#include "compare/compare_view.h"
#include "document/paste_reading.h"
#include "grid/byte_grid.h"
#include "grid/byte_lens.h"
#include "text/counts.h"
#include "window/action_icons.h"
#include "window/document_tab.h"
#include "window/edit_actions.h"
#include "window/finding.h"
#include "window/input_field.h"
#include "window/note_menu.h"
#include "window/paste_dialog.h"
#include "window/possible_entries.h"
#include "window/repair_menu.h"

#include <QApplication>
#include <QClipboard>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QUndoStack>

namespace moji::app {

namespace {

/// That of the right side of a comparison, if it has the keyboard.
ByteGrid& gridWithFocus(CompareView& centre) {
    ByteLens* right = centre.right();
    return right != nullptr && right->grid().hasFocus() ? right->grid() : centre.left().grid();
}

} // namespace

EditMenu::EditMenu(QMenu* menu, DocumentTab* tab, CompareView* centre, Finding* finding,
                   QWidget* window)
    : m_menu(menu)
    , m_tab(tab)
    , m_centre(centre)
    , m_window(window) {
    addUndo();
    menu->addSeparator();
    addClipboard();
    menu->addSeparator();
    m_repair =
        new RepairMenu(menu->addMenu(tr("Repair the b&ytes")), &tab->document(), &tab->selection());
    menu->addSeparator();
    m_buttons = {m_undo, m_redo, finding->addTo(menu)};
    followDocument();
}

void EditMenu::setTab(DocumentTab* tab) {
    m_tab->document().undoStack().disconnect(this);
    m_tab->document().disconnect(this);
    m_tab = tab;
    m_repair->setDocument(&tab->document(), &tab->selection());
    m_notes->setDocument(&tab->document(), &tab->selection());
    m_edit->setHistory(tab->history());
    followDocument();
}

void EditMenu::addUndo() {
    m_undo = addAction(m_menu, "edit.undo", tr("&Undo"), QKeySequence::Undo, "undo", this,
                       [this] { m_tab->document().undoStack().undo(); });
    m_redo = addAction(m_menu, "edit.redo", tr("&Redo"), {}, "redo", this,
                       [this] { m_tab->document().undoStack().redo(); });
    m_redo->setShortcuts(
        {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)});
}

void EditMenu::followDocument() {
    const QUndoStack& undo = m_tab->document().undoStack();
    connect(&undo, &QUndoStack::canUndoChanged, this, &EditMenu::refreshUndo);
    connect(&undo, &QUndoStack::canRedoChanged, this, &EditMenu::refreshUndo);
    connect(&undo, &QUndoStack::undoTextChanged, this, &EditMenu::refreshUndo);
    connect(&undo, &QUndoStack::redoTextChanged, this, &EditMenu::refreshUndo);
    connect(&m_tab->document(), &Document::readOnlyChanged, this, &EditMenu::refreshUndo);
    refreshUndo();
}

void EditMenu::refreshUndo() {
    const QUndoStack& undo = m_tab->document().undoStack();
    const bool editable = !m_tab->document().isReadOnly();
    m_undo->setEnabled(editable && undo.canUndo());
    m_redo->setEnabled(editable && undo.canRedo());
    const QString undone = undo.undoText();
    const QString redone = undo.redoText();
    m_undo->setText(undone.isEmpty() ? tr("&Undo") : tr("&Undo: %1").arg(undone));
    m_redo->setText(redone.isEmpty() ? tr("&Redo") : tr("&Redo: %1").arg(redone));
}

void EditMenu::pasteAs(ByteGrid& grid) {
    if (!grid.mayEdit() || !grid.document().mayEdit())
        return;
    auto* dialog =
        new PasteDialog(&grid.document(), &grid.selection(), &grid.editor(),
                        ClipboardContent::of(QApplication::clipboard()->mimeData()), m_window);
    dialog->open();
}

/// Of the field that has the keyboard, or else of the grid.
bool EditMenu::hasSelection() const {
    const auto* field = qobject_cast<InputField*>(m_window->focusWidget());
    return field != nullptr ? field->textCursor().hasSelection()
                            : !gridWithFocus(*m_centre).selection().range().empty();
}

bool EditMenu::mayBeEdited() const {
    if (const auto* field = qobject_cast<InputField*>(m_window->focusWidget()))
        return !field->isReadOnly();
    const ByteGrid& grid = gridWithFocus(*m_centre);
    return !grid.isViewOnly() && !grid.document().isReadOnly();
}

bool EditMenu::isEmpty() const {
    if (const auto* field = qobject_cast<InputField*>(m_window->focusWidget()))
        return field->document()->isEmpty();
    return gridWithFocus(*m_centre).document().size() == 0;
}

bool EditMenu::isOnClipboard() {
    const QMimeData* data = QApplication::clipboard()->mimeData();
    return data != nullptr && !data->formats().isEmpty();
}

void EditMenu::addClipboard() {
    const auto add = [&](const char* id, const QString& text, QKeySequence::StandardKey key,
                         void (QPlainTextEdit::*inField)(), void (ByteGrid::*inGrid)()) {
        QAction* action = addAction(m_menu, id, text, key, nullptr, this, [this, inField, inGrid] {
            if (auto* typedIn = qobject_cast<InputField*>(m_window->focusWidget()))
                (typedIn->*inField)();
            else
                (gridWithFocus(*m_centre).*inGrid)();
        });
        action->setShortcuts(QKeySequence::keyBindings(key)); // Shift+Delete and the like, too
        return action;
    };
    ByteGrid& grid = m_centre->left().grid();
    QAction* cut =
        add("edit.cut", tr("Cu&t"), QKeySequence::Cut, &QPlainTextEdit::cut, &ByteGrid::cut);
    QAction* copy =
        add("edit.copy", tr("&Copy"), QKeySequence::Copy, &QPlainTextEdit::copy, &ByteGrid::copy);
    QAction* paste = add("edit.paste", tr("&Paste"), QKeySequence::Paste, &QPlainTextEdit::paste,
                         &ByteGrid::paste);
    QAction* written =
        addAction(m_menu, "edit.pasteBytes", tr("Paste as &bytes"),
                  QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_V), nullptr, this, [this] {
                      ByteGrid& focused = gridWithFocus(*m_centre);
                      if (focused.mayEdit())
                          focused.editor().pasteWritten(QApplication::clipboard()->text());
                  });
    connect(m_menu, &QMenu::aboutToShow, written, [this, written] {
        const auto reading =
            readingAsBytes(QApplication::clipboard()->text(), gridWithFocus(*m_centre).document());
        written->setText(reading ? tr("Paste as &bytes: %1, %2")
                                       .arg(reading->name(), bytesText(reading->bytes.size()))
                                 : tr("Paste as &bytes"));
    });
    QAction* pasteForm = addAction(m_menu, "edit.pasteAs", tr("Paste as…"),
                                   QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_V), nullptr, this,
                                   [this] { pasteAs(gridWithFocus(*m_centre)); });
    m_menu->addSeparator();
    QAction* all = add("edit.selectAll", tr("Select &all"), QKeySequence::SelectAll,
                       &QPlainTextEdit::selectAll, &ByteGrid::selectAll);
    setPossible(cut, [this] { return hasSelection() && mayBeEdited(); });
    setPossible(copy, [this] { return hasSelection(); });
    setPossible(all, [this] { return !isEmpty(); });
    for (QAction* entry : {paste, written, pasteForm})
        setPossible(entry, [this] { return mayBeEdited() && isOnClipboard(); });
    m_edit = new EditActions(
        grid, [this]() -> ByteGrid& { return gridWithFocus(*m_centre); }, *m_window,
        [this](ByteRange range) { Q_EMIT jumpWanted(range); }, m_tab->history());
    connect(m_edit, &EditActions::said, this, &EditMenu::said);
    m_edit->addTo(*m_menu);
    m_menu->addSeparator();
    m_notes = new NoteMenu(m_menu, &m_tab->document(), &m_tab->selection(), m_window);
    connect(m_notes, &NoteMenu::said, this, &EditMenu::said);
    connect(m_notes, &NoteMenu::edited, this, [this] { m_tab->storeRemarks(); });
    for (QAction* action : m_menu->actions())
        grid.addAction(action);
    greyTheImpossible(m_menu);
    greyTheImpossible(&grid);
    grid.setContextMenuPolicy(Qt::ActionsContextMenu);
}

} // namespace moji::app
