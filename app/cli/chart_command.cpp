// moji chart: an encoding as a map, beside another or another library's.

#include "bytes/hex.h"
#include "chart/other_side.h"
#include "chart/presets.h"
#include "cli/arguments.h"
#include "cli/chart_atlas.h"
#include "cli/chart_report.h"
#include "cli/commands.h"
#include "cli/csv.h"
#include "cli/encoding_list.h"
#include "cli/phrase.h"
#include "cli/whole_number.h"

#include <fmt/format.h>

#include <algorithm>

namespace moji::cli {

namespace {

using namespace chart;

constexpr std::uint64_t kUsualLimit = 20; // differences

class ChartCommand final : public Command {
public:
    ChartCommand()
        : Command(
              "chart",
              MOJI_PHRASE("moji", "an encoding as a map, beside another or another library's")) {}

    void addOptions(CLI::App& app) override {
        app.add_option("NAME", m_name, phrase("moji chart", "the encoding"))->type_name("");
        app.add_option(
               "--against", m_against,
               phrase(
                   "moji chart",
                   "compare with this encoding, as the library calls it, or with a mapping file"))
            ->type_name("NAME");
        app.add_option("--library", m_library,
                       phrase("moji chart",
                              "where the other encoding is from (default: whatwg, this program's "
                              "own); without --against, what it calls the same encoding"))
            ->type_name("whatwg|icu|iconv|python-table")
            ->check(CLI::IsMember({"whatwg", "icu", "iconv", "python-table"}));
        app.add_option("--verdict", m_verdicts,
                       phrase("moji chart",
                              "only codes that are equal, different, only_here or only_there"))
            ->type_name("A,B,...")
            ->delimiter(',')
            ->allow_extra_args(false)
            ->check(CLI::IsMember({"equal", "different", "only_here", "only_there"}));
        app.add_option("--block", m_block,
                       phrase("moji chart", "only codes with a character of this block of Unicode"))
            ->type_name("NAME");
        app.add_option("--lead", m_lead,
                       phrase("moji chart", "only codes that start with these bytes"))
            ->type_name("HEX");
        app.add_option("--limit", m_limit,
                       phrase("moji chart", "list the first N differences (default 20)"))
            ->type_name("N")
            ->transform(wholeNumber(0));
        app.add_flag("--all", m_all,
                     phrase("moji chart", "list all differences; with --matrix, all encodings"));
        app.add_flag(
            "--one-way", m_oneWay,
            phrase("moji chart",
                   "list the codes that are only read and the characters that are only written"));
        addOverviews(app);
        refuseIgnored(app);
        for (const char* option : {"NAME", "--against", "--block", "--preset"})
            m_neverEmpty.push_back(app.get_option(option));
    }

    [[nodiscard]] bool takesInput() const override { return false; }
    [[nodiscard]] std::vector<std::string> formats() const override {
        return {"text", "jsonl", "csv"};
    }

    ExitStatus run(Context& context) override {
        if (std::ranges::any_of(m_neverEmpty, [](const auto* one) { return hasEmptyValue(*one); }))
            return kTrouble;
        if (m_presets)
            return listPresets(context);
        if (m_matrix || m_supersets)
            return writeAtlas(context);
        if (!m_preset.empty() && !takePreset(context))
            return kTrouble;
        if (!m_encodings.empty()) {
            message(phrase("moji chart", "--encodings: use it with --matrix or --supersets"));
            return kTrouble;
        }
        if (m_name.empty()) {
            message(phrase("moji chart", "chart: name an encoding, or --presets, --matrix or "
                                         "--supersets (see moji chart --help)"));
            return kTrouble;
        }
        return writeChart(context);
    }

private:
    void addOverviews(CLI::App& app) {
        app.add_option("--preset", m_preset,
                       phrase("moji chart", "compare what this famous difference is about"))
            ->type_name("ID");
        app.add_flag("--presets", m_presets,
                     phrase("moji chart", "list the famous differences, with their history"));
        app.add_flag("--matrix", m_matrix,
                     phrase("moji chart", "how many characters any two encodings share"));
        app.add_flag("--supersets", m_supersets,
                     phrase("moji chart", "which encodings contain which, as a tree"));
        addEncodingsOption(app, m_encodings,
                           phrase("moji chart", "the encodings for --matrix and --supersets"));
    }

    /// What would be ignored beside another option.
    static void refuseIgnored(CLI::App& app) {
        const auto exclude = [&](const char* option, std::initializer_list<const char*> others) {
            for (const char* other : others)
                app.get_option(option)->excludes(app.get_option(other));
        };
        exclude("--preset", {"NAME", "--against", "--library"});
        for (const char* overview : {"--presets", "--matrix", "--supersets"})
            exclude(overview, {"NAME", "--against", "--library", "--verdict", "--block", "--lead",
                               "--limit", "--one-way", "--preset"});
        exclude("--presets", {"--matrix", "--supersets", "--encodings", "--all"});
    }

    static ExitStatus listPresets(const Context& context) {
        if (context.format == "csv")
            context.out.write("preset,title,encoding,library,against,history\r\n");
        for (const Preset& preset : presets()) {
            if (context.format == "csv")
                context.out.write(fmt::format("{},{},{},{},{},{}\r\n", csvField(preset.id),
                                              csvField(preset.title), csvField(preset.here),
                                              csvField(preset.library), csvField(preset.against),
                                              csvField(preset.history)));
            else if (context.jsonl)
                JsonLine(context.out)
                    .string("preset", preset.id)
                    .string("title", preset.title)
                    .string("encoding", preset.here)
                    .string("library", preset.library)
                    .string("against", preset.against)
                    .string("history", preset.history);
            else
                context.out.write(fmt::format(
                    "{:<16} {}: {} ({})\n{:17}{}\n", preset.id,
                    phrase("Chart presets", preset.title),
                    phrase("moji chart", "%1 against %2").with(preset.here, preset.against),
                    preset.library, "", phrase("Chart presets", preset.history)));
        }
        return kFine;
    }

