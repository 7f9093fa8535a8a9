#include "cli/line_report.h"

#include "cli/phrase.h"
#include "cli/score_bar.h"
#include "cli/text_width.h"
#include "detect/line_report.h"

#include <fmt/format.h>

#include <algorithm>

namespace moji::cli {

namespace {

constexpr std::size_t kNameColumns = 20;
constexpr std::size_t kBarColumns = 10;

void writeJson(Context& context, const Input& input, const DetectedLine& line) {
    JsonLine json(context.out);
    if (context.namesFile())
        json.string("file", input.name);
    json.members(lineJson(line));
}

std::string encodingInWords(const DetectedLine& line) {
    if (!line.segments.empty()) {
        const auto other = std::ranges::find(
            line.segments, false, [](const auto& segment) { return isUtf8(*segment.codec); });
        return "UTF-8+" + other->codec->name();
    }
    return line.codec ? line.codec->name() : "none";
}

/// What a person should know about the decision.
std::string remarks(const DetectedLine& line) {
    const auto names = alternativeNames(line);
    if (!line.codec && line.segments.empty())
        return phrase("moji detect", "(no candidate decodes it)");
    if (line.damaged > 0)
        return phrase("moji detect", "(damaged: %1)").with(line.damaged);
    if (line.ambiguous && names.empty())
        return phrase("moji detect", "(unknown: does not look like text)");
    if (names.empty())
        return {};
    const Phrase sentence = line.ambiguous ? phrase("moji detect", "(undecided: %1)")
                                           : phrase("moji detect", "(or %1)");
    return sentence.with(fmt::join(names, ", "));
}

Result<Done> writeRow(Context& context, const ByteSource& source, const DetectedLine& line) {
    const auto text = lineText(source, line);
    if (!text)
        return text.error();
    const std::string notes = remarks(line);
    const std::string bar = scoreBar(line.score);
    const std::string head =
        fmt::format("{:>6}  {:<{}}  {} {:.2f}  {}{}", line.line, encodingInWords(line),
                    kNameColumns, bar, line.score, notes, notes.empty() ? "" : "  ");
    context.out.write(head);
    // All of the head but the bar's cells is ASCII, and those are a column each.
    const auto columns = context.out.isInteractive()
                             ? columnsBehind(head.size() - bar.size() + kBarColumns)
                             : std::nullopt;
    FittedText fitted(context.out, columns);
    fitted.add(*text);
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
    context.writeHeading(input);
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
