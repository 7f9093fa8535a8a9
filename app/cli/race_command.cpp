// moji race: how fast is each decoder on this machine?

#include "bytes/byte_source.h"
#include "cli/commands.h"
#include "cli/counted.h"
#include "cli/phrase.h"
#include "cli/text_width.h"
#include "cli/whole_number.h"
#include "race/race_picture.h"
#include "race/race_text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>

namespace moji::cli {

namespace {

using namespace race;

constexpr std::string_view kReading = "read";
constexpr std::uint64_t kUsualBytes = 1 << 20;
constexpr std::uint64_t kMostRacedBytes = 1 << 30; // more is no more exact, and may fill the memory

class RaceCommand final : public Command {
public:
    RaceCommand()
        : Command("race", MOJI_PHRASE("moji", "how fast is each UTF-8 decoder on this machine")) {}

    void addOptions(CLI::App& app) override {
        std::vector<std::string> names(textNames().begin(), textNames().end());
        app.add_option(
               "FILE", m_file,
               phrase("moji race", "race on the beginning of this file, not on a made text"))
            ->type_name("");
        app.add_option("--corpus", m_corpus,
                       phrase("moji race", "the made text, one of %1").with(fmt::join(names, ", ")))
            ->type_name("NAME")
            ->check(CLI::IsMember(names))
            ->excludes("FILE");
        app.add_option("--bytes", m_bytes, phrase("moji race", "race on N bytes (default 1048576)"))
            ->type_name("N")
            ->transform(wholeNumber(1, kMostRacedBytes));
        app.add_option("--errors", m_errors,
                       phrase("moji race", "overwrite this many percent of the bytes at random"))
            ->type_name("PERCENT")
            ->check(numberFrom(0.0, 100.0));
        app.add_option("--rounds", m_rounds, phrase("moji race", "how many rounds (default 9)"))
            ->type_name("N")
            ->transform(wholeNumber(1));
        app.add_option("--only", m_only, phrase("moji race", "only these decoders"))
            ->type_name("A,B,...")
            ->delimiter(',')
            ->allow_extra_args(false);
    }

    [[nodiscard]] bool takesInput() const override { return false; }
    [[nodiscard]] std::vector<std::string> formats() const override {
        return {"text", "jsonl", "csv", "svg"};
    }

    ExitStatus run(Context& context) override {
        const auto wanted = wantedRacers();
        auto bytes = racedBytes();
        if (!bytes) {
            reportError(bytes.error());
            return kTrouble;
        }
        if (!wanted)
            return kTrouble;
        if (bytes->empty()) {
            message(
                m_file.empty()
                    ? phrase("moji race", "--bytes %1: too few for a character of the text")
                          .with(m_bytes)
                    : phrase("moji race", "%1: empty: there is nothing to race on").with(m_file));
            return kTrouble;
        }
        spoil(*bytes, m_errors / 100);
        Race race(*bytes, *wanted);
        for (std::uint64_t i = 0; i < m_rounds; ++i)
            (void)race.runRound();
        write(context, race, bytes->size());
        return kFine;
    }

private:
    /// Nothing, after a message, where --only has an unknown name.
    [[nodiscard]] std::optional<std::vector<Racer>> wantedRacers() const {
        std::vector<Racer> all = racers();
        if (m_only.empty())
            return all;
        std::vector<Racer> wanted;
        for (const std::string& id : m_only) {
            if (id == kReading) // races in any case
                continue;
            const auto found = std::ranges::find(all, id, &Racer::id);
            if (found == all.end()) {
                std::vector<std::string> ids;
                std::ranges::transform(all, std::back_inserter(ids), &Racer::id);
                ids.emplace_back(kReading);
                message(phrase("moji race", "--only: there is no decoder %1: %2 are here")
                            .with(id, fmt::join(ids, ", ")));
                return std::nullopt;
            }
            wanted.push_back(*found);
        }
        return wanted;
    }

    [[nodiscard]] Result<Bytes> racedBytes() const {
        if (m_file.empty())
            return *raceText(m_corpus, m_bytes);
        const Input input{Input::Kind::File, m_file, {}, false};
        const auto source = input.source(m_bytes);
        if (!source)
            return source.error();
        return readRange(**source, {0, std::min((*source)->size(), m_bytes)});
    }

