#include "folder/conversion_preview.h"

#include "bytes/byte_reader.h"
#include "codec/span_reader.h"

#include <algorithm>
#include <map>
#include <optional>

namespace moji::app {

namespace {

constexpr std::size_t kBlock = 64 * 1024;
constexpr std::uint64_t kLookBack = 4096; // bytes, for the lines of context
constexpr int kLinesBefore = 2;
constexpr std::size_t kMostLines = 60;
constexpr std::size_t kLongestLine = 2000; // characters; the rest is left out

/// How many bytes both begin with.
std::uint64_t commonPrefix(const ByteSource& left, const ByteSource& right,
                           const std::stop_token& stop) {
    Bytes one(kBlock);
    Bytes other(kBlock);
    std::uint64_t at = 0;
    while (!stop.stop_requested()) {
        const auto read = left.read(at, one);
        const auto too = right.read(at, other);
        if (!read || !too)
            break;
        const std::size_t both = std::min(*read, *too);
        const auto end = one.begin() + static_cast<std::ptrdiff_t>(both);
        const auto differs = std::mismatch(one.begin(), end, other.begin()).first;
        at += static_cast<std::uint64_t>(differs - one.begin());
        if (differs != end || both == 0 || *read != *too)
            break;
    }
    return at;
}

std::uint64_t lineFeedsBefore(const ByteSource& source, std::uint64_t end) {
    Bytes block(kBlock);
    std::uint64_t count = 0;
    for (std::uint64_t at = 0; at < end;) {
        const std::uint64_t wanted = std::min<std::uint64_t>(kBlock, end - at);
        const auto read = source.read(at, std::span(block).first(wanted));
        if (!read || *read == 0)
            break;
        count += static_cast<std::uint64_t>(
            std::count(block.begin(), block.begin() + static_cast<std::ptrdiff_t>(*read), 0x0A));
        at += *read;
    }
    return count;
}

/// Where a line begins, a few lines before `place`.
std::uint64_t beginOfContext(const ByteSource& source, std::uint64_t place) {
    const std::uint64_t first = place - std::min(place, kLookBack);
    const auto bytes = readRange(source, {first, place});
    if (!bytes)
        return 0;
    int lines = 0;
    for (std::size_t i = bytes->size(); i > 0; --i)
        if ((*bytes)[i - 1] == 0x0A && ++lines > kLinesBefore)
            return first + i;
    return first;
}

/// A line as it was decoded.
struct DecodedLine {
    std::u32string text; // with its end
    Bytes bytes;
    std::vector<std::size_t> begins; // of each character in the bytes
    bool isCut = false;
};

/// Appends characters and finds the ends of lines: LF, CR LF, CR.
class LineCollector {
public:
    /// False when there are enough lines.
    bool add(std::u32string_view text, ByteView bytes) {
        const bool isLineFeed = text == U"\n";
        if (m_afterReturn && !isLineFeed)
            finishLine();
        m_afterReturn = false;
        if (m_line.text.size() < kLongestLine || isLineFeed || text == U"\r") {
            for (const char32_t codePoint : text) {
                m_line.text += codePoint;
                m_line.begins.push_back(m_line.bytes.size());
            }
            m_line.bytes.insert(m_line.bytes.end(), bytes.begin(), bytes.end());
        } else {
            m_line.isCut = true;
        }
        if (isLineFeed)
            finishLine();
        m_afterReturn = text == U"\r";
        return m_lines.size() < kMostLines;
    }
    std::vector<DecodedLine> take() {
        if (!m_line.text.empty())
            finishLine();
        return std::move(m_lines);
    }

private:
    void finishLine() {
        m_lines.push_back(std::exchange(m_line, {}));
        m_afterReturn = false;
    }

