#include "widgets/lens_bar.h"

#include "style/fonts.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace moji::app {

namespace {

constexpr int kHeight = 40;
constexpr int kMargin = 12;
constexpr int kSpacing = 8;

int widthWithSpace(QWidget& widget) {
    const bool shrinks = (widget.sizePolicy().horizontalPolicy() & QSizePolicy::ShrinkFlag) != 0;
    const int hint = (shrinks ? widget.minimumSizeHint() : widget.sizeHint()).width();
    return std::clamp(hint, widget.minimumWidth(), widget.maximumWidth()) + kSpacing;
}

} // namespace

LensBar::LensBar(QWidget* parent)
    : QWidget(parent)
    , m_column(new QVBoxLayout(this)) {
    m_column->setContentsMargins(kMargin, 0, kMargin, 0);
    m_column->setSpacing(0);
    setMinimumHeight(scaled(kHeight));
}

void LensBar::add(QWidget* widget) {
    m_parts += widget;
    arrange();
}

void LensBar::addCaption(const QString& text, QWidget* control) {
    auto* caption = new QLabel(text, this);
    caption->setTextFormat(Qt::PlainText);
    caption->setBuddy(control);
    add(caption);
    hideWhenNarrow(caption);
}

void LensBar::addStretch() {
    m_parts += nullptr;
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

/// Of all in one row, with or without the widgets that may be hidden, which can be parts of others.
int LensBar::leastWidth(bool withHideable) const {
    int width = 2 * kMargin - kSpacing;
    for (QWidget* widget : m_parts)
        if (widget != nullptr && !widget->isHidden())
            width += widthWithSpace(*widget);
    for (QWidget* widget : m_hideable)
        if (!isAbsent(widget) && widget->isHidden() == withHideable)
            width += (withHideable ? 1 : -1) * widthWithSpace(*widget);
    return width;
}

QSize LensBar::minimumSizeHint() const {
    int widest = 0;
    for (QWidget* widget : m_parts)
        if (widget != nullptr && !widget->isHidden() && !m_hideable.contains(widget))
            widest = std::max(widest, widthWithSpace(*widget));
    const auto rows = static_cast<int>(std::max<qsizetype>(1, m_rows.size()));
    return {widest - kSpacing + 2 * kMargin, rows * scaled(kHeight)};
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
    arrange();
}

QList<QList<QWidget*>> LensBar::rowsOfControls() const {
    QList<QList<QWidget*>> rows{{}};
    int left = width() - 2 * kMargin + kSpacing;
    for (QWidget* widget : m_parts) {
        const int needed = widget == nullptr || widget->isHidden() ? 0 : widthWithSpace(*widget);
        if (needed > left && !rows.back().isEmpty()) {
            rows += QList<QWidget*>();
            left = width() - 2 * kMargin + kSpacing;
        }
        left -= needed;
        rows.back() += widget;
    }
    return rows;
}

void LensBar::arrange() {
    const auto rows = rowsOfControls();
    if (rows == m_rows)
        return;
    m_rows = rows;
    while (QLayoutItem* row = m_column->takeAt(0))
        delete row; // not the controls in it
    for (const QList<QWidget*>& parts : rows) {
        auto* row = new QHBoxLayout;
        row->setSpacing(kSpacing);
        for (QWidget* widget : parts) {
            if (widget == nullptr)
                row->addStretch(1);
            else
                row->addWidget(widget);
        }
        if (rows.size() > 1 && !parts.contains(nullptr))
            row->addStretch(1); // controls keep their size
        m_column->addLayout(row);
    }
    setMinimumHeight(static_cast<int>(rows.size()) * scaled(kHeight));
    updateGeometry();
}

void LensBar::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        setMinimumHeight(static_cast<int>(m_rows.size()) * scaled(kHeight));
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
