// moji fits: will a text survive in another encoding?

#include "bytes/hex.h"
#include "cli/arguments.h"
#include "cli/commands.h"
#include "cli/counted.h"
#include "cli/phrase.h"
#include "cli/text_width.h"
#include "cli/whole_number.h"
#include "fits/fit_report.h"
#include "fits/holders.h"
#include "fits/round_trip.h"
#include "unicode/character_info.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace moji::cli {

namespace {

using namespace fits;

constexpr const char* kForms[] = {"NFC", "NFD", "NFKC", "NFKD"};
constexpr const char* kFormKeys[] = {"nfc", "nfd", "nfkc", "nfkd"};

/// What is found out about one input.
struct Answer {
    const Codec* to = nullptr; // nullptr: no target is named
    FitReport report;
    std::vector<RoundTrip> trips;
    Malformed malformed;
    std::vector<Holder> holders;
};

void writeJson(const Context& context, const Input& input, const Answer& answer) {
    const auto begin = [&](JsonLine& line) {
        if (context.namesFile())
            line.file(input.name);
    };
    if (answer.to != nullptr) {
        const FitReport& report = answer.report;
        for (const LostCharacter& lost : report.lostCharacters) {
            JsonLine line(context.out);
            begin(line);
            const bool isLacking = lost.back.empty();
            line.codePoint("code_point", lost.codePoint)
                .string("name", unicode::name(lost.codePoint))
                .number("count", lost.count)
                .key("offsets")
                .append(fmt::format("[{}]", fmt::join(lost.offsets, ",")));
            if (isLacking)
                line.null("back")
                    .string("replace", lost.replaced)
                    .string("escape", lost.escaped)
                    .string("translit", lost.transliterated);
            else
                line.codePoints("back", lost.back).null("replace").null("escape").null("translit");
        }
        JsonLine line(context.out);
        begin(line);
        line.string("to", answer.to->name())
            .boolean("fits", report.fits())
            .number("bytes", report.bytes)
            .number("characters", report.characters)
            .number("malformed", report.malformed.count)
            .number("lost", report.lost)
            .number("size", report.size);
        for (std::size_t i = 0; i < std::size(kFormKeys); ++i)
            line.numberOrNull(kFormKeys[i],
                              report.byForm ? std::optional((*report.byForm)[i]) : std::nullopt);
        for (const RoundTrip& trip : answer.trips)
            line.string(chart::identifier(trip.library), identifier(trip.outcome));
    }
    if (answer.to == nullptr && answer.malformed.count > 0) {
        JsonLine line(context.out);
        begin(line);
        line.number("malformed", answer.malformed.count).number("first", answer.malformed.first);
    }
    for (const Holder& holder : answer.holders) {
        JsonLine line(context.out);
        begin(line);
        line.string("encoding", holder.codec->name()).number("size", holder.size);
    }
}

class FitsReport {
public:
    FitsReport(const Context& context, std::uint64_t limit)
        : m_out(context.out)
        , m_limit(limit) {}

    void write(const Answer& answer) {
        if (answer.to != nullptr)
            writeTarget(answer);
        else
            writeMalformed(answer.malformed);
        writeHolders(answer.holders);
    }

private:
    void writeTarget(const Answer& answer) {
        const FitReport& report = answer.report;
        const std::string& name = answer.to->name();
        if (report.fits())
            m_out.write(
                countedPhrase(
                    "moji fits", report.characters,
                    MOJI_COUNTED("moji fits", "%1 character survives in %2: %3, now %4"),
                    MOJI_COUNTED("moji fits", "All %1 characters survive in %2: %3, now %4"), name,
                    bytesText(report.size), report.bytes) +
                "\n");
        else if (report.lost > 0)
            m_out.write(countedPhrase(
                            "moji fits", report.lost,
                            MOJI_COUNTED("moji fits", "%1 of %2 characters does not survive in %3"),
                            MOJI_COUNTED("moji fits", "%1 of %2 characters do not survive in %3"),
                            report.characters, name) +
                        "\n");
        writeMalformed(report.malformed);
        writeLost(report);
        if (report.byForm)
            writeForms(report, name);
        for (const RoundTrip& trip : answer.trips)
            writeTrip(trip);
        m_out.write("\n");
    }

