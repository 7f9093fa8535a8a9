// moji decode and moji encode: change the encoding. What they write is data.

#include "bytes/hex.h"
#include "cli/auto_encoding.h"
#include "cli/commands.h"
#include "cli/phrase.h"
#include "cli/whole_number.h"
#include "codec/parallel_transcoder.h"

#include <fmt/format.h>

#include <map>

namespace moji::cli {

namespace {

const std::map<std::string, ErrorPolicy> kErrorPolicies{{"replace", ErrorPolicy::Replace},
                                                        {"strict", ErrorPolicy::Stop},
                                                        {"skip", ErrorPolicy::Skip},
                                                        {"escape", ErrorPolicy::Escape}};
const std::map<std::string, UnmappablePolicy> kUnmappablePolicies{
    {"error", UnmappablePolicy::Stop},
    {"replace", UnmappablePolicy::Question},
    {"escape", UnmappablePolicy::Escape}};

std::string explain(const TranscodeStop& stop, const Codec& from, const Codec& to) {
    if (stop.reason == TranscodeStop::Reason::Malformed)
        return phrase("moji decode", "offset %1: %2 is not valid %3")
            .with(stop.offset, hexBytes(stop.bytes), from.name());
    const Phrase sentence =
        stop.reason == TranscodeStop::Reason::NoSubstitute
            ? phrase("moji decode", "offset %1: %2 has no character %3, nor the replacement that "
                                    "--unmappable asks for")
            : phrase("moji decode", "offset %1: %2 has no character %3");
    return sentence.with(stop.offset, to.name(), codePointName(stop.codePoint));
}

/// An input, and the encoding to read it as.
struct OpenedInput {
    std::unique_ptr<ByteReader> reader;
    std::unique_ptr<ByteSource> source; // read by `reader`, where the encoding had to be detected
    const Codec* from = nullptr;        // nullptr, after a message: there is none
    bool dropsMark = false;
};

/// `from`: nullptr for auto.
Result<OpenedInput> open(const Context& context, const Input& input, const Codec* from) {
    OpenedInput opened;
    if (from) {
        auto reader = input.reader();
        if (!reader)
            return reader.error();
        opened = {*std::move(reader), nullptr, from, from->scheme().ownsMark};
        return opened;
    }
    auto source = input.source(context.maxBytes);
    if (!source)
        return source.error();
    opened.source = *std::move(source);
    const auto found = findEncoding(context, input, *opened.source);
    if (!found)
        return found.error();
    if (!found->codec)
        message(fmt::format("{}: {}", input.name, explainNoEncoding(*found, "--from")));
    else if (found->detection.ambiguous)
        message(phrase("moji", "%1: taken for %2, which is no more than a guess (%3)")
                    .with(input.name, found->codec->name(),
                          fmt::format("{:.2f}", found->detection.guesses.front().score)));
    opened.from = found->codec;
    opened.dropsMark = found->hasMark;
    opened.reader = std::make_unique<SourceReader>(*opened.source);
    return opened;
}

/// By several threads, where that is possible.
Result<std::optional<TranscodeStop>> convert(const Input& input, OpenedInput& opened,
                                             const Codec& to, const TranscodeOptions& options,
                                             unsigned threads, const ByteSink& sink) {
    if (!opened.source && input.isRegularFile()) {
        auto whole = input.source();
        if (!whole)
            return whole.error();
        // Standard input is at its end now: what is there is read through the source.
        opened.source = *std::move(whole);
        opened.reader = std::make_unique<SourceReader>(*opened.source);
    }
    const ParallelTranscoding parallel{.threads = threads, .name = input.name};
    if (opened.source &&
        canTranscodeInParallel(*opened.source, *opened.from, to, options, parallel))
        return transcodeInParallel(*opened.source, *opened.from, to, options, parallel, sink);
    return transcode(*opened.reader, *opened.from, to, options, sink);
}

/// Writes the inputs one after the other. A stop ends the command, so that no output follows it.
/// `from` is nullptr for auto: each input has its own encoding.
ExitStatus transcodeInputs(Context& context, const Codec* from, const Codec& to,
                           TranscodeOptions options, unsigned threads) {
    ExitStatus worst = kFine;
    options.maxBytes = context.maxBytes;
    options.addMark = to.scheme().ownsMark;
    for (const Input& input : context.inputs) {
        Progress progress(context.progress, input.name, 0);
        options.onProgress = [&](std::uint64_t done) {
            context.out.flushIfInteractive();
            progress.at(done);
        };
        auto opened = open(context, input, from);
        if (!opened) {
            reportError(opened.error());
            worst = kTrouble;
            continue;
        }
        if (!opened->from) {
            context.out.spoil();
            worst = std::max(worst, kNo);
            continue;
        }
        options.dropMark = opened->dropsMark;
        const ByteSink sink = [&](ByteView bytes) {
            context.out.write(asChars(bytes));
            options.addMark = false; // one for the whole output
        };
        const auto stop = convert(input, *opened, to, options, threads, sink);
        if (!stop) {
            reportError(stop.error());
            worst = kTrouble;
        } else if (*stop) {
            context.out.flush();
            context.out.spoil();
            message(input.name + ": " + explain(**stop, *opened->from, to));
            return std::max(worst, kNo);
        }
    }
    return worst;
}

void addUnmappableOption(CLI::App& app, std::string& value) {
    app.add_option(
           "--unmappable", value,
           phrase("moji decode",
                  "a character the target lacks: error stops, replace writes ?, escape \\u4E16"))
        ->type_name("error|replace|escape")
        ->check(CLI::IsMember({"error", "replace", "escape"}))
        ->capture_default_str();
}

void addThreadsOption(CLI::App& app, unsigned& threads) {
    app.add_option("--threads", threads,
                   phrase("moji decode", "use N threads at most (default: one for each processor)"))
        ->type_name("N")
        ->transform(wholeNumber(1, kMostThreads));
}

class DecodeCommand final : public Command {
public:
    DecodeCommand()
        : Command("decode", MOJI_PHRASE("moji", "from any encoding to UTF-8 (or another)")) {}

