// moji repair: what happened to a damaged text, and back.

#include "cli/commands.h"
#include "cli/repair_words.h"
#include "cli/whole_number.h"
#include "repair/plan_changes.h"
#include "repair/repairer.h"
#include "utf8/strict.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <thread>

namespace moji::cli {

namespace {

using namespace moji::repair;

/// A part of the input that is repaired by itself: whole lines, up to a bound.
struct Block {
    std::uint64_t offset = 0;
    std::string text;
    bool cutsLine = false; // a line longer than the bound ends here
};

constexpr std::size_t kMostBytes = 1024 * 1024;

/// The bytes at the front of `text` that end with a character, where its last one may be cut off.
std::size_t wholeCharacters(std::string_view text) {
    for (std::size_t back = 1; back <= std::min<std::size_t>(3, text.size()); ++back) {
        const auto byte = static_cast<Byte>(text[text.size() - back]);
        if (!utf8::isContinuation(byte)) {
            const auto length = static_cast<std::size_t>(utf8::sequenceLength(byte));
            return length > back ? text.size() - back : text.size();
        }
    }
    return text.size();
}

/// The block at `offset`.
Result<Block> readBlock(const ByteSource& source, std::uint64_t offset) {
    const std::uint64_t left = source.size() - offset;
    const auto bytes =
        readRange(source, {offset, offset + std::min<std::uint64_t>(left, kMostBytes)});
    if (!bytes)
        return bytes.error();
    Block block{offset, std::string(asChars(*bytes)), false};
    if (bytes->size() == left)
        return block;
    const std::size_t line = block.text.rfind('\n');
    block.cutsLine = line == block.text.npos;
    block.text.resize(block.cutsLine ? wholeCharacters(block.text) : line + 1);
    return block;
}

struct RepairedBlock {
    Block block;
    std::vector<RepairPlan> plans;
};

/// The next blocks from `offset` on, as many as there are processors, repaired side by side.
Result<std::vector<RepairedBlock>> repairNext(const ByteSource& source, const Repairer& repairer,
                                              std::uint64_t offset) {
    const std::size_t most = std::max(1U, std::thread::hardware_concurrency());
    std::vector<RepairedBlock> blocks;
    while (blocks.size() < most && offset < source.size()) {
        auto block = readBlock(source, offset);
        if (!block)
            return block.error();
        if (block->text.empty())
            break; // the file shrank
        offset += block->text.size();
        blocks.push_back({std::move(*block), {}});
    }
    std::vector<std::jthread> threads;
    const auto repair = [&](RepairedBlock& each) { each.plans = repairer.repair(each.block.text); };
    for (std::size_t i = 1; i < blocks.size(); ++i)
        threads.emplace_back(repair, std::ref(blocks[i]));
    if (!blocks.empty())
        repair(blocks.front());
    threads.clear(); // waits for them
    return blocks;
}

/// Calls `use(Block, plans)` for each, in order.
template <class Use>
Result<Done> forEachBlock(const ByteSource& source, const Repairer& repairer, Use use) {
    for (std::uint64_t offset = 0; offset < source.size();) {
        const auto blocks = repairNext(source, repairer, offset);
        if (!blocks)
            return blocks.error();
        if (blocks->empty())
            break;
        for (const RepairedBlock& each : *blocks) {
            use(each.block, each.plans);
            offset += each.block.text.size();
        }
    }
    return Done{};
}

class PlanWriter {
public:
    PlanWriter(const Context& context, const Input& input, std::size_t maxSteps, bool severalBlocks)
        : m_context(context)
        , m_input(input)
        , m_maxSteps(maxSteps)
        , m_severalBlocks(severalBlocks) {}

    /// A file of several blocks, none of which has anything to repair.
    void writeClean() const {
        RepairPlan plan;
        plan.score = 1;
        if (!m_context.jsonl) {
            writeText({}, plan, 1);
            return;
        }
        JsonLine line(m_context.out);
        if (m_context.namesFile())
            line.string("file", m_input.name);
        line.number("rank", 1).real("score", plan.score);
        line.string("label", identifier(plan.label)).key("steps").append("[]");
        line.key("text").append("null").key("changed").append("[]");
        line.string("evidence", evidenceOf(plan, m_maxSteps)).key("damaged").append("[]");
    }

