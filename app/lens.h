#pragma once
// What every lens is to the window: a widget that reads a Document and a Selection and knows no
// other lens. A lens repaints itself on their signals; on PaletteChange and FontChange events it
// takes colours and fonts anew (style/palette.h, style/fonts.h).

#include <QString>
#include <QWidget>

#include <cstdint>

namespace moji::app {

class Lens : public QWidget {
    Q_OBJECT
public:
    using QWidget::QWidget;

    /// A count to show beside the title ("Problems 4"); 0 shows none.
    [[nodiscard]] std::uint64_t badge() const { return m_badge; }
    /// Whether what is shown is older than the document, new results being under way.
    [[nodiscard]] bool isUpdating() const { return m_updating; }

Q_SIGNALS:
    void badgeChanged(std::uint64_t count);
    void updatingChanged(bool updating);

protected:
    void setBadge(std::uint64_t count);
    void setUpdating(bool updating);

private:
    std::uint64_t m_badge = 0;
    bool m_updating = false;
};

} // namespace moji::app
