#include "widgets/page_stack.h"

namespace moji::app {

PageStack::PageStack(QWidget* parent)
    : QStackedWidget(parent) {
    connect(this, &QStackedWidget::currentChanged, this, &QWidget::updateGeometry);
}

QSize PageStack::sizeHint() const {
    return currentWidget() == nullptr ? QStackedWidget::sizeHint() : currentWidget()->sizeHint();
}

QSize PageStack::minimumSizeHint() const {
    return currentWidget() == nullptr ? QStackedWidget::minimumSizeHint()
                                      : currentWidget()->minimumSizeHint();
}

} // namespace moji::app
