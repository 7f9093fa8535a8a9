#pragma once
// A ring of 2 px in the accent colour around what has the keyboard, in every panel and every dialog
// alike, once the reader moves by keyboard; a press of the mouse takes it away until then.

#include <QPointer>
#include <QWidget>

namespace moji::app {

class FocusRing : public QWidget {
    Q_OBJECT
public:
    /// A child of the window, above everything in it; transparent for the mouse.
    explicit FocusRing(QWidget* window);
    /// Gives every other window a ring when something in it gets the focus. Once.
    static void addToAllWindows();

    static constexpr int kWidth = 2; // pixels
    /// What it is around; nullptr: nothing.
    [[nodiscard]] QWidget* target() const { return m_target; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    friend class FocusRings;
    void follow(QWidget* focus);
    void place();
    [[nodiscard]] QRect placeOfTarget() const;

    QPointer<QWidget> m_target;
};

} // namespace moji::app
