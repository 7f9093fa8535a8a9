#include "cli/line_report.h"

#include "cli/phrase.h"
#include "cli/score_bar.h"
#include "cli/text_width.h"
#include "detect/line_report.h"
#include "support/ordered_work.h"

#include <fmt/format.h>

#include <algorithm>

namespace moji::cli {

namespace {

constexpr std::size_t kNameColumns = 20;
constexpr std::size_t kBarColumns = 10;

void writeJson(Context& context, const Input& input, const DetectedLine& line) {
    JsonLine json(context.out);
    if (context.namesFile())
        json.file(input.name);
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

/// What is written before the text of a line.
struct Head {
    std::string text;
    std::size_t columns;
};
Head headOf(const DetectedLine& line) {
    const std::string notes = remarks(line);
    const std::string bar = scoreBar(line.score);
    Head head{fmt::format("{:>6}  {:<{}}  {} {:.2f}  {}{}", line.line, encodingInWords(line),
                          kNameColumns, bar, line.score, notes, notes.empty() ? "" : "  "),
              0};
    // All of it but the bar's cells is ASCII, and those are a column each.
    head.columns = head.text.size() - bar.size() + kBarColumns;
    return head;
}

/// As far as it fits into a line of the terminal.
Result<Done> showRow(Context& context, const ByteSource& source, const DetectedLine& line) {
    const auto text = lineText(source, line);
    if (!text)
        return text.error();
    const Head head = headOf(line);
    context.out.write(head.text);
    FittedText fitted(context.out, columnsBehind(head.columns));
    fitted.add(*text);
    fitted.finish();
    context.out.write('\n');
    return Done{};
}

/// For a file or another program: the whole rows of several lines.
Result<std::string> rowsOf(const ByteSource& source, const std::vector<DetectedLine>& lines) {
    std::string rows;
    for (const DetectedLine& line : lines) {
        const auto text = lineText(source, line);
        if (!text)
            return text.error();
        rows += headOf(line).text;
        rows += visible(*text);
        rows += '\n';
    }
    return rows;
}

/// Lines, and their rows where these are whole.
struct Batch {
    std::vector<DetectedLine> lines;
    Result<std::string> rows;
};

Result<Done> write(Context& context, const Input& input, const ByteSource& source,
                   const Batch& batch) {
    if (!batch.rows)
        return batch.rows.error();
    context.out.write(*batch.rows);
    if (!batch.rows->empty())
        return Done{};
    for (const DetectedLine& line : batch.lines) {
        if (context.jsonl)
            writeJson(context, input, line);
        else if (auto shown = showRow(context, source, line); !shown)
            return shown;
    }
    return Done{};
}

} // namespace

Result<ExitStatus> reportLines(Context& context, const Input& input,
                               const LineDetectOptions& options) {
    constexpr std::uint64_t kWorthThreads = 256 * 1024; // bytes
    const auto source = input.source(context.maxBytes);
    if (!source)
        return source.error();
    context.writeHeading(input);
    Progress progress(context.progress, input.name, (*source)->size());
    LineDetector detector(**source, context.codecs, options);
    const bool isWhole = !context.jsonl && !context.out.isInteractive();
    const bool isParallel = isWhole && (*source)->size() >= kWorthThreads;
    using Lines = Result<std::vector<DetectedLine>>;
    OrderedWork<Lines, Batch> work(
        isParallel ? std::max(1U, std::thread::hardware_concurrency()) : 0,
        [&]() -> std::optional<Lines> {
            auto lines = detector.next();
            return lines && lines->empty() ? std::nullopt : std::optional(std::move(lines));
        },
        [&] {
            return [&](Lines lines) -> Batch {
                if (!lines)
                    return {{}, lines.error()};
                auto rows = isWhole ? rowsOf(**source, *lines) : std::string();
                return {*std::move(lines), std::move(rows)};
            };
        });
    ExitStatus status = kFine;
    while (const auto batch = work.take()) {
        if (auto written = write(context, input, **source, *batch); !written)
            return written.error();
        for (const DetectedLine& line : batch->lines)
            if (!line.codec && line.segments.empty())
                status = kNo;
        progress.at(batch->lines.back().offset + batch->lines.back().length);
        context.out.flushIfInteractive();
    }
    return status;
}

} // namespace moji::cli
