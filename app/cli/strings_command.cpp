// moji strings: runs of text in data of any kind, in several encodings.

#include "cli/commands.h"
#include "cli/encoding_list.h"
#include "cli/phrase.h"
#include "cli/watched_reader.h"
#include "cli/whole_number.h"
#include "search/text_runs.h"

#include <fmt/format.h>

#include <algorithm>

namespace moji::cli {

namespace {

constexpr std::string_view kUsual[] = {"UTF-8", "UTF-16LE", "UTF-16BE"};

class StringsCommand final : public Command {
public:
    StringsCommand()
        : Command("strings",
                  MOJI_PHRASE("moji", "runs of text in files of any kind, in several encodings")) {}

    void addOptions(CLI::App& app) override {
        addEncodingsOption(
            app, m_names,
            phrase("moji strings", "the encodings to look for (default: UTF-8,UTF-16LE,UTF-16BE)"),
            "-e,--encodings");
        app.add_option("-n,--min", m_least,
                       phrase("moji strings", "the least number of characters in a run"))
            ->type_name("N")
            ->transform(wholeNumber(1))
            ->capture_default_str();
        m_radixOption = app.add_option(
            "-t,--radix", m_radix,
            phrase("moji strings", "print offsets in decimal, octal or hexadecimal digits"));
        m_radixOption->type_name("d|o|x")
            ->check(CLI::IsMember({"d", "o", "x"}))
            ->capture_default_str();
        app.add_option(
               "--least", m_leastScore,
               phrase("moji strings",
                      "the least plausibility of text that is not ASCII, 0 to 1; 0 prints all"))
            ->type_name("SCORE")
            ->check(numberFrom(0.0, 1.0))
            ->capture_default_str();
    }

    ExitStatus run(Context& context) override {
        if (context.jsonl && m_radixOption->count() > 0) {
            message(phrase("moji strings",
                           "--radix: offsets in JSON are decimal; leave out --format jsonl"));
            return kTrouble;
        }
        auto codecs = namedEncodings(context, m_names, kUsual, "--encodings");
        if (!codecs)
            return kTrouble;
        TextRunOptions options;
        options.codecs = *std::move(codecs);
        options.least = m_least;
        options.leastScore = m_leastScore;
        options.maxBytes = context.maxBytes;
        return context.forEachInput(
            [&](const Input& input) { return listRuns(context, input, options); });
    }

private:
    [[nodiscard]] Result<ExitStatus> listRuns(Context& context, const Input& input,
                                              const TextRunOptions& options) const {
        const auto reader = input.reader();
        if (!reader)
            return reader.error();
        context.writeHeading(input);
        Progress progress(context.progress, input.name, 0);
        WatchedReader watched(**reader, context.out, progress);
        std::size_t columns = 0; // of the encodings' names
        for (const Codec* codec : options.codecs)
            columns = std::max(columns, codec->name().size());
        const auto done = findTextRuns(watched, options, [&](const TextRun& run) {
            if (context.jsonl)
                writeJson(context, input, run);
            else
                writeText(context, run, columns);
            return true;
        });
        return done ? Result<ExitStatus>(kFine) : Result<ExitStatus>(done.error());
    }

    static void writeJson(const Context& context, const Input& input, const TextRun& run) {
        JsonLine line(context.out);
        if (context.namesFile())
            line.file(input.name);
        line.number("offset", run.range.begin)
            .number("length", run.range.length())
            .string("encoding", run.codec->name())
            .real("score", run.score)
            .text("text", run.text);
    }

    void writeText(const Context& context, const TextRun& run, std::size_t columns) const {
        const std::uint64_t offset = run.range.begin;
        const std::string place = m_radix == "x"   ? fmt::format("{:08X}", offset)
                                  : m_radix == "o" ? fmt::format("{:08o}", offset)
                                                   : fmt::format("{:8}", offset);
        context.out.write(fmt::format(
            "{}  {}  {}\n", context.palette.paint(Tint::Faint, place),
            context.palette.paint(Tint::Lead2, fmt::format("{:<{}}", run.codec->name(), columns)),
            visible(run.text)));
    }

    CLI::Option* m_radixOption = nullptr;
    std::vector<std::string> m_names;
    std::uint64_t m_least = 4;
    std::string m_radix = "x";
    double m_leastScore = TextRunOptions().leastScore;
};

} // namespace

std::unique_ptr<Command> makeStringsCommand() {
    return std::make_unique<StringsCommand>();
}

} // namespace moji::cli
