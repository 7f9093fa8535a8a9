#include "compare/compared_selection.h"

namespace moji::app {

namespace {

/// What is selected on `side` of `from`, in `to` on the other; the caret stays at its end of it.
void selectBeside(const Comparison& comparison, Side side, const Selection& from, Selection& to) {
    const ByteRange range = counterpartOf(*comparison.alignment(), side, from.range());
    if (from.caret() <= from.anchor())
        to.select(range.end, range.begin);
    else
        to.select(range.begin, range.end);
}

} // namespace

ComparedSelection::ComparedSelection(const Comparison* comparison, Selection* left, QObject* parent)
    : Selection(&comparison->document(Side::Right), parent)
    , m_comparison(comparison)
    , m_left(left) {
    connect(left, &Selection::changed, this, &ComparedSelection::followLeft);
    connect(left, &Selection::hoverChanged, this, &ComparedSelection::followHover);
    connect(this, &Selection::changed, this, &ComparedSelection::leadLeft);
    connect(this, &Selection::hoverChanged, this, &ComparedSelection::leadHover);
    connect(comparison, &Comparison::changed, this, &ComparedSelection::realign);
    followLeft();
}

/// If the two no longer match, the left side wins.
void ComparedSelection::realign() {
    if (counterpartOf(*m_comparison->alignment(), Side::Right, range()) != m_left->range())
        followLeft();
}

void ComparedSelection::followLeft() {
    if (m_following)
        return;
    m_following = true;
    selectBeside(*m_comparison, Side::Left, *m_left, *this);
    m_following = false;
}

void ComparedSelection::leadLeft() {
    if (m_following)
        return;
    m_following = true;
    selectBeside(*m_comparison, Side::Right, *this, *m_left);
    m_following = false;
}

void ComparedSelection::followHover() {
    const auto hovered = m_left->hovered();
    if (m_following)
        return;
    m_following = true;
    showHovered(hovered
                    ? std::optional(counterpartOf(*m_comparison->alignment(), Side::Left, *hovered))
                    : std::nullopt);
    m_following = false;
}

void ComparedSelection::leadHover() {
    if (m_following)
        return;
    m_following = true;
    m_left->showHovered(hovered() ? std::optional(counterpartOf(*m_comparison->alignment(),
                                                                Side::Right, *hovered()))
                                  : std::nullopt);
    m_following = false;
}

} // namespace moji::app
