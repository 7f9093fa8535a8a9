// moji check: is it valid, and where not.

#include "bytes/hex.h"
#include "cli/commands.h"
#include "cli/whole_number.h"
#include "codec/utf8.h"
#include "scan/codec_scan.h"

#include <fmt/format.h>

namespace moji::cli {

namespace {

/// Why the sequence is wrong, in words.
std::string explain(const ErrorRecord& error) {
    const std::string bytes = hexBytes(error.bytes);
    switch (error.kind) {
    case SpanStatus::TooShort:
        return fmt::format("{} is incomplete: {} expected", bytes, error.expected);
    case SpanStatus::TooLong:
        return fmt::format("{} is a stray continuation byte", bytes);
    case SpanStatus::HeaderBits:
        return fmt::format("{} cannot start a character", bytes);
    case SpanStatus::TooLarge:
        return fmt::format("{} encodes a value above U+10FFFF", bytes);
    case SpanStatus::Overlong:
        return fmt::format("{} starts an overlong form", bytes);
    case SpanStatus::Surrogate:
        return fmt::format("{} starts a UTF-16 surrogate", bytes);
    case SpanStatus::Truncated:
        return fmt::format("{} is incomplete: the input ends", bytes);
    case SpanStatus::Unmapped:
        return fmt::format("{} has no character in this encoding", bytes);
    default:
        return fmt::format("{} is not valid in this encoding", bytes);
    }
}

void writeErrorJson(Output& out, const Input& input, const ErrorRecord& error) {
    JsonLine line(out);
    line.string("file", input.name)
        .number("offset", error.offset)
        .number("length", error.bytes.size())
        .hex("bytes", error.bytes)
        .string("kind", identifier(error.kind))
        .number("problem", error.problem)
        .number("line", error.line)
        .number("column", error.column);
    line.stringOrNull("expected", error.expected.empty()
                                      ? std::nullopt
                                      : std::optional<std::string_view>(error.expected))
        .string("message", explain(error));
}

void writeErrorText(const Context& context, const Input& input, const ErrorRecord& error) {
    context.out.write(fmt::format(
        "{}:{}:{}: offset {}: {}: {}\n", visible(input.name), error.line, error.column,
        error.offset, context.palette.paint(Tint::Error, identifier(error.kind)), explain(error)));
}

void writeSummaryJson(Output& out, const Input& input, const Codec& codec,
                      const CheckSummary& summary) {
    JsonLine line(out);
    line.string("file", input.name)
        .boolean("summary", true)
        .number("bytes", summary.bytes)
        .string("encoding", codec.name())
        .boolean("valid", summary.valid())
        .number("errors", summary.errors)
        .number("problems", summary.problems);
    line.key("kinds").append("{");
    const char* separator = "\"";
    for (std::size_t kind = 0; kind < summary.kinds.size(); ++kind) {
        if (summary.kinds[kind] == 0)
            continue;
        line.append(fmt::format("{}{}\":{}", separator, identifier(static_cast<SpanStatus>(kind)),
                                summary.kinds[kind]));
        separator = ",\"";
    }
    line.append("}")
        .number("code_points", summary.codePoints)
        .number("lines", summary.lines)
        .boolean("bom", summary.byteOrderMark)
        .number("replacement_characters", summary.replacementCharacters);
}

std::string plural(std::uint64_t count, std::string_view one, std::string_view many) {
    return fmt::format("{} {}", count, count == 1 ? one : many);
}

/// Lines of errors that a person reads; more are counted only.
constexpr std::uint64_t kMostLines = 100;

void writeSummaryText(const Context& context, const Input& input, const Codec& codec,
                      const CheckSummary& summary) {
    std::string text = visible(input.name) + ": ";
    text += summary.valid() ? context.palette.paint(Tint::Good, "valid " + codec.name())
                            : context.palette.paint(Tint::Error, "not valid " + codec.name());
    text += fmt::format(": {}, {}, {}", plural(summary.bytes, "byte", "bytes"),
                        plural(summary.codePoints, "code point", "code points"),
                        plural(summary.lines, "line", "lines"));
    if (!summary.valid()) {
        text += fmt::format("; {} ({} U+FFFD):", plural(summary.problems, "problem", "problems"),
                            summary.errors);
        for (std::size_t kind = 0; kind < summary.kinds.size(); ++kind) {
            if (summary.kinds[kind] > 0)
                text += fmt::format("{} {} {}", text.back() == ':' ? "" : ",", summary.kinds[kind],
                                    identifier(static_cast<SpanStatus>(kind)));
        }
    }
    if (summary.byteOrderMark)
        text += "; begins with a byte-order mark";
    if (summary.replacementCharacters > 0)
        text += fmt::format("; {} genuine U+FFFD: something was lost earlier",
                            summary.replacementCharacters);
    context.out.write(text + '\n');
}

class CheckCommand final : public Command {
public:
    CheckCommand()
        : Command("check", "is it valid, and where not") {}

