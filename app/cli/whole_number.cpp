#include "cli/whole_number.h"

#include "cli/phrase.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <charconv>
#include <optional>
#include <string_view>

namespace moji::cli {

namespace {

std::optional<std::uint64_t> parse(std::string_view text) {
    const bool hexadecimal = text.starts_with("0x") || text.starts_with("0X");
    if (hexadecimal)
        text.remove_prefix(2);
    std::uint64_t value = 0;
    const auto [end, error] =
        std::from_chars(text.data(), text.data() + text.size(), value, hexadecimal ? 16 : 10);
    if (error != std::errc() || end != text.data() + text.size())
        return std::nullopt;
    return value;
}

} // namespace

CLI::Validator wholeNumber(std::uint64_t least) {
    const auto check = [least](std::string& text) {
        const auto value = parse(text);
        if (!value || *value < least)
            return phrase("moji", "'%1' is not a whole number of at least %2").with(text, least);
        text = std::to_string(*value); // 010 is ten
        return std::string();
    };
    return CLI::Validator(check, "");
}

CLI::Validator wholeNumber(std::uint64_t least, std::uint64_t most) {
    const auto check = [least, most](std::string& text) {
        const auto value = parse(text);
        if (!value || *value < least || *value > most)
            return phrase("moji", "'%1' is not a whole number from %2 to %3")
                .with(text, least, most);
        text = std::to_string(*value);
        return std::string();
    };
    return CLI::Validator(check, "");
}

} // namespace moji::cli
