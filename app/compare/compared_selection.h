#pragma once
// The selection of the right side, which goes with the window's, that of the left side: each is
// what is beside the other.

#include "compare/comparison.h"
#include "document/selection.h"

namespace moji::app {

class ComparedSelection final : public Selection {
    Q_OBJECT
public:
    ComparedSelection(const Comparison* comparison, Selection* left, QObject* parent = nullptr);

    /// Both sides of a difference, even if one is empty. `goTo` selects in the left document.
    template <class GoTo>
    void selectDifference(const Difference& difference, GoTo goTo) {
        m_following = true;
        goTo(difference.left);
        select(difference.right);
        m_following = false;
    }

private:
    void realign();
    void followLeft();
    void leadLeft();
    void followHover();
    void leadHover();

    const Comparison* m_comparison;
    Selection* m_left;
    bool m_following = false;
};

} // namespace moji::app
