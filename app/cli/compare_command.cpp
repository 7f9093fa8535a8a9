// moji compare: the same bytes under many encodings.

#include "cli/commands.h"
#include "cli/decoded_text.h"
#include "cli/encoding_list.h"
#include "cli/phrase.h"
#include "cli/score_bar.h"
#include "cli/text_width.h"
#include "repair/comparison.h"

#include <fmt/format.h>

#include <algorithm>

namespace moji::cli {

namespace {

Result<Done> writeJson(Context& context, const Input& input, const ByteSource& source,
                       const ComparedReading& row) {
    JsonLine line(context.out);
    if (context.namesFile())
        line.file(input.name);
    line.string("encoding", row.codec->name()).key("text").append("\"");
    SourceReader reader(source);
    auto done = decodeText(reader, *row.codec, [&](std::u32string_view text) {
        line.appendText(text);
        return true;
    });
    line.append("\"").number("errors", row.reading.errors).real("score", row.reading.score);
    line.stringOrNull("same_as", row.sameAs ? std::optional<std::string_view>(row.sameAs->name())
                                            : std::nullopt);
    return done;
}

constexpr std::size_t kColumnsOfNumbers = 10 + 1 + 4 + 2 + 8 + 2; // bar, score, errors, gaps

/// The table that people read. At a terminal a text is cut to what fits into its line.
class Table {
public:
    Table(Output& out, const std::vector<ComparedReading>& rows)
        : m_out(out) {
        for (const ComparedReading& row : rows)
            m_nameColumns = std::max(m_nameColumns, row.codec->name().size());
        m_out.write(fmt::format("{:<{}}  {:<15}  {:>8}  {}\n", "ENCODING", m_nameColumns, "SCORE",
                                "ERRORS", "TEXT"));
    }

    Result<Done> write(const ByteSource& source, const ComparedReading& row) {
        m_out.write(fmt::format("{:<{}}  {} {:.2f}  {:>8}  ", row.codec->name(), m_nameColumns,
                                scoreBar(row.reading.score), row.reading.score,
                                row.reading.errors));
        if (row.sameAs) {
            m_out.write(phrase("moji compare", "same as %1").with(row.sameAs->name()) + "\n");
            return Done{};
        }
        FittedText fitted(m_out, columnsBehind(m_nameColumns + 2 + kColumnsOfNumbers));
        SourceReader reader(source);
        auto done = decodeText(reader, *row.codec,
                               [&](std::u32string_view text) { return fitted.add(text); });
        fitted.finish();
        m_out.write('\n');
        return done;
    }

private:
    Output& m_out;
    std::size_t m_nameColumns = std::string_view("ENCODING").size();
};

class CompareCommand final : public Command {
public:
    CompareCommand()
        : Command("compare", MOJI_PHRASE("moji", "the same bytes under many encodings")) {}

    void addOptions(CLI::App& app) override {
        CLI::Option* named = addEncodingsOption(
            app, m_names,
            phrase(
                "moji compare",
                "the encodings to compare, in this order (default: the usual ones, best first)"));
        app.add_flag("--all", m_all, phrase("moji compare", "all encodings there are, best first"))
            ->excludes(named);
    }

    ExitStatus run(Context& context) override {
        const auto codecs = encodings(context);
        if (!codecs)
            return kTrouble;
        return context.forEachInput([&](const Input& input) -> Result<ExitStatus> {
            return compareOne(context, input, *codecs);
        });
    }

private:
    [[nodiscard]] std::optional<std::vector<const Codec*>> encodings(const Context& context) const {
        if (!m_all)
            return namedEncodings(context, m_names, usualEncodings());
        std::vector<std::string_view> names;
        for (const CodecInfo& info : context.codecs.list())
            names.push_back(info.name);
        return findCodecs(context.codecs, names);
    }

    [[nodiscard]] Result<ExitStatus> compareOne(Context& context, const Input& input,
                                                const std::vector<const Codec*>& codecs) const {
        const auto source = input.source(context.maxBytes);
        if (!source)
            return source.error();
        const auto rows = readings(context, input, **source, codecs);
        if (!rows)
            return rows.error();
        const auto written = context.jsonl ? writeLines(context, input, **source, *rows)
                                           : writeTable(context, input, **source, *rows);
        if (!written)
            return written.error();
        return kFine;
    }

    static Result<Done> writeLines(Context& context, const Input& input, const ByteSource& source,
                                   const std::vector<ComparedReading>& rows) {
        for (const ComparedReading& row : rows) {
            if (auto written = writeJson(context, input, source, row); !written)
                return written;
            context.out.flushIfInteractive();
        }
        return Done{};
    }

    static Result<Done> writeTable(Context& context, const Input& input, const ByteSource& source,
                                   const std::vector<ComparedReading>& rows) {
        context.writeHeading(input);
        Table table(context.out, rows);
        for (const ComparedReading& row : rows) {
            if (auto written = table.write(source, row); !written)
                return written;
            context.out.flushIfInteractive();
        }
        return Done{};
    }

    [[nodiscard]] Result<std::vector<ComparedReading>>
    readings(const Context& context, const Input& input, const ByteSource& source,
             const std::vector<const Codec*>& codecs) const {
        Progress progress(context.progress, input.name, source.size() * codecs.size());
        const auto order = m_names.empty() ? ReadingOrder::BestFirst : ReadingOrder::AsGiven;
        return compareReadings(source, codecs, order, {},
                               [&](std::uint64_t done, std::uint64_t) { progress.at(done); });
    }

    std::vector<std::string> m_names;
    bool m_all = false;
};

} // namespace

std::unique_ptr<Command> makeCompareCommand() {
    return std::make_unique<CompareCommand>();
}

} // namespace moji::cli
