#include "widgets/elided_label.h"

#include <QEvent>

namespace moji::app {

namespace {

constexpr int kFewestCharacters = 6;

} // namespace

ElidedLabel::ElidedLabel(QWidget* parent)
    : QLabel(parent) {
    setTextFormat(Qt::PlainText);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
}

void ElidedLabel::setWhole(const QString& text) {
    m_whole = text;
    setToolTip(text);
    setAccessibleName(text);
    updateGeometry();
    elide();
}

QSize ElidedLabel::sizeHint() const {
    return {fontMetrics().horizontalAdvance(m_whole) + 1, fontMetrics().height()};
}

QSize ElidedLabel::minimumSizeHint() const {
    const int few = fontMetrics().averageCharWidth() * kFewestCharacters;
    return {std::min(few, sizeHint().width()), fontMetrics().height()};
}

void ElidedLabel::resizeEvent(QResizeEvent* event) {
    QLabel::resizeEvent(event);
    elide();
}

void ElidedLabel::changeEvent(QEvent* event) {
    QLabel::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        elide();
}

void ElidedLabel::elide() {
    setText(fontMetrics().elidedText(m_whole, Qt::ElideMiddle, width()));
}

} // namespace moji::app
