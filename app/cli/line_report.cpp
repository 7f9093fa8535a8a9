#include "cli/line_report.h"

#include "cli/score_bar.h"
#include "cli/text_width.h"

#include <fmt/format.h>

#include <algorithm>

namespace moji::cli {

namespace {

constexpr std::size_t kNameColumns = 20;
constexpr std::size_t kBarColumns = 10;
constexpr std::uint64_t kTextBytes = 256; // of a line, to show as text

std::string nameOf(const Codec* codec, bool mixed) {
    return (mixed ? "UTF-8+" : "") + codec->name();
}

std::vector<std::string> alternativesOf(const DetectedLine& line) {
    std::vector<std::string> names;
    for (const DetectedAlternative& other : line.alternatives) {
        if (!other.mixed)
            names.push_back(other.codec->name());
    }
    return names;
}

void writeJson(Context& context, const Input& input, const DetectedLine& line) {
    JsonLine json(context.out);
    if (context.namesFile())
        json.string("file", input.name);
    json.number("line", line.line)
        .number("offset", line.offset)
        .number("length", line.length)
        .stringOrNull("encoding", line.codec ? std::optional<std::string_view>(line.codec->name())
                                             : std::nullopt)
        .real("score", line.score)
        .strings("alternatives", alternativesOf(line));
    if (!line.segments.empty()) {
        json.key("segments").append("[");
        for (const DetectedSegment& segment : line.segments)
            json.append(fmt::format(R"({}{{"offset":{},"length":{},"encoding":"{}"}})",
                                    &segment == line.segments.data() ? "" : ",",
                                    segment.range.begin, segment.range.length(),
                                    segment.codec->name()));
        json.append("]");
    }
    if (line.ambiguous)
        json.boolean("ambiguous", true);
}

/// The beginning of a line as it reads.
Result<std::u32string> beginningOf(const ByteSource& source, const DetectedLine& line) {
    std::vector<DetectedSegment> parts = line.segments;
    if (parts.empty())
        parts.push_back({{line.offset, line.offset + line.length}, line.codec});
    std::u32string text;
    for (const DetectedSegment& part : parts) {
        if (part.range.begin >= line.offset + kTextBytes)
            break;
        const auto bytes =
            readRange(source, part.range.clampedTo({0, part.range.begin + kTextBytes}));
        if (!bytes)
            return bytes.error();
        DecoderState state = stateAtLine(*part.codec, part.range.begin);
        ByteView rest = *bytes;
        while (!rest.empty()) {
            const Span span = part.codec->next(rest, state, Tail::AtEnd);
            text += span.text();
            rest = rest.subspan(span.length);
        }
    }
    if (text.ends_with(U'\r'))
        text.pop_back();
    return text;
}

std::string encodingInWords(const DetectedLine& line) {
    if (!line.segments.empty()) {
        const auto other = std::ranges::find(line.segments, false, [](const auto& segment) {
            return segment.codec->name() == "UTF-8";
        });
        return nameOf(other->codec, true);
    }
    return line.codec ? line.codec->name() : "none";
}

/// What a person should know about the decision.
std::string remarks(const DetectedLine& line) {
    const auto names = alternativesOf(line);
    if (!line.codec && line.segments.empty())
        return "(no candidate decodes it)";
    if (line.ambiguous && names.empty())
        return "(unknown: does not look like text)";
    if (names.empty())
        return {};
    return fmt::format("({} {})", line.ambiguous ? "undecided:" : "or", fmt::join(names, ", "));
}

Result<Done> writeRow(Context& context, const ByteSource& source, const DetectedLine& line) {
    std::u32string text;
    if (line.codec || !line.segments.empty()) {
        auto beginning = beginningOf(source, line);
        if (!beginning)
            return beginning.error();
        text = *std::move(beginning);
    }
    const std::string notes = remarks(line);
    const std::string head = fmt::format("{:>6}  {:<{}}  {} {:.2f}  {}{}", line.line,
                                         encodingInWords(line), kNameColumns, scoreBar(line.score),
                                         line.score, notes, notes.empty() ? "" : "  ");
    context.out.write(head);
    // All of the head but the bar's cells is ASCII, and those are a column each.
    const std::size_t barBytes = scoreBar(line.score).size();
    FittedText fitted(context.out, columnsBehind(head.size() - barBytes + kBarColumns));
    fitted.add(text);
    fitted.finish();
    context.out.write('\n');
    return Done{};
}

} // namespace

Result<ExitStatus> reportLines(Context& context, const Input& input,
                               const LineDetectOptions& options) {
    const auto source = input.source(context.maxBytes);
    if (!source)
        return source.error();
    if (context.namesFile() && !context.jsonl)
        context.out.write(visible(input.name) + ":\n");
    Progress progress(context.progress, input.name, (*source)->size());
    LineDetector detector(**source, context.codecs, options);
    ExitStatus status = kFine;
    for (;;) {
        const auto lines = detector.next();
        if (!lines)
            return lines.error();
        if (lines->empty())
            return status;
        for (const DetectedLine& line : *lines) {
            if (!line.codec && line.segments.empty())
                status = kNo;
            if (context.jsonl) {
                writeJson(context, input, line);
            } else if (auto written = writeRow(context, **source, line); !written) {
                return written.error();
            }
        }
        progress.at(lines->back().offset + lines->back().length);
        context.out.flushIfInteractive();
    }
}

} // namespace moji::cli
