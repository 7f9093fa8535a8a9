#pragma once
// Controls side by side that wrap into another row where there is no room, so that every one stays
// in reach however narrow a panel is.

#include <QWidget>

namespace moji::app {

class WrapRow final : public QWidget {
    Q_OBJECT
public:
    explicit WrapRow(QWidget* parent = nullptr);

    void add(QWidget* widget);
    /// With a word before it, which names it for readers of screens.
    void addCaptioned(const QString& caption, QWidget* control);
    [[nodiscard]] int rowsFor(int width) const;
};

} // namespace moji::app
