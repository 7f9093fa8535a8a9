// moji trace: a UTF-8 decoder, step by step.

#include "cli/commands.h"
#include "cli/trace.h"
#include "cli/watched_reader.h"

#include <algorithm>

namespace moji::cli {

namespace {

class TraceCommand final : public Command {
public:
    TraceCommand()
        : Command("trace", "a UTF-8 decoder step by step") {}

    void addOptions(CLI::App& app) override {
        app.add_option("--algorithm", m_algorithm,
                       "plan9 (Thompson 1992), branchy (the naive way), hoehrmann-2009, "
                       "hoehrmann-2010 (the automaton in its two numberings), lookup "
                       "(Keiser-Lemire)")
            ->type_name("NAME")
            ->required()
            ->check(
                CLI::IsMember({"plan9", "branchy", "hoehrmann-2009", "hoehrmann-2010", "lookup"}));
        app.add_flag("--encode", m_encode, "plan9: write the code points, by wctomb");
        app.add_option("--recovery", m_recovery,
                       "hoehrmann: after a reject, retry the byte or eat it")
            ->type_name("retry|eat")
            ->check(CLI::IsMember({"retry", "eat"}));
        app.add_option("--tables", m_tables,
                       "lookup: the paper's bits, simdjson's, or the misprint that circulates")
            ->type_name("paper|simdjson|misprint")
            ->check(CLI::IsMember({"paper", "simdjson", "misprint"}));
    }

    ExitStatus run(Context& context) override {
        if (m_encode && m_algorithm != "plan9") {
            message("--encode: only --algorithm plan9 has an encoder");
            return kTrouble;
        }
        if (!m_recovery.empty() && !m_algorithm.starts_with("hoehrmann"))
            message("--recovery changes nothing: " + m_algorithm + " has no choice of it");
        if (!m_tables.empty() && m_algorithm != "lookup")
            message("--tables changes nothing: " + m_algorithm + " has no choice of them");
        return context.forEachInput([&](const Input& input) -> Result<ExitStatus> {
            const auto reader = input.reader();
            if (!reader)
                return reader.error();
            if (!context.jsonl && context.namesFile())
                context.out.write(visible(input.name) + ":\n");
            const TraceOutput trace{context.out, context.jsonl,
                                    context.namesFile() ? std::optional(input.name) : std::nullopt};
            Progress progress(context.progress, input.name, 0);
            WatchedReader watched(**reader, context.out, progress);
            InputBuffer buffer(watched, context.maxBytes);
            const auto done = traceOne(trace, buffer);
            return done ? Result<ExitStatus>(kFine) : Result<ExitStatus>(done.error());
        });
    }

private:
    [[nodiscard]] Result<Done> traceOne(const TraceOutput& trace, InputBuffer& buffer) const {
        if (m_algorithm == "plan9")
            return (m_encode ? traceWctomb : traceMbtowc)(trace, buffer);
        if (m_algorithm == "branchy")
            return traceBranchy(trace, buffer);
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

    std::string m_algorithm;
    bool m_encode = false;
    std::string m_recovery;
    std::string m_tables;
};

} // namespace

std::unique_ptr<Command> makeTraceCommand() {
    return std::make_unique<TraceCommand>();
}

} // namespace moji::cli
