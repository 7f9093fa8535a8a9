// moji decode and moji encode: change the encoding. What they write is data.

#include "bytes/hex.h"
#include "cli/commands.h"
#include "codec/transcoder.h"

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
        return fmt::format("offset {}: {} is not valid {}", stop.offset, hexBytes(stop.bytes),
                           from.name());
    const std::string lacks = fmt::format("offset {}: {} has no character {}", stop.offset,
                                          to.name(), codePointName(stop.codePoint));
    return stop.reason == TranscodeStop::Reason::NoSubstitute
               ? lacks + ", nor what --unmappable would write instead"
               : lacks;
}

/// Inputs are written one after the other; a stop ends it all, so that nothing follows it.
ExitStatus transcodeInputs(Context& context, const Codec& from, const Codec& to,
                           TranscodeOptions options) {
    ExitStatus worst = kFine;
    options.maxBytes = context.maxBytes;
    options.dropMark = from.scheme().ownsMark;
    options.addMark = to.scheme().ownsMark;
    // A mark for the whole output, not one for each input.
    const Codec& written = isUtf8(to) ? context.codecs.utf8() : to;
    for (const Input& input : context.inputs) {
        Progress progress(context.progress, input.name, 0);
        options.onProgress = [&](std::uint64_t done) {
            context.out.flushIfInteractive();
            progress.at(done);
        };
        const auto reader = input.reader();
        if (!reader) {
            reportError(reader.error());
            worst = kTrouble;
            continue;
        }
        const auto stop = transcode(**reader, from, written, options, [&](ByteView bytes) {
            context.out.write(asChars(bytes));
            options.addMark = false; // one for the whole output
        });
        if (!stop) {
            reportError(stop.error());
            worst = kTrouble;
        } else if (*stop) {
            context.out.flush();
            context.out.spoil();
            message(input.name + ": " + explain(**stop, from, to));
            return std::max(worst, kNo);
        }
    }
    return worst;
}

void addUnmappableOption(CLI::App& app, std::string& value) {
    app.add_option("--unmappable", value,
                   "a character the target lacks: error stops, replace writes ?, escape \\u4E16")
        ->type_name("error|replace|escape")
        ->check(CLI::IsMember({"error", "replace", "escape"}))
        ->capture_default_str();
}

class DecodeCommand final : public Command {
public:
    DecodeCommand()
        : Command("decode", "from any encoding to UTF-8 (or another)") {}

    bool writesData() const override { return true; }

    void addOptions(CLI::App& app) override {
        app.add_option("-f,--from", m_from, "the encoding of the input")
            ->type_name("NAME")
            ->required();
        app.add_option("-t,--to", m_to, "the encoding to write")
            ->type_name("NAME")
            ->capture_default_str();
        app.add_option("--errors", m_errors,
                       "malformed input: replace writes U+FFFD, strict stops, skip writes nothing, "
                       "escape \\xE4")
            ->type_name("replace|strict|skip|escape")
            ->check(CLI::IsMember({"replace", "strict", "skip", "escape"}))
            ->capture_default_str();
        addUnmappableOption(app, m_unmappable);
    }

    ExitStatus run(Context& context) override {
        const Codec* from = context.codec(m_from, "--from");
        const Codec* to = context.codec(m_to, "--to");
        if (!from || !to)
            return kTrouble;
        TranscodeOptions options;
        options.errors = kErrorPolicies.at(m_errors);
        options.unmappable = kUnmappablePolicies.at(m_unmappable);
        return transcodeInputs(context, *from, *to, options);
    }

private:
    std::string m_from;
    std::string m_to = "UTF-8";
    std::string m_errors = "replace";
    std::string m_unmappable = "error";
};

class EncodeCommand final : public Command {
public:
    EncodeCommand()
        : Command("encode", "from UTF-8 to any encoding") {}

    bool writesData() const override { return true; }

    void addOptions(CLI::App& app) override {
        app.add_option("-t,--to", m_to, "the encoding to write")->type_name("NAME")->required();
        addUnmappableOption(app, m_unmappable);
    }

    ExitStatus run(Context& context) override {
        const Codec* to = context.codec(m_to, "--to");
        if (!to)
            return kTrouble;
        TranscodeOptions options;
        options.unmappable = kUnmappablePolicies.at(m_unmappable);
        options.errorsAreUnmappable = true;
        return transcodeInputs(context, context.codecs.utf8(), *to, options);
    }

private:
    std::string m_to;
    std::string m_unmappable = "error";
};

} // namespace

std::unique_ptr<Command> makeDecodeCommand() {
    return std::make_unique<DecodeCommand>();
}

std::unique_ptr<Command> makeEncodeCommand() {
    return std::make_unique<EncodeCommand>();
}

} // namespace moji::cli
