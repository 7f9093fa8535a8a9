#pragma once
// The bar over a lens: controls side by side. If it is narrow, explanations (captions, an
// offset shown elsewhere too) are hidden; if that is not enough, the last controls go into further
// rows, so that every control stays visible.

#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace moji::app {

class LensBar : public QWidget {
    Q_OBJECT
public:
    explicit LensBar(QWidget* parent = nullptr);

    void add(QWidget* widget);
    /// A caption before a control, which it names for screen readers. Hidden when narrow.
    void addCaption(const QString& text, QWidget* control);
    /// Later widgets go to the right end.
    void addStretch();
    /// Hides the widget when there is no room; the first one named is hidden first.
    void hideWhenNarrow(QWidget* widget);

    /// Takes a control and its caption out of the bar, or puts them back.
    void setShown(QWidget* control, bool shown);

    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

private:
    void fit();
    void arrange();
    [[nodiscard]] QList<QList<QWidget*>> rowsOfControls() const;
    [[nodiscard]] int leastWidth(bool withHideable) const;
    [[nodiscard]] bool isAbsent(const QWidget* widget) const;

    QVBoxLayout* m_column;
    QList<QWidget*> m_parts; // nullptr: a stretch
    QList<QList<QWidget*>> m_rows;
    QList<QWidget*> m_hideable;
    QList<const QWidget*> m_absent; // controls
};

} // namespace moji::app
