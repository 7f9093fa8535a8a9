#pragma once
// The buttons of the find bar: flat, reached by Tab.

#include <QToolButton>

namespace moji::app {

[[nodiscard]] inline QToolButton* makeBarButton(const QString& text, QWidget* parent) {
    auto* button = new QToolButton(parent);
    button->setText(text);
    button->setObjectName(QStringLiteral("worded")); // see style/style_sheet.cpp
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

} // namespace moji::app
