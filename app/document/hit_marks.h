#pragma once
// The search hits to mark: those in sight, and where in the whole document hits
// lie. The search fills it; what shows bytes draws it.

#include "search/all_hits.h"

#include <QObject>

#include <memory>
#include <vector>

namespace moji::app {

class HitMarks : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// In order.
    [[nodiscard]] const std::vector<ByteRange>& inSight() const { return m_inSight; }
    /// Whether hits begin in `range` or very near it.
    [[nodiscard]] bool anyIn(ByteRange range) const { return m_all && m_all->isMarked(range); }

    void setInSight(std::vector<ByteRange> hits);
    /// nullptr: not known, or none.
    void setAll(std::shared_ptr<const search::AllHits> hits);
    void clear();

Q_SIGNALS:
    void inSightChanged();
    void allChanged();

private:
    std::vector<ByteRange> m_inSight;
    std::shared_ptr<const search::AllHits> m_all;
};

} // namespace moji::app
