#pragma once
// The five buttons by which a trace is stepped, and its speed: first, previous, play, next, last.
// It only emits requests; the owner of the trace steps it.

#include <QString>
#include <QTimer>
#include <QWidget>

class QComboBox;
class QLabel;
class QToolButton;

namespace moji::app {

class TransportBar : public QWidget {
    Q_OBJECT
public:
    explicit TransportBar(QWidget* parent);

    /// "Step 2 of 3"; count 0: nothing to step through.
    void setPosition(std::size_t index, std::size_t count);
    /// Replaces the wording "Step %1 of %2".
    void setPositionPattern(const QString& pattern);
    [[nodiscard]] bool isPlaying() const { return m_timer.isActive(); }
    void setPlaying(bool playing);
    /// Whether an animation fits between two steps: while playing, and not at
    /// more than four steps a second, nor if the desktop disables motion.
    [[nodiscard]] bool leavesTimeToMove() const;
    [[nodiscard]] QComboBox* speed() const { return m_speed; }
    /// The word before the speed, which may be hidden.
    [[nodiscard]] QLabel* speedCaption() const { return m_speedCaption; }

Q_SIGNALS:
    void firstRequested();
    void previousRequested();
    void nextRequested(); // also at every beat while playing
    void lastRequested();
    void playingChanged(bool playing);

protected:
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] int stepsASecond() const;
    QToolButton* addButton(const QString& name, int icon);
    void restyle();

    QTimer m_timer;
    QToolButton* m_first;
    QToolButton* m_previous;
    QToolButton* m_play;
    QToolButton* m_next;
    QToolButton* m_last;
    QLabel* m_speedCaption;
    QComboBox* m_speed;
    QLabel* m_position;
    QString m_positionPattern;
};

} // namespace moji::app
