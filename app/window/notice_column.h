#pragma once
// The banners under the input fields: those of the program first, then those of the tab in front.
// Takes no room while there are none.

#include "window/notices.h"

#include <QWidget>

class QVBoxLayout;

namespace moji::app {

class Banner;

class NoticeColumn : public QWidget {
    Q_OBJECT
public:
    explicit NoticeColumn(QWidget* parent = nullptr);

    /// Adds a banner above those of the tabs, for matters of no single document.
    [[nodiscard]] Banner* addBanner();
    /// From top to bottom.
    [[nodiscard]] std::vector<QWidget*> banners() const;
    /// Shows the notices of this tab from now on.
    void setNotices(Notices* notices);

private:
    void show(NoticeKind kind);

    QVBoxLayout* m_column;
    Notices* m_notices = nullptr;
    std::map<NoticeKind, Banner*> m_banners;
    int m_own = 0; // banners of the program
};

} // namespace moji::app
