#include "compare/line_script.h"

#include "compare/line_search.h"

#include <algorithm>
#include <numeric>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace moji::compare {

namespace {

using Numbers = std::span<const std::uint32_t>;

constexpr std::uint32_t kAbsent = ~std::uint32_t{0};
constexpr std::uint32_t kSeveral = kAbsent - 1;
// Edits that are searched at once, and how many of them are then settled: the best ways on share
// their beginnings, so that what is settled is nearly always part of the shortest script.
constexpr std::size_t kEditsAtOnce = 256;
constexpr std::size_t kEditsSettled = 128;

/// Moves insertions and deletions as far down as they go, and joins those that meet.
std::vector<EqualRun> slidDown(const std::vector<EqualRun>& runs, Numbers left, Numbers right) {
    std::vector<EqualRun> slid;
    for (EqualRun next : runs) {
        EqualRun before = slid.empty() ? EqualRun{0, 0, 0} : slid.back();
        const std::uint64_t leftGap = before.left + before.length;
        const std::uint64_t rightGap = before.right + before.length;
        const bool isInsertion = leftGap == next.left && rightGap < next.right;
        const bool isDeletion = rightGap == next.right && leftGap < next.left;
        std::uint64_t moved = 0;
        while ((isInsertion || isDeletion) && moved < next.length &&
               (isInsertion ? right[rightGap + moved] == right[next.right + moved]
                            : left[leftGap + moved] == left[next.left + moved]))
            ++moved;
        if (moved > 0 && slid.empty())
            slid.push_back(before);
        if (moved > 0)
            slid.back().length += moved;
        if (moved < next.length)
            slid.push_back({next.left + moved, next.right + moved, next.length - moved});
    }
    return slid;
}

/// The lines of a side that the other one has, too. The others are never part of a run.
struct SharedLines {
    std::vector<std::uint32_t> numbers;
    std::vector<std::uint32_t> places; // where each of them is

