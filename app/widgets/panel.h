#pragma once
// The content of a dock or of the window's centre: a widget with a count and a state for its
// title. A panel repaints itself when its document changes; on PaletteChange and FontChange events
// it updates colours and fonts (style/palette.h, style/fonts.h).

#include <QWidget>

#include <cstdint>

namespace moji::app {

class Panel : public QWidget {
    Q_OBJECT
public:
    using QWidget::QWidget;

    /// A count to show beside the title ("Problems 4"); 0 shows none.
    [[nodiscard]] std::uint64_t badge() const { return m_badge; }
    /// Whether the display is older than the document and new results are being computed.
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
