#pragma once
// The centre of the window: the byte lens alone or, in a comparison, two of them under the
// comparison's bar: side by side or, where that is too narrow, one above the other.

#include <QWidget>

namespace moji::app {

class ByteLens;
class CompareBar;

class CompareView final : public QWidget {
    Q_OBJECT
public:
    /// `left` is always visible.
    explicit CompareView(ByteLens* left, QWidget* parent = nullptr);

    [[nodiscard]] CompareBar& bar() { return *m_bar; }
    [[nodiscard]] ByteLens& left() { return *m_left; }
    /// nullptr: none. Deletes the one before.
    void setRight(ByteLens* right);
    [[nodiscard]] ByteLens* right() const { return m_right; }

    /// A page that lies over the bytes and wants more room than they do; nullptr: none.
    void setCover(const QWidget* cover) { m_cover = cover; }

    /// The height that shows all rows and one more, or the cover.
    [[nodiscard]] int contentHeight() const;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void arrange();
    void arrangeBeside(const QRect& room);
    void arrangeBelow(const QRect& room);

    QRect m_rule; // between the sides
    CompareBar* m_bar;
    ByteLens* m_left;
    ByteLens* m_right = nullptr;
    const QWidget* m_cover = nullptr;
};

} // namespace moji::app
