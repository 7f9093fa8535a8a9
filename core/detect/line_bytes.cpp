#include "detect/line_bytes.h"

#include "detect/accidental_utf8.h"
#include "utf8/valid_utf8.h"

#include <algorithm>
#include <array>

namespace moji {

namespace {

constexpr std::size_t kLead = 64; // judged bytes before the first that is not ASCII

bool isTelling(Byte byte) {
    return byte >= 0x80 || byte == 0x1B || byte == 0x0E || byte == '~';
}

/// Where the first byte is that is not plainly ASCII, in the line.
Result<std::uint64_t> firstTelling(const ByteSource& source, const LineEvidence& line) {
    std::array<Byte, 4096> block;
    for (std::uint64_t at = 0; at < line.length;) {
        const auto size =
            static_cast<std::size_t>(std::min<std::uint64_t>(block.size(), line.length - at));
        const auto count = source.read(line.offset + at, std::span(block).first(size));
        if (!count)
            return count.error();
        const auto end = block.begin() + static_cast<std::ptrdiff_t>(*count);
        const auto found = std::find_if(block.begin(), end, isTelling);
        if (found != end)
            return at + static_cast<std::uint64_t>(found - block.begin());
        if (*count == 0)
            break;
        at += *count;
    }
    return std::uint64_t{0};
}

/// How many bytes are such, without a branch, so that many are looked at together.
template <class IsSuch>
std::size_t countBytes(ByteView bytes, IsSuch isSuch) {
    std::size_t count = 0;
    while (!bytes.empty()) {
        const ByteView some = bytes.first(std::min<std::size_t>(bytes.size(), 255));
        std::uint8_t found = 0;
        for (const Byte byte : some)
            found = static_cast<std::uint8_t>(found + (isSuch(byte) ? 1 : 0));
        count += found;
        bytes = bytes.subspan(some.size());
    }
    return count;
}

/// Whether too many bytes are controls for this to be text in any encoding. Those that text has,
/// the shifts of ISO 2022 among them, do not count.
bool isBinary(ByteView bytes) {
    constexpr std::size_t kTooMany = 32; // one in so many
    if (bytes.size() <= kJudgedOfBinary)
        return false;
    const std::size_t controls = countBytes(bytes, [](Byte byte) {
        const bool isUsual = (byte >= 0x09) & (byte <= 0x0F);
        return ((byte < 0x20) & (byte != 0x1B) & !isUsual) | (byte == 0x7F);
    });
    return controls * kTooMany > bytes.size();
}

/// Whether all of a line is UTF-8, with so many sequences of several bytes that it is no accident.
bool isPlainUtf8(ByteView line) {
    const std::size_t leads = countBytes(line, [](Byte byte) { return byte >= 0xC2; });
    return leads > kMostAccidents && isValidUtf8(line);
}

Result<JudgedBytes> bytesOf(const ByteSource& source, ByteRange range) {
    JudgedBytes judged;
    if (const auto view = source.viewOf(range)) {
        judged.bytes = *view;
        return judged;
    }
    auto bytes = readRange(source, range);
    if (!bytes)
        return bytes.error();
    judged.copy = *std::move(bytes);
    judged.bytes = judged.copy;
    return judged;
}

} // namespace

Result<JudgedBytes> judgedBytes(const ByteSource& source, LineEvidence& line) {
    if (line.length <= kLongestSegmented) {
        auto judged = bytesOf(source, {line.offset, line.offset + line.length});
        if (!judged)
            return judged.error();
        if (isBinary(judged->bytes)) {
            judged->bytes = judged->bytes.first(kJudgedOfBinary);
            return judged;
        }
        line.segments = segmentLine(judged->bytes);
        judged->whole = line.length <= kJudgedBytes || !line.segments.empty();
        if (judged->whole)
            return judged;
    }
    const auto telling = firstTelling(source, line);
    if (!telling)
        return telling.error();
    const std::uint64_t begin = line.offset + *telling - std::min<std::uint64_t>(*telling, kLead);
    const std::uint64_t end = std::min(line.offset + line.length, begin + kJudgedBytes);
    auto judged = bytesOf(source, {begin, end});
    if (judged && isBinary(judged->bytes))
        judged->bytes = judged->bytes.first(kJudgedOfBinary);
    return judged;
}

Result<bool> isPlainUtf8(const ByteSource& source, const LineEvidence& line) {
    if (line.length > kLongestSegmented || line.offset == 0)
        return false;
    const auto bytes = bytesOf(source, {line.offset, line.offset + line.length});
    if (!bytes)
        return bytes.error();
    return isPlainUtf8(bytes->bytes) && !isBinary(bytes->bytes);
}

} // namespace moji
