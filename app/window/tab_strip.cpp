#include "window/tab_strip.h"

#include "style/fonts.h"
#include "style/icons.h"

#include <QEvent>
#include <QMouseEvent>
#include <QToolButton>

#include <algorithm>

namespace moji::app {

namespace {

constexpr int kLeastWidth = 140; // of a name too long to be shown whole; then the tabs scroll

} // namespace

TabStrip::TabStrip(QWidget* parent)
    : QTabBar(parent) {
    setMovable(true);
    setExpanding(false);
    setDrawBase(false);
    setDocumentMode(true);
    setUsesScrollButtons(true);
    setElideMode(Qt::ElideMiddle);
    // As wide as the row, so that a longer name that comes later has room.
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(this, &QTabBar::currentChanged, this, &TabStrip::placeButton);
}

QToolButton* TabStrip::makeButton() {
    auto* button = new QToolButton(this);
    button->setIcon(icon("close"));
    button->setIconSize({scaled(12), scaled(12)});
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::NoFocus); // Ctrl+W does the same
    button->setAccessibleName(tr("Close the tab"));
    button->setToolTip(tr("Close (Ctrl+W)"));
    connect(button, &QToolButton::clicked, this,
            [this] { Q_EMIT tabCloseRequested(currentIndex()); });
    return button;
}

void TabStrip::placeButton(int index) {
    for (int i = 0; i < count(); ++i) // a tab may have moved since
        if (QWidget* old = tabButton(i, RightSide)) {
            setTabButton(i, RightSide, nullptr);
            old->deleteLater(); // its own click may be running
        }
    if (index >= 0)
        setTabButton(index, RightSide, makeButton());
}

void TabStrip::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() == Qt::MiddleButton && tabAt(event->pos()) >= 0)
        Q_EMIT tabCloseRequested(tabAt(event->pos()));
    QTabBar::mouseReleaseEvent(event);
}

void TabStrip::changeEvent(QEvent* event) {
    QTabBar::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        if (auto* button = qobject_cast<QToolButton*>(tabButton(currentIndex(), RightSide)))
            button->setIcon(icon("close"));
}

QSize TabStrip::minimumTabSizeHint(int index) const {
    const int least = std::min(tabSizeHint(index).width(), scaled(kLeastWidth));
    return QTabBar::minimumTabSizeHint(index).expandedTo({least, 0});
}

} // namespace moji::app
