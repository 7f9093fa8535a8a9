#include "widgets/lens_bar.h"

#include "style/fonts.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>

namespace moji::app {

namespace {

constexpr int kHeight = 40;
constexpr int kMargin = 12;
constexpr int kSpacing = 8;

int widthWithSpace(const QWidget& widget) {
    return widget.minimumSizeHint().width() + kSpacing;
}

} // namespace

LensBar::LensBar(QWidget* parent)
    : QWidget(parent)
    , m_row(new QHBoxLayout(this)) {
    m_row->setContentsMargins(kMargin, 0, kMargin, 0);
    m_row->setSpacing(kSpacing);
    setMinimumHeight(scaled(kHeight));
}

void LensBar::add(QWidget* widget) {
    m_row->addWidget(widget);
}

void LensBar::addCaption(const QString& text, QWidget* control) {
    auto* caption = new QLabel(text, this);
    caption->setTextFormat(Qt::PlainText);
    caption->setBuddy(control);
    add(caption);
    hideWhenNarrow(caption);
}

void LensBar::addStretch() {
    m_row->addStretch(1);
}

void LensBar::hideWhenNarrow(QWidget* widget) {
    m_hideable += widget;
    updateGeometry();
}

void LensBar::setShown(QWidget* control, bool shown) {
    if (m_absent.contains(control) != shown)
        return;
    if (shown)
        m_absent.removeAll(control);
    else
        m_absent += control;
    control->setVisible(shown);
    fit();
}

bool LensBar::isAbsent(const QWidget* widget) const {
    const auto* caption = qobject_cast<const QLabel*>(widget);
    return caption != nullptr && m_absent.contains(caption->buddy());
}

/// With or without the widgets that may be hidden.
int LensBar::leastWidth(bool withHideable) const {
    int width = m_row->totalMinimumSize().width(); // of what is not hidden
    for (const QWidget* widget : m_hideable) {
        if (!isAbsent(widget) && widget->isHidden() == withHideable)
            width += (withHideable ? 1 : -1) * widthWithSpace(*widget);
    }
    return width;
}

QSize LensBar::minimumSizeHint() const {
    return {leastWidth(false), scaled(kHeight)};
}

void LensBar::fit() {
    int missing = leastWidth(true) - width();
    for (QWidget* widget : m_hideable) {
        if (isAbsent(widget)) {
            widget->hide();
            continue;
        }
        widget->setHidden(missing > 0);
        if (missing > 0)
            missing -= widthWithSpace(*widget);
    }
}

void LensBar::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        setMinimumHeight(scaled(kHeight));
}

void LensBar::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fit();
}

/// A control has changed its width.
bool LensBar::event(QEvent* event) {
    const bool done = QWidget::event(event);
    if (event->type() == QEvent::LayoutRequest)
        fit();
    return done;
}

} // namespace moji::app