    bool takePreset(const Context& context) {
        const Preset* preset = findPreset(m_preset);
        if (preset == nullptr) {
            message(
                phrase("moji chart", "--preset: there is no %1: moji chart --presets lists them")
                    .with(m_preset));
            return false;
        }
        m_name = preset->here;
        m_library = preset->library;
        m_against = preset->against;
        if (context.format == "text")
            context.out.write(fmt::format("{}\n{}\n\n", phrase("Chart presets", preset->title),
                                          phrase("Chart presets", preset->history)));
        return true;
    }

    ExitStatus writeAtlas(const Context& context) const {
        constexpr std::string_view kUsual[] = {
            "ASCII",  "ISO-8859-1", "windows-1252", "ISO-8859-5", "windows-1251", "KOI8-R",
            "IBM866", "EUC-KR",     "Johab",        "Shift_JIS",  "EUC-JP",       "ISO-2022-JP",
            "GBK",    "gb18030",    "Big5",         "UTF-8",
        };
        std::vector<std::string> names = m_encodings;
        if (names.empty() && (m_supersets || m_all || context.format != "text")) {
            for (const CodecInfo& info : context.codecs.list())
                names.push_back(info.name);
        }
        auto codecs = namedEncodings(context, names, kUsual);
        if (!codecs)
            return kTrouble;
        const auto atlas = Atlas::of(*std::move(codecs));
        if (!atlas) {
            reportError(atlas.error());
            return kTrouble;
        }
        if (m_matrix)
            writeMatrix(context, *atlas);
        if (m_supersets)
            writeSupersets(context, *atlas);
        return kFine;
    }

    [[nodiscard]] std::optional<ChartFilter> filter() const {
        ChartFilter filter;
        for (const std::string& name : m_verdicts)
            filter.verdicts.insert(*verdictNamed(name));
        filter.limit = m_all ? ~std::uint64_t{0} : m_limit.value_or(kUsualLimit);
        const auto lead = parseHexBytes(m_lead);
        if (!lead) {
            message("--lead: " + reasonText(lead.error().detail));
            return std::nullopt;
        }
        filter.lead = *lead;
        if (!m_block.empty()) {
            filter.block = blockNamed(m_block);
            if (!filter.block) {
                message(phrase("moji chart",
                               "--block: Unicode has no block '%1' ('Hangul Syllables' is one)")
                            .with(m_block));
                return std::nullopt;
            }
        }
        return filter;
    }

    [[nodiscard]] ExitStatus writeChart(const Context& context) const {
        const Codec* codec = context.codec(m_name, "NAME");
        const auto wanted = filter();
        if (codec == nullptr || !wanted)
            return kTrouble;
        const ReaderPointer reader = codecReader(*codec);
        const auto here = Chart::of(*reader, shapeOf(*codec));
        if (m_against.empty() && m_library.empty()) {
            for (const auto& [option, isGiven] : {std::pair{"--verdict", !m_verdicts.empty()},
                                                  std::pair{"--limit", m_limit.has_value()}})
                if (isGiven) {
                    message(phrase("moji chart", "%1 compares: name the other encoding with "
                                                 "--against, --library or --preset")
                                .with(option));
                    return kTrouble;
                }
            const ChartReport report(context, *here, nullptr, nullptr, *wanted);
            return write(context, report, *here, *reader);
        }
        if (m_library == "python-table" && m_against.empty()) {
            message(phrase("moji chart",
                           "--library python-table: name the mapping file with --against"));
            return kTrouble;
        }
        const Library library = libraryNamed(m_library).value_or(Library::Whatwg);
        const bool isOurs = library == Library::Whatwg && !m_against.empty();
        if (isOurs && context.codec(m_against, "--against") == nullptr)
            return kTrouble;
        const auto other = otherSide(context.codecs, *codec, library, m_against);
        if (!other) {
            reportError(
                {other.error().code, "--against " + other.error().subject, other.error().detail});
            return kTrouble;
        }
        const auto there = Chart::of(*other->reader, other->shape);
        const Comparison comparison = compare(*here, *there);
        const ChartReport report(context, *here, &*there, &comparison, *wanted);
        return write(context, report, *here, *reader);
    }

    [[nodiscard]] ExitStatus write(const Context& context, const ChartReport& report,
                                   const Chart& here, CodeReader& reader) const {
        const bool isText = context.format == "text";
        if (isText)
            report.writeText();
        else if (!m_oneWay && context.jsonl)
            report.writeJson();
        else if (!m_oneWay)
            report.writeCsv();
        if (isText || m_oneWay)
            report.writeOneWay(*oneWayMappings(here, reader), m_oneWay);
        return kFine;
    }

    std::string m_name;
    std::string m_against;
    std::string m_library;
    std::vector<std::string> m_verdicts;
    std::string m_block;
    std::string m_lead;
    std::optional<std::uint64_t> m_limit; // nothing: not given
    bool m_all = false;
    bool m_oneWay = false;
    std::string m_preset;
    bool m_presets = false;
    bool m_matrix = false;
    bool m_supersets = false;
    std::vector<std::string> m_encodings;
    std::vector<const CLI::Option*> m_neverEmpty;
};

} // namespace

std::unique_ptr<Command> makeChartCommand() {
    return std::make_unique<ChartCommand>();
}

} // namespace moji::cli
