#include "support/hex.h"

#include <fmt/format.h>

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

/// Length of the prefix of a byte at the front of `text`: `\x`, `0x`, `%`, or none.
std::size_t prefixLength(std::string_view text) {
    if (text.starts_with("\\x") || text.starts_with("\\X") || text.starts_with("0x") ||
        text.starts_with("0X"))
        return 2;
    return text.starts_with('%') ? 1 : 0;
}

Error malformed(std::string_view text, std::size_t at, std::string_view why) {
    return {ErrorCode::Malformed, std::string(text),
            fmt::format("{} at character {}", why, at + 1)};
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
    for (std::size_t i = 0; i < text.size();) {
        if (isSeparator(text[i])) {
            ++i;
            continue;
        }
        i += prefixLength(text.substr(i));
        const int high = i < text.size() ? digitValue(text[i]) : -1;
        if (high < 0)
            return malformed(text, i, "no hexadecimal digit");
        const int low = i + 1 < text.size() ? digitValue(text[i + 1]) : -1;
        if (low < 0 && i + 1 < text.size() && !isSeparator(text[i + 1]) &&
            prefixLength(text.substr(i + 1)) == 0)
            return malformed(text, i + 1, "no hexadecimal digit");
        if (low < 0)
            return malformed(text, i, "half a byte (two digits make one)");
        bytes.push_back(static_cast<Byte>(high << 4 | low));
        i += 2;
    }
    return bytes;
}

} // namespace moji
