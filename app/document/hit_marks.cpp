#include "document/hit_marks.h"

namespace moji::app {

void HitMarks::setInSight(std::vector<ByteRange> hits) {
    if (hits == m_inSight)
        return;
    m_inSight = std::move(hits);
    Q_EMIT inSightChanged();
}

void HitMarks::setAll(std::shared_ptr<const search::AllHits> hits) {
    if (hits == m_all)
        return;
    m_all = std::move(hits);
    Q_EMIT allChanged();
}

void HitMarks::clear() {
    setInSight({});
    setAll(nullptr);
}

} // namespace moji::app