    SharedLines(Numbers lines, Numbers others) {
        std::vector<bool> has;
        for (const std::uint32_t number : others) {
            if (number >= has.size())
                has.resize(number + std::size_t{1});
            has[number] = true;
        }
        for (std::size_t i = 0; i < lines.size(); ++i) {
            if (lines[i] < has.size() && has[lines[i]]) {
                numbers.push_back(lines[i]);
                places.push_back(static_cast<std::uint32_t>(i));
            }
        }
    }
};

/// Appends the runs that are the same; false if there are too many edits.
bool addScript(Numbers left, Numbers right, std::size_t mostEdits, std::vector<EqualRun>& runs) {
    std::uint64_t leftDone = 0;
    std::uint64_t rightDone = 0;
    for (;;) {
        LineSearch search(left, right);
        const bool isFound = search.find(std::min(mostEdits, kEditsAtOnce));
        if (!isFound && mostEdits <= kEditsAtOnce)
            return false;
        if (!isFound)
            search.goBackTo(kEditsSettled);
        for (const EqualRun& run : search.runs())
            runs.push_back({run.left + leftDone, run.right + rightDone, run.length});
        if (isFound)
            return true;
        left = left.subspan(search.takenLeft());
        right = right.subspan(search.takenRight());
        leftDone += search.takenLeft();
        rightDone += search.takenRight();
        mostEdits -= kEditsSettled;
    }
}

/// The runs that are the same, those at both ends first; nothing if there are too many edits.
std::optional<std::vector<EqualRun>> scriptOf(Numbers left, Numbers right, std::size_t mostEdits) {
    const auto front =
        static_cast<std::uint64_t>(std::ranges::mismatch(left, right).in1 - left.begin());
    std::uint64_t back = 0;
    while (back < std::min(left.size(), right.size()) - front &&
           left[left.size() - 1 - back] == right[right.size() - 1 - back])
        ++back;
    std::vector<EqualRun> runs;
    if (front > 0)
        runs.push_back({0, 0, front});
    const Numbers leftRest = left.subspan(front, left.size() - front - back);
    const Numbers rightRest = right.subspan(front, right.size() - front - back);
    const SharedLines leftShared(leftRest, rightRest);
    const SharedLines rightShared(rightRest, leftRest);
    std::vector<EqualRun> shared;
    if (!addScript(leftShared.numbers, rightShared.numbers, mostEdits, shared))
        return {};
    for (const EqualRun& run : shared) {
        for (std::uint64_t i = 0; i < run.length; ++i) {
            const std::uint64_t atLeft = front + leftShared.places[run.left + i];
            const std::uint64_t atRight = front + rightShared.places[run.right + i];
            const bool continues = !runs.empty() &&
                                   runs.back().left + runs.back().length == atLeft &&
                                   runs.back().right + runs.back().length == atRight;
            if (continues)
                ++runs.back().length;
            else
                runs.push_back({atLeft, atRight, 1});
        }
    }
    if (back > 0)
        runs.push_back({left.size() - back, right.size() - back, back});
    return runs;
}

/// The same with few edits; if there are more, only the runs at both ends.
std::vector<EqualRun> runsInGap(Numbers left, Numbers right) {
    constexpr std::size_t kMostEdits = 64;
    if (auto runs = scriptOf(left, right, kMostEdits))
        return *std::move(runs);
    const auto front =
        static_cast<std::uint64_t>(std::ranges::mismatch(left, right).in1 - left.begin());
    std::uint64_t back = 0;
    while (back < std::min(left.size(), right.size()) - front &&
           left[left.size() - 1 - back] == right[right.size() - 1 - back])
        ++back;
    return {{0, 0, front}, {left.size() - back, right.size() - back, back}};
}

/// Without empty runs; those that touch on both sides are one.
std::vector<EqualRun> joined(const std::vector<EqualRun>& runs) {
    std::vector<EqualRun> all;
    for (const EqualRun& run : runs) {
        if (run.length == 0)
            continue;
        const bool touches = !all.empty() && all.back().left + all.back().length == run.left &&
                             all.back().right + all.back().length == run.right;
        if (touches)
            all.back().length += run.length;
        else
            all.push_back(run);
    }
    return all;
}

/// Where each number occurs; kSeveral if more than once.
std::vector<std::uint32_t> placesOf(Numbers lines, std::size_t numbers) {
    std::vector<std::uint32_t> places(numbers, kAbsent);
    for (std::size_t i = 0; i < lines.size(); ++i)
        places[lines[i]] = places[lines[i]] == kAbsent ? static_cast<std::uint32_t>(i) : kSeveral;
    return places;
}

/// Of the lines that occur once on each side, the most that have the same order on both.
std::vector<EqualRun> anchorsOf(Numbers left, Numbers right) {
    std::uint32_t numbers = 0;
    for (const Numbers side : {left, right})
        for (const std::uint32_t number : side)
            numbers = std::max(numbers, number + 1);
    const auto inLeft = placesOf(left, numbers);
    const auto inRight = placesOf(right, numbers);
    struct Step {
        std::uint32_t left;
        std::uint32_t right;
        std::uint32_t before; // index of the step before
    };
    std::vector<Step> steps;
    std::vector<std::uint32_t> ends; // by length: the step that ends furthest up on the right
    for (std::size_t i = 0; i < left.size(); ++i) {
        const std::uint32_t place = inRight[left[i]];
        if (inLeft[left[i]] != i || place == kAbsent || place == kSeveral)
            continue;
        const auto end = std::ranges::lower_bound(
            ends, place, {}, [&](std::uint32_t step) { return steps[step].right; });
        const std::uint32_t before = end == ends.begin() ? kAbsent : *std::prev(end);
        const auto step = static_cast<std::uint32_t>(steps.size());
        steps.push_back({static_cast<std::uint32_t>(i), place, before});
        if (end == ends.end())
            ends.push_back(step);
        else
            *end = step;
    }
    std::vector<EqualRun> anchors;
    for (std::uint32_t step = ends.empty() ? kAbsent : ends.back(); step != kAbsent;
         step = steps[step].before)
        anchors.push_back({steps[step].left, steps[step].right, 1});
    std::ranges::reverse(anchors);
    return anchors;
}

using LineHash = std::uint64_t;

struct HashedLine {
    LineHash hash;
    std::uint32_t line;
};

/// Lines with equal hashes side by side. The hashes of a bucket have the same upper bits, and are
/// so few that they are sorted in the cache.
std::vector<HashedLine> sortedByHash(const std::vector<LineHash>& hashes) {
    constexpr unsigned kBits = 12;
    const auto bucketOf = [](LineHash hash) { return hash >> (64 - kBits); };
    std::vector<std::size_t> sizes(std::size_t{1} << kBits);
    for (const LineHash hash : hashes)
        ++sizes[bucketOf(hash)];
    std::vector<std::size_t> next(sizes.size());
    std::exclusive_scan(sizes.begin(), sizes.end(), next.begin(), std::size_t{0});
    std::vector<HashedLine> sorted(hashes.size());
    for (std::size_t i = 0; i < hashes.size(); ++i)
        sorted[next[bucketOf(hashes[i])]++] = {hashes[i], static_cast<std::uint32_t>(i)};
    auto begin = sorted.begin();
    for (const std::size_t end : next) { // of a bucket, now that it is full
        const auto last = sorted.begin() + static_cast<std::ptrdiff_t>(end);
        std::sort(begin, last, [](const HashedLine& left, const HashedLine& right) {
            return left.hash < right.hash;
        });
        begin = last;
    }
    return sorted;
}

/// Hashes of the lines of a side. False if there are too many, or after an error.
bool hashLines(ComparedSide& side, NumberedLines::Side& lines, std::vector<LineHash>& hashes,
               std::size_t mostLines) {
    const std::uint64_t size = side.size();
    std::string line; // the start of a line that is not yet whole
    lines.begins.push_back(0);
    for (std::uint64_t at = 0; at < size;) {
        const std::string_view text = asChars(side.front({at, size}));
        if (text.empty() || hashes.size() > mostLines)
            return false;
        for (std::size_t begin = 0; begin < text.size();) {
            const std::size_t feed = text.find('\n', begin);
            const std::size_t end = feed == text.npos ? text.size() : feed + 1;
            const bool isWhole = feed != text.npos || at + end == size;
            const std::string_view part = text.substr(begin, end - begin);
            if (!isWhole || !line.empty())
                line += part;
            if (isWhole) {
                hashes.push_back(std::hash<std::string_view>{}(line.empty() ? part : line));
                lines.begins.push_back(at + end);
                line.clear();
            }
            begin = end;
        }
        at += text.size();
    }
    return true;
}

} // namespace

