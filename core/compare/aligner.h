#pragma once
// Finds the bytes that two stretches have in common, with insertions and deletions between them. In
// turn:
//
//   1. What is equal at the front and at the back.
//   2. A stretch of a few kilobytes: the shortest edit script (edit_script.h), if it is not long.
//   3. A longer stretch: from its front, as long as edits are few, at most one in thirty bytes.
//   4. The rest: anchors (anchors.h), extended in both directions as far as bytes are equal; first
//      within a megabyte, as long as that makes progress, then in the whole. Gaps between anchors
//      start again at 1, with finer anchors if little was gained.
//   5. Without anchors (repetitive data): like 3, as long as most bytes are equal.
//
// What then remains is one difference. Each step takes time proportional to the stretch, and 4
// divides it; so the total time is nearly proportional to the bytes, whatever they are.

#include "compare/anchors.h"
#include "compare/difference_collector.h"
#include "compare/edit_script.h"

namespace moji::compare {

class Aligner {
public:
    /// Borrows both.
    Aligner(Sides& sides, DifferenceCollector& collector)
        : m_sides(sides)
        , m_collector(collector) {}

    /// Passes all equal runs of `stretch` to the collector, in order.
    void align(Stretch stretch) { align(stretch, Level::CoarseAnchors); }

private:
    enum class Level { CoarseAnchors, FineAnchors, NoAnchors };
    [[nodiscard]] static Grain grainOf(Level level);

    void align(Stretch stretch, Level level);
    void alignMiddle(Stretch stretch, Level level);
    [[nodiscard]] bool alignShort(const Stretch& stretch);
    /// Aligns the front as long as there are at least this many equal bytes per edit; removes it
    /// from `rest`.
    void march(Stretch& rest, std::uint64_t equalBytesPerEdit);
    [[nodiscard]] bool marchOneWindow(Stretch& rest, std::uint64_t window,
                                      std::uint64_t equalBytesPerEdit);
    /// Aligns the front if it has many anchors within a megabyte, and removes it; otherwise false.
    [[nodiscard]] bool alignNearby(Stretch& rest);
    [[nodiscard]] bool alignByAnchors(Stretch stretch, Level level);
    /// Aligns up to the end of the last anchor's run; false if no anchor is valid.
    [[nodiscard]] bool follow(const std::vector<Anchor>& anchors, Stretch& rest, Level level);
    void alignGap(const Stretch& gap, Level level, std::uint64_t whole);
    void add(const EqualRun& run) { m_collector.add(run); }

    Sides& m_sides;
    DifferenceCollector& m_collector;
    EditScript m_script;
    Bytes m_left;
    Bytes m_right;
};

} // namespace moji::compare