    [[nodiscard]] std::string title(std::size_t size) const {
        const Machine machine = thisMachine();
        const Phrase sentence = m_errors > 0
                                    ? phrase("moji race", "%1, %2 with %5 errors, %3, on %4")
                                    : phrase("moji race", "%1, %2, %3, on %4");
        return sentence.with(
            m_file.empty() ? m_corpus : m_file, bytesText(size), roundsText(m_rounds),
            machine.processor.empty() ? std::string(phrase("moji race", "an unknown processor"))
                                      : machine.processor,
            percentText(fmt::format("{}", m_errors)));
    }

    void write(const Context& context, const Race& race, std::size_t size) const {
        if (context.format == "csv")
            context.out.write(csvOf(race));
        else if (context.format == "svg")
            context.out.write(svgOf(race, visible(title(size))));
        else if (context.jsonl)
            writeJson(context, race);
        else
            writeText(context, race, size);
    }

    static void writeJson(const Context& context, const Race& race) {
        const Machine machine = thisMachine();
        for (const Standing& one : race.standings())
            JsonLine(context.out)
                .string("decoder", one.id)
                .stringOrNull("library", nullIfEmpty(one.library))
                .boolean("decodes", one.decodes)
                .number("rounds", one.speeds.size())
                .real("gb_per_s", one.median())
                .real("lower_quartile", one.lowerQuartile())
                .real("upper_quartile", one.upperQuartile())
                .real("bytes_per_cycle", one.bytesACycle())
                .string("processor", machine.processor)
                .boolean("virtual", machine.isVirtual);
    }

    void writeText(const Context& context, const Race& race, std::size_t size) const {
        Output& out = context.out;
        out.write(visible(title(size)) + "\n");
        if (thisMachine().isVirtual)
            out.write(phrase("moji race",
                             "This is a virtual machine: others share the processor, so "
                             "figures are rough and only ratios count.") +
                      "\n");
        double fastest = 0;
        for (const Standing& one : race.standings())
            fastest = std::max(fastest, one.median());
        out.write(fmt::format("\n{} {} {:>8}  {}  {}\n", padded(phrase("moji race", "decoder"), 20),
                              padded(phrase("moji race", "does"), 9), "GB/s",
                              paddedLeft(phrase("moji race", "half of rounds"), 15),
                              paddedLeft(phrase("moji race", "bytes/cycle"), 11)));
        for (const Standing& one : race.standings()) {
            const auto bar = static_cast<std::size_t>(std::lround(20 * one.median() / fastest));
            const bool isReading = one.id == kReading;
            out.write(fmt::format("{:<20} {} {:>8.3f}  {:>6.2f}..{:<7.2f}  {:>11.2f}  {}\n", one.id,
                                  padded(isReading     ? phrase("moji race", "reads")
                                         : one.decodes ? phrase("moji race", "decodes")
                                                       : phrase("moji race", "validates"),
                                         9),
                                  one.median(), one.lowerQuartile(), one.upperQuartile(),
                                  one.bytesACycle(), std::string(bar, isReading ? '-' : '#')));
        }
        if (isAsInThePaper())
            writeClaims(out, race);
    }

    /// The paper measured random characters, none of them damaged.
    [[nodiscard]] bool isAsInThePaper() const {
        return m_file.empty() && isRandomText(m_corpus) && m_errors == 0;
    }

    static void writeClaims(Output& out, const Race& race) {
        bool isFirst = true;
        for (const PaperClaim& claim : paperClaims()) {
            const auto ratio = ownRatio(race, claim.id);
            if (!ratio)
                continue;
            if (std::exchange(isFirst, false))
                out.write(fmt::format(
                    "\n{} {}  {}\n",
                    padded(phrase("moji race", "The fastest kernel is faster than"), 34),
                    paddedLeft(phrase("moji race", "here"), 8),
                    std::string(phrase("moji race", "in the paper (random text)"))));
            out.write(fmt::format("  {:<32} {:>6.1f} x    {:.0f} to {:.0f} x\n", claim.id, *ratio,
                                  claim.least, claim.most));
        }
    }

    std::string m_file;
    std::string m_corpus = "1-4-bytes";
    std::uint64_t m_bytes = kUsualBytes;
    double m_errors = 0;
    std::uint64_t m_rounds = 9;
    std::vector<std::string> m_only;
};

} // namespace

std::unique_ptr<Command> makeRaceCommand() {
    return std::make_unique<RaceCommand>();
}

} // namespace moji::cli
