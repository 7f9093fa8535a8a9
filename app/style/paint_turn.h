#pragma once
// Bounds how long a window paints without looking for events. The first character of a script in a
// size makes Qt look for a font, which takes up to 15 ms; a text in many scripts would freeze the
// window. What is new and comes late in a turn is painted in the next one.

#include <QElapsedTimer>
#include <QRectF>

class QEvent;
class QPainter;

namespace moji::app {

/// While it lives, a window paints what has changed on the screen. Pictures in files and on paper
/// are painted without one, and so in one go.
class PaintTurn {
public:
    static constexpr int kUsualMs = 40;

    /// For a window's event(): a turn if the event tells the window to paint. What is new may wait
    /// when the turn has taken `ms`; one thing in a turn never waits.
    explicit PaintTurn(const QEvent& event, int ms = kUsualMs);
    ~PaintTurn();
    PaintTurn(const PaintTurn&) = delete;
    PaintTurn& operator=(const PaintTurn&) = delete;

    /// Whether something that was not painted before is painted now. If not, its place in the
    /// painter's widget, `rect`, is painted again in the next turn.
    [[nodiscard]] static bool hasTime(const QPainter& painter, const QRectF& rect);

private:
    const bool m_isTurn;
    const int m_ms;
    int m_count = 0; // of new things in this turn
    QElapsedTimer m_since;
    PaintTurn* m_outer = nullptr;
};

} // namespace moji::app
