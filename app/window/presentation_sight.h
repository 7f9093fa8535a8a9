#pragma once
// Large letters may leave a presented lens more than its screen shows. This keeps in sight what the
// lecture is about: the current step, and what has the keyboard. What the mouse scrolls to stays
// until one of them changes.

#include <QObject>
#include <QPointer>
#include <QSize>
#include <QString>

class QWidget;

namespace moji::app {

class Panel;

class PresentationSight final : public QObject {
public:
    explicit PresentationSight(QWidget* presentation);

    /// Borrows the panel; nullptr: none.
    void setPanel(Panel* panel);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void followSoon();
    void follow();
    void showFocus(QWidget* focus);

    QPointer<Panel> m_panel;
    QString m_current; // the step and the current rows that were shown, in a panel of this size
    QSize m_size;
    bool m_followsSoon = false;
};

} // namespace moji::app