    void write(const Block& block, const std::vector<RepairPlan>& plans) const {
        for (std::size_t i = 0; i < plans.size(); ++i)
            m_context.jsonl ? writeJson(block, plans[i], i + 1) : writeText(block, plans[i], i + 1);
    }

private:
    void writeJson(const Block& block, const RepairPlan& plan, std::size_t rank) const {
        JsonLine line(m_context.out);
        if (m_context.namesFile())
            line.string("file", m_input.name);
        if (m_severalBlocks)
            line.number("offset", block.offset).number("length", block.text.size());
        line.number("rank", rank).real("score", plan.score).string("label", identifier(plan.label));
        line.key("steps").append(stepsJson(block, plan)).string("text", plan.text);
        line.key("changed").append("[");
        writeChanged(line, block, plan);
        line.append("]");
        line.string("evidence", evidenceOf(plan, m_maxSteps));
        line.key("damaged").append("[");
        writeDamaged(line, block, plan);
        line.append("]");
    }

    /// Steps that repair a part only say which.
    static std::string stepsJson(const Block& block, const RepairPlan& plan) {
        std::string json = "[";
        for (const RepairedSegment& segment : plan.segments) {
            for (const Step& step : segment.chain) {
                json += fmt::format(R"({}{{"op":"{}","codec":"{}")", json.size() > 1 ? "," : "",
                                    identifier(step.kind), step.codec);
                if (!plan.whole)
                    json +=
                        fmt::format(R"(,"offset":{},"length":{})",
                                    block.offset + segment.source.begin, segment.source.length());
                json += "}";
            }
        }
        return json + "]";
    }

    /// The byte ranges of the input that change, with what comes in their place.
    void writeChanged(JsonLine& line, const Block& block, const RepairPlan& plan) const {
        bool first = true;
        for (const Replacement& change : changesOf(m_context.codecs, plan, block.text)) {
            line.append(fmt::format(R"({}{{"offset":{},"length":{},"text":")", first ? "" : ",",
                                    block.offset + change.range.begin, change.range.length()));
            line.appendUtf8(change.text).append("\"}");
            first = false;
        }
    }

    static void writeDamaged(JsonLine& line, const Block& block, const RepairPlan& plan) {
        bool first = true;
        for (const RepairedSegment& segment : plan.segments) {
            for (const DamagedCharacter& damaged : segment.damaged) {
                line.append(fmt::format(R"({}{{"offset":{},"bytes":"{}","candidates":")",
                                        first ? "" : ",", block.offset + damaged.source.begin,
                                        bytesOf(damaged)));
                line.appendText(damaged.candidates);
                line.append(fmt::format(R"(","inferred":{}}})", damaged.inferred));
                first = false;
            }
        }
    }

    void writeText(const Block& block, const RepairPlan& plan, std::size_t rank) const {
        Output& out = m_context.out;
        if (rank == 1 && m_context.namesFile())
            out.write(visible(m_input.name) + ":\n");
        if (rank == 1 && m_severalBlocks && plan.label != Label::Clean)
            out.write(fmt::format("from byte {} on, {} bytes:\n", block.offset, block.text.size()));
        out.write(fmt::format("{}. {} {:.2f}: {}\n", rank, identifier(plan.label), plan.score,
                              evidenceOf(plan, m_maxSteps)));
        constexpr std::size_t kShown = 50;
        const std::size_t shown = std::min(kShown, plan.segments.size());
        for (std::size_t i = 0; i < shown; ++i)
            writeSegment(block, plan, plan.segments[i]);
        if (shown < plan.segments.size())
            out.write(fmt::format("   and {} places more\n", plan.segments.size() - shown));
        if (plan.label != Label::Destroyed && plan.label != Label::Clean)
            out.write("   " + onOneLine(plan.text) + "\n");
    }

    void writeSegment(const Block& block, const RepairPlan& plan,
                      const RepairedSegment& segment) const {
        Output& out = m_context.out;
        const std::string_view before =
            std::string_view(block.text).substr(segment.source.begin, segment.source.length());
        const std::string place = fmt::format("{:08X}", block.offset + segment.source.begin);
        if (segment.label == Label::Destroyed)
            out.write(fmt::format("   {}  destroyed  {}\n", place, onOneLine(before)));
        else if (plan.whole)
            out.write(fmt::format("   {}\n", stepsOf(segment.chain)));
        else
            out.write(fmt::format("   {}  {}: {} -> {}\n", place, stepsOf(segment.chain),
                                  onOneLine(before),
                                  onOneLine(std::string_view(plan.text).substr(
                                      segment.result.begin, segment.result.length()))));
        for (const DamagedCharacter& damaged : segment.damaged)
            out.write(fmt::format("   {:08X}  {}  {}\n", block.offset + damaged.source.begin,
                                  bytesOf(damaged), candidatesOf(damaged)));
    }

    static std::string candidatesOf(const DamagedCharacter& damaged) {
        constexpr std::size_t kShown = 16;
        if (damaged.candidates.empty())
            return "could be anything";
        std::string text = damaged.inferred ? "can only be" : "likeliest first:";
        for (const char32_t candidate : damaged.candidates.substr(0, kShown)) {
            text += ' ';
            appendVisible(text, candidate);
        }
        if (damaged.candidates.size() > kShown)
            text += fmt::format(" and {} more", damaged.candidates.size() - kShown);
        return text;
    }

    /// Visible, on one line: a line feed too is shown, and a long text cut.
    static std::string onOneLine(std::string_view text) {
        constexpr std::size_t kMostShown = 2000; // bytes
        if (text.ends_with('\n'))
            text.remove_suffix(1);
        if (text.size() <= kMostShown)
            return visible(text);
        const std::string_view front = text.substr(0, kMostShown);
        return visible(front.substr(0, wholeCharacters(front))) +
               fmt::format(" ... ({} bytes)", text.size());
    }

    const Context& m_context;
    const Input& m_input;
    std::size_t m_maxSteps;
    bool m_severalBlocks;
};

