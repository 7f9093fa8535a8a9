#include "detect/line_segments.h"

#include "utf8/kernels/kernel.h"

#include <algorithm>

namespace moji {

namespace {

bool isSeparator(Byte byte) {
    return byte < 0x30 || (byte >= 0x3A && byte <= 0x3F);
}

bool isAscii(ByteView bytes) {
    return std::ranges::all_of(bytes, [](Byte byte) { return byte < 0x80; });
}

} // namespace

std::vector<LineSegment> segmentLine(ByteView line) {
    std::vector<LineSegment> segments;
    std::size_t begin = 0;
    while (begin < line.size()) {
        std::size_t end = begin;
        while (end < line.size() && !isSeparator(line[end]))
            ++end;
        const ByteView word = line.subspan(begin, end - begin);
        while (end < line.size() && isSeparator(line[end]))
            ++end;
        if (!isAscii(word)) {
            const bool utf8 = utf8::defaultKernel().isValid(word.data(), word.size());
            if (segments.empty() || segments.back().utf8 != utf8)
                segments.push_back({{segments.empty() ? 0 : begin, end}, utf8});
        }
        if (!segments.empty())
            segments.back().range.end = end;
        begin = end;
    }
    if (segments.size() < 2)
        segments.clear();
    return segments;
}

} // namespace moji
