#pragma once
// A cover over a widget that dims everything except one part. It takes neither mouse nor focus.

#include <QPainterPath>
#include <QWidget>

namespace moji::app {

class Spotlight : public QWidget {
    Q_OBJECT
public:
    explicit Spotlight(QWidget* over);

    /// In the coordinates of the covered widget; empty: nothing is dimmed.
    void setBright(const QPainterPath& part);
    [[nodiscard]] const QPainterPath& bright() const { return m_bright; }

protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QPainterPath m_bright;
};

} // namespace moji::app
