#include "document/string_literals.h"

#include <algorithm>
#include <optional>
#include <string>

namespace moji::app {

namespace {

constexpr std::string_view kSpaces = " \t\r\n";
constexpr std::string_view kPrefixes[] = {"", "b", "u", "l", "u8"};

std::string inLowerCase(std::string_view text) {
    std::string lower(text);
    for (char& c : lower)
        if (c >= 'A' && c <= 'Z')
            c = static_cast<char>(c | 0x20);
    return lower;
}

/// The index of the quote that ends the body that begins at `from`.
std::optional<std::size_t> endOfBody(std::string_view text, std::size_t from, char quote) {
    for (std::size_t at = from; at < text.size(); ++at) {
        if (text[at] == quote)
            return at;
        if (text[at] == '\n')
            return {};
        if (text[at] == '\\')
            ++at; // the next character ends nothing
    }
    return {};
}

} // namespace

std::vector<StringLiteral> stringLiterals(std::string_view text) {
    std::vector<StringLiteral> literals;
    for (std::size_t at = text.find_first_not_of(kSpaces); at != std::string_view::npos;
         at = text.find_first_not_of(kSpaces, at)) {
        const std::size_t open = text.find_first_of("\"'", at);
        if (open == std::string_view::npos)
            return {};
        const std::string prefix = inLowerCase(text.substr(at, open - at));
        const auto end = endOfBody(text, open + 1, text[open]);
        if (std::ranges::find(kPrefixes, prefix) == std::end(kPrefixes) || !end)
            return {};
        literals.push_back({text.substr(open + 1, *end - open - 1), text[open], prefix == "b"});
        at = *end + 1;
    }
    return literals;
}

} // namespace moji::app
