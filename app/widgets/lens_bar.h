#pragma once
// The bar over a lens: controls side by side. Where it is narrow, what only explains (captions, an
// offset said elsewhere too) gives way, so that every control stays in reach.

#include <QWidget>

class QHBoxLayout;
class QLabel;

namespace moji::app {

class LensBar : public QWidget {
    Q_OBJECT
public:
    explicit LensBar(QWidget* parent = nullptr);

    void add(QWidget* widget);
    /// A word before a control, which it names for readers of screens. Gives way.
    void addCaption(const QString& text, QWidget* control);
    /// What is added behind it stands at the right.
    void addStretch();
    /// Gives way where there is no room; what was named first goes first.
    void letYield(QWidget* widget);

    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

private:
    void fit();
    [[nodiscard]] int leastWidth(bool withYielding) const;

    QHBoxLayout* m_row;
    QList<QWidget*> m_yielding;
};

} // namespace moji::app
