#include "cli/dump_reverse.h"

#include "cli/output.h"
#include "cli/phrase.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace moji::cli {

namespace {

constexpr std::size_t kLongestLine = 64 * 1024; // bytes
constexpr std::size_t kBlock = 64 * 1024;       // of bytes 00
constexpr std::uint64_t kNoNumber = ~std::uint64_t{0};

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

std::uint64_t numberOf(std::string_view digits, int base) {
    std::uint64_t value = 0;
    const auto [end, error] =
        std::from_chars(digits.data(), digits.data() + digits.size(), value, base);
    const bool isWhole = error == std::errc() && end == digits.data() + digits.size();
    return isWhole ? value : kNoNumber;
}

/// From one number to another; none where either is none, or the second is less.
std::uint64_t distance(std::uint64_t from, std::uint64_t to) {
    return from == kNoNumber || to == kNoNumber || to < from ? kNoNumber : to - from;
}

/// Pairs of digits with at most one sign between them: a blank, or `!` after a byte at fault. They
/// end where the row does, or where a sign and a blank follow. Error: something else is there.
Result<Bytes> bytesOf(std::string_view digits) {
    Bytes bytes;
    while (!digits.empty() && digits.front() != ' ') {
        const auto byte = byteAt(digits);
        if (!byte)
            return fault(phrase("moji dump", "not a byte in hexadecimal: %1")
                             .with(visible(digits.substr(0, digits.find(' ')))));
        bytes.push_back(*byte);
        digits.remove_prefix(2);
        if (!digits.empty() && (digits.front() == ' ' || digits.front() == '!'))
            digits.remove_prefix(1);
    }
    return bytes;
}

/// Whether the text at the end of a row of xxd is that of these bytes.
bool isTextOf(std::string_view row, ByteView bytes) {
    if (bytes.empty() || row.size() < bytes.size())
        return false;
    row.remove_prefix(row.size() - bytes.size());
    return std::ranges::equal(row, bytes, [](char shown, Byte byte) {
        return shown == (byte >= 0x20 && byte < 0x7F ? static_cast<char>(byte) : '.');
    });
}

/// The groups of digits of a row of xxd, all as long as the first one, with blanks before the
/// digits where one is shorter.
std::vector<std::string_view> groupsOf(std::string_view row) {
    std::vector<std::string_view> groups;
    const std::size_t length = row.find(' ');
    for (; length != row.npos && row.size() >= length; row.remove_prefix(length + 1)) {
        std::string_view group = row.substr(0, length);
        group.remove_prefix(std::min(group.find_first_not_of(' '), group.size()));
        if (group.empty() || row.substr(length, 1) != " ")
            break;
        groups.push_back(group);
    }
    return groups;
}

/// As xxd -e writes it: the bytes of each group from right to left.
Bytes littleEndian(std::string_view row) {
    Bytes bytes;
    for (std::string_view group : groupsOf(row)) {
        while (const auto byte =
                   byteAt(group.substr(group.size() - std::min<std::size_t>(group.size(), 2)))) {
            bytes.push_back(*byte);
            group.remove_suffix(2);
        }
    }
    return bytes;
}

/// As xxd -b writes it: eight binary digits a byte.
Bytes binary(std::string_view row) {
    Bytes bytes;
    for (const std::string_view group : groupsOf(row)) {
        const std::uint64_t value = numberOf(group, 2);
        if (group.size() != 8 || value > 0xFF)
            break;
        bytes.push_back(static_cast<Byte>(value));
    }
    return bytes;
}

} // namespace

/// Whether a row is the next one. In hexadecimal, or in decimal (xxd -d): the first offset whose
/// distance from that of the first row differs in the two decides. After zeros that can be either;
/// what a line * stands for are whole rows.
bool DumpReader::isNext(std::string_view digits, bool isXxd) {
    const Offsets given{numberOf(digits, 16), isXxd ? numberOf(digits, 10) : kNoNumber};
    if (!m_first)
        m_first = given;
    const std::uint64_t hexadecimal = distance(m_first->hexadecimal, given.hexadecimal);
    const std::uint64_t decimal = distance(m_first->decimal, given.decimal);
    const std::uint64_t apart = hexadecimal - decimal;
    if (apart != m_doubtful)
        m_doubtful.reset();
    if (m_base == 0 && hexadecimal != decimal) {
        const auto isPossible = [&](std::uint64_t to) {
            const std::uint64_t skipped = m_isSkip ? distance(m_read, to) : kNoNumber;
            return to == m_read || (skipped != kNoNumber && skipped % m_width == 0);
        };
        if (isPossible(hexadecimal) && isPossible(decimal))
            m_doubtful = apart;
        m_base = isPossible(decimal) && !isPossible(hexadecimal) ? 10 : 16;
    }
    m_given = m_base == 10 ? decimal : hexadecimal;
    return m_given == m_read || (m_isSkip && isXxd && m_given != kNoNumber && m_given > m_read);
}

