// moji check: checks that the input is valid and lists every problem.

#include "bytes/hex.h"
#include "cli/check_advice.h"
#include "cli/commands.h"
#include "cli/counted.h"
#include "cli/phrase.h"
#include "cli/whole_number.h"
#include "scan/codec_scan.h"

#include <fmt/format.h>

namespace moji::cli {

namespace {

/// Why the sequence is wrong, in words.
std::string explain(const ErrorRecord& error) {
    const std::string bytes = hexBytes(error.bytes);
    switch (error.kind) {
    case SpanStatus::TooShort:
        return phrase("moji check", "%1 is incomplete: %2 expected").with(bytes, error.expected);
    case SpanStatus::TooLong:
        return phrase("moji check", "%1 is a stray continuation byte").with(bytes);
    case SpanStatus::HeaderBits:
        return phrase("moji check", "%1 cannot start a character").with(bytes);
    case SpanStatus::TooLarge:
        return phrase("moji check", "%1 encodes a value above U+10FFFF").with(bytes);
    case SpanStatus::Overlong:
        return phrase("moji check", "%1 starts an overlong form").with(bytes);
    case SpanStatus::Surrogate:
        return phrase("moji check", "%1 starts a UTF-16 surrogate").with(bytes);
    case SpanStatus::Truncated:
        return phrase("moji check", "%1 is incomplete: the input ends").with(bytes);
    case SpanStatus::Unmapped:
        return phrase("moji check", "%1 has no character in this encoding").with(bytes);
    default:
        return phrase("moji check", "%1 is not valid in this encoding").with(bytes);
    }
}

void writeErrorJson(Output& out, const Input& input, const ErrorRecord& error) {
    JsonLine line(out);
    line.file(input.name)
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
    context.out.write(phrase("moji check", "%1:%2:%3: offset %4: %5: %6")
                          .with(visible(input.name), error.line, error.column, error.offset,
                                context.palette.paint(Tint::Error, identifier(error.kind)),
                                explain(error)) +
                      "\n");
}

void writeSummaryJson(Output& out, const Input& input, const Codec& codec,
                      const CheckSummary& summary) {
    JsonLine line(out);
    line.file(input.name)
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

/// Lines that are printed of a file unless more are asked for.
constexpr std::uint64_t kMostLines = 100;
/// Errors that are grouped; further ones are only counted, which takes much less time.
constexpr std::uint64_t kMostGrouped = 1'000'000;

/// Prints what is wrong in one input, a line for each error or stretch of errors.
class GroupedErrors {
public:
    GroupedErrors(const Context& context, const Input& input, const Codec& codec,
                  const ByteSource* source, std::uint64_t mostLines)
        : m_context(context)
        , m_input(input)
        , m_codec(codec)
        , m_source(source)
        , m_left(mostLines)
        , m_stretches([this](const ErrorRecord& error) { writeError(error); },
                      [this](const BadStretch& stretch) { writeStretch(stretch); }) {}

    void add(const ErrorRecord& error) {
        m_last = error.problem;
        m_stretches.add(error);
    }
    /// Prints what is left; `problems` are those of the whole input.
    void finish(std::uint64_t problems) {
        m_reachesOn = problems > m_last; // they were too many to be given
        m_stretches.finish();
        if (problems > m_shown)
            m_context.out.write(
                visible(m_input.name) + ": " +
                countedPhrase(
                    "moji check", problems - m_shown,
                    MOJI_COUNTED("moji check", "%1 more problem not shown (--all shows all)"),
                    MOJI_COUNTED("moji check", "%1 more problems not shown (--all shows all)")) +
                "\n");
    }
    [[nodiscard]] bool hasStretch() const { return m_hasStretch; }
    /// The encoding of the first stretch that reads as text in one.
    [[nodiscard]] const Codec* part() const { return m_part; }

private:
    void writeError(const ErrorRecord& error) {
        if (m_left == 0)
            return;
        --m_left;
        if (error.problem != m_shownProblem)
            ++m_shown;
        m_shownProblem = error.problem;
        writeErrorText(m_context, m_input, error);
    }
    void writeStretch(const BadStretch& stretch) {
        m_hasStretch = true;
        if (m_left == 0)
            return;
        --m_left;
        m_shown += stretch.problems;
        const auto reading =
            m_source ? readingOf(stretch, *m_source, m_codec, m_context.codecs) : std::nullopt;
        if (reading && !m_part)
            m_part = reading->codec;
        const std::string count =
            m_reachesOn ? countedPhrase("moji check", stretch.problems,
                                        MOJI_COUNTED("moji check", "at least %1 problem"),
                                        MOJI_COUNTED("moji check", "at least %1 problems"))
                        : problemsText(stretch.problems);
        m_context.out.write(phrase("moji check", "%1:%2:%3: offset %4 to %5: %6%7")
                                .with(visible(m_input.name), stretch.first.line,
                                      stretch.first.column, stretch.first.offset, stretch.end,
                                      m_context.palette.paint(Tint::Error, count),
                                      reading ? phrase("moji check", "; reads as %1: %2")
                                                    .with(reading->codec->name(), reading->text)
                                              : std::string()) +
                            "\n");
    }

    const Context& m_context;
    const Input& m_input;
    const Codec& m_codec;
    const ByteSource* m_source; // nullptr: a stream
    std::uint64_t m_left;       // lines
    BadStretches m_stretches;
    std::uint64_t m_last = 0;  // problem
    std::uint64_t m_shown = 0; // problems
    std::uint64_t m_shownProblem = 0;
    bool m_reachesOn = false;
    bool m_hasStretch = false;
    const Codec* m_part = nullptr;
};

void writeSummaryText(const Context& context, const Input& input, const Codec& codec,
                      const CheckSummary& summary) {
    std::string text = visible(input.name) + ": ";
    text +=
        summary.valid()
            ? context.palette.paint(Tint::Good, phrase("moji check", "valid %1").with(codec.name()))
            : context.palette.paint(Tint::Error,
                                    phrase("moji check", "not valid %1").with(codec.name()));
    text += fmt::format(": {}, {}, {}", bytesText(summary.bytes),
                        codePointsText(summary.codePoints), linesText(summary.lines));
    if (!summary.valid()) {
        text += phrase("moji check", "; %1 (%2 U+FFFD):")
                    .with(problemsText(summary.problems), summary.errors);
        std::vector<std::string> kinds;
        for (std::size_t kind = 0; kind < summary.kinds.size(); ++kind) {
            if (summary.kinds[kind] > 0)
                kinds.push_back(fmt::format("{} {}", summary.kinds[kind],
                                            identifier(static_cast<SpanStatus>(kind))));
        }
        text += fmt::format(" {}", fmt::join(kinds, ", "));
    }
    if (summary.byteOrderMark)
        text += "; " + phrase("moji check", "begins with a byte-order mark");
    if (summary.replacementCharacters > 0)
        text += phrase("moji check", "; %1 genuine U+FFFD: text was lost earlier")
                    .with(summary.replacementCharacters);
    context.out.write(text + '\n');
}

class CheckCommand final : public Command {
public:
    CheckCommand()
        : Command("check",
                  MOJI_PHRASE("moji", "check that the input is valid and list every problem")) {}

    void addOptions(CLI::App& app) override {
        app.add_option("-e,--encoding", m_encoding,
                       phrase("moji check", "the encoding to check against"))
            ->type_name("NAME")
            ->capture_default_str();
        app.add_option(
               "--limit", m_limit,
               phrase("moji check",
                      "print the first N errors of a file, one a line; 0: only the summary"))
            ->type_name("N")
            ->transform(wholeNumber(0));
        app.add_flag("--all", m_all,
                     phrase("moji check", "print all lines of a file (default: the first 100)"))
            ->excludes("--limit");
        app.add_flag("-l,--invalid-files", m_namesOnly,
                     phrase("moji check", "print only the names of files that are not valid"));
        app.add_flag("-0,--null", m_null,
                     phrase("moji check", "as -l, but the names as they are, each ended by NUL"));
        app.add_option(
               "--threads", m_threads,
               phrase("moji check", "use N threads at most (default: one for each processor)"))
            ->type_name("N")
            ->transform(wholeNumber(1, kMostThreads));
    }

    ExitStatus run(Context& context) override {
        const Codec* codec = context.codec(m_encoding);
        if (!codec)
            return kTrouble;
        if (m_null && context.jsonl) {
            message(phrase("moji check",
                           "--null prints names, so --format jsonl cannot be used with it"));
            return kTrouble;
        }
        m_namesOnly = m_namesOnly || m_null;
        return context.forEachInput([&](const Input& input) -> Result<ExitStatus> {
            return checkOne(context, input, *codec);
        });
    }

private:
    Result<ExitStatus> checkOne(Context& context, const Input& input, const Codec& codec) const {
        std::unique_ptr<ByteSource> source; // nullptr: a stream
        if (input.isRegularFile()) {
            auto opened = input.source();
            if (!opened)
                return opened.error();
            source = *std::move(opened);
        }
        const bool isSilent = context.out.isDiscarded();
        const bool isGrouped = !isSilent && !context.jsonl && !m_namesOnly && !m_limit;
        GroupedErrors grouped(context, input, codec, source.get(),
                              m_all ? ~std::uint64_t{0} : kMostLines);
        const auto onError = [&](const ErrorRecord& error) {
            if (context.jsonl)
                writeErrorJson(context.out, input, error);
            else if (isGrouped)
                grouped.add(error);
            else
                writeErrorText(context, input, error);
        };
        const std::uint64_t limit = isSilent ? 0 : limitOf(context);
        const auto summary = source ? checkFile(context, input, codec, *source, limit, onError)
                                    : checkStream(context, input, codec, limit, onError);
        if (!summary)
            return summary.error();
        if (isSilent || (m_namesOnly && summary->valid()))
            return summary->valid() ? kFine : kNo;
        if (isGrouped)
            grouped.finish(summary->problems);
        if (context.jsonl)
            writeSummaryJson(context.out, input, codec, *summary);
        else if (m_namesOnly)
            writeName(context.out, input.name);
        else
            writeSummaryText(context, input, codec, *summary);
        if (grouped.hasStretch() && source && !context.hasMaxBytes())
            writeAdvice(context, input, codec, *source, isMixed(codec, *summary), grouped.part());
        return summary->valid() ? kFine : kNo;
    }

    /// With --null it is data, except at a terminal.
    void writeName(Output& out, const std::string& name) const {
        out.write(m_null && !out.isInteractive() ? name : visible(name));
        out.write(m_null ? '\0' : '\n');
    }

    /// Whether there are characters of several bytes beside the errors, more than come about by
    /// chance: then the whole must not be converted from the encoding of its bad parts.
    static bool isMixed(const Codec& codec, const CheckSummary& summary) {
        constexpr std::uint64_t kByChance = 20; // errors for each byte of such a character
        return isUtf8(codec) && (summary.bytes - summary.codePoints) * kByChance > summary.errors;
    }

    static void writeAdvice(const Context& context, const Input& input, const Codec& codec,
                            const ByteSource& source, bool isMixed, const Codec* part) {
        const std::string name = input.kind == Input::Kind::File ? input.name : std::string();
        const std::string advice = adviceFor(source, codec, isMixed, part, name, context.codecs);
        if (!advice.empty())
            context.out.write(fmt::format("{}: {}\n", visible(input.name), advice));
    }

    /// Errors to look at: none for names, all for programs, and for people as many as are grouped.
    [[nodiscard]] std::uint64_t limitOf(const Context& context) const {
        if (m_namesOnly)
            return 0;
        return m_limit.value_or(context.jsonl || m_all ? ~std::uint64_t{0} : kMostGrouped);
    }

    using ErrorWriter = std::function<void(const ErrorRecord&)>;

    /// With random access: by all processors.
    Result<CheckSummary> checkFile(Context& context, const Input& input, const Codec& codec,
                                   const ByteSource& source, std::uint64_t limit,
                                   const ErrorWriter& onError) const {
        const std::uint64_t size = std::min(source.size(), context.maxBytes);
        Progress progress(context.progress, input.name, size);
        ScanOptions options;
        options.name = input.name;
        options.threads = m_threads;
        options.maxBytes = context.maxBytes;
        options.maxErrors = limit;
        options.endAtError = context.out.isDiscarded() || (m_namesOnly && !context.jsonl);
        options.onError = onError;
        options.onProgress = [&](std::uint64_t done, std::uint64_t) {
            context.out.flushIfInteractive();
            progress.at(done);
        };
        if (!isUtf8(codec))
            return scanCodec(source, codec, options);
        const auto scanned = scanUtf8(source, options);
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
    bool m_all = false;
    bool m_namesOnly = false;
    bool m_null = false;
    unsigned m_threads = 0; // as many as there are processors
};

} // namespace

std::unique_ptr<Command> makeCheckCommand() {
    return std::make_unique<CheckCommand>();
}

} // namespace moji::cli
