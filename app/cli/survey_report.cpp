#include "cli/survey_report.h"

#include "cli/counted.h"
#include "cli/mixture_words.h"
#include "cli/phrase.h"
#include "cli/text_width.h"

#include <fmt/format.h>

namespace moji::cli {

namespace {

std::string nameOrUnknown(const std::string& encoding) {
    return encoding.empty() ? std::string(phrase("moji survey", "unknown")) : encoding;
}

std::string remarksOn(const FileRecord& record) {
    std::vector<std::string> remarks;
    if (record.ambiguous)
        remarks.push_back(phrase("moji survey", "ambiguous"));
    for (std::string& name : troubleNames(record.troubles()))
        if (name == identifier(Trouble::Mixed))
            remarks.push_back(fmt::format("{}: {}", name, linesByEncoding(record.mixed)));
        else if (name != identifier(Trouble::NotUtf8))
            remarks.push_back(std::move(name));
    if (record.mojibake)
        remarks.push_back(record.mojibake->chain);
    if (record.declaredAgrees == false)
        remarks.push_back(phrase("moji survey", "declares %1").with(record.declared));
    return remarks.empty() ? std::string() : fmt::format("  ({})", fmt::join(remarks, "; "));
}

class SurveyText final : public SurveyReport {
public:
    explicit SurveyText(Context& context)
        : m_context(context) {}

    void add(const FileRecord& record) override {
        std::string verdict{identifier(record.kind)};
        if (record.kind == FileKind::Binary)
            verdict += "  (" + visible(record.type) + ")";
        else if (record.kind == FileKind::Unreadable)
            verdict += "  (" + visible(reasonText(record.error)) + ")";
        else if (record.kind == FileKind::Text)
            verdict = fmt::format("{} {:.2f}{}", nameOrUnknown(record.encoding), record.score,
                                  remarksOn(record));
        m_context.out.write(fmt::format("{}: {}\n", visible(record.name), verdict));
        m_context.out.flushIfInteractive();
    }

    void end(const SurveyTotals& totals) override {
        Output& out = m_context.out;
        out.write(
            "\n" +
            phrase("moji survey", "%1, %2").with(filesText(totals.files), bytesText(totals.bytes)) +
            "\n");
        for (std::size_t i = 0; i < kFileKinds; ++i)
            if (totals.kinds[i] > 0)
                row(identifier(static_cast<FileKind>(i)), totals.kinds[i]);
        if (!totals.encodings.empty())
            out.write(fmt::format("\n{} {} {}\n", padded(phrase("moji survey", "Encoding"), 22),
                                  paddedLeft(phrase("moji survey", "files"), 10),
                                  paddedLeft(phrase("moji survey", "bytes"), 15)));
        for (const auto& [name, share] : totals.encodings)
            out.write(fmt::format("  {:<20} {:>10} {:>15}\n", nameOrUnknown(name), share.files,
                                  share.bytes));
        const LineEnds& ends = totals.lineEnds;
        if (ends.kinds() > 0)
            head(phrase("moji survey", "Line ends"), phrase("moji survey", "lines"));
        for (const auto& [name, count] :
             {std::pair("LF", ends.lf), std::pair("CR LF", ends.crlf), std::pair("CR", ends.cr)})
            if (count > 0)
                row(name, count);
        bool any = false;
        for (std::size_t i = 0; i < kTroubles; ++i) {
            if (totals.troubles[i] == 0)
                continue;
            if (!any)
                head(phrase("moji survey", "Trouble"), phrase("moji survey", "files"));
            any = true;
            row(identifier(static_cast<Trouble>(i)), totals.troubles[i]);
        }
    }

private:
    void head(const std::string& name, const std::string& count) {
        m_context.out.write(fmt::format("\n{} {}\n", padded(name, 22), paddedLeft(count, 10)));
    }
    void row(std::string_view name, std::uint64_t count) {
        m_context.out.write(fmt::format("  {:<20} {:>10}\n", name, count));
    }
    Context& m_context;
};

class SurveyJson final : public SurveyReport {
public:
    explicit SurveyJson(Context& context)
        : m_context(context) {}

