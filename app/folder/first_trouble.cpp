#include "folder/first_trouble.h"

#include "bytes/file_source.h"
#include "detect/line_detector.h"
#include "repair/repairer.h"
#include "survey/mojibake_signs.h"

#include <algorithm>
#include <map>
#include <vector>

namespace moji::app {

namespace {

constexpr std::uint64_t kLongestSpan = 64;                // bytes
constexpr std::uint64_t kPiece = 64 * 1024;               // of text that is repaired together
constexpr std::uint64_t kMostSearched = 16 * 1024 * 1024; // bytes, for mojibake

std::optional<ByteRange> problemAt(const ByteSource& source, const Codec& codec,
                                   std::uint64_t offset) {
    const auto bytes = readRange(source, {offset, std::min(source.size(), offset + kLongestSpan)});
    if (!bytes || bytes->empty())
        return std::nullopt;
    DecoderState state = codec.initialState();
    const Span span = codec.next(*bytes, state, Tail::MoreFollows);
    return ByteRange{offset, offset + std::max<std::uint64_t>(1, span.length)};
}

/// The end of the last whole line in `text`; its size where there is none.
std::size_t endOfLines(std::string_view text) {
    const std::size_t line = text.rfind('\n');
    return line == std::string_view::npos ? text.size() : line + 1;
}

/// A plan for a whole text has it as one segment: from its first characters beyond ASCII to the
/// last of the same line.
ByteRange visiblePart(std::string_view text, ByteRange segment) {
    const auto isAscii = [&](std::uint64_t at) { return static_cast<Byte>(text[at]) < 0x80; };
    ByteRange part = segment;
    while (part.begin < part.end && isAscii(part.begin))
        ++part.begin;
    if (part.empty())
        return segment;
    part.end = std::min<std::uint64_t>(part.end, text.find('\n', part.begin));
    while (isAscii(part.end - 1))
        --part.end;
    return part;
}

std::optional<ByteRange> firstMojibake(const ByteSource& source, const CodecRegistry& codecs,
                                       const std::stop_token& stop) {
    const repair::Repairer repairer(codecs);
    const std::uint64_t end = std::min(source.size(), kMostSearched);
    for (std::uint64_t at = 0; at < end && !stop.stop_requested();) {
        const auto bytes = readRange(source, {at, std::min(end, at + kPiece)});
        if (!bytes || bytes->empty())
            return std::nullopt;
        std::string_view text = asChars(*bytes);
        if (at + text.size() < end)
            text = text.substr(0, endOfLines(text));
        if (mayHaveMojibake(text, repairer)) {
            const auto plans = repairer.repair(text, stop);
            if (!plans.empty() && !plans.front().segments.empty()) {
                const ByteRange place = visiblePart(text, plans.front().segments.front().source);
                return ByteRange{at + place.begin, at + place.end};
            }
        }
        at += text.size();
    }
    return std::nullopt;
}

/// In another encoding than most lines are in.
std::optional<ByteRange> firstForeignLine(const ByteSource& source, const CodecRegistry& codecs,
                                          const std::stop_token& stop) {
    struct First {
        ByteRange line;
        std::uint64_t count = 0;
    };
    std::map<const Codec*, First> firsts; // nullptr: lines in two encodings
    LineDetector detector(source, codecs, {.areChecked = false});
    for (auto lines = detector.next(stop); lines && !lines->empty(); lines = detector.next(stop)) {
        for (const DetectedLine& line : *lines) {
            if (line.ascii || (line.codec == nullptr && line.segments.empty()))
                continue;
            First& first = firsts[line.codec];
            if (first.count++ == 0)
                first.line = {line.offset, line.offset + line.length};
        }
    }
    if (firsts.size() < 2)
        return std::nullopt;
    const auto most = std::ranges::max_element(firsts, {}, [](const auto& one) {
                          return one.second.count;
                      })->first;
    std::optional<ByteRange> found;
    for (const auto& [codec, first] : firsts)
        if (codec != most && (!found || first.line.begin < found->begin))
            found = first.line;
    return found;
}

} // namespace

std::optional<ByteRange> firstTrouble(const TroubledFile& file, const CodecRegistry& codecs,
                                      const std::stop_token& stop) {
    if (!file.hasProblem && !file.hasMojibake && !file.isMixed)
        return std::nullopt;
    const auto source = openSource(file.path);
    if (!source)
        return std::nullopt;
    const Codec* const codec = codecs.find(file.encoding);
    std::optional<ByteRange> place;
    if (file.hasProblem && codec != nullptr && file.firstProblem < (*source)->size())
        place = problemAt(**source, *codec, file.firstProblem);
    if (!place && file.hasMojibake && codec == &codecs.utf8())
        place = firstMojibake(**source, codecs, stop);
    if (!place && file.isMixed)
        place = firstForeignLine(**source, codecs, stop);
    return place;
}

} // namespace moji::app
