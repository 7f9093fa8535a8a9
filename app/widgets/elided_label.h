#pragma once
// A line of text that takes the available room: its middle is elided if it is too long. The
// whole is in the tool tip, and what a screen reader reads.

#include <QLabel>

namespace moji::app {

class ElidedLabel final : public QLabel {
    Q_OBJECT
public:
    explicit ElidedLabel(QWidget* parent = nullptr);

    void setWhole(const QString& text);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void elide();

    QString m_whole;
};

} // namespace moji::app
