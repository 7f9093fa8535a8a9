#include "bytes/hex.h"

#include <fmt/format.h>

#include <optional>

namespace moji {

namespace {

constexpr char kDigits[] = "0123456789ABCDEF";

int digitValue(char c) {
    if (c >= '0' && c <= '9')
        return c - '0';
    const char lower = static_cast<char>(c | 0x20);
    return lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : -1;
}

bool isSeparator(char c) {
    return std::string_view(" \t\r\n\f\v,;:-{}[]()").find(c) != std::string_view::npos;
}

/// Length of the prefix of a byte at the front of `text`: `\x`, `0x`, `%`, or 0.
std::size_t prefixLength(std::string_view text) {
    if (text.starts_with("\\x") || text.starts_with("\\X") || text.starts_with("0x") ||
        text.starts_with("0X"))
        return 2;
    return text.starts_with('%') ? 1 : 0;
}

/// A digit, or `?` if wildcards are allowed, as the low nibble of a byte.
std::optional<MaskedByte> nibbleAt(std::string_view text, std::size_t at, bool wildcards) {
    if (at >= text.size())
        return {};
    if (wildcards && text[at] == '?')
        return MaskedByte{0, 0};
    const int value = digitValue(text[at]);
    return value < 0 ? std::nullopt : std::optional(MaskedByte{static_cast<Byte>(value), 0x0F});
}

/// Calls `take(MaskedByte)` for each byte.
template <class Take>
std::optional<HexFault> readHex(std::string_view text, bool wildcards, Take take) {
    for (std::size_t i = 0; i < text.size();) {
        if (isSeparator(text[i])) {
            ++i;
            continue;
        }
        i += prefixLength(text.substr(i));
        const auto high = nibbleAt(text, i, wildcards);
        if (!high)
            return HexFault{HexFault::Kind::NoDigit, i};
        const auto low = nibbleAt(text, i + 1, wildcards);
        if (!low && i + 1 < text.size() && !isSeparator(text[i + 1]) &&
            prefixLength(text.substr(i + 1)) == 0)
            return HexFault{HexFault::Kind::NoDigit, i + 1};
        if (!low)
            return HexFault{HexFault::Kind::HalfByte, i};
        take(MaskedByte{static_cast<Byte>(high->value << 4 | low->value),
                        static_cast<Byte>(high->mask << 4 | low->mask)});
        i += 2;
    }
    return {};
}

} // namespace

std::string hexByte(Byte byte) {
    return {kDigits[byte >> 4], kDigits[byte & 15]};
}

void appendHexBytes(std::string& out, ByteView bytes) {
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        if (i > 0)
            out += ' ';
        out += kDigits[bytes[i] >> 4];
        out += kDigits[bytes[i] & 15];
    }
}

std::string hexBytes(ByteView bytes) {
    std::string out;
    out.reserve(bytes.size() * 3);
    appendHexBytes(out, bytes);
    return out;
}

std::string codePointName(char32_t codePoint) {
    return fmt::format("U+{:04X}", static_cast<std::uint32_t>(codePoint));
}

Result<Bytes> parseHexBytes(std::string_view text) {
    Bytes bytes;
    const auto fault = readHex(text, false, [&](MaskedByte byte) { bytes.push_back(byte.value); });
    if (!fault)
        return bytes;
    const std::size_t number = fault->position + 1;
    return Error{ErrorCode::Malformed, std::string(text),
                 fault->kind == HexFault::Kind::NoDigit
                     ? fmt::format("a hexadecimal digit is expected at character {}", number)
                     : fmt::format("the byte at character {} needs a second digit", number)};
}

Result<std::vector<MaskedByte>, HexFault> parseHexPattern(std::string_view text) {
    std::vector<MaskedByte> bytes;
    if (const auto fault = readHex(text, true, [&](MaskedByte byte) { bytes.push_back(byte); }))
        return *fault;
    return bytes;
}

} // namespace moji
