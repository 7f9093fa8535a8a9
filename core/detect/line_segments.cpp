#include "detect/line_segments.h"

#include "detect/utf8_balance.h"
#include "text/ascii.h"
#include "utf8/valid_utf8.h"

#include <algorithm>

namespace moji {

namespace {

bool isSeparator(Byte byte) {
    return byte < 0x30 || (byte >= 0x3A && byte <= 0x3F);
}

bool isUtf8OrDamaged(ByteView word) {
    const Utf8Look look = lookForUtf8(word);
    if (look.leads == 0 || look.mostWellFormed() < 2 * look.leastProblems())
        return false;
    if (isValidUtf8(word))
        return true;
    const Utf8Balance balance = weighUtf8(word, Tail::AtEnd, 0);
    return balance.wellFormed > 0 && balance.wellFormed >= 2 * balance.problems;
}

bool isLongEnough(ByteView line, const LineSegment& segment) {
    const ByteView bytes = line.subspan(segment.range.begin, segment.range.length());
    const auto high = std::ranges::count_if(bytes, [](Byte byte) { return byte >= 0x80; });
    return static_cast<std::size_t>(high) >= kForeignBytes;
}

} // namespace

std::vector<LineSegment> segmentLine(ByteView line) {
    std::vector<LineSegment> segments;
    if (!mayHaveUtf8(line) || isValidUtf8(line))
        return segments;
    std::size_t begin = 0;
    while (begin < line.size()) {
        std::size_t end = begin;
        while (end < line.size() && !isSeparator(line[end]))
            ++end;
        const ByteView word = line.subspan(begin, end - begin);
        while (end < line.size() && isSeparator(line[end]))
            ++end;
        if (!isAscii(word)) {
            const bool utf8 = isUtf8OrDamaged(word);
            if (segments.empty() || segments.back().utf8 != utf8)
                segments.push_back({{segments.empty() ? 0 : begin, end}, utf8});
        }
        if (!segments.empty())
            segments.back().range.end = end;
        begin = end;
    }
    // One sequence that is well-formed may be so by chance.
    constexpr std::uint64_t kFewestOfUtf8 = 2;
    std::uint64_t ofUtf8 = 0;
    for (const LineSegment& segment : segments)
        if (segments.size() > 1 && segment.utf8)
            ofUtf8 +=
                weighUtf8(line.subspan(segment.range.begin, segment.range.length()), Tail::AtEnd, 0)
                    .wellFormed;
    const bool isMixture =
        ofUtf8 >= kFewestOfUtf8 && std::ranges::any_of(segments, [&](const LineSegment& segment) {
            return !segment.utf8 && isLongEnough(line, segment);
        });
    if (!isMixture)
        segments.clear();
    return segments;
}

} // namespace moji