    void add(const FileRecord& record) override {
        JsonLine line(m_context.out);
        line.file(record.name);
        line.number("bytes", record.bytes).string("kind", identifier(record.kind));
        const auto orNull = [](const std::string& text) {
            return text.empty() ? std::nullopt : std::optional<std::string_view>(text);
        };
        line.stringOrNull("type", orNull(record.type));
        record.kind == FileKind::Text ? addText(line, record) : addNulls(line);
        line.stringOrNull("error", orNull(record.error));
        line.strings("troubles", troubleNames(record.troubles()));
        line.stringOrNull("evidence", orNull(record.evidence));
    }

    void end(const SurveyTotals& totals) override {
        JsonLine line(m_context.out);
        line.boolean("summary", true).number("files", totals.files).number("bytes", totals.bytes);
        line.key("kinds").append("{");
        const char* comma = "";
        for (std::size_t i = 0; i < kFileKinds; ++i) {
            line.append(fmt::format(R"({}"{}":{})", comma, identifier(static_cast<FileKind>(i)),
                                    totals.kinds[i]));
            comma = ",";
        }
        line.append("}").key("encodings").append("{");
        comma = "";
        for (const auto& [name, share] : totals.encodings) {
            line.append(fmt::format(R"({}"{}":{{"files":{},"bytes":{}}})", comma,
                                    nameOrUnknown(name), share.files, share.bytes));
            comma = ",";
        }
        line.append("}").key("line_ends").append(lineEndsJson(totals.lineEnds));
        line.key("troubles").append("{");
        comma = "";
        for (std::size_t i = 0; i < kTroubles; ++i) {
            line.append(fmt::format(R"({}"{}":{})", comma, identifier(static_cast<Trouble>(i)),
                                    totals.troubles[i]));
            comma = ",";
        }
        line.append("}");
    }

private:
    static std::string lineEndsJson(const LineEnds& ends) {
        return fmt::format(R"({{"lf":{},"crlf":{},"cr":{}}})", ends.lf, ends.crlf, ends.cr);
    }

    static void addText(JsonLine& line, const FileRecord& record) {
        const bool isKnown = !record.encoding.empty();
        isKnown ? line.string("encoding", record.encoding).real("score", record.score)
                : line.null("encoding").null("score");
        line.boolean("ambiguous", record.ambiguous).boolean("bom", record.bom);
        line.boolean("ascii", record.ascii).boolean("valid", record.valid);
        line.number("problems", record.problems).number("damaged", record.damaged);
        line.key("line_ends").append(lineEndsJson(record.lineEnds));
        line.number("lines", record.lines).key("mixed");
        record.mixed.empty() ? line.append("null") : line.append(linesByEncodingJson(record.mixed));
        if (record.mojibake) {
            line.key("mojibake")
                .append(fmt::format(R"({{"places":{},"chain":")", record.mojibake->places))
                .appendUtf8(record.mojibake->chain)
                .append("\"}");
        } else {
            line.null("mojibake");
        }
        line.stringOrNull("declared", record.declared.empty()
                                          ? std::nullopt
                                          : std::optional<std::string_view>(record.declared));
        record.declaredAgrees ? line.boolean("declared_agrees", *record.declaredAgrees)
                              : line.null("declared_agrees");
    }

    static void addNulls(JsonLine& line) {
        for (const char* key :
             {"encoding", "score", "ambiguous", "bom", "ascii", "valid", "problems", "damaged",
              "line_ends", "lines", "mixed", "mojibake", "declared", "declared_agrees"})
            line.null(key);
    }

    Context& m_context;
};

} // namespace

std::vector<std::string> troubleNames(Troubles troubles) {
    std::vector<std::string> names;
    for (std::size_t i = 0; i < kTroubles; ++i)
        if (troubles.has(static_cast<Trouble>(i)))
            names.emplace_back(identifier(static_cast<Trouble>(i)));
    return names;
}

std::unique_ptr<SurveyReport> makeTextReport(Context& context) {
    return std::make_unique<SurveyText>(context);
}

std::unique_ptr<SurveyReport> makeJsonReport(Context& context) {
    return std::make_unique<SurveyJson>(context);
}

} // namespace moji::cli