    void writeMalformed(const Malformed& malformed) {
        if (malformed.count > 0)
            m_out.write(
                countedPhrase(
                    "moji fits", malformed.count,
                    MOJI_COUNTED("moji fits", "%1 malformed sequence, at %2, does not survive"),
                    MOJI_COUNTED("moji fits",
                                 "%1 malformed sequences, the first at %2, do not survive"),
                    malformed.first) +
                "\n");
    }

    void writeLost(const FitReport& report) {
        const auto& lost = report.lostCharacters;
        if (!lost.empty())
            m_out.write(fmt::format("\n{}  {:<54}  {:<8}  {:<10}  {:<8}  {}\n",
                                    paddedLeft(phrase("moji fits", "count"), 7), "", "replace",
                                    "escape", "translit", std::string(phrase("moji fits", "at"))));
        const std::size_t shown = std::min<std::uint64_t>(lost.size(), m_limit);
        for (const LostCharacter& one : std::span(lost).first(shown)) {
            std::string what = fmt::format("{} {} {}", codePointName(one.codePoint),
                                           visible(std::u32string(1, one.codePoint)),
                                           unicode::name(one.codePoint));
            what = padded(what, 54);
            const std::string instead =
                one.back.empty()
                    ? fmt::format("{:<8}  {:<10}  {:<8}", one.replaced, one.escaped,
                                  visible(one.transliterated))
                    : padded(phrase("moji fits", "comes back as %1").with(visible(one.back)), 30);
            m_out.write(fmt::format(
                "{:>7}  {}  {}  {}{}\n", one.count, what, instead,
                fmt::join(
                    std::span(one.offsets).first(std::min<std::size_t>(one.offsets.size(), 3)),
                    ", "),
                one.count > 3 ? ", ..." : ""));
        }
        if (shown < lost.size())
            m_out.write(
                phrase("moji fits", "(%1 more; --limit N lists N)").with(lost.size() - shown) +
                "\n");
    }

    void writeForms(const FitReport& report, const std::string& name) {
        m_out.write("\n");
        bool helps = false;
        for (std::size_t i = 0; i < std::size(kForms); ++i) {
            const std::uint64_t lost = (*report.byForm)[i];
            if (lost >= report.lost)
                continue;
            helps = true;
            m_out.write(lost == 0
                            ? phrase("moji fits", "In %1 all of it survives").with(kForms[i]) + "\n"
                            : countedPhrase(
                                  "moji fits", lost,
                                  MOJI_COUNTED("moji fits", "In %2 %1 character does not survive"),
                                  MOJI_COUNTED("moji fits", "In %2 %1 characters do not survive"),
                                  kForms[i]) +
                                  "\n");
        }
        if (!helps)
            m_out.write(phrase("moji fits", "No normal form brings more of it into %1").with(name) +
                        "\n");
    }

    void writeTrip(const RoundTrip& trip) {
        const std::string_view library = trip.library == chart::Library::Whatwg ? "moji"
                                         : trip.library == chart::Library::Icu  ? "ICU"
                                                                                : "iconv";
        std::string outcome;
        switch (trip.outcome) {
        case RoundTrip::Outcome::Identical:
            outcome = phrase("moji fits", "identical");
            break;
        case RoundTrip::Outcome::Changed:
            outcome = countedPhrase("moji fits", trip.offset,
                                    MOJI_COUNTED("moji fits", "changed after %1 byte"),
                                    MOJI_COUNTED("moji fits", "changed after %1 bytes"));
            break;
        case RoundTrip::Outcome::Refused:
            outcome = countedPhrase("moji fits", trip.offset,
                                    MOJI_COUNTED("moji fits", "refused after %1 byte"),
                                    MOJI_COUNTED("moji fits", "refused after %1 bytes"));
            break;
        case RoundTrip::Outcome::Unavailable:
            outcome = phrase("moji fits", "it lacks one of the encodings");
            break;
        }
        const std::string names =
            trip.outcome == RoundTrip::Outcome::Unavailable
                ? std::string()
                : " " + phrase("moji fits", "(%1 to %2)").with(trip.from, trip.to);
        m_out.write(
            phrase("moji fits", "There and back with %1: %2%3").with(library, outcome, names) +
            "\n");
    }

