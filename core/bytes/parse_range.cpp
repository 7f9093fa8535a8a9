#include "bytes/parse_range.h"

#include <charconv>
#include <optional>
#include <string>

namespace moji {

namespace {

std::optional<std::uint64_t> parseOffset(std::string_view text, std::uint64_t ifEmpty) {
    if (text.empty())
        return ifEmpty;
    int base = 10;
    if (text.starts_with("0x") || text.starts_with("0X")) {
        text.remove_prefix(2);
        base = 16;
    }
    std::uint64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value, base);
    if (error != std::errc() || end != text.data() + text.size())
        return std::nullopt;
    return value;
}

} // namespace

Result<ByteRange> parseRange(std::string_view text) {
    const Error malformed{ErrorCode::Malformed, std::string(text),
                          "use A:B with A <= B, in decimal or 0x"};
    const auto colon = text.find(':');
    if (colon == std::string_view::npos)
        return malformed;
    const auto begin = parseOffset(text.substr(0, colon), 0);
    const auto end = parseOffset(text.substr(colon + 1), ~std::uint64_t{0});
    if (!begin || !end || *begin > *end)
        return malformed;
    return ByteRange{*begin, *end};
}

} // namespace moji
