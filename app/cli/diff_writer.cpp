#include "cli/diff_writer.h"

#include "bytes/hex.h"
#include "utf8/strict.h"

#include <fmt/format.h>

#include <algorithm>

namespace moji::cli {

namespace {

constexpr std::size_t kPiece = 64 * 1024;
constexpr std::uint64_t kRow = 16; // bytes

std::string paintMarked(const DiffStyle& style, char mark, std::string_view text) {
    if (mark == '-')
        return style.palette.paint(Tint::Error, text);
    if (mark == '+')
        return style.palette.paint(Tint::Good, text);
    return mark == '@' ? style.palette.paint(Tint::Control, text) : std::string(text);
}

/// Bytes at the end of `text` that begin a character which is not whole.
std::size_t cutOff(std::string_view text) {
    for (std::size_t back = 1; back <= std::min<std::size_t>(3, text.size()); ++back) {
        const Byte byte = static_cast<Byte>(text[text.size() - back]);
        if (utf8::isContinuation(byte))
            continue;
        return utf8::sequenceLength(byte) > static_cast<int>(back) ? back : 0;
    }
    return 0;
}

/// The byte that three bytes at the front stand for in a ComparableText.
std::optional<Byte> malformedByte(std::string_view text) {
    const auto at = [&](std::size_t i) { return static_cast<Byte>(text[i]); };
    if (text.size() < 3 || at(0) != 0xED || at(1) < 0xB0 || at(1) > 0xB3)
        return {};
    return static_cast<Byte>((at(1) & 3) << 6 | (at(2) & 0x3F));
}

/// Where the lines begin of which `count` end at `end`, or the first byte if there are fewer; and
/// how many there are.
struct Lines {
    std::uint64_t edge = 0;
    std::uint64_t count = 0;
};

Result<Lines> linesBefore(const ByteSource& source, std::uint64_t end, std::uint64_t least,
                          std::uint64_t most) {
    Lines lines{end, 0};
    for (std::uint64_t at = end; at > least && lines.count < most;) {
        const std::uint64_t begin = at - std::min<std::uint64_t>(at - least, 4096);
        const auto bytes = readRange(source, {begin, at});
        if (!bytes)
            return bytes.error();
        for (std::size_t i = bytes->size(); i-- > 0 && lines.count < most;) {
            // The line feed at its end belongs to the line.
            const bool endsLine = (*bytes)[i] == '\n' && begin + i + 1 < lines.edge;
            if (endsLine) {
                lines.edge = begin + i + 1;
                ++lines.count;
            }
        }
        at = begin;
    }
    if (lines.count < most && lines.edge > least)
        lines = {least, lines.count + 1};
    return lines;
}

Result<Lines> linesAfter(const ByteSource& source, std::uint64_t begin, std::uint64_t most) {
    Lines lines{begin, 0};
    for (std::uint64_t at = begin; at < source.size() && lines.count < most;) {
        const auto bytes = readRange(source, {at, std::min(source.size(), at + 4096)});
        if (!bytes)
            return bytes.error();
        for (std::size_t i = 0; i < bytes->size() && lines.count < most; ++i) {
            if ((*bytes)[i] == '\n' || at + i + 1 == source.size()) {
                lines.edge = at + i + 1;
                ++lines.count;
            }
        }
        if (bytes->empty())
            break;
        at += bytes->size();
    }
    return lines;
}

/// "12,3", as diff writes the lines of a hunk: "12" for one line, "11,0" for none after line 11.
std::string hunkRange(std::uint64_t first, std::uint64_t count) {
    if (count == 1)
        return fmt::format("{}", first + 1);
    return fmt::format("{},{}", count == 0 ? first : first + 1, count);
}

} // namespace

void writeDiffHeader(Output& out, const DiffSide& left, const DiffSide& right,
                     const DiffStyle& style) {
    const auto line = [&](std::string_view mark, const DiffSide& side) {
        const std::string encoding = side.encoding.empty() ? "" : '\t' + side.encoding;
        out.write(style.palette.paint(Tint::Control,
                                      fmt::format("{} {}{}", mark, visible(side.name), encoding)) +
                  '\n');
    };
    line("---", left);
    line("+++", right);
}

std::string printableBytes(std::string_view text, const DiffSide& side, const DiffStyle& style) {
    if (!side.isConverted)
        return style.isVisible ? visible(text) : std::string(text);
    std::string shown;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t next = std::min(text.find('\xED', at), text.size());
        shown += text.substr(at, next - at);
        at = next;
        if (const auto byte = malformedByte(text.substr(at))) {
            shown += "\\x" + hexByte(*byte);
            at += 3;
        } else if (at < text.size()) {
            shown += text[at++];
        }
    }
    return style.isVisible ? visible(shown) : shown;
}

Result<Done> forEachPiece(const ByteSource& source, ByteRange range,
                          const std::function<void(std::string_view)>& use) {
    while (!range.empty()) {
        const std::uint64_t length = std::min<std::uint64_t>(range.length(), kPiece);
        const auto bytes = readRange(source, {range.begin, range.begin + length});
        if (!bytes)
            return bytes.error();
        if (bytes->empty())
            break;
        std::string_view text = asChars(*bytes);
        if (text.size() < range.length())
            text.remove_suffix(cutOff(text));
        use(text);
        range.begin += text.size();
    }
    return Done{};
}

