#include "detect/utf8_lines.h"

#include "text/ascii.h"
#include "utf8/valid_utf8.h"

#include <algorithm>

namespace moji {

namespace {

void countIn(ByteView window, Utf8Lines& lines) {
    while (!window.empty()) {
        const auto end = std::ranges::find(window, Byte{'\n'});
        const auto length = static_cast<std::size_t>(end - window.begin());
        const ByteView line = window.first(length);
        if (!isAscii(line))
            ++(isValidUtf8(line) ? lines.utf8 : lines.other);
        window = window.subspan(std::min(length + 1, window.size()));
    }
}

} // namespace

Utf8Lines countUtf8Lines(const ByteSurvey& survey) {
    Utf8Lines lines;
    for (const ByteSurvey::Window& window : survey.windows)
        countIn(window.bytes, lines);
    return lines;
}

} // namespace moji
