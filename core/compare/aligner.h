#pragma once
// Finds what two stretches of bytes have in common, insertions and deletions between. In turn:
//
//   1. What is the same at the front and at the back.
//   2. A stretch of a few kilobytes: the shortest edit script (edit_script.h), if it is not long.
//   3. A longer one: from its front on as far as edits are few, one in thirty bytes or fewer.
//   4. What is left: anchors (anchors.h), extended in both directions as far as the bytes are the
//      same; at first within a megabyte, as long as that leads on, then in the whole. What lies
//      between them begins again at 1, with finer anchors if little was gained.
//   5. Where there are no anchors (data that repeats itself): as 3 as long as most bytes are equal.
//
// What is left then is one difference. Each step takes time proportional to the stretch, and 4
// divides it; so all of it is nearly proportional to the bytes, whatever they are.

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

    /// Hands all equal runs of `stretch` to the collector, in order.
    void align(Stretch stretch) { align(stretch, Level::CoarseAnchors); }

private:
    enum class Level { CoarseAnchors, FineAnchors, NoAnchors };
    [[nodiscard]] static Grain grainOf(Level level);

    void align(Stretch stretch, Level level);
    void alignMiddle(Stretch stretch, Level level);
    [[nodiscard]] bool alignShort(const Stretch& stretch);
    /// Takes off the front what can be aligned with an edit in so many equal bytes or fewer.
    void march(Stretch& rest, std::uint64_t equalBytesPerEdit);
    [[nodiscard]] bool marchOneWindow(Stretch& rest, std::uint64_t window,
                                      std::uint64_t equalBytesPerEdit);
    /// Takes off the front what has many anchors within a megabyte; false where it has not.
    [[nodiscard]] bool alignNearby(Stretch& rest);
    [[nodiscard]] bool alignByAnchors(Stretch stretch, Level level);
    /// Up to the end of the last anchor's run; false where no anchor is one.
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
