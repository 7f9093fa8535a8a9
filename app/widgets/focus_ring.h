#pragma once
// A ring of 2 px in the accent colour around what has the keyboard, in every panel alike, once the
// reader moves by keyboard; a press of the mouse takes it away until then.

#include <QPointer>
#include <QWidget>

namespace moji::app {

class FocusRing : public QWidget {
    Q_OBJECT
public:
    /// A child of the window, above everything in it; transparent for the mouse.
    explicit FocusRing(QWidget* window);

    static constexpr int kWidth = 2; // pixels
    /// What it is around; nullptr: nothing.
    [[nodiscard]] QWidget* target() const { return m_target; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void follow(QWidget* focus);
    void place();

    QPointer<QWidget> m_target;
    bool m_byKeyboard = false;
};

} // namespace moji::app
