#include "search/part_search.h"

#include <algorithm>

namespace moji::search {

namespace {

constexpr std::uint64_t kStep = 4 * 1024 * 1024; // bytes between two reports
constexpr std::uint64_t kFirstStepBack = 256 * 1024;
constexpr std::uint64_t kLastStepBack = 16 * 1024 * 1024;

// The maximum number of bytes in matches to check for a gap. If matches overlap endlessly ("x+" in
// a text of only x), this number grows with the square of their length.
constexpr std::uint64_t kMostTrouble = 32 * 1024 * 1024;

/// The last place up to `offset` that is not inside a match that starts at `from` or later; nothing
/// if there is none. Matches that start before `from` end before `covered`.
Result<std::optional<std::uint64_t>> gapBetween(HitFinder& finder, std::uint64_t from,
                                                std::uint64_t covered, std::uint64_t offset) {
    std::optional<std::uint64_t> gap;
    std::uint64_t trouble = 0;
    while (from < offset) {
        const auto match = finder.first({from, offset});
        if (!match)
            return match.error();
        if (!*match)
            break;
        if ((*match)->begin >= covered)
            gap = (*match)->begin;
        covered = std::max(covered, (*match)->end);
        trouble += (*match)->length();
        if (trouble > kMostTrouble)
            return gap;
        from = (*match)->begin + 1;
    }
    return covered <= offset ? offset : gap;
}

/// A place at or before `offset` where a hit may start, but which is not inside any.
Result<std::uint64_t> startBefore(HitFinder& finder, std::uint64_t offset) {
    const auto known = finder.knownStart(offset);
    if (!known || *known)
        return known ? Result<std::uint64_t>(**known) : known.error();
    const std::uint64_t reach = finder.reach();
    std::uint64_t looked = 0;
    for (std::uint64_t back = 2 * reach; back < offset && looked < kMostTrouble; back *= 4) {
        const std::uint64_t from = offset - back;
        const auto gap = gapBetween(finder, from, from + reach, offset);
        if (!gap)
            return gap.error();
        if (*gap)
            return **gap;
        looked += back;
    }
    return std::uint64_t{0};
}

/// The same, but not before the part in which hits are searched for.
Result<std::uint64_t> startBefore(HitFinder& finder, ByteRange part, std::uint64_t offset) {
    if (offset <= part.begin)
        return part.begin;
    const auto start = startBefore(finder, offset);
    return start ? Result<std::uint64_t>(std::max(part.begin, *start)) : start;
}

ByteRange whole(const SearchText& text) {
    return {0, text.source->size()};
}

} // namespace

Result<std::optional<ByteRange>> findNextIn(ByteRange part, const SearchText& text,
                                            const SearchPattern& pattern, std::uint64_t from,
                                            const SearchControl& control) {
    const auto finder = makeHitFinder(pattern, text, control.stop);
    const auto start = startBefore(*finder, part, from);
    if (!start)
        return start.error();
    for (std::uint64_t at = *start; at < part.end;) {
        auto hit = finder->first({at, at + std::min(kStep, part.end - at)});
        if (!hit)
            return hit.error();
        if (*hit && (*hit)->end > part.end)
            break;
        if (*hit && (*hit)->begin >= from)
            return hit;
        at = *hit ? (*hit)->end : at + std::min(kStep, part.end - at);
        if (control.progress)
            control.progress(at - part.begin, part.length());
    }
    return std::optional<ByteRange>();
}

Result<std::optional<ByteRange>> findPreviousIn(ByteRange part, const SearchText& text,
                                                const SearchPattern& pattern, std::uint64_t before,
                                                const SearchControl& control) {
    const auto finder = makeHitFinder(pattern, text, control.stop);
    std::uint64_t step = kFirstStepBack;
    for (std::uint64_t end = std::min(before, part.end); end > part.begin;) {
        const auto begin = startBefore(*finder, part, end - std::min(end, step));
        if (!begin)
            return begin.error();
        std::optional<ByteRange> last;
        const auto keep = [&](ByteRange hit) {
            if (hit.end <= part.end)
                last = hit;
        };
        if (auto done = forEachHit(*finder, {*begin, end}, keep); !done)
            return done.error();
        if (last)
            return last;
        end = *begin;
        step = std::min(step * 4, kLastStepBack);
        if (control.progress)
            control.progress(part.end - end, part.length());
    }
    return std::optional<ByteRange>();
}

Result<std::vector<ByteRange>> hitsOfPartIn(ByteRange part, const SearchText& text,
                                            const SearchPattern& pattern, ByteRange range,
                                            const SearchControl& control) {
    const auto finder = makeHitFinder(pattern, text, control.stop);
    std::vector<ByteRange> hits;
    const auto start = startBefore(*finder, part, range.begin);
    if (!start)
        return start.error();
    // `start` is not inside a hit, so every hit that extends into the range starts after it.
    const auto keep = [&](ByteRange hit) {
        if (hit.intersects(range) && hit.end <= part.end)
            hits.push_back(hit);
    };
    const std::uint64_t end = std::max(*start, std::min(range.end, part.end));
    if (auto done = forEachHit(*finder, {*start, end}, keep); !done)
        return done.error();
    return hits;
}

Result<std::optional<ByteRange>> findNext(const SearchText& text, const SearchPattern& pattern,
                                          std::uint64_t from, const SearchControl& control) {
    return findNextIn(whole(text), text, pattern, from, control);
}

Result<std::optional<ByteRange>> findPrevious(const SearchText& text, const SearchPattern& pattern,
                                              std::uint64_t before, const SearchControl& control) {
    return findPreviousIn(whole(text), text, pattern, before, control);
}

Result<std::vector<ByteRange>> hitsIn(const SearchText& text, const SearchPattern& pattern,
                                      ByteRange range, const SearchControl& control) {
    return hitsOfPartIn(whole(text), text, pattern, range, control);
}

} // namespace moji::search
