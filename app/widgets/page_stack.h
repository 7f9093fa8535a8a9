#pragma once
// Pages, of which one is shown. Asks for as much room as that one needs; a QStackedWidget asks for
// what the largest page needs, also while it is hidden.

#include <QStackedWidget>

namespace moji::app {

class PageStack : public QStackedWidget {
    Q_OBJECT
public:
    explicit PageStack(QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    /// Else its layout would ask for the preferred height of the highest page.
    [[nodiscard]] bool hasHeightForWidth() const override { return false; }
};

} // namespace moji::app
