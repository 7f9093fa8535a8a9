#pragma once
// When the lenses of all windows show a change: one after the other, so that keys and the byte
// lens come in between. While changes keep coming (typing, a key held down) the lenses rest after
// each turn, three times as long as it and its painting took, so that most of the time is left to
// the byte lens; a single change is shown without rests.

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <vector>

namespace moji::app {

class LensSelection;

class LensTurns : public QObject {
    Q_OBJECT
public:
    /// Those of the window's thread.
    [[nodiscard]] static LensTurns& instance();
    LensTurns();

    /// takeTurn() of the selection is called soon, once however often this is.
    void request(LensSelection* selection);
    void withdraw(LensSelection* selection);
    /// Whether every lens shows the last change, or has started the work to show it.
    [[nodiscard]] bool isIdle() const { return m_waiting.empty(); }

private:
    void giveTurn();
    void rest(double begin);
    void startNext();

    std::vector<LensSelection*> m_waiting; // in the order of the requests
    QTimer m_next;
    QElapsedTimer m_sinceRequest;
    bool m_isFlood = false; // changes keep coming
    bool m_isMeasuring = false;
    qint64 m_restMs = 0;
};

} // namespace moji::app
