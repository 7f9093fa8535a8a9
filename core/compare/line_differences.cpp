#include "compare/line_differences.h"

#include "compare/alignment.h"
#include "compare/compared_side.h"
#include "compare/line_script.h"

#include <algorithm>

namespace moji {

namespace {

using namespace compare;

constexpr std::uint64_t kInMemory = 32 * 1024 * 1024; // bytes of both sides
constexpr std::size_t kMostLines = 6'000'000;         // of both sides: 220 MB with their hashes
constexpr std::size_t kMostEdits = 4000;              // 32 MB of rows
constexpr std::size_t kFewEdits = 1000;               // of long texts
constexpr std::size_t kMostDifferences = 500'000;     // of bytes

/// The offset after the first line feed of a range; nothing where there is none.
std::optional<std::uint64_t> firstLineEnd(ComparedSide& side, ByteRange range) {
    while (!range.empty()) {
        const ByteView bytes = side.front(range);
        const auto found = std::ranges::find(bytes, Byte{'\n'});
        if (found != bytes.end())
            return range.begin + static_cast<std::uint64_t>(found - bytes.begin()) + 1;
        if (bytes.empty())
            return {};
        range.begin += bytes.size();
    }
    return {};
}

/// The offset after the last one.
std::optional<std::uint64_t> lastLineEnd(ComparedSide& side, ByteRange range) {
    while (!range.empty()) {
        const ByteView bytes = side.back(range);
        const auto found = std::find(bytes.rbegin(), bytes.rend(), Byte{'\n'});
        if (found != bytes.rend())
            return range.end - static_cast<std::uint64_t>(found - bytes.rbegin());
        if (bytes.empty())
            return {};
        range.end -= bytes.size();
    }
    return {};
}

class LineComparison {
public:
    using Use = std::function<bool(const LineDifference&)>;
    LineComparison(const ByteSource& left, const ByteSource& right, const Use& use,
                   const std::stop_token& stop)
        : m_work(stop, m_noProgress, 0)
        , m_sides{ComparedSide(left, m_work), ComparedSide(right, m_work), m_work}
        , m_use(use) {}

    /// Compares all of both line by line; false if they have too many lines.
    [[nodiscard]] bool compareWhole() {
        return comparesInMemory({{0, m_sides.left.size()}, {0, m_sides.right.size()}}) ||
               compareHashed();
    }

    /// Goes by differences of bytes.
    void compareAligned(std::span<const Difference> differences);

    /// `isCoarse`: the differences of bytes were joined already.
    [[nodiscard]] Result<LineDifferencesTold> outcome(bool isCoarse = false) {
        if (!m_work.mayGoOn())
            return m_work.error();
        return LineDifferencesTold{m_hasJoined || isCoarse};
    }

private:
    struct Place {
        std::uint64_t left = 0;
        std::uint64_t right = 0;
        bool operator==(const Place&) const = default;
    };
    [[nodiscard]] bool isLineBegin(Place place);
    [[nodiscard]] std::optional<Place> lineEndAfter(Place place, std::uint64_t leftEnd);
    [[nodiscard]] std::optional<Place> lineBeginBefore(Place place, std::uint64_t leftEnd);
    void compareStretch(const Stretch& stretch);
    [[nodiscard]] bool comparesInMemory(const Stretch& stretch);
    [[nodiscard]] bool compareHashed();
    [[nodiscard]] bool areEqual(const NumberedLines& lines, const std::vector<EqualRun>& runs);
    void tellBetween(const Stretch& stretch, const NumberedLines& lines,
                     const std::vector<EqualRun>& runs);
    void tell(LineDifference difference);
    [[nodiscard]] std::uint64_t linesIn(ComparedSide& side, ByteRange range);
    [[nodiscard]] bool mayGoOn() { return !m_hasEnough && m_work.mayGoOn(); }

