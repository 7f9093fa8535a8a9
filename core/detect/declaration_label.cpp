#include "detect/declaration_label.h"

#include "text/ascii.h"

#include <algorithm>

namespace moji {

bool startsWithWord(std::string_view text, std::string_view word) {
    return text.size() >= word.size() &&
           std::ranges::equal(text.substr(0, word.size()), word, {}, lowerAscii);
}

std::size_t findWord(std::string_view text, std::string_view word, std::size_t from) {
    for (std::size_t at = from; at + word.size() <= text.size(); ++at) {
        if (lowerAscii(text[at]) == word[0] && startsWithWord(text.substr(at), word))
            return at;
    }
    return std::string_view::npos;
}

std::size_t skipSpaces(std::string_view text, std::size_t at) {
    while (at < text.size() && isAsciiSpace(text[at]))
        ++at;
    return at;
}

std::optional<Declaration> labelAt(std::string_view text, std::size_t at, DeclarationForm form) {
    at = skipSpaces(text, at);
    if (at < text.size() && (text[at] == '"' || text[at] == '\''))
        ++at;
    const std::size_t begin = at;
    while (at < text.size() && isLabelCharacter(text[at]))
        ++at;
    if (at == begin || at == text.size()) // the end may cut it
        return std::nullopt;
    return Declaration{form, std::string(text.substr(begin, at - begin)), begin, at};
}

} // namespace moji
