#pragma once
// Repairs of the selected bytes, or else of the problem at the caret: delete them,
// replace them by U+FFFD, or read them in another encoding. Each entry shows the resulting
// bytes; each is one edit that can be undone.

#include "document/document.h"
#include "document/selection.h"

#include <QObject>

class QMenu;

namespace moji::app {

class RepairMenu : public QObject {
    Q_OBJECT
public:
    /// Fills `menu` each time before it is shown.
    RepairMenu(QMenu* menu, Document* document, Selection* selection);
    void setDocument(Document* document, Selection* selection);

private:
    void fill();
    void addEdit(QMenu* menu, const QString& text, ByteRange range, const Bytes& bytes,
                 const QString& name);
    void addReadings(ByteRange range, const Bytes& before);

    QMenu* m_menu;
    Document* m_document;
    Selection* m_selection;
};

} // namespace moji::app