    const ProgressCallback m_noProgress;
    Work m_work;
    Sides m_sides;
    const Use& m_use;
    Place m_told; // bytes up to here are compared
    std::uint64_t m_leftLine = 0;
    std::uint64_t m_rightLine = 0;
    bool m_hasEnough = false;
    bool m_hasJoined = false; // a stretch was too long to be compared line by line
};

std::uint64_t LineComparison::linesIn(ComparedSide& side, ByteRange range) {
    std::uint64_t lines = 0;
    bool endsInLine = false;
    while (!range.empty()) {
        const ByteView bytes = side.front(range);
        if (bytes.empty())
            break;
        lines += static_cast<std::uint64_t>(std::ranges::count(bytes, Byte{'\n'}));
        endsInLine = bytes.back() != '\n';
        range.begin += bytes.size();
    }
    return lines + (endsInLine ? 1 : 0);
}

bool LineComparison::isLineBegin(Place place) {
    const auto follows = [](ComparedSide& side, std::uint64_t offset) {
        if (offset == 0)
            return true;
        const ByteView last = side.front({offset - 1, offset});
        return !last.empty() && last.front() == '\n';
    };
    return follows(m_sides.left, place.left) && follows(m_sides.right, place.right);
}

/// The first place from `place` on where a line begins on both sides; bytes are the same up to
/// `leftEnd`.
std::optional<LineComparison::Place> LineComparison::lineEndAfter(Place place,
                                                                  std::uint64_t leftEnd) {
    if (isLineBegin(place))
        return place;
    const auto found = firstLineEnd(m_sides.left, {place.left, leftEnd});
    if (!found)
        return {};
    return Place{*found, place.right + (*found - place.left)};
}

/// The last such place before `leftEnd`.
std::optional<LineComparison::Place> LineComparison::lineBeginBefore(Place place,
                                                                     std::uint64_t leftEnd) {
    if (const auto found = lastLineEnd(m_sides.left, {place.left, leftEnd}))
        return Place{*found, place.right + (*found - place.left)};
    return isLineBegin(place) ? std::optional(place) : std::nullopt;
}

void LineComparison::compareAligned(std::span<const Difference> differences) {
    Place at;                  // after the difference before
    std::optional<Place> open; // where a stretch of lines that differ begins
    for (const Difference& difference : differences) {
        if (!mayGoOn())
            return;
        const auto end = open ? lineEndAfter(at, difference.left.begin) : std::nullopt;
        const auto begin = lineBeginBefore(at, difference.left.begin);
        if (open && end && begin && *end != *begin) {
            compareStretch({{open->left, end->left}, {open->right, end->right}});
            open.reset();
        }
        if (!open)
            open = begin ? begin : Place{};
        at = {difference.left.end, difference.right.end};
    }
    if (!open || !mayGoOn())
        return;
    const Place last{m_sides.left.size(), m_sides.right.size()};
    const Place end = lineEndAfter(at, last.left).value_or(last);
    compareStretch({{open->left, end.left}, {open->right, end.right}});
}

void LineComparison::compareStretch(const Stretch& stretch) {
    const std::uint64_t same = linesIn(m_sides.left, {m_told.left, stretch.left.begin});
    m_leftLine += same;
    m_rightLine += same;
    m_told = {stretch.left.begin, stretch.right.begin};
    if (!comparesInMemory(stretch)) {
        // Lines on one side only are one difference, however many they are.
        m_hasJoined = m_hasJoined || (!stretch.left.empty() && !stretch.right.empty());
        tell({stretch.left, stretch.right, m_leftLine, m_rightLine,
              linesIn(m_sides.left, stretch.left), linesIn(m_sides.right, stretch.right)});
    }
}

bool LineComparison::comparesInMemory(const Stretch& stretch) {
    if (stretch.bytes() > kInMemory)
        return false;
    Bytes left;
    Bytes right;
    m_sides.left.copy(stretch.left, left);
    m_sides.right.copy(stretch.right, right);
    const NumberedLines lines(left, right);
    const auto runs = findLineScript(lines, kMostEdits);
    tellBetween(stretch, lines, runs ? *runs : findAnchoredScript(lines));
    return true;
}

/// Texts longer than that by hashes of their lines, if these are not too many.
bool LineComparison::compareHashed() {
    const auto lines = NumberedLines::byHash(m_sides, kMostLines);
    if (!lines)
        return false;
    const auto runs = findLineScript(*lines, kFewEdits);
    const auto script = runs ? *runs : findAnchoredScript(*lines);
    if (!areEqual(*lines, script))
        return false;
    tellBetween({{0, m_sides.left.size()}, {0, m_sides.right.size()}}, *lines, script);
    return true;
}

/// Whether runs of lines with equal hashes have equal bytes.
bool LineComparison::areEqual(const NumberedLines& lines, const std::vector<EqualRun>& runs) {
    for (const EqualRun& run : runs) {
        const ByteRange left{lines.left.begins[run.left], lines.left.begins[run.left + run.length]};
        const ByteRange right{lines.right.begins[run.right],
                              lines.right.begins[run.right + run.length]};
        if (left.length() != right.length() || m_sides.equalAtFront({left, right}) != left.length())
            return false;
    }
    return true;
}

void LineComparison::tellBetween(const Stretch& stretch, const NumberedLines& lines,
                                 const std::vector<EqualRun>& runs) {
    const std::uint64_t firstLeft = m_leftLine;
    const std::uint64_t firstRight = m_rightLine;
    EqualRun before;
    for (const EqualRun& run : runs) {
        const std::uint64_t leftEnd = before.left + before.length;
        const std::uint64_t rightEnd = before.right + before.length;
        before = run;
        if (leftEnd == run.left && rightEnd == run.right)
            continue;
        const auto range = [](const NumberedLines::Side& side, std::uint64_t begin,
                              std::uint64_t end, std::uint64_t offset) {
            return ByteRange{offset + side.begins[begin], offset + side.begins[end]};
        };
        tell({range(lines.left, leftEnd, run.left, stretch.left.begin),
              range(lines.right, rightEnd, run.right, stretch.right.begin), firstLeft + leftEnd,
              firstRight + rightEnd, run.left - leftEnd, run.right - rightEnd});
        if (!mayGoOn())
            return;
    }
    m_leftLine = firstLeft + lines.left.numbers.size();
    m_rightLine = firstRight + lines.right.numbers.size();
    m_told = {stretch.left.end, stretch.right.end};
}

void LineComparison::tell(LineDifference difference) {
    if (!mayGoOn())
        return;
    m_hasEnough = !m_use(difference);
    m_leftLine = difference.leftLine + difference.leftCount;
    m_rightLine = difference.rightLine + difference.rightCount;
    m_told = {difference.left.end, difference.right.end};
}

} // namespace

Result<LineDifferencesTold>
findLineDifferences(const ByteSource& left, const ByteSource& right,
                    const std::function<bool(const LineDifference&)>& use,
                    const std::stop_token& stop, const ProgressCallback& progress) {
    LineComparison comparison(left, right, use, stop);
    if (comparison.compareWhole())
        return comparison.outcome();
    AlignmentOptions options;
    options.mostDifferences = kMostDifferences;
    const auto aligned = align(left, right, options, stop, progress);
    if (!aligned)
        return aligned.error();
    comparison.compareAligned(aligned->alignment.differences());
    return comparison.outcome(aligned->coarse);
}

} // namespace moji
