#include "document/c_array.h"

#include <charconv>
#include <optional>
#include <string>

namespace moji::app {

namespace {

constexpr std::string_view kSpaces = " \t\r\n\f\v";
constexpr int kLeast = -128; // of a signed char
constexpr int kMost = 255;

/// Comments become spaces, so that views into the text keep their places.
std::string withoutComments(std::string_view text) {
    std::string plain(text);
    const auto blank = [&](std::size_t from, std::size_t to) {
        for (std::size_t i = from; i < std::min(to, plain.size()); ++i)
            plain[i] = ' ';
    };
    for (std::size_t at = 0; at < plain.size(); ++at) {
        if (plain[at] == '\'') { // a quoted slash begins no comment
            at += plain.compare(at + 1, 1, "\\") == 0 ? 2 : 1;
            at = std::min(plain.find('\'', at + 1), plain.size());
        } else if (plain.compare(at, 2, "/*") == 0) {
            const std::size_t end = plain.find("*/", at + 2);
            blank(at, end == std::string::npos ? plain.size() : end + 2);
        } else if (plain.compare(at, 2, "//") == 0) {
            blank(at, std::min(plain.find('\n', at), plain.size()));
        }
    }
    return plain;
}

/// The place of the elements: between the brackets, or everything.
std::pair<std::size_t, std::size_t> elementsIn(std::string_view plain) {
    const std::size_t equals = plain.find('=');
    const std::size_t from = equals == std::string_view::npos ? 0 : equals + 1;
    const std::size_t open = plain.find_first_of("{[(", from);
    if (open == std::string_view::npos)
        return {from, std::min(plain.find(';', from), plain.size())};
    const char closing = plain[open] == '{' ? '}' : plain[open] == '[' ? ']' : ')';
    std::size_t end = open;
    do {
        end = plain.find(closing, end + 1);
    } while (end != std::string_view::npos && end > 0 && plain[end - 1] == '\'' &&
             plain.compare(end + 1, 1, "'") == 0); // '}' is an element
    return {open + 1, std::min(end, plain.size())};
}

/// Of digits alone, without a sign. More than kMost where it is larger than that.
std::optional<int> numberOf(std::string_view digits, int base) {
    unsigned value = 0; // from_chars() takes a sign for an int
    const char* const last = digits.data() + digits.size();
    const auto [end, error] = std::from_chars(digits.data(), last, value, base);
    if (error == std::errc::invalid_argument || end != last)
        return std::nullopt;
    const bool isByte = error == std::errc() && value <= unsigned{kMost};
    return isByte ? static_cast<int>(value) : kMost + 1;
}

std::optional<int> escapedCharacter(std::string_view escape) {
    constexpr std::string_view kNames = "abfnrtv\\'\"?0";
    constexpr std::string_view kValues("\a\b\f\n\r\t\v\\'\"?\0", 12);
    if (escape.size() == 1) {
        const std::size_t at = kNames.find(escape[0]);
        if (at != std::string_view::npos)
            return static_cast<unsigned char>(kValues[at]);
    }
    const bool isHex = escape.starts_with('x');
    escape.remove_prefix(isHex ? 1 : 0);
    return numberOf(escape, isHex ? 16 : 8);
}

/// Nothing where it is none; the caller checks the range.
std::optional<int> elementValue(std::string_view word) {
    if (word.size() >= 3 && word.front() == '\'' && word.back() == '\'') {
        const std::string_view inner = word.substr(1, word.size() - 2);
        if (inner.front() == '\\')
            return escapedCharacter(inner.substr(1));
        return inner.size() == 1 ? std::optional<int>(static_cast<unsigned char>(inner[0]))
                                 : std::nullopt;
    }
    const bool negative = word.starts_with('-');
    word.remove_prefix(negative ? 1 : 0);
    const bool isHex = word.starts_with("0x") || word.starts_with("0X");
    const bool isBinary = word.starts_with("0b") || word.starts_with("0B");
    const int base = isHex ? 16 : isBinary ? 2 : word.size() > 1 && word.front() == '0' ? 8 : 10;
    word.remove_prefix(isHex || isBinary ? 2 : 0);
    while (!word.empty() && std::string_view("uUlL").find(word.back()) != std::string_view::npos)
        word.remove_suffix(1);
    const auto value = numberOf(word, base);
    return value && negative ? -*value : value;
}

} // namespace

Result<Bytes, CArrayFault> parseCArray(std::string_view text) {
    const std::string plain = withoutComments(text);
    const auto [begin, end] = elementsIn(plain);
    const std::string separators = std::string(kSpaces) + ',';
    Bytes bytes;
    for (std::size_t at = plain.find_first_not_of(separators, begin); at < end;
         at = plain.find_first_not_of(separators, at)) {
        std::size_t last = plain.find_first_of(separators, at);
        if (plain[at] == '\'') { // ' ' and ',' are elements
            const std::size_t quote = plain.find('\'', at + (plain[at + 1] == '\\' ? 3 : 2));
            last = quote == std::string::npos ? quote : quote + 1;
        }
        last = std::min(last, end);
        const auto value = elementValue(std::string_view(plain).substr(at, last - at));
        const std::string_view word = text.substr(at, last - at);
        if (!value)
            return CArrayFault{CArrayFault::Kind::NoByte, word};
        if (*value < kLeast || *value > kMost)
            return CArrayFault{CArrayFault::Kind::OutOfRange, word};
        bytes.push_back(static_cast<Byte>(*value));
        at = last;
    }
    if (bytes.empty())
        return CArrayFault{CArrayFault::Kind::NoElements, text.substr(0, 0)};
    return bytes;
}

} // namespace moji::app
