#include "window/said_overlay.h"

#include "document/document_name.h"

#include <QEvent>

#include <algorithm>

namespace moji::app {

SaidOverlay::SaidOverlay(QWidget* bar)
    : QLabel(bar->window())
    , m_bar(bar) {
    setObjectName(QStringLiteral("said"));
    setWordWrap(true);
    setTextFormat(Qt::PlainText);
    setAttribute(Qt::WA_StyledBackground);
    hide();
    bar->window()->installEventFilter(this);
}

/// A dock that comes to the front must not cover it.
bool SaidOverlay::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::LayoutRequest && isVisible())
        raise();
    return QLabel::eventFilter(watched, event);
}

void SaidOverlay::showSentence(const QString& sentence) {
    ensurePolished(); // its margins are those of the style sheet
    setText(breakable(sentence));
    setAccessibleName(sentence);
    place();
    show();
    raise();
}

void SaidOverlay::place() {
    const QPoint corner = m_bar->mapTo(m_bar->window(), QPoint(0, 0));
    const int width = std::min(m_bar->width(), m_bar->window()->width() - corner.x());
    const int height = heightForWidth(width);
    setGeometry(corner.x(), corner.y() - height, width, height);
}

void SaidOverlay::changeEvent(QEvent* event) {
    QLabel::changeEvent(event);
    if (isVisible() &&
        (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange))
        place();
}

void SaidOverlay::mousePressEvent(QMouseEvent*) {
    hide();
    Q_EMIT dismissed();
}

} // namespace moji::app
