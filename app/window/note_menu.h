#pragma once
// The action that writes a note on the selected bytes, or changes the one at the caret.

#include "document/document.h"
#include "document/selection.h"

#include <QObject>

class QMenu;
class QWidget;

namespace moji::app {

class NoteMenu : public QObject {
    Q_OBJECT
public:
    /// Puts its entry into `menu`.
    NoteMenu(QMenu* menu, Document* document, Selection* selection, QWidget* window);

    void setDocument(Document* document, Selection* selection);

Q_SIGNALS:
    void said(const QString& sentence);
    /// The reader wrote, changed or removed a note.
    void edited();

private:
    void write();

    Document* m_document;
    Selection* m_selection;
    QWidget* m_window;
};

} // namespace moji::app