    bool writesData() const override { return true; }

    void addOptions(CLI::App& app) override {
        app.add_option("-f,--from", m_from,
                       phrase("moji decode", "the encoding of the input; auto detects it"))
            ->type_name("NAME|auto")
            ->required();
        app.add_option("-t,--to", m_to, phrase("moji decode", "the encoding to write"))
            ->type_name("NAME")
            ->capture_default_str();
        app.add_option("--errors", m_errors,
                       phrase("moji decode",
                              "malformed input: replace writes U+FFFD, strict stops, "
                              "skip writes nothing, escape \\xE4"))
            ->type_name("replace|strict|skip|escape")
            ->check(CLI::IsMember({"replace", "strict", "skip", "escape"}))
            ->capture_default_str();
        addUnmappableOption(app, m_unmappable);
        addThreadsOption(app, m_threads);
    }

    ExitStatus run(Context& context) override {
        const bool isAuto = m_from == "auto";
        const Codec* from = isAuto ? nullptr : context.codec(m_from, "--from");
        const Codec* to = context.codec(m_to, "--to");
        if ((!from && !isAuto) || !to)
            return kTrouble;
        TranscodeOptions options;
        options.errors = kErrorPolicies.at(m_errors);
        options.unmappable = kUnmappablePolicies.at(m_unmappable);
        return transcodeInputs(context, from, *to, options, m_threads);
    }

private:
    std::string m_from;
    std::string m_to = "UTF-8";
    std::string m_errors = "replace";
    std::string m_unmappable = "error";
    unsigned m_threads = 0; // as many as there are processors
};

class EncodeCommand final : public Command {
public:
    EncodeCommand()
        : Command("encode", MOJI_PHRASE("moji", "from UTF-8 to any encoding")) {}

    bool writesData() const override { return true; }

    void addOptions(CLI::App& app) override {
        app.add_option("-t,--to", m_to, phrase("moji decode", "the encoding to write"))
            ->type_name("NAME")
            ->required();
        addUnmappableOption(app, m_unmappable);
        addThreadsOption(app, m_threads);
    }

    ExitStatus run(Context& context) override {
        const Codec* to = context.codec(m_to, "--to");
        if (!to)
            return kTrouble;
        TranscodeOptions options;
        options.unmappable = kUnmappablePolicies.at(m_unmappable);
        options.errorsAreUnmappable = true;
        return transcodeInputs(context, &context.codecs.utf8(), *to, options, m_threads);
    }

private:
    std::string m_to;
    std::string m_unmappable = "error";
    unsigned m_threads = 0; // as many as there are processors
};

} // namespace

std::unique_ptr<Command> makeDecodeCommand() {
    return std::make_unique<DecodeCommand>();
}

std::unique_ptr<Command> makeEncodeCommand() {
    return std::make_unique<EncodeCommand>();
}

} // namespace moji::cli
