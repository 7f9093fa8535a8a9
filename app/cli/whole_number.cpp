#include "cli/whole_number.h"

#include "cli/phrase.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <charconv>
#include <cmath>
#include <limits>
#include <optional>
#include <string_view>

namespace moji::cli {

namespace {

constexpr std::uint64_t kLargest = std::numeric_limits<std::uint64_t>::max();

/// Larger numbers are taken for kLargest, and `isTooLarge` set.
std::optional<std::uint64_t> parse(std::string_view text, bool& isTooLarge) {
    isTooLarge = false;
    const bool hexadecimal = text.starts_with("0x") || text.starts_with("0X");
    if (hexadecimal)
        text.remove_prefix(2);
    std::uint64_t value = 0;
    const auto [end, error] =
        std::from_chars(text.data(), text.data() + text.size(), value, hexadecimal ? 16 : 10);
    isTooLarge = error == std::errc::result_out_of_range && end == text.data() + text.size();
    if (isTooLarge)
        return kLargest;
    if (error != std::errc() || end != text.data() + text.size())
        return std::nullopt;
    return value;
}

} // namespace

CLI::Validator wholeNumber(std::uint64_t least) {
    const auto check = [least](std::string& text) {
        bool isTooLarge = false;
        const auto value = parse(text, isTooLarge);
        if (isTooLarge)
            return phrase("moji", "'%1' is not a whole number from %2 to %3")
                .with(text, least, kLargest);
        if (!value || *value < least)
            return phrase("moji", "'%1' is not a whole number of at least %2").with(text, least);
        text = std::to_string(*value); // 010 is ten
        return std::string();
    };
    return CLI::Validator(check, "");
}

CLI::Validator wholeNumber(std::uint64_t least, std::uint64_t most) {
    const auto check = [least, most](std::string& text) {
        bool isTooLarge = false;
        const auto value = parse(text, isTooLarge);
        if (!value || isTooLarge || *value < least || *value > most)
            return phrase("moji", "'%1' is not a whole number from %2 to %3")
                .with(text, least, most);
        text = std::to_string(*value);
        return std::string();
    };
    return CLI::Validator(check, "");
}

CLI::Validator numberFrom(double least, double most) {
    const auto check = [least, most, range = CLI::Range(least, most)](std::string& text) {
        double value = 0;
        if (CLI::detail::lexical_cast(text, value) && std::isnan(value)) // compares with nothing
            return fmt::format("Value {} not in range {} to {}", text, least, most);
        return range(text);
    };
    return CLI::Validator(check, "");
}

} // namespace moji::cli
