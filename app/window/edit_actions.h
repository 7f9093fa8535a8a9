#pragma once
// Actions of the Edit menu and the grid's own menu beyond cut, copy and paste: copying in other
// forms, selecting a range, filling, inserting a file, going back to the last edit.

#include "document/position_history.h"

#include <QObject>

#include <functional>

class QAction;
class QMenu;
class QWidget;

namespace moji::app {

class ByteGrid;

class EditActions : public QObject {
    Q_OBJECT
public:
    /// `withFocus` is `grid`, or the other side of a comparison while that has the keyboard. `jump`
    /// selects a place of `grid` and shows it. `history` is that of the document of `grid`.
    EditActions(ByteGrid& grid, std::function<ByteGrid&()> withFocus, QWidget& window,
                std::function<void(ByteRange)> jump, PositionHistory& history);

    void addTo(QMenu& menu);
    /// The grid shows another document, with this history.
    void setHistory(PositionHistory& history);

Q_SIGNALS:
    /// A message for the status bar.
    void said(const QString& message);

private:
    void followHistory();
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
    QWidget& m_window;
    std::function<void(ByteRange)> m_jump;
    PositionHistory* m_history;
    QAction* m_lastEditAction = nullptr;
};

} // namespace moji::app
