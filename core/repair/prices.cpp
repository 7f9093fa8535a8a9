#include "repair/prices.h"

#include "repair/letters.h"

namespace moji::repair {

bool isPrice(std::u32string_view text, std::size_t at) {
    const auto isDigit = [&](std::size_t i) {
        return characterAt(text, i) >= U'0' && characterAt(text, i) <= U'9';
    };
    const auto isSpace = [&](std::size_t i) {
        return characterAt(text, i) == U' ' || characterAt(text, i) == U'\u00A0';
    };
    const bool isCurrency = text[at] == U'€' || text[at] == U'£' || text[at] == U'¥';
    return isCurrency &&
           (isDigit(at - 1) || isDigit(at + 1) || (isSpace(at - 1) && isDigit(at - 2)) ||
            (isSpace(at + 1) && isDigit(at + 2)));
}

std::u32string withoutPrices(std::u32string_view text) {
    std::u32string rest;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (!isPrice(text, i))
            rest += text[i];
    }
    return rest;
}

} // namespace moji::repair
