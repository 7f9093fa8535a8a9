#pragma once
// A message of the status bar that does not fit there, whole and in as many lines as it needs,
// above the bar. A click or the next message ends it.

#include <QLabel>

namespace moji::app {

class SaidOverlay : public QLabel {
    Q_OBJECT
public:
    /// Lies in the window of `bar`, above it.
    explicit SaidOverlay(QWidget* bar);

    void showSentence(const QString& sentence);
    /// After the bar has moved or grown.
    void place();

Q_SIGNALS:
    void dismissed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    QWidget* m_bar;
};

} // namespace moji::app
