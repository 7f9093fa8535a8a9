#pragma once
// A message of the status bar that does not fit beside its parts, whole and in as many lines as it
// needs, in a row of its own above them. A click or the next message ends it. Docks that lost
// height to it have it again afterwards; left alone, QMainWindow gives it to the centre.

#include <QLabel>
#include <QPointer>

class QDockWidget;

namespace moji::app {

class SaidRow : public QLabel {
    Q_OBJECT
public:
    explicit SaidRow(QWidget* bar);

    void showSentence(const QString& sentence);

Q_SIGNALS:
    void dismissed();

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    QPointer<QDockWidget> m_below; // in front at the bottom of the window
    int m_height = 0;              // of it, before
};

} // namespace moji::app
