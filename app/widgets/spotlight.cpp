#include "widgets/spotlight.h"

#include "style/palette.h"
#include "style/surround.h"

#include <QEvent>
#include <QPainter>

namespace moji::app {

namespace {

constexpr double kDimmed = 0.72; // opacity of the cover: words below it can still be made out

} // namespace

Spotlight::Spotlight(QWidget* over)
    : QWidget(over) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    setGeometry(over->rect());
    over->installEventFilter(this);
    hide();
}

void Spotlight::setBright(const QPainterPath& part) {
    if (part == m_bright)
        return;
    m_bright = part;
    setVisible(!part.isEmpty());
    raise();
    update();
}

bool Spotlight::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize)
        setGeometry(parentWidget()->rect());
    if (event->type() == QEvent::ChildAdded)
        raise();
    return QWidget::eventFilter(watched, event);
}

void Spotlight::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath cover;
    cover.addRect(rect());
    QColor dim = surroundColours().background;
    dim.setAlphaF(kDimmed);
    painter.fillPath(cover.subtracted(m_bright), dim);
    painter.strokePath(m_bright, QPen(colours().accent, 2));
}

} // namespace moji::app