Result<DumpReader::Row> DumpReader::readRow(std::string_view line) {
    if (line.ends_with('\r'))
        line.remove_suffix(1);
    if (line.find_first_not_of(' ') == line.npos)
        return Row();
    if (line == "*" && m_read > 0) {
        m_isSkip = true;
        return Row();
    }
    const std::string_view digits = line.substr(0, line.find_first_of(": "));
    const std::string_view rest = line.substr(digits.size());
    const bool isXxd = rest.starts_with(": ");
    if (numberOf(digits, 16) == kNoNumber || (!isXxd && !rest.starts_with("  ")))
        return fault(
            phrase("moji dump", "not a dump row: expected an offset and hexadecimal bytes"));
    const std::string_view columns = rest.substr(2);
    Result<Bytes> bytes = bytesOf(columns);
    if (!bytes)
        return bytes.error();
    if (bytes->empty())
        return fault(phrase("moji dump", "no hexadecimal bytes after the offset"));
    if (isXxd && !isTextOf(columns, *bytes)) {
        if (isTextOf(columns, littleEndian(columns)))
            return fault(phrase("moji dump", "the bytes are in little-endian words (xxd -e): dump "
                                             "them without -e"));
        if (isTextOf(columns, binary(columns)))
            return fault(phrase("moji dump",
                                "the bytes are in binary digits (xxd -b): dump them without -b"));
    }
    if (!isNext(digits, isXxd))
        return fault(phrase("moji dump", "unexpected offset %1: the next offset is %2")
                         .with(fmt::format("{:X}", numberOf(digits, 16)),
                               fmt::format("{:X}", begin() + m_read)));
    const std::uint64_t zeros = m_given - m_read;
    m_isSkip = false;
    m_width = m_width == 0 ? bytes->size() : m_width;
    m_read = m_given + bytes->size();
    return Row{zeros, *std::move(bytes)};
}

std::uint64_t DumpReader::begin() const {
    if (!m_first)
        return 0;
    return m_base == 10 ? m_first->decimal : m_first->hexadecimal;
}

Result<Done> DumpReader::finish() const {
    if (m_isSkip)
        return fault(
            phrase("moji dump", "no row after *, so it is not known how many bytes it is"));
    if (m_doubtful)
        return fault(phrase("moji dump", "nothing after * tells whether offsets are hexadecimal or "
                                         "decimal (xxd -d): dump without -a"));
    return Done{};
}

Result<std::uint64_t> reverseDump(InputBuffer& buffer, std::string_view name,
                                  const std::function<void(ByteView)>& sink) {
    DumpReader rows;
    const auto trouble = [&](std::uint64_t number, const Error& error) {
        return Error{ErrorCode::Malformed, std::string(name),
                     phrase("moji dump", "line %1: %2").with(number, reasonText(error.detail))};
    };
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
        if (text.empty()) {
            const auto done = rows.finish();
            return done ? Result(rows.begin())
                        : Result<std::uint64_t>(trouble(number - 1, done.error()));
        }
        const std::string_view line = text.substr(0, length);
        const auto row =
            line.size() > kLongestLine
                ? Result<DumpReader::Row>(fault(phrase("moji dump", "the line is too long")))
                : rows.readRow(line);
        if (!row)
            return trouble(number, row.error());
        for (std::uint64_t left = row->zeros; left > 0;) {
            const Bytes zeros(static_cast<std::size_t>(std::min<std::uint64_t>(left, kBlock)));
            sink(zeros);
            left -= zeros.size();
        }
        sink(row->bytes);
        buffer.consume(std::min(line.size() + 1, text.size()));
    }
}

} // namespace moji::cli
