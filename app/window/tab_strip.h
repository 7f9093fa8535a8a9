#pragma once
// The bar of tabs. Only the tab in front has a close button, so that a thousand tabs do not need
// a thousand buttons; a middle click closes any.

#include <QTabBar>

class QToolButton;

namespace moji::app {

class TabStrip final : public QTabBar {
    Q_OBJECT
public:
    explicit TabStrip(QWidget* parent = nullptr);

protected:
    void mouseReleaseEvent(QMouseEvent* event) override;
    void changeEvent(QEvent* event) override;
    [[nodiscard]] QSize minimumTabSizeHint(int index) const override;

private:
    void placeButton(int index);
    [[nodiscard]] QToolButton* makeButton();
};

} // namespace moji::app