Result<Done> UnifiedWriter::add(const LineDifference& difference) {
    if (!m_hunk.empty()) {
        const LineDifference& last = m_hunk.back();
        const std::uint64_t between = difference.leftLine - (last.leftLine + last.leftCount);
        if (between > 2 * m_style.context) {
            if (const auto written = writeHunk(); !written)
                return written.error();
        }
    }
    m_hunk.push_back(difference);
    return Done{};
}

Result<Done> UnifiedWriter::finish() {
    return m_hunk.empty() ? Result<Done>(Done{}) : writeHunk();
}

Result<Done> UnifiedWriter::writeHunk() {
    const LineDifference& first = m_hunk.front();
    const LineDifference& last = m_hunk.back();
    const std::uint64_t context = m_style.context;
    const auto before = linesBefore(m_left.bytes, first.left.begin, 0, context);
    if (!before)
        return before.error();
    const auto after = linesAfter(m_left.bytes, last.left.end, context);
    if (!after)
        return after.error();
    const std::uint64_t same = before->count + after->count;
    const std::string header =
        fmt::format("@@ -{} +{} @@",
                    hunkRange(first.leftLine - before->count,
                              last.leftLine + last.leftCount - first.leftLine + same),
                    hunkRange(first.rightLine - before->count,
                              last.rightLine + last.rightCount - first.rightLine + same));
    m_out.write(paintMarked(m_style, '@', header) + '\n');
    std::uint64_t at = before->edge;
    for (const LineDifference& difference : m_hunk) {
        for (const auto& written : {writeLines(m_left, {at, difference.left.begin}, ' '),
                                    writeLines(m_left, difference.left, '-'),
                                    writeLines(m_right, difference.right, '+')}) {
            if (!written)
                return written.error();
        }
        at = difference.left.end;
    }
    m_hunk.clear();
    return writeLines(m_left, {at, after->edge}, ' ');
}

Result<Done> UnifiedWriter::writeLines(const DiffSide& side, ByteRange range, char mark) {
    bool isLineBegin = true;
    auto done = forEachPiece(side.bytes, range, [&](std::string_view text) {
        while (!text.empty()) {
            const std::size_t end = text.find('\n');
            const std::string_view line = text.substr(0, end);
            const std::string shown = (isLineBegin ? std::string(1, mark) : std::string()) +
                                      printableBytes(line, side, m_style);
            m_out.write(paintMarked(m_style, mark, shown));
            isLineBegin = end != std::string_view::npos;
            if (isLineBegin)
                m_out.write('\n');
            text.remove_prefix(isLineBegin ? end + 1 : text.size());
        }
    });
    if (!isLineBegin)
        m_out.write("\n\\ No newline at end of file\n");
    return done;
}

Result<Done> ByteDiffWriter::write(const Alignment& alignment) {
    const auto differences = alignment.differences();
    const std::uint64_t near = 2 * kRow * m_style.context;
    for (std::size_t begin = 0; begin < differences.size();) {
        std::size_t end = begin + 1;
        while (end < differences.size() &&
               differences[end].left.begin - differences[end - 1].left.end <= near)
            ++end;
        const auto written = writeHunk(differences.subspan(begin, end - begin), alignment);
        if (!written)
            return written.error();
        begin = end;
    }
    return Done{};
}

Result<Done> ByteDiffWriter::writeHunk(std::span<const Difference> differences,
                                       const Alignment& alignment) {
    const Difference& first = differences.front();
    const Difference& last = differences.back();
    const std::uint64_t most = kRow * m_style.context;
    const std::uint64_t before = std::min(most, first.left.begin);
    const std::uint64_t after = std::min(
        {most, alignment.leftSize() - last.left.end, alignment.rightSize() - last.right.end});
    const auto range = [&](ByteRange begin, ByteRange end) {
        return fmt::format("0x{:X},{}", begin.begin - before,
                           end.end + after - begin.begin + before);
    };
    m_out.write(paintMarked(m_style, '@',
                            fmt::format("@@ -{} +{} @@", range(first.left, last.left),
                                        range(first.right, last.right))) +
                '\n');
    std::uint64_t at = first.left.begin - before;
    for (const Difference& difference : differences) {
        for (const auto& written :
             {writeRows(m_left, {at, difference.left.begin}, ' '),
              writeRows(m_left, difference.left, '-'), writeRows(m_right, difference.right, '+')}) {
            if (!written)
                return written.error();
        }
        at = difference.left.end;
    }
    return writeRows(m_left, {at, at + after}, ' ');
}

Result<Done> ByteDiffWriter::writeRows(const DiffSide& side, ByteRange range, char mark) {
    while (!range.empty()) {
        const std::uint64_t length = std::min(range.length(), kRow);
        const auto bytes = readRange(side.bytes, {range.begin, range.begin + length});
        if (!bytes)
            return bytes.error();
        std::string text;
        for (const Byte byte : *bytes)
            text += byte >= 0x20 && byte < 0x7F ? static_cast<char>(byte) : '.';
        m_out.write(paintMarked(m_style, mark,
                                fmt::format("{}{:08X}  {:<{}}  {}", mark, range.begin,
                                            hexBytes(*bytes), 3 * kRow - 1, text)) +
                    '\n');
        range.begin += length;
    }
    return Done{};
}

} // namespace moji::cli
