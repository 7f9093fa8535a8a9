#include "compare/aligner.h"

#include <algorithm>
#include <cmath>

namespace moji::compare {

namespace {

constexpr std::uint64_t kTiny = 512;                // bytes of both sides together
constexpr std::uint64_t kShort = 4096;              // bytes of both sides together
constexpr std::uint64_t kLargestWindow = 64 * 1024; // of a march, in bytes of each side
constexpr std::uint64_t kSmallestWindow = 4096;
constexpr std::size_t kMostEdits = 128;      // 8,000 steps
constexpr std::uint64_t kSureRun = 32;       // equal bytes that may end a march
constexpr std::uint64_t kSureMarch = 32;     // equal bytes per edit
constexpr std::uint64_t kLastMarch = 3;      // equal bytes per edit, if nothing else helps
constexpr std::uint64_t kNearby = 1 << 20;   // bytes of each side
constexpr std::uint64_t kSureAnchors = 4096; // of about 16,000 nearby
constexpr std::uint64_t kFineStretch =
    16 << 20; // in less than that, sixteen equal bytes are no coincidence

bool isDone(const Stretch& stretch) {
    return stretch.left.empty() || stretch.right.empty();
}

ByteRange firstBytes(ByteRange range, std::uint64_t length) {
    return {range.begin, range.begin + std::min(range.length(), length)};
}

/// Myers' algorithm takes time proportional to half the square of this number.
std::size_t mostEditsOf(const Stretch& stretch) {
    const double root = std::sqrt(static_cast<double>(stretch.bytes()));
    return std::max(kMostEdits, static_cast<std::size_t>(4 * root));
}

/// The runs up to the last long one; after it, another path might be better.
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
    do {
        if (stretch.bytes() > kShort)
            march(stretch, kSureMarch);
    } while (level != Level::NoAnchors && alignNearby(stretch));
    if (isDone(stretch) || m_sides.work.hasFailed())
        return;
    const bool isShort = stretch.bytes() <= kShort;
    if (isShort && (alignShort(stretch) || stretch.bytes() <= kTiny))
        return;
    if (isShort && level == Level::CoarseAnchors)
        level = Level::FineAnchors;
    if (level == Level::NoAnchors)
        return isShort ? void() : march(stretch, kLastMarch);
    if (alignByAnchors(stretch, level))
        return;
    const bool canBeFiner = level == Level::CoarseAnchors && stretch.bytes() <= kFineStretch;
    alignMiddle(stretch, canBeFiner ? Level::FineAnchors : Level::NoAnchors);
}

bool Aligner::alignShort(const Stretch& stretch) {
    m_sides.left.copy(stretch.left, m_left);
    m_sides.right.copy(stretch.right, m_right);
    if (m_sides.work.hasFailed() || !m_script.findWhole(m_left, m_right, mostEditsOf(stretch)))
        return false;
    for (const EqualRun& run : m_script.runs())
        add({stretch.left.begin + run.left, stretch.right.begin + run.right, run.length});
    return true;
}

void Aligner::march(Stretch& rest, std::uint64_t equalBytesPerEdit) {
    std::uint64_t window = kLargestWindow;
    while (!isDone(rest) && !m_sides.work.hasFailed()) {
        const std::uint64_t begin = rest.left.begin;
        if (!marchOneWindow(rest, window, equalBytesPerEdit)) {
            if (window == kLargestWindow)
                return;
            window = kLargestWindow;
            continue;
        }
        // If the edits run out early, the rest of the window was read in vain.
        const std::uint64_t gained = rest.left.begin - begin;
        if (gained < window / 4)
            window = std::max(kSmallestWindow, window / 2);
        else if (gained > window / 2)
            window = std::min(kLargestWindow, window * 2);
        const std::uint64_t equal = m_sides.equalAtFront(rest);
        add({rest.left.begin, rest.right.begin, equal});
        rest.left.begin += equal;
        rest.right.begin += equal;
    }
}

bool Aligner::marchOneWindow(Stretch& rest, std::uint64_t window, std::uint64_t equalBytesPerEdit) {
    m_sides.left.copy(firstBytes(rest.left, window), m_left);
    m_sides.right.copy(firstBytes(rest.right, window), m_right);
    if (m_sides.work.hasFailed())
        return false;
    m_script.findFurthest(m_left, m_right, kMostEdits);
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

bool Aligner::alignNearby(Stretch& rest) {
    if (rest.left.length() < kNearby || rest.right.length() < kNearby)
        return false;
    const Stretch nearby{firstBytes(rest.left, kNearby), firstBytes(rest.right, kNearby)};
    const auto anchors = findAnchors(m_sides, nearby, Grain::Coarse);
    return anchors.size() >= kSureAnchors && follow(anchors, rest, Level::CoarseAnchors);
}

bool Aligner::alignByAnchors(Stretch stretch, Level level) {
    const auto anchors = findAnchors(m_sides, stretch, grainOf(level));
    const std::uint64_t whole = stretch.bytes();
    if (!follow(anchors, stretch, level))
        return false;
    alignGap(stretch, level, whole);
    return true;
}

bool Aligner::follow(const std::vector<Anchor>& anchors, Stretch& rest, Level level) {
    const std::uint64_t whole = rest.bytes();
    bool isAnchored = false;
    for (const Anchor& anchor : anchors) {
        if (anchor.left <= rest.left.begin || anchor.right <= rest.right.begin)
            continue; // inside the run of the previous anchor
        const Stretch before{{rest.left.begin, anchor.left}, {rest.right.begin, anchor.right}};
        const Stretch after{{anchor.left, rest.left.end}, {anchor.right, rest.right.end}};
        const std::uint64_t back = m_sides.equalAtBack(before);
        const std::uint64_t front = m_sides.equalAtFront(after);
        if (back + front < static_cast<std::uint64_t>(grainOf(level)))
            continue; // a hash collision, or bytes that an earlier anchor took
        const EqualRun run{anchor.left - back, anchor.right - back, back + front};
        alignGap({{before.left.begin, run.left}, {before.right.begin, run.right}}, level, whole);
        add(run);
        rest.left.begin = anchor.left + front;
        rest.right.begin = anchor.right + front;
        isAnchored = true;
    }
    return isAnchored;
}

Grain Aligner::grainOf(Level level) {
    return level == Level::CoarseAnchors ? Grain::Coarse : Grain::Fine;
}

/// If the gap is nearly the whole stretch, the same anchors would be found again.
void Aligner::alignGap(const Stretch& gap, Level level, std::uint64_t whole) {
    const bool isLarge = gap.bytes() > whole / 4;
    const Level finer = level == Level::CoarseAnchors ? Level::FineAnchors : Level::NoAnchors;
    align(gap, isLarge ? finer : level);
}

} // namespace moji::compare
