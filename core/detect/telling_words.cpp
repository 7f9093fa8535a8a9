#include "detect/telling_words.h"

#include <algorithm>

namespace moji {

namespace {

/// No second byte of a double-byte set is below 30.
bool isSeparator(Byte byte) {
    return byte < 0x30;
}

void addWords(ByteView window, std::size_t enough, Bytes& words) {
    auto at = window.begin();
    while (words.size() < enough) {
        const auto high = std::find_if(at, window.end(), [](Byte byte) { return byte >= 0x80; });
        if (high == window.end())
            return;
        const auto before = std::find_if(std::make_reverse_iterator(high),
                                         std::make_reverse_iterator(at), isSeparator);
        const auto end = std::find_if(high, window.end(), isSeparator);
        const ByteView word(before.base(), end);
        if (word.size() > enough) { // half a character may be its last
            words.insert(words.end(), word.begin(),
                         word.begin() + static_cast<std::ptrdiff_t>(enough));
            return;
        }
        words.insert(words.end(), word.begin(), word.end());
        words.push_back('\n');
        at = end;
    }
}

} // namespace

Bytes tellingWords(const ByteSurvey& survey, std::size_t enough) {
    Bytes words;
    words.reserve(2 * enough + 1);
    for (const ByteSurvey::Window& window : survey.windows)
        addWords(window.bytes, enough, words);
    return words;
}

} // namespace moji
