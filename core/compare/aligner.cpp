#include "compare/aligner.h"

#include <algorithm>
#include <cmath>

namespace moji::compare {

namespace {

constexpr std::uint64_t kShort = 4096;           // bytes of both sides together
constexpr std::uint64_t kWindow = 64 * 1024;     // bytes of each side
constexpr std::size_t kMostEditsOfWindow = 128;  // 8,000 steps
constexpr std::uint64_t kSureRun = 32;           // a march ends with a run of so many bytes
constexpr std::uint64_t kSureMarch = 32;         // equal bytes for each edit
constexpr std::uint64_t kLastMarch = 3;          // the same, where nothing else helps
constexpr std::uint64_t kFineStretch = 16 << 20; // sixteen bytes are no accident in less than that

bool isDone(const Stretch& stretch) {
    return stretch.left.empty() || stretch.right.empty();
}

ByteRange firstBytes(ByteRange range, std::uint64_t length) {
    return {range.begin, range.begin + std::min(range.length(), length)};
}

/// The time is the square of it: sixty steps for each byte.
std::size_t mostEditsOf(const Stretch& stretch) {
    return std::max<std::size_t>(128, static_cast<std::size_t>(8 * std::sqrt(stretch.bytes())));
}

/// The runs up to the last long one, behind which another way might be better.
std::size_t sureRuns(const std::vector<EqualRun>& runs) {
    const auto isSure = [](const EqualRun& run) { return run.length >= kSureRun; };
    const auto last = std::find_if(runs.rbegin(), runs.rend(), isSure);
    return static_cast<std::size_t>(runs.rend() - last);
}

} // namespace

void Aligner::align(Stretch stretch, Level level) {
    const std::uint64_t front = m_sides.equalAtFront(stretch);
    add({stretch.left.begin, stretch.right.begin, front});
    stretch.left.begin += front;
    stretch.right.begin += front;
    const std::uint64_t back = m_sides.equalAtBack(stretch);
    stretch.left.end -= back;
    stretch.right.end -= back;
    alignMiddle(stretch, level);
    add({stretch.left.end, stretch.right.end, back});
}

void Aligner::alignMiddle(Stretch stretch, Level level) {
    if (stretch.bytes() > kShort)
        march(stretch, kSureMarch);
    if (isDone(stretch) || m_sides.work.hasFailed() || alignShort(stretch))
        return;
    if (level == Level::NoAnchors)
        return march(stretch, kLastMarch);
    if (alignBetweenAnchors(stretch, level))
        return;
    const bool canBeFiner = level == Level::CoarseAnchors && stretch.bytes() <= kFineStretch;
    alignMiddle(stretch, canBeFiner ? Level::FineAnchors : Level::NoAnchors);
}

bool Aligner::alignShort(Stretch stretch) {
    if (stretch.bytes() > kShort)
        return false;
    m_sides.left.copy(stretch.left, m_left);
    m_sides.right.copy(stretch.right, m_right);
    if (m_sides.work.hasFailed() || !m_script.findWhole(m_left, m_right, mostEditsOf(stretch)))
        return false;
    for (const EqualRun& run : m_script.runs())
        add({stretch.left.begin + run.left, stretch.right.begin + run.right, run.length});
    return true;
}

void Aligner::march(Stretch& rest, std::uint64_t equalBytesPerEdit) {
    while (!isDone(rest) && marchOneWindow(rest, equalBytesPerEdit)) {
        const std::uint64_t equal = m_sides.equalAtFront(rest);
        add({rest.left.begin, rest.right.begin, equal});
        rest.left.begin += equal;
        rest.right.begin += equal;
    }
}

bool Aligner::marchOneWindow(Stretch& rest, std::uint64_t equalBytesPerEdit) {
    m_sides.left.copy(firstBytes(rest.left, kWindow), m_left);
    m_sides.right.copy(firstBytes(rest.right, kWindow), m_right);
    if (m_sides.work.hasFailed())
        return false;
    m_script.findFurthest(m_left, m_right, kMostEditsOfWindow);
    const auto runs = std::span(m_script.runs()).first(sureRuns(m_script.runs()));
    std::uint64_t equal = 0;
    for (const EqualRun& run : runs)
        equal += run.length;
    if (runs.empty() || equal < equalBytesPerEdit * m_script.edits())
        return false;
    for (const EqualRun& run : runs)
        add({rest.left.begin + run.left, rest.right.begin + run.right, run.length});
    m_sides.work.settle(equal);
    rest.left.begin += runs.back().left + runs.back().length;
    rest.right.begin += runs.back().right + runs.back().length;
    return true;
}

bool Aligner::alignBetweenAnchors(Stretch stretch, Level level) {
    const Grain grain = level == Level::CoarseAnchors ? Grain::Coarse : Grain::Fine;
    const Level finer = level == Level::CoarseAnchors ? Level::FineAnchors : Level::NoAnchors;
    const std::uint64_t whole = stretch.bytes();
    const auto alignGap = [&](const Stretch& gap) {
        align(gap, gap.bytes() > whole / 4 ? finer : level);
    };
    bool isAnchored = false;
    for (const Anchor& anchor : findAnchors(m_sides, stretch, grain)) {
        if (anchor.left <= stretch.left.begin || anchor.right <= stretch.right.begin)
            continue; // within the run of the one before
        const Stretch before{{stretch.left.begin, anchor.left},
                             {stretch.right.begin, anchor.right}};
        const Stretch behind{{anchor.left, stretch.left.end}, {anchor.right, stretch.right.end}};
        const std::uint64_t back = m_sides.equalAtBack(before);
        const std::uint64_t front = m_sides.equalAtFront(behind);
        if (back + front < static_cast<std::uint64_t>(grain))
            continue; // the same hash of other bytes, or what an anchor before has taken
        alignGap(
            {{before.left.begin, anchor.left - back}, {before.right.begin, anchor.right - back}});
        add({anchor.left - back, anchor.right - back, back + front});
        stretch.left.begin = anchor.left + front;
        stretch.right.begin = anchor.right + front;
        isAnchored = true;
    }
    if (isAnchored)
        alignGap(stretch);
    return isAnchored;
}

} // namespace moji::compare
