#include "window/notices.h"

namespace moji::app {

void Notices::set(NoticeKind kind, Notice notice) {
    m_notices[kind] = std::move(notice);
    Q_EMIT changed(kind);
}

void Notices::clear(NoticeKind kind) {
    if (m_notices.erase(kind) > 0)
        Q_EMIT changed(kind);
}

const Notice* Notices::find(NoticeKind kind) const {
    const auto found = m_notices.find(kind);
    return found == m_notices.end() ? nullptr : &found->second;
}

} // namespace moji::app
