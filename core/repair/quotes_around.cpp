#include "repair/quotes_around.h"

#include "repair/letters.h"

namespace moji::repair {

namespace {

constexpr std::size_t kQuoted = 80; // code points at either side of a part

} // namespace

bool isQuote(char32_t c) {
    return c == U'"' || c == U'\'' || c == U'`' || c == U'/';
}

std::optional<Piece> inPlainQuotes(std::u32string_view text, const Piece& part) {
    std::size_t begin = part.begin;
    while (begin > 0 && !isQuote(characterAt(text, begin - 1))) {
        if (characterAt(text, begin - 1) == U'\n' || part.begin - begin == kQuoted)
            return std::nullopt;
        --begin;
    }
    if (begin == 0)
        return std::nullopt;
    for (std::size_t end = part.end; end < text.size() && end - part.end < kQuoted; ++end) {
        if (characterAt(text, end) == characterAt(text, begin - 1))
            return Piece{begin, end};
        if (characterAt(text, end) == U'\n')
            break;
    }
    return std::nullopt;
}

std::optional<Piece> inPairOfQuotes(std::u32string_view text, const Piece& part,
                                    const std::function<bool(std::size_t)>& isDamaged) {
    constexpr std::u32string_view kOpening = U"«“„‘「([";
    constexpr std::u32string_view kClosing = U"»”“’」)]";
    std::size_t begin = part.begin;
    while (begin > 0 && part.begin - begin < kQuoted && characterAt(text, begin - 1) != U'\n' &&
           (kOpening.find(characterAt(text, begin - 1)) == kOpening.npos || isDamaged(begin - 1)))
        --begin;
    const std::size_t pair =
        begin > 0 ? kOpening.find(characterAt(text, begin - 1)) : kOpening.npos;
    if (pair == kOpening.npos)
        return std::nullopt;
    for (std::size_t end = part.end; end < text.size() && end - part.end < kQuoted; ++end) {
        const bool closes = characterAt(text, end) == kClosing[pair] ||
                            (characterAt(text, end) == U'”' && pair == 2);
        if (closes && !isDamaged(end))
            return Piece{begin, end};
        if (characterAt(text, end) == U'\n')
            break;
    }
    return std::nullopt;
}

} // namespace moji::repair
