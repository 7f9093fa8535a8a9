#include "repair/word_changes.h"

#include "detect/character_kind.h"

#include <unicode/uchar.h>

#include <algorithm>

namespace moji::repair {

namespace {

bool isLetter(char32_t c) {
    return u_isalpha(static_cast<UChar32>(c)) != 0;
}

} // namespace

bool losesItsLetters(std::u32string_view before, std::u32string_view after) {
    std::size_t letters = 0;
    for (std::size_t i = 0; i < before.size(); ++i) {
        const bool isForeign = before[i] >= 0x80 && before[i] < 0x2E80 && isLetter(before[i]);
        const bool inWord = (i > 0 && isLetter(before[i - 1])) ||
                            (i + 1 < before.size() && isLetter(before[i + 1]));
        letters += isForeign && inWord ? 1 : 0;
    }
    return letters > 1 && std::ranges::none_of(after, [](char32_t c) {
               return isLetter(c) || characterClass(c).kind == CharacterKind::Asian;
           });
}

bool changesFew(std::u32string_view before, std::u32string_view after) {
    std::size_t changed = 0;
    for (std::size_t i = 0; i < std::min(before.size(), after.size()); ++i)
        changed += before[i] != after[i] ? 1 : 0;
    return before.size() == after.size() && changed * 4 <= before.size();
}

bool bringsControls(std::u32string_view before, std::u32string_view after) {
    const auto controls = [](std::u32string_view text) {
        return std::ranges::count_if(text, [](char32_t c) { return c < 0x20; });
    };
    return controls(after) > controls(before);
}

} // namespace moji::repair
