// moji repair: what happened to a damaged text, and how to undo it.

#include "cli/commands.h"
#include "cli/encoding_list.h"
#include "cli/phrase.h"
#include "cli/repair_report.h"
#include "cli/whole_number.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

namespace moji::cli {

namespace {

using namespace moji::repair;

/// The results of all blocks of an input.
struct Outcome {
    bool repaired = false;
    bool destroyed = false;
    void add(Label label) {
        repaired = repaired || label == Label::Lossless || label == Label::Partial;
        destroyed = destroyed || label == Label::Destroyed;
    }
    [[nodiscard]] bool isClean() const { return !destroyed && !repaired; }
    /// Whether there is damage and none of it can be repaired.
    [[nodiscard]] bool isNo() const { return destroyed && !repaired; }
};

class RepairCommand final : public Command {
public:
    RepairCommand()
        : Command("repair", MOJI_PHRASE("moji", "find out how a text was damaged, and repair it")) {
    }

    void addOptions(CLI::App& app) override {
        app.add_option("--max-steps", m_options.maxSteps,
                       phrase("moji repair",
                              "chains of at most N steps (encode, decode, unescape), 8 at most"))
            ->type_name("N")
            ->transform(wholeNumber(1))
            ->check(CLI::Range(1, 8))
            ->capture_default_str();
        app.add_option("--candidates", m_options.candidates,
                       phrase("moji repair", "try only these encodings"))
            ->type_name("A,B,...")
            ->delimiter(',')
            ->allow_extra_args(false);
        app.add_flag("--apply", m_apply,
                     phrase("moji repair",
                            "write the whole text, repaired by the best plan if there is one"));
    }

    ExitStatus run(Context& context) override {
        if (m_apply && context.jsonl) {
            message(phrase("moji repair",
                           "--apply writes text, so --format jsonl cannot be used with it"));
            return kTrouble;
        }
        m_options.candidates = joinedNames(context.codecs, m_options.candidates);
        for (const std::string& name : m_options.candidates) {
            if (!context.codec(name, "--candidates"))
                return kTrouble;
        }
        const Repairer repairer(context.codecs, m_options);
        const ExitStatus status =
            context.forEachInput([&](const Input& input) -> Result<ExitStatus> {
                const auto source = input.source(context.maxBytes);
                if (!source)
                    return source.error();
                const auto no = m_apply ? apply(context, input, repairer, **source)
                                        : list(context, input, repairer, **source);
                if (!no)
                    return no.error();
                return *no ? kNo : kFine;
            });
        if (m_apply && status == kTrouble) // a part of the text
            context.out.spoil();
        return status;
    }

private:
    /// Says so once for each input.
    class LongLineWarning {
    public:
        explicit LongLineWarning(const Input& input)
            : m_input(input) {}

        void see(const Block& block) {
            if (m_isGiven || !block.cutsLine)
                return;
            m_isGiven = true;
            message(phrase("moji repair",
                           "%1: offset %2: a line of more than %3 bytes is repaired in "
                           "parts of that length")
                        .with(m_input.name, block.offset, kMostBytes));
        }

    private:
        const Input& m_input;
        bool m_isGiven = false;
    };

    /// True if the answer is "no".
    [[nodiscard]] Result<bool> list(const Context& context, const Input& input,
                                    const Repairer& repairer, const ByteSource& source) const {
        const bool several = source.size() > kMostBytes;
        const RepairReport report(context, input, m_options.maxSteps, several);
        Progress progress(context.progress, input.name, source.size());
        Outcome outcome;
        LongLineWarning longLine(input);
        const auto done =
            forEachBlock(source, repairer, [&](const Block& block, const auto& plans) {
                if (!several || plans.front().label != Label::Clean)
                    report.write(block, plans);
                outcome.add(plans.front().label);
                longLine.see(block);
                progress.at(block.offset + block.text.size());
                context.out.flushIfInteractive();
            });
        if (several && outcome.isClean())
            report.writeClean();
        if (!done)
            return done.error();
        return outcome.isNo();
    }

    /// A filter: writes the whole text block by block, repaired where possible.
    [[nodiscard]] Result<bool> apply(const Context& context, const Input& input,
                                     const Repairer& repairer, const ByteSource& source) const {
        Outcome outcome;
        LongLineWarning longLine(input);
        const auto done =
            forEachBlock(source, repairer, [&](const Block& block, const auto& plans) {
                outcome.add(plans.front().label);
                context.out.write(plans.front().text);
                longLine.see(block);
            });
        if (!done)
            return done.error();
        if (outcome.isNo())
            message(
                phrase("moji repair", "%1: destroyed: the original is gone, the text is unchanged")
                    .with(input.name));
        return outcome.isNo();
    }

    RepairOptions m_options;
    bool m_apply = false;
};

} // namespace

std::unique_ptr<Command> makeRepairCommand() {
    return std::make_unique<RepairCommand>();
}

} // namespace moji::cli
