#pragma once
// Large letters may leave a presented lens more than its screen shows. This keeps in sight what the
// lecture is about: the current step, and what has the keyboard. What the mouse scrolls to stays
// until one of them changes.

#include "widgets/layout_watch.h"

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

private:
    void follow();
    void showFocus(QWidget* focus);

    LayoutWatch m_layout;
    QPointer<Panel> m_panel;
    QString m_current; // the step and the current rows that were shown, in a panel of this size
    QSize m_size;
};

} // namespace moji::app
