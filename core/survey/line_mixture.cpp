#include "survey/line_mixture.h"

#include "bytes/borrowed_source.h"
#include "survey/line_trust.h"
#include "text/ascii.h"
#include "utf8/valid_utf8.h"

#include <algorithm>

namespace moji {

namespace {

constexpr std::uint64_t kAllOf = 1024 * 1024; // bytes of a text that is looked at as a whole
constexpr std::uint64_t kBlocks = 64;         // of a larger one
constexpr std::uint64_t kBlock = 16 * 1024;   // bytes
constexpr std::size_t kMostLines = 1024;      // of UTF-8, and as many others
constexpr std::size_t kMostIfSure = 512;      // of other lines where none is UTF-8

/// Some lines of a text, as a text of their own.
class LineSample {
public:
    explicit LineSample(const ByteSource& source)
        : m_source(source) {}

    /// Adds the lines of a range; those that its ends cut are left out.
    [[nodiscard]] Result<Done> add(ByteRange range) {
        const auto bytes = readRange(m_source, range);
        if (!bytes)
            return bytes.error();
        ByteView rest = *bytes;
        if (range.begin > 0)
            rest = rest.subspan(lineEnd(rest));
        while (!rest.empty()) {
            const std::size_t end = lineEnd(rest);
            const bool isCut = rest[end - 1] != '\n' && range.end < m_source.size();
            if (!isCut)
                addLine(rest.first(end));
            rest = rest.subspan(end);
        }
        return Done{};
    }

    /// Of too many lines every second is left out, until they are few enough.
    [[nodiscard]] Bytes text(std::size_t mostLines) const {
        const std::size_t utf8Step = 1 + m_utf8 / mostLines;
        const std::size_t otherStep = 1 + m_others / mostLines;
        Bytes text;
        std::size_t utf8 = 0;
        std::size_t others = 0;
        for (const Line& line : m_lines) {
            const bool isTaken = line.isUtf8 ? utf8++ % utf8Step == 0 : others++ % otherStep == 0;
            if (isTaken)
                text.insert(text.end(), line.bytes.begin(), line.bytes.end());
        }
        return text;
    }
    [[nodiscard]] bool isWhole(std::size_t mostLines) const {
        return m_utf8 <= mostLines && m_others <= mostLines;
    }
    [[nodiscard]] std::size_t utf8() const { return m_utf8; }
    [[nodiscard]] std::size_t others() const { return m_others; }

private:
    struct Line {
        Bytes bytes;
        bool isUtf8 = false;
    };

    /// After the first line feed, or all.
    static std::size_t lineEnd(ByteView bytes) {
        const auto feed = std::ranges::find(bytes, Byte{'\n'});
        const auto end = static_cast<std::size_t>(feed - bytes.begin());
        return feed == bytes.end() ? end : end + 1;
    }

    void addLine(ByteView line) {
        if (isAscii(line))
            return;
        const bool isUtf8 = isValidUtf8(line);
        ++(isUtf8 ? m_utf8 : m_others);
        m_lines.push_back({Bytes(line.begin(), line.end()), isUtf8});
    }

    const ByteSource& m_source;
    std::vector<Line> m_lines;
    std::size_t m_utf8 = 0;
    std::size_t m_others = 0;
};

/// What to look at, in order.
std::vector<ByteRange> rangesOf(std::uint64_t size, std::span<const Disproof> places) {
    if (size <= kAllOf)
        return {{0, size}};
    std::vector<ByteRange> ranges;
    for (std::uint64_t i = 0; i < kBlocks; ++i) {
        const std::uint64_t begin = (size - kBlock) / (kBlocks - 1) * i;
        ranges.push_back({begin, begin + kBlock});
    }
    for (const Disproof& place : places) {
        const std::uint64_t begin = place.offset - std::min(place.offset, kBlock / 2);
        ranges.push_back({begin, std::min(size, begin + kBlock)});
    }
    std::ranges::sort(ranges, {}, &ByteRange::begin);
    for (std::size_t i = 1; i < ranges.size(); ++i)
        ranges[i].begin = std::min(ranges[i].end, std::max(ranges[i].begin, ranges[i - 1].end));
    return ranges;
}

} // namespace

Result<LineLook> lookAtLines(const ByteSource& source, const CodecRegistry& registry,
                             const MixtureQuestion& question, const std::stop_token& stop) {
    LineSample sample(source);
    for (const ByteRange range : rangesOf(source.size(), question.places))
        if (auto added = sample.add(range); !added)
            return added.error();
    const bool isPossible = sample.others() > 0 && (sample.utf8() > 0 || question.withoutUtf8);
    if (!isPossible || sample.utf8() + sample.others() < 2)
        return LineLook{};
    const std::size_t mostLines = question.isSure && sample.utf8() == 0 ? kMostIfSure : kMostLines;
    const Bytes text = sample.text(mostLines);
    const BorrowedSource lines(text);
    LineMixture mixture;
    mixture.isWhole = source.size() <= kAllOf && sample.isWhole(mostLines);
    LineDetector detector(lines, registry, {.areChecked = false});
    LineVotes votes(lines, question.whole);
    for (;;) {
        auto batch = detector.next(stop);
        if (!batch)
            return batch.error();
        if (batch->empty())
            break;
        mixture.looked += batch->size();
        votes.add(*std::move(batch));
    }
    mixture.lines = votes.encodings();
    LineLook look;
    if (mixture.lines.size() > 1)
        look.mixture = std::move(mixture);
    else
        look.other = votes.otherThanWhole();
    return look;
}

Result<std::optional<LineMixture>> findLineMixture(const ByteSource& source,
                                                   const CodecRegistry& registry,
                                                   const MixtureQuestion& question,
                                                   const std::stop_token& stop) {
    auto look = lookAtLines(source, registry, question, stop);
    if (!look)
        return look.error();
    return std::move(look->mixture);
}

} // namespace moji
