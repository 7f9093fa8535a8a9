#pragma once
// Actions of the Edit menu and the grid's own menu beyond cut, copy and paste: copying in other
// forms, selecting a range, filling, inserting a file, going back to the last edit.

#include "document/document.h"
#include "document/selection.h"

#include <QObject>

#include <functional>
#include <optional>

class QAction;
class QMenu;
class QWidget;

namespace moji::app {

class ByteGrid;

class EditActions : public QObject {
    Q_OBJECT
public:
    /// `jump` selects a place and shows it.
    EditActions(ByteGrid& grid, QWidget& window, std::function<void(ByteRange)> jump);

    void addTo(QMenu& menu);
    /// The grid shows another document.
    void documentChanged();

Q_SIGNALS:
    /// A message for the status bar.
    void said(const QString& message);

private:
    void followDocument();
    void addCopyForms(QMenu& menu);
    void refresh();
    void selectRange();
    void fill();
    [[nodiscard]] QString fillWith(const QString& pattern);
    void insertFile();

    ByteGrid& m_grid;
    Document* m_document;
    Selection* m_selection;
    QWidget& m_window;
    std::function<void(ByteRange)> m_jump;
    std::optional<ByteRange> m_lastEdit;
    QAction* m_fill = nullptr;
    QAction* m_lastEditAction = nullptr;
    QMenu* m_copyAs = nullptr;
};

} // namespace moji::app
