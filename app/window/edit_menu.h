#pragma once
// The menu Edit, which is the context menu of the bytes as well. Cut, copy and paste act on the
// focused field, or else on the focused bytes; the other forms of copy and paste, selecting a
// range, filling and inserting a file on those too.

#include "bytes/byte_range.h"

#include <QObject>

#include <vector>

class QAction;
class QMenu;
class QWidget;

namespace moji::app {

class ByteGrid;
class CompareView;
class DocumentTab;
class EditActions;
class Finding;
class NoteMenu;
class RepairMenu;

class EditMenu : public QObject {
    Q_OBJECT
public:
    EditMenu(QMenu* menu, DocumentTab* tab, CompareView* centre, Finding* finding, QWidget* window);

    /// For entries of others.
    [[nodiscard]] QMenu* menu() const { return m_menu; }
    void setTab(DocumentTab* tab);
    /// Undo, Redo, Find: for the buttons.
    [[nodiscard]] const std::vector<QAction*>& buttons() const { return m_buttons; }

Q_SIGNALS:
    void said(const QString& sentence);
    /// Selects the range and shows it.
    void jumpWanted(moji::ByteRange place);

private:
    void addUndo();
    void addClipboard();
    void pasteAs(ByteGrid& grid);
    void followDocument();
    void refreshUndo();
    [[nodiscard]] bool hasSelection() const;
    [[nodiscard]] bool mayBeEdited() const;
    [[nodiscard]] bool isEmpty() const;
    [[nodiscard]] static bool isOnClipboard();

    QMenu* m_menu;
    DocumentTab* m_tab;
    CompareView* m_centre;
    QWidget* m_window;
    QAction* m_undo = nullptr;
    QAction* m_redo = nullptr;
    RepairMenu* m_repair;
    EditActions* m_edit = nullptr;
    NoteMenu* m_notes = nullptr;
    std::vector<QAction*> m_buttons;
};

} // namespace moji::app
