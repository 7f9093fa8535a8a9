#pragma once
// The mark beside a lens' title: a count in a pill, and whether the content is being computed
// again. The title itself stays unchanged.

#include <QWidget>

#include <cstdint>

namespace moji::app {

class DockMark : public QWidget {
    Q_OBJECT
public:
    explicit DockMark(QWidget* parent);

    /// A count of 0 is not shown.
    void setState(std::uint64_t count, bool updating);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_count;
    QString m_updating;
};

} // namespace moji::app
