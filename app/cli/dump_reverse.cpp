#include "cli/dump_reverse.h"

#include "cli/phrase.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace moji::cli {

namespace {

constexpr std::size_t kLongestLine = 64 * 1024; // bytes

std::optional<Byte> byteAt(std::string_view text) {
    unsigned value = 0;
    if (text.size() < 2)
        return {};
    const auto [end, error] = std::from_chars(text.data(), text.data() + 2, value, 16);
    return error == std::errc() && end == text.data() + 2 ? std::optional(static_cast<Byte>(value))
                                                          : std::nullopt;
}

Error fault(std::string detail) {
    return {ErrorCode::Malformed, {}, std::move(detail)};
}

/// Pairs of digits with at most one sign between them: a blank, or `!` after a byte at fault.
Bytes bytesOf(std::string_view digits) {
    Bytes bytes;
    while (const auto byte = byteAt(digits)) {
        bytes.push_back(*byte);
        digits.remove_prefix(2);
        if (!digits.empty() && (digits.front() == ' ' || digits.front() == '!'))
            digits.remove_prefix(1);
    }
    return bytes;
}

} // namespace

Result<Bytes> DumpReader::readRow(std::string_view line) {
    if (line.ends_with('\r'))
        line.remove_suffix(1);
    if (line.find_first_not_of(' ') == line.npos)
        return Bytes();
    std::uint64_t offset = 0;
    const auto [end, error] = std::from_chars(line.data(), line.data() + line.size(), offset, 16);
    std::string_view rest = line.substr(static_cast<std::size_t>(end - line.data()));
    const std::size_t gap = rest.starts_with(": ") || rest.starts_with("  ") ? 2 : 0;
    if (error != std::errc() || gap == 0)
        return fault(
            phrase("moji dump", "not a dump row: expected an offset and hexadecimal bytes"));
    Bytes bytes = bytesOf(rest.substr(gap));
    if (bytes.empty())
        return fault(phrase("moji dump", "no hexadecimal bytes after the offset"));
    if (offset != m_offset)
        return fault(phrase("moji dump", "unexpected offset %1: the next offset is %2")
                         .with(fmt::format("{:X}", offset), fmt::format("{:X}", m_offset)));
    m_offset += bytes.size();
    return bytes;
}

Result<Done> reverseDump(InputBuffer& buffer, std::string_view name,
                         const std::function<void(ByteView)>& sink) {
    DumpReader rows;
    for (std::uint64_t number = 1;; ++number) {
        std::size_t length = 0;
        for (;;) { // until a whole line is there
            const std::string_view text = asChars(buffer.view());
            length = text.find('\n');
            if (length != text.npos || buffer.atEnd() || text.size() > kLongestLine)
                break;
            if (auto filled = buffer.fill(); !filled)
                return filled.error();
        }
        const std::string_view text = asChars(buffer.view());
        if (text.empty())
            return Done{};
        const std::string_view line = text.substr(0, length);
        const auto bytes = line.size() > kLongestLine
                               ? Result<Bytes>(fault(phrase("moji dump", "the line is too long")))
                               : rows.readRow(line);
        if (!bytes)
            return Error{
                ErrorCode::Malformed, std::string(name),
                phrase("moji dump", "line %1: %2").with(number, reasonText(bytes.error().detail))};
        sink(*bytes);
        buffer.consume(std::min(line.size() + 1, text.size()));
    }
}

} // namespace moji::cli
