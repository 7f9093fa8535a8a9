#include "widgets/panel.h"

namespace moji::app {

void Panel::setBadge(std::uint64_t count) {
    if (m_badge == count)
        return;
    m_badge = count;
    Q_EMIT badgeChanged(count);
}

void Panel::setUpdating(bool updating) {
    if (m_updating == updating)
        return;
    m_updating = updating;
    Q_EMIT updatingChanged(updating);
}

} // namespace moji::app