    std::vector<DecodedLine> m_lines;
    DecodedLine m_line;
    bool m_afterReturn = false;
};

/// `codec` nullptr: bytes that are not ASCII show as U+FFFD each.
std::vector<DecodedLine> linesFrom(const ByteSource& source, std::uint64_t begin,
                                   const Codec& codec, bool isPlainBytes) {
    LineCollector collector;
    SourceReader reader(source, {begin, source.size()});
    SpanReader spans(reader, codec);
    for (;;) {
        const auto batch = spans.next();
        if (!batch || batch->spans.empty())
            return collector.take();
        std::size_t at = 0;
        for (const Span& span : batch->spans) {
            const ByteView bytes = batch->bytes.subspan(at, span.length);
            at += span.length;
            const bool isShown = !isError(span.status) && (!isPlainBytes || bytes[0] < 0x80);
            const std::u32string_view text = isShown ? span.text() : U"\uFFFD";
            if (!collector.add(text, bytes))
                return collector.take();
        }
    }
}

/// Without CR and LF at the end, unless they are to be seen.
std::u32string shownText(const DecodedLine& line, bool withEnd) {
    std::u32string text = line.text;
    while (!withEnd && !text.empty() && (text.back() == U'\n' || text.back() == U'\r'))
        text.pop_back();
    if (line.isCut)
        text += U'\u2026';
    return text;
}

std::u32string endOf(const DecodedLine& line) {
    const std::size_t last = line.text.find_last_not_of(U"\r\n");
    return line.text.substr(last == std::u32string::npos ? 0 : last + 1);
}

PreviewSide sideOf(const DecodedLine& line, std::size_t same, std::size_t end, bool withEnd) {
    PreviewSide side;
    side.text = shownText(line, withEnd);
    const auto characterAt = [&](std::size_t byte) {
        return static_cast<std::size_t>(
            std::upper_bound(line.begins.begin(), line.begins.end(), byte) - line.begins.begin());
    };
    if (same >= end)
        return side;
    side.markBegin = characterAt(same) - 1;
    side.markEnd = std::min(characterAt(end - 1), side.text.size());
    const std::size_t begin = line.begins[side.markBegin];
    const std::size_t last = std::min(end, begin + ConversionPreview::kMostBytes);
    side.changed.assign(line.bytes.begin() + static_cast<std::ptrdiff_t>(begin),
                        line.bytes.begin() + static_cast<std::ptrdiff_t>(last));
    return side;
}

PreviewLine lineOf(const DecodedLine& before, const DecodedLine& after, std::uint64_t number) {
    const Bytes& one = before.bytes;
    const Bytes& other = after.bytes;
    const std::size_t shorter = std::min(one.size(), other.size());
    std::size_t same = 0;
    while (same < shorter && one[same] == other[same])
        ++same;
    std::size_t tail = 0;
    while (tail < shorter - same && one[one.size() - 1 - tail] == other[other.size() - 1 - tail])
        ++tail;
    const bool withEnd = endOf(before) != endOf(after);
    return {number, sideOf(before, same, one.size() - tail, withEnd),
            sideOf(after, same, other.size() - tail, withEnd)};
}

bool hasAllOfUnicode(const Codec& codec) {
    return codec.info().family == CodecFamily::Unicode || codec.name() == "gb18030";
}

std::vector<LostCharacter> lostCharacters(const ByteSource& source, const Codec& from,
                                          const Codec& to, const std::stop_token& stop) {
    std::map<char32_t, LostCharacter> lost;
    std::map<char32_t, bool> known;
    std::uint64_t line = 1;
    SourceReader reader(source);
    SpanReader spans(reader, from);
    while (!stop.stop_requested()) {
        const auto batch = spans.next();
        if (!batch || batch->spans.empty())
            break;
        for (const Span& span : batch->spans) {
            for (const char32_t c : isError(span.status) ? std::u32string_view() : span.text()) {
                line += c == U'\n' ? 1 : 0;
                auto [found, isNew] = known.try_emplace(c, true);
                if (isNew)
                    found->second = encodeAll(to, std::u32string_view(&c, 1)).has_value();
                if (found->second)
                    continue;
                LostCharacter& one = lost.try_emplace(c, LostCharacter{c, 0, line}).first->second;
                ++one.count;
            }
        }
    }
    std::vector<LostCharacter> all;
    all.reserve(lost.size());
    for (const auto& [codePoint, one] : lost)
        all.push_back(one);
    std::ranges::stable_sort(all, std::greater(), &LostCharacter::count);
    return all;
}

void addLines(ConversionPreview& preview, const PreparedFile& file, const Codec& from,
              const Codec& to, const std::stop_token& stop) {
    const std::uint64_t place = commonPrefix(*file.before, *file.after, stop);
    const bool canStartAnywhere = from.info().asciiCompatible && to.info().asciiCompatible &&
                                  from.info().family != CodecFamily::Stateful &&
                                  to.info().family != CodecFamily::Stateful;
    const std::uint64_t begin = canStartAnywhere ? beginOfContext(*file.before, place) : 0;
    const std::uint64_t first = canStartAnywhere ? lineFeedsBefore(*file.before, begin) + 1 : 1;
    const auto before = linesFrom(*file.before, begin, from, !preview.isDecoded);
    const auto after = linesFrom(*file.after, begin, to, false);
    const DecodedLine none;
    bool isFound = false;
    for (std::size_t i = 0; i < std::max(before.size(), after.size()); ++i) {
        preview.lines.push_back(lineOf(i < before.size() ? before[i] : none,
                                       i < after.size() ? after[i] : none, first + i));
        if (!isFound && preview.lines.back().isChanged()) {
            preview.firstChanged = i;
            isFound = true;
        }
    }
}

} // namespace

ConversionPreview previewConversion(const CodecRegistry& codecs, const ConvertRequest& request,
                                    const ConvertOutcome& planned, const std::stop_token& stop) {
    ConversionPreview preview;
    preview.outcome = planned;
    if (!isConvertible(planned) && planned.sha256.empty())
        return preview;
    const PreparedFile file = prepareAnyway(codecs, request, planned);
    preview.outcome = file.outcome;
    const bool isMixed = planned.from.find(',') != std::string::npos;
    preview.isDecoded = !isMixed;
    const Codec* const from = isMixed ? &codecs.utf8() : codecs.find(planned.from);
    const Codec* const to = codecs.find(planned.to);
    if (from == nullptr || to == nullptr || !file.before)
        return preview;
    if (file.after)
        addLines(preview, file, *from, *to, stop);
    if (!isMixed && !hasAllOfUnicode(*to))
        preview.lost = lostCharacters(*file.before, *from, *to, stop);
    return preview;
}

} // namespace moji::app
