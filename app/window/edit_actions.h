#pragma once
// Actions of the Edit menu and the grid's own menu beyond cut, copy and paste: copying in other
// forms, selecting a range, filling, inserting a file, going back to the last edit.

#include "document/document.h"

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
    /// `withFocus` is `grid`, or the other side of a comparison while that has the keyboard. `jump`
    /// selects a place of `grid` and shows it.
    EditActions(ByteGrid& grid, std::function<ByteGrid&()> withFocus, QWidget& window,
                std::function<void(ByteRange)> jump);

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
    [[nodiscard]] bool mayBeEdited() const;
    [[nodiscard]] bool hasSelection() const;
    void selectRange();
    [[nodiscard]] QString select(ByteGrid& grid, const QString& written);
    void fill();
    [[nodiscard]] static QString fillWith(const QString& pattern, ByteGrid& grid);
    void insertFile();

    ByteGrid& m_grid;
    std::function<ByteGrid&()> m_withFocus;
    Document* m_document;
    QWidget& m_window;
    std::function<void(ByteRange)> m_jump;
    std::optional<ByteRange> m_lastEdit;
    QAction* m_lastEditAction = nullptr;
};

} // namespace moji::app
