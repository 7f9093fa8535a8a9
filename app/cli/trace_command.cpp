// moji trace: a decoder, step by step.

#include "cli/arguments.h"
#include "cli/commands.h"
#include "cli/phrase.h"
#include "cli/trace.h"
#include "cli/watched_reader.h"

#include <algorithm>

namespace moji::cli {

namespace {

class TraceCommand final : public Command {
public:
    TraceCommand()
        : Command("trace", MOJI_PHRASE("moji", "a decoder step by step")) {}

    void addOptions(CLI::App& app) override {
        app.add_option(
               "--algorithm", m_algorithm,
               phrase(
                   "moji trace",
                   "plan9 (Thompson 1992), branchy (the naive way), hoehrmann-2009, hoehrmann-2010 "
                   "(the automaton in its two numberings), lookup (Keiser-Lemire)"))
            ->type_name("NAME")
            ->check(
                CLI::IsMember({"plan9", "branchy", "hoehrmann-2009", "hoehrmann-2010", "lookup"}));
        m_encodingOption = app.add_option(
            "-e,--encoding", m_encoding,
            phrase("moji trace",
                   "instead of --algorithm: the decoder of an encoding, as the WHATWG Encoding "
                   "Standard or its own specification defines it; there is none of CESU-8, MUTF-8, "
                   "WTF-8, GSM 03.38, TSCII, ISCII, LMBCS, ibm-1392 and x11-compound-text"));
        m_encodingOption->type_name("NAME");
        app.add_flag(
            "--encode", m_encode,
            phrase("moji trace",
                   "plan9, branchy: write the code points, by wctomb or the naive encoder"));
        app.add_option("--recovery", m_recovery,
                       phrase("moji trace", "hoehrmann: after a reject, retry the byte or eat it"))
            ->type_name("retry|eat")
            ->check(CLI::IsMember({"retry", "eat"}));
        app.add_option(
               "--tables", m_tables,
               phrase("moji trace",
                      "lookup: the paper's bits, simdjson's, or the misprint that circulates"))
            ->type_name("paper|simdjson|misprint")
            ->check(CLI::IsMember({"paper", "simdjson", "misprint"}));
    }

    /// Also code points that no character may have: encoders differ in what they do with them.
    [[nodiscard]] NamedCharacters namedCharacters() const override {
        return NamedCharacters::Historic;
    }

    ExitStatus run(Context& context) override {
        if (hasEmptyValue(*m_encodingOption) || !checkOptions())
            return kTrouble;
        const Codec* codec = m_encoding.empty() ? nullptr : context.codec(m_encoding);
        if (codec == nullptr && !m_encoding.empty())
            return kTrouble;
        return context.forEachInput([&](const Input& input) -> Result<ExitStatus> {
            const auto reader = input.reader();
            if (!reader)
                return reader.error();
            context.writeHeading(input);
            const TraceOutput trace{context.out, context.jsonl,
                                    context.namesFile() ? std::optional(input.name) : std::nullopt};
            Progress progress(context.progress, input.name, 0);
            WatchedReader watched(**reader, context.out, progress);
            InputBuffer buffer(watched, context.maxBytes);
            const auto done =
                codec != nullptr ? traceMachine(trace, buffer, *codec) : traceOne(trace, buffer);
            return done ? Result<ExitStatus>(kFine) : Result<ExitStatus>(done.error());
        });
    }

private:
    /// False after a message. What changes nothing is said, and is no trouble.
    [[nodiscard]] bool checkOptions() const {
        if (m_algorithm.empty() == m_encoding.empty()) {
            message(m_algorithm.empty()
                        ? phrase("moji trace", "--algorithm or --encoding is required")
                        : phrase("moji trace", "--algorithm and --encoding exclude each other"));
            return false;
        }
        const bool hasEncoder = m_algorithm == "plan9" || m_algorithm == "branchy";
        if (m_encode && !hasEncoder) {
            message(phrase("moji trace",
                           "--encode: only --algorithm plan9 and branchy have an encoder"));
            return false;
        }
        const std::string traced = m_algorithm.empty() ? "--encoding" : m_algorithm;
        if (!m_recovery.empty() && !m_algorithm.starts_with("hoehrmann"))
            message(phrase("moji trace", "--recovery changes nothing: %1 has no choice of it")
                        .with(traced));
        if (!m_tables.empty() && m_algorithm != "lookup")
            message(phrase("moji trace", "--tables changes nothing: %1 has no choice of them")
                        .with(traced));
        return true;
    }

    [[nodiscard]] Result<Done> traceOne(const TraceOutput& trace, InputBuffer& buffer) const {
        if (m_algorithm == "plan9")
            return (m_encode ? traceWctomb : traceMbtowc)(trace, buffer);
        if (m_algorithm == "branchy")
            return (m_encode ? traceBranchyEncoder : traceBranchy)(trace, buffer);
        if (m_algorithm == "lookup")
            return traceLookup(trace, buffer, tables());
        const auto recovery = m_recovery == "eat" ? utf8::Recovery::Eat : utf8::Recovery::Retry;
        return traceHoehrmann(trace, buffer,
                              m_algorithm == "hoehrmann-2009" ? utf8::kUtf8d2009 : utf8::kUtf8d2010,
                              recovery);
    }

    [[nodiscard]] const utf8::LookupTables& tables() const {
        const auto found = std::ranges::find_if(
            utf8::kLookupTableSets, [&](const auto* set) { return set->name == m_tables; });
        return found == utf8::kLookupTableSets.end() ? utf8::kPaperTables : **found;
    }

    std::string m_algorithm; // either this or m_encoding is empty
    std::string m_encoding;
    CLI::Option* m_encodingOption = nullptr;
    bool m_encode = false;
    std::string m_recovery;
    std::string m_tables;
};

} // namespace

std::unique_ptr<Command> makeTraceCommand() {
    return std::make_unique<TraceCommand>();
}

} // namespace moji::cli
