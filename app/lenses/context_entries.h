#pragma once
// A lens with entries of its own for the context menu of one of its parts.

class QMenu;
class QPoint;

namespace moji::app {

class ContextEntries {
public:
    virtual ~ContextEntries() = default;
    /// Adds them; none where there is nothing to do at this place of the screen.
    virtual void addContextEntries(QMenu& menu, const QPoint& globalPlace) = 0;
};

} // namespace moji::app