    void addOptions(CLI::App& app) override {
        app.add_option("-e,--encoding", m_encoding, "the encoding to check against")
            ->type_name("NAME")
            ->capture_default_str();
        app.add_option(
               "--limit", m_limit,
               "print the first N errors of a file; 0: the summary alone (default: 100, all "
               "as JSON)")
            ->type_name("N")
            ->transform(wholeNumber(0));
        app.add_flag("-l,--invalid-files", m_namesOnly,
                     "print only the names of files that are not valid");
        app.add_option("--threads", m_threads,
                       "use N threads at most (default: one for each processor)")
            ->type_name("N")
            ->transform(wholeNumber(1));
    }

    ExitStatus run(Context& context) override {
        const Codec* codec = context.codec(m_encoding);
        if (!codec)
            return kTrouble;
        return context.forEachInput([&](const Input& input) -> Result<ExitStatus> {
            return checkOne(context, input, *codec);
        });
    }

private:
    Result<ExitStatus> checkOne(Context& context, const Input& input, const Codec& codec) const {
        const std::uint64_t limit = limitOf(context);
        const auto onError = [&](const ErrorRecord& error) {
            if (context.jsonl)
                writeErrorJson(context.out, input, error);
            else
                writeErrorText(context, input, error);
        };
        const auto summary = input.isRegularFile()
                                 ? checkFile(context, input, codec, limit, onError)
                                 : checkStream(context, input, codec, limit, onError);
        if (!summary)
            return summary.error();
        if (m_namesOnly && summary->valid())
            return kFine;
        if (context.jsonl)
            writeSummaryJson(context.out, input, codec, *summary);
        else if (m_namesOnly)
            context.out.write(visible(input.name) + '\n');
        else
            writeReport(context, input, codec, *summary, limit);
        return summary->valid() ? kFine : kNo;
    }

    /// Errors to print: none beside names, a few for people, all of them for programs.
    [[nodiscard]] std::uint64_t limitOf(const Context& context) const {
        if (m_namesOnly)
            return 0;
        return m_limit.value_or(context.jsonl ? ~std::uint64_t{0} : kMostLines);
    }

    void writeReport(const Context& context, const Input& input, const Codec& codec,
                     const CheckSummary& summary, std::uint64_t limit) const {
        if (!m_limit && summary.errors > limit)
            context.out.write(
                fmt::format("{}: {} not shown (--limit N shows N)\n", visible(input.name),
                            plural(summary.errors - limit, "more error", "more errors")));
        writeSummaryText(context, input, codec, summary);
    }

    using ErrorWriter = std::function<void(const ErrorRecord&)>;

    /// With random access: by all processors.
    Result<CheckSummary> checkFile(Context& context, const Input& input, const Codec& codec,
                                   std::uint64_t limit, const ErrorWriter& onError) const {
        const auto source = input.source();
        if (!source)
            return source.error();
        const std::uint64_t size = std::min((*source)->size(), context.maxBytes);
        Progress progress(context.progress, input.name, size);
        ScanOptions options;
        options.name = input.name;
        options.threads = m_threads;
        options.maxBytes = context.maxBytes;
        options.maxErrors = limit;
        options.onError = onError;
        options.onProgress = [&](std::uint64_t done, std::uint64_t) {
            context.out.flushIfInteractive();
            progress.at(done);
        };
        if (!isUtf8(codec))
            return scanCodec(**source, codec, options);
        const auto scanned = scanUtf8(**source, options);
        if (!scanned)
            return scanned.error();
        return scanned->check;
    }

    static Result<CheckSummary> checkStream(Context& context, const Input& input,
                                            const Codec& codec, std::uint64_t limit,
                                            const ErrorWriter& onError) {
        const auto reader = input.reader();
        if (!reader)
            return reader.error();
        Progress progress(context.progress, input.name, 0);
        CheckOptions options;
        options.maxBytes = context.maxBytes;
        options.maxErrors = limit;
        options.onError = onError;
        options.onProgress = [&](std::uint64_t done) {
            context.out.flushIfInteractive();
            progress.at(done);
        };
        return check(**reader, codec, options);
    }

    std::string m_encoding = "UTF-8";
    std::optional<std::uint64_t> m_limit;
    bool m_namesOnly = false;
    unsigned m_threads = 0; // as many as there are processors
};

} // namespace

std::unique_ptr<Command> makeCheckCommand() {
    return std::make_unique<CheckCommand>();
}

} // namespace moji::cli
