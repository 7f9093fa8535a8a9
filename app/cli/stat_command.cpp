// moji stat: counts of byte roles, a histogram and the entropy.

#include "bytes/hex.h"
#include "cli/commands.h"
#include "cli/counted.h"
#include "cli/phrase.h"
#include "cli/text_width.h"
#include "scan/parallel_scan.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

namespace moji::cli {

namespace {

void writeJson(Context& context, const Input& input, const Statistics& statistics) {
    JsonLine line(context.out);
    if (context.namesFile())
        line.file(input.name);
    line.number("bytes", statistics.check.bytes)
        .number("code_points", statistics.check.codePoints)
        .number("lines", statistics.check.lines)
        .number("ascii", statistics.ascii());
    line.key("roles").append("{");
    for (std::size_t role = 0; role < kByteRoles; ++role)
        line.append(fmt::format("{}\"{}\":{}", role > 0 ? "," : "",
                                identifier(static_cast<ByteRole>(role)), statistics.roles[role]));
    line.append("}");
    line.key("histogram")
        .append(fmt::format("[{}]", fmt::join(statistics.histogram, ",")))
        .real("entropy", statistics.entropy())
        .boolean("valid_utf8", statistics.check.valid());
}

/// The identifier of a role in the reader's language.
std::string roleText(ByteRole role) {
    for (const char* known :
         {MOJI_PHRASE("moji stat", "ascii"), MOJI_PHRASE("moji stat", "control"),
          MOJI_PHRASE("moji stat", "lead2"), MOJI_PHRASE("moji stat", "lead3"),
          MOJI_PHRASE("moji stat", "lead4"), MOJI_PHRASE("moji stat", "continuation"),
          MOJI_PHRASE("moji stat", "invalid")})
        if (identifier(role) == known)
            return phrase("moji stat", known);
    return std::string(identifier(role));
}

std::string row(std::string_view label, std::uint64_t count, std::uint64_t total) {
    const double share =
        total > 0 ? 100.0 * static_cast<double>(count) / static_cast<double>(total) : 0;
    return fmt::format("  {}{:>14}{}\n", padded(label, 14), count,
                       percentText(fmt::format("{:>8.2f}", share)));
}

void writeText(Context& context, const Input& input, const Statistics& statistics) {
    const std::uint64_t total = statistics.check.bytes;
    std::string text =
        phrase("moji stat", "%1: bytes %2, code points %3, lines %4, %5 bits a byte, %6")
            .with(visible(input.name), total, statistics.check.codePoints, statistics.check.lines,
                  fmt::format("{:.3f}", statistics.entropy()),
                  std::string(statistics.check.valid() ? phrase("moji stat", "valid UTF-8")
                                                       : phrase("moji stat", "not valid UTF-8"))) +
        "\n";
    text += phrase("moji stat", "roles in UTF-8") + "\n";
    for (std::size_t role = 0; role < kByteRoles; ++role)
        text += row(roleText(static_cast<ByteRole>(role)), statistics.roles[role], total);
    text += phrase("moji stat", "most frequent bytes") + "\n";
    std::array<std::size_t, 256> order{};
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, std::greater(),
                             [&](std::size_t byte) { return statistics.histogram[byte]; });
    for (std::size_t i = 0; i < 8 && statistics.histogram[order[i]] > 0; ++i)
        text += row(hexByte(static_cast<Byte>(order[i])), statistics.histogram[order[i]], total);
    context.out.write(text);
}

class StatCommand final : public Command {
public:
    StatCommand()
        : Command("stat",
                  MOJI_PHRASE("moji", "counts of byte roles, a histogram and the entropy")) {}

    void addOptions(CLI::App&) override {}

    ExitStatus run(Context& context) override {
        return context.forEachInput([&](const Input& input) -> Result<ExitStatus> {
            const auto statistics =
                input.isRegularFile() ? ofFile(context, input) : ofStream(context, input);
            if (!statistics)
                return statistics.error();
            context.jsonl ? writeJson(context, input, *statistics)
                          : writeText(context, input, *statistics);
            return kFine;
        });
    }

private:
    /// By all processors.
    static Result<Statistics> ofFile(Context& context, const Input& input) {
        const auto source = input.source();
        if (!source)
            return source.error();
        Progress progress(context.progress, input.name,
                          std::min((*source)->size(), context.maxBytes));
        ScanOptions options;
        options.name = input.name;
        options.maxBytes = context.maxBytes;
        options.countBytes = true;
        options.onProgress = [&](std::uint64_t done, std::uint64_t) { progress.at(done); };
        const auto scanned = scanUtf8(**source, options);
        if (!scanned)
            return scanned.error();
        return *scanned->statistics;
    }

    static Result<Statistics> ofStream(Context& context, const Input& input) {
        const auto reader = input.reader();
        if (!reader)
            return reader.error();
        Progress progress(context.progress, input.name, 0);
        return collectStatistics(**reader, context.maxBytes,
                                 [&](std::uint64_t done) { progress.at(done); });
    }
};

} // namespace

std::unique_ptr<Command> makeStatCommand() {
    return std::make_unique<StatCommand>();
}

} // namespace moji::cli