    void writeHolders(const std::vector<Holder>& holders) {
        m_out.write(fmt::format("{}  {}\n", paddedLeft(phrase("moji fits", "bytes"), 12),
                                std::string(phrase("moji fits", "encodings that hold all of it"))));
        // Encodings of the same size share a line.
        std::size_t lines = 0;
        for (std::size_t i = 0; i < holders.size();) {
            if (lines++ == m_limit) {
                m_out.write(
                    phrase("moji fits", "(%1 more; --limit N lists N)").with(holders.size() - i) +
                    "\n");
                return;
            }
            std::vector<std::string_view> names;
            const std::uint64_t size = holders[i].size;
            for (; i < holders.size() && holders[i].size == size; ++i)
                names.push_back(holders[i].codec->name());
            constexpr std::size_t kMostNames = 8;
            const std::size_t more = names.size() - std::min(names.size(), kMostNames);
            names.resize(names.size() - more);
            m_out.write(
                fmt::format("{:>12}  {}{}\n", size, fmt::join(names, ", "),
                            more > 0 ? " " + phrase("moji fits", "and %1 more").with(more) : ""));
        }
    }

    Output& m_out;
    std::uint64_t m_limit;
};

class FitsCommand final : public Command {
public:
    FitsCommand()
        : Command(
              "fits",
              MOJI_PHRASE("moji", "will a text survive in another encoding, and in which ones")) {}

    void addOptions(CLI::App& app) override {
        app.add_option("-e,--encoding,-f,--from", m_from,
                       phrase("moji fits", "the encoding of the input (default UTF-8)"))
            ->type_name("NAME");
        m_toOption = app.add_option("-t,--to", m_to,
                                    phrase("moji fits", "tell what is lost in this encoding"));
        m_toOption->type_name("NAME");
        app.add_option("--limit", m_limit,
                       phrase("moji fits", "list at most N characters and N sizes (default 10)"))
            ->type_name("N")
            ->transform(wholeNumber(0));
    }

    ExitStatus run(Context& context) override {
        if (hasEmptyValue(*m_toOption))
            return kTrouble;
        const Codec* from = context.codec(m_from);
        const Codec* to = m_to.empty() ? nullptr : context.codec(m_to, "--to");
        if (from == nullptr || (to == nullptr && !m_to.empty()))
            return kTrouble;
        std::vector<const Codec*> all;
        for (const CodecInfo& info : context.codecs.list())
            all.push_back(context.codecs.find(info.name));
        return context.forEachInput([&](const Input& input) -> Result<ExitStatus> {
            const auto source = input.source(context.maxBytes);
            if (!source)
                return source.error();
            auto answer = answerFor(context, input, **source, *from, to, all);
            if (!answer)
                return answer.error();
            if (context.jsonl) {
                writeJson(context, input, *answer);
                return kFine;
            }
            context.writeHeading(input);
            FitsReport(context, m_limit).write(*answer);
            return kFine;
        });
    }

private:
    static Result<Answer> answerFor(const Context& context, const Input& input,
                                    const ByteSource& source, const Codec& from, const Codec* to,
                                    const std::vector<const Codec*>& all) {
        Progress progress(context.progress, input.name, source.size());
        const auto onProgress = [&](std::uint64_t done, std::uint64_t) { progress.at(done); };
        Answer answer;
        answer.to = to;
        if (to != nullptr) {
            auto report = fitReport(source, from, *to, {}, onProgress);
            if (!report)
                return report.error();
            answer.report = *std::move(report);
            for (const auto library :
                 {chart::Library::Whatwg, chart::Library::Icu, chart::Library::Iconv}) {
                auto trip = roundTrip(source, from, *to, library);
                if (!trip)
                    return trip.error();
                answer.trips.push_back(*std::move(trip));
            }
        }
        auto found = holders(source, from, all, {}, onProgress);
        if (!found)
            return found.error();
        answer.malformed = found->malformed;
        answer.holders = std::move(found->holders);
        return answer;
    }

    std::string m_from = "UTF-8";
    std::string m_to;
    CLI::Option* m_toOption = nullptr;
    std::uint64_t m_limit = 10;
};

} // namespace

std::unique_ptr<Command> makeFitsCommand() {
    return std::make_unique<FitsCommand>();
}

} // namespace moji::cli
