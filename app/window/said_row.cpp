#include "window/said_row.h"

#include "document/document_name.h"

#include <QDockWidget>
#include <QMainWindow>
#include <QStyle>
#include <QTimer>

#include <algorithm>

namespace moji::app {

namespace {

/// nullptr: none. Docks of tabs that are not in front are hidden, or outside the window.
QDockWidget* dockAtBottom(const QWidget& bar) {
    const auto* window = qobject_cast<const QMainWindow*>(bar.window());
    if (window == nullptr)
        return nullptr;
    for (auto* dock : window->findChildren<QDockWidget*>(QString(), Qt::FindDirectChildrenOnly))
        if (dock->isVisible() && !dock->isFloating() && window->rect().contains(dock->pos()) &&
            window->dockWidgetArea(dock) == Qt::BottomDockWidgetArea)
            return dock;
    return nullptr;
}

/// For QMainWindow the tabs above a dock are a part of its height.
void setHeight(QMainWindow& window, QDockWidget* dock, int height) {
    const int separator =
        window.style()->pixelMetric(QStyle::PM_DockWidgetSeparatorExtent, nullptr, &window);
    const int tabs = dock->y() - window.centralWidget()->geometry().bottom() - 1 - separator;
    window.resizeDocks({dock}, {height + std::max(0, tabs)}, Qt::Vertical);
}

} // namespace

SaidRow::SaidRow(QWidget* bar)
    : QLabel(bar) {
    setObjectName(QStringLiteral("said"));
    setWordWrap(true);
    setTextFormat(Qt::PlainText);
    setAttribute(Qt::WA_StyledBackground);
    hide();
}

void SaidRow::showSentence(const QString& sentence) {
    ensurePolished(); // its margins are those of the style sheet
    setText(breakable(sentence));
    setAccessibleName(sentence);
    if (!isVisible()) {
        m_below = dockAtBottom(*parentWidget());
        m_height = m_below == nullptr ? 0 : m_below->height();
    }
    show();
}

void SaidRow::hideEvent(QHideEvent* event) {
    QLabel::hideEvent(event);
    QTimer::singleShot(0, this, [this] { // when the window has its new layout
        auto* window = qobject_cast<QMainWindow*>(this->window());
        if (window != nullptr && m_below != nullptr && isHidden() && m_below->height() < m_height)
            setHeight(*window, m_below, m_height);
    });
}

void SaidRow::mousePressEvent(QMouseEvent*) {
    Q_EMIT dismissed();
}

} // namespace moji::app
