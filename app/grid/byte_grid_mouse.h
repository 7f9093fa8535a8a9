#pragma once
// What the mouse does in the byte grid: sets the caret, selects by dragging, by double click
// (a character) and by triple click (a line), flips bits, and marks what it hovers over.

#include "bytes/byte_range.h"
#include "grid/byte_lens_layout.h"

#include <QElapsedTimer>
#include <QPoint>
#include <QTimer>

#include <optional>

class QHelpEvent;
class QMouseEvent;

namespace moji::app {

class ByteGrid;

class ByteGridMouse {
public:
    explicit ByteGridMouse(ByteGrid& grid);

    void press(const QMouseEvent* event);
    void move(const QMouseEvent* event);
    /// Ends a drag, if there is one.
    void release();
    void doubleClick(const QMouseEvent* event);
    /// Shows the notes at the pointer as a tool tip.
    bool explain(const QHelpEvent* event);

private:
    [[nodiscard]] ByteRange unitAt(const ByteLensLayout::Hit& hit) const;
    void dragTo(const QPoint& point);
    void dragOn(const QPoint& point);
    [[nodiscard]] bool selectLineByThirdClick(const QMouseEvent* event);
    [[nodiscard]] ByteRange bytesAt(const QPoint& point) const;

    ByteGrid& m_grid;
    std::optional<ByteRange> m_dragUnit; // where the drag began
    QTimer m_autoScroll;                 // while the pointer drags above or below the rows
    QElapsedTimer m_sinceDoubleClick;
    QPoint m_doubleClick;
};

} // namespace moji::app
