#include "compare/aligner.h"
#include "compare/byte_runs.h"

#include <algorithm>

namespace moji {

namespace {

using namespace compare;

void collectAtSameOffset(Sides& sides, DifferenceCollector& collector) {
    const std::uint64_t common = std::min(sides.left.size(), sides.right.size());
    for (std::uint64_t offset = 0; offset < common;) {
        const ByteView left = sides.left.front({offset, common});
        const ByteView right = sides.right.front({offset, common});
        const std::size_t length = std::min(left.size(), right.size());
        if (length == 0)
            return;
        for (std::size_t i = 0; i < length;) {
            const std::size_t equal = equalRun(left.subspan(i), right.subspan(i));
            collector.add({offset + i, offset + i, equal});
            i += equal;
            i += differingRun(left.subspan(i), right.subspan(i));
        }
        sides.work.settle(length);
        offset += length;
    }
}

/// Whether the sides were exchanged. The first byte that differs decides which side is taken as the
/// left one, so that exchanged sides give the mirrored result.
bool collectWithInsertions(Sides& sides, DifferenceCollector& collector) {
    const std::uint64_t front =
        sides.equalAtFront({{0, sides.left.size()}, {0, sides.right.size()}});
    collector.add({0, 0, front});
    Stretch rest{{front, sides.left.size()}, {front, sides.right.size()}};
    const ByteView left = sides.left.front(rest.left);
    const ByteView right = sides.right.front(rest.right);
    const bool isMirrored = !left.empty() && !right.empty() && left.front() > right.front();
    if (isMirrored) {
        std::swap(sides.left, sides.right);
        std::swap(rest.left, rest.right);
    }
    Aligner(sides, collector).align(rest);
    return isMirrored;
}

std::vector<Difference> mirrored(std::vector<Difference> differences) {
    for (Difference& difference : differences)
        std::swap(difference.left, difference.right);
    return differences;
}

} // namespace

Result<AlignmentResult> align(const ByteSource& left, const ByteSource& right,
                              const AlignmentOptions& options, const std::stop_token& stop,
                              const ProgressCallback& progress) {
    Work work(stop, progress, left.size() + right.size());
    Sides sides{ComparedSide(left, work), ComparedSide(right, work), work};
    const bool hasInsertions = options.mode == AlignmentMode::Insertions;
    DifferenceCollector collector(options.mostDifferences,
                                  DifferenceCollector::CleanUp{hasInsertions});
    bool isMirrored = false;
    if (hasInsertions)
        isMirrored = collectWithInsertions(sides, collector);
    else
        collectAtSameOffset(sides, collector);
    if (!work.mayGoOn())
        return work.error();
    work.finish();
    collector.finish(sides.left.size(), sides.right.size());

    DifferenceList& list = collector.list();
    const std::uint64_t differing = list.differingBytes();
    const bool isCoarse = list.isCoarse();
    auto differences = std::move(list).take();
    if (isMirrored)
        differences = mirrored(std::move(differences));
    return AlignmentResult{Alignment(std::move(differences), left.size(), right.size()), differing,
                           isCoarse};
}

} // namespace moji