/// What became of the blocks of an input together.
struct Outcome {
    bool repaired = false;
    bool destroyed = false;
    void add(Label label) {
        repaired = repaired || label == Label::Lossless || label == Label::Partial;
        destroyed = destroyed || label == Label::Destroyed;
    }
    [[nodiscard]] bool isClean() const { return !destroyed && !repaired; }
    /// Whether there is no repair for what is damaged.
    [[nodiscard]] bool isNo() const { return destroyed && !repaired; }
};

class RepairCommand final : public Command {
public:
    RepairCommand()
        : Command("repair", "what happened to a damaged text, and back") {}

    void addOptions(CLI::App& app) override {
        app.add_option("--max-steps", m_options.maxSteps,
                       "chains of at most N steps (encode, decode, unescape), 8 at most")
            ->type_name("N")
            ->transform(wholeNumber(1))
            ->check(CLI::Range(1, 8))
            ->capture_default_str();
        app.add_option("--candidates", m_options.candidates, "try only these encodings")
            ->type_name("A,B,...")
            ->delimiter(',')
            ->allow_extra_args(false);
        app.add_flag("--apply", m_apply,
                     "write the whole text, repaired by the best plan where there is one");
    }

    ExitStatus run(Context& context) override {
        for (const std::string& name : m_options.candidates) {
            if (!context.codec(name, "--candidates"))
                return kTrouble;
        }
        const Repairer repairer(context.codecs, m_options);
        return context.forEachInput([&](const Input& input) -> Result<ExitStatus> {
            const auto source = input.source(context.maxBytes);
            if (!source)
                return source.error();
            const auto no = m_apply ? apply(context, input, repairer, **source)
                                    : list(context, input, repairer, **source);
            if (!no)
                return no.error();
            return *no ? kNo : kFine;
        });
    }

private:
    static void warnOfLongLine(const Input& input, const Block& block) {
        if (block.cutsLine)
            message(fmt::format("{}: offset {}: a line of more than {} bytes is repaired in parts "
                                "of that length",
                                input.name, block.offset, kMostBytes));
    }

    /// True where the answer is "no".
    [[nodiscard]] Result<bool> list(const Context& context, const Input& input,
                                    const Repairer& repairer, const ByteSource& source) const {
        const bool several = source.size() > kMostBytes;
        const PlanWriter writer(context, input, m_options.maxSteps, several);
        Progress progress(context.progress, input.name, source.size());
        Outcome outcome;
        const auto done =
            forEachBlock(source, repairer, [&](const Block& block, const auto& plans) {
                if (!several || plans.front().label != Label::Clean)
                    writer.write(block, plans);
                outcome.add(plans.front().label);
                warnOfLongLine(input, block);
                progress.at(block.offset + block.text.size());
                context.out.flushIfInteractive();
            });
        if (several && outcome.isClean())
            writer.writeClean();
        if (!done)
            return done.error();
        return outcome.isNo();
    }

    /// A filter: all of the text is written, block by block, repaired where that is possible.
    [[nodiscard]] Result<bool> apply(const Context& context, const Input& input,
                                     const Repairer& repairer, const ByteSource& source) const {
        Outcome outcome;
        const auto done =
            forEachBlock(source, repairer, [&](const Block& block, const auto& plans) {
                outcome.add(plans.front().label);
                context.out.write(plans.front().text);
                warnOfLongLine(input, block);
            });
        if (!done)
            return done.error();
        if (outcome.isNo())
            message(fmt::format("{}: destroyed: the original is gone, the text is unchanged",
                                input.name));
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