NumberedLines::NumberedLines(ByteView leftText, ByteView rightText) {
    std::unordered_map<std::string_view, std::uint32_t> numbers;
    const auto cut = [&](ByteView bytes, Side& side) {
        const std::string_view text = asChars(bytes);
        for (std::size_t at = 0; at < text.size();) {
            const std::size_t end = std::min(text.find('\n', at), text.size() - 1) + 1;
            const auto number = static_cast<std::uint32_t>(numbers.size());
            side.begins.push_back(at);
            side.numbers.push_back(
                numbers.try_emplace(text.substr(at, end - at), number).first->second);
            at = end;
        }
        side.begins.push_back(text.size());
    };
    cut(leftText, left);
    cut(rightText, right);
}

std::optional<std::vector<EqualRun>> findLineScript(const NumberedLines& lines,
                                                    std::size_t mostEdits) {
    auto runs = scriptOf(lines.left.numbers, lines.right.numbers, mostEdits);
    if (!runs)
        return {};
    runs = slidDown(*runs, lines.left.numbers, lines.right.numbers);
    runs->push_back({lines.left.numbers.size(), lines.right.numbers.size(), 0});
    return runs;
}

std::optional<NumberedLines> NumberedLines::byHash(Sides& sides, std::size_t mostLines) {
    NumberedLines lines;
    std::vector<LineHash> hashes;
    if (!hashLines(sides.left, lines.left, hashes, mostLines) ||
        !hashLines(sides.right, lines.right, hashes, mostLines))
        return {};
    const std::vector<HashedLine> order = sortedByHash(hashes);
    const std::size_t leftCount = lines.left.begins.size() - 1;
    lines.left.numbers.resize(leftCount);
    lines.right.numbers.resize(hashes.size() - leftCount);
    std::uint32_t number = 0;
    for (std::size_t i = 0; i < order.size(); ++i) {
        const std::uint32_t line = order[i].line;
        number += i > 0 && order[i].hash != order[i - 1].hash ? 1 : 0; // equal ones have the same
        (line < leftCount ? lines.left.numbers[line] : lines.right.numbers[line - leftCount]) =
            number;
    }
    return lines;
}

std::vector<EqualRun> findAnchoredScript(const NumberedLines& lines) {
    const Numbers left = lines.left.numbers;
    const Numbers right = lines.right.numbers;
    std::vector<EqualRun> runs;
    std::uint64_t leftDone = 0;
    std::uint64_t rightDone = 0;
    auto anchors = anchorsOf(left, right);
    anchors.push_back({left.size(), right.size(), 0});
    for (const EqualRun& anchor : anchors) {
        if (anchor.left < leftDone || anchor.right < rightDone)
            continue; // part of a run already found
        const Numbers leftGap = left.subspan(leftDone, anchor.left - leftDone);
        const Numbers rightGap = right.subspan(rightDone, anchor.right - rightDone);
        for (const EqualRun& run : runsInGap(leftGap, rightGap))
            runs.push_back({run.left + leftDone, run.right + rightDone, run.length});
        std::uint64_t length = 0;
        while (anchor.left + length < left.size() && anchor.right + length < right.size() &&
               left[anchor.left + length] == right[anchor.right + length])
            ++length;
        if (length > 0)
            runs.push_back({anchor.left, anchor.right, length});
        leftDone = anchor.left + length;
        rightDone = anchor.right + length;
    }
    runs = slidDown(joined(runs), left, right);
    runs.push_back({left.size(), right.size(), 0});
    return runs;
}

} // namespace moji::compare
