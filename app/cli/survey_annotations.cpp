// Reports of a survey for other programs: CSV (RFC 4180), SARIF 2.1.0 (OASIS), and the workflow
// commands of GitHub Actions.

#include "cli/counted.h"
#include "cli/csv.h"
#include "cli/mixture_words.h"
#include "cli/survey_report.h"

#include <fmt/format.h>

namespace moji::cli {

namespace {

class CsvReport final : public SurveyReport {
public:
    explicit CsvReport(Context& context)
        : m_out(context.out) {}

    void begin() override {
        m_out.write(
            "file,bytes,kind,type,encoding,score,ambiguous,bom,ascii,valid,problems,damaged,"
            "lf,crlf,cr,lines,mixed,mojibake_places,mojibake_chain,declared,declared_agrees,"
            "error,troubles\r\n");
    }

    void add(const FileRecord& record) override {
        std::vector<std::string> fields{visible(record.name), std::to_string(record.bytes),
                                        std::string(identifier(record.kind)), visible(record.type)};
        if (record.kind == FileKind::Text) {
            const auto word = [](bool is) { return std::string(is ? "true" : "false"); };
            const LineEnds& ends = record.lineEnds;
            fields.insert(fields.end(),
                          {record.encoding, fmt::format("{:.6g}", record.score),
                           word(record.ambiguous), word(record.bom), word(record.ascii),
                           word(record.valid), std::to_string(record.problems),
                           std::to_string(record.damaged), std::to_string(ends.lf),
                           std::to_string(ends.crlf), std::to_string(ends.cr),
                           std::to_string(record.lines),
                           record.mixed.empty() ? "" : linesByEncodingJson(record.mixed),
                           record.mojibake ? std::to_string(record.mojibake->places) : "",
                           record.mojibake ? record.mojibake->chain : "", record.declared,
                           record.declaredAgrees ? word(*record.declaredAgrees) : ""});
        } else {
            constexpr std::size_t kOfText = 17;
            fields.resize(fields.size() + kOfText);
        }
        fields.push_back(visible(record.error));
        fields.push_back(fmt::format("{}", fmt::join(troubleNames(record.troubles()), " ")));
        for (std::string& field : fields)
            field = csvField(field);
        m_out.write(fmt::format("{}\r\n", fmt::join(fields, ",")));
    }

    void end(const SurveyTotals& /*totals*/) override {}

private:
    Output& m_out;
};

/// Shows one note for each trouble of a file.
class AnnotatingReport : public SurveyReport {
public:
    AnnotatingReport(Context& context, Troubles wanted)
        : m_out(context.out)
        , m_wanted(wanted) {}

    void add(const FileRecord& record) override {
        const Troubles found = record.troubles();
        for (std::size_t i = 0; i < kTroubles; ++i) {
            const auto trouble = static_cast<Trouble>(i);
            if (found.has(trouble) && (m_wanted.has(trouble) || !m_wanted.any()))
                annotate(record, trouble);
        }
    }

protected:
    virtual void annotate(const FileRecord& record, Trouble trouble) = 0;

    /// What was asked to fail is an error.
    [[nodiscard]] std::string_view level() const { return m_wanted.any() ? "error" : "warning"; }
    [[nodiscard]] static std::uint64_t lineOf(const FileRecord& record, Trouble trouble) {
        return trouble == Trouble::Invalid && record.firstProblem ? record.firstProblem->line : 1;
    }

    Output& m_out;

private:
    Troubles m_wanted;
};

class GithubReport final : public AnnotatingReport {
public:
    using AnnotatingReport::AnnotatingReport;
    void end(const SurveyTotals& /*totals*/) override {}

private:
    void annotate(const FileRecord& record, Trouble trouble) override {
        m_out.write(fmt::format("::{} file={},line={},title={}::{}\n", level(),
                                escaped(record.name, true), lineOf(record, trouble),
                                identifier(trouble),
                                escaped(troubleInWords(record, trouble), false)));
    }

    static std::string escaped(std::string_view text, bool isProperty) {
        std::string out;
        for (const char c : text) {
            const bool escapes =
                c == '%' || c == '\r' || c == '\n' || (isProperty && (c == ':' || c == ','));
            out +=
                escapes ? fmt::format("%{:02X}", static_cast<unsigned char>(c)) : std::string(1, c);
        }
        return visible(out);
    }
};

std::string uriOf(std::string_view name) {
    constexpr std::string_view kPlain = "-._~/";
    std::string uri;
    for (const char c : name) {
        const bool isPlain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
                             (c >= '0' && c <= '9') || kPlain.find(c) != std::string_view::npos;
        uri += isPlain ? std::string(1, c) : fmt::format("%{:02X}", static_cast<unsigned char>(c));
    }
    return uri;
}

class SarifReport final : public AnnotatingReport {
public:
    using AnnotatingReport::AnnotatingReport;

    void begin() override {
        m_out.write(
            R"({"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0",)"
            R"("runs":[{"tool":{"driver":{"name":"moji","version":")" MOJISCOPE_VERSION
            R"(","rules":[)");
        for (std::size_t i = 0; i < kTroubles; ++i) {
            const auto trouble = static_cast<Trouble>(i);
            m_out.write(fmt::format(R"({}{{"id":"{}","shortDescription":{{"text":"{}"}}}})",
                                    i > 0 ? "," : "", identifier(trouble), description(trouble)));
        }
        m_out.write("]}},\"results\":[\n");
    }

    void end(const SurveyTotals& /*totals*/) override { m_out.write("]}]}\n"); }

private:
    void annotate(const FileRecord& record, Trouble trouble) override {
        m_out.write(m_isFirst ? "" : ",");
        m_isFirst = false;
        JsonLine line(m_out);
        line.string("ruleId", identifier(trouble))
            .number("ruleIndex", static_cast<std::uint64_t>(trouble));
        line.string("level", level());
        line.key("message").append("{\"text\":\"").appendUtf8(troubleInWords(record, trouble));
        line.append("\"}")
            .key("locations")
            .append(fmt::format(
                R"([{{"physicalLocation":{{"artifactLocation":{{"uri":"{}"}},"region":{{"startLine":{}}}}}}}])",
                uriOf(record.name), lineOf(record, trouble)));
    }

    bool m_isFirst = true;
};

} // namespace

std::string troubleInWords(const FileRecord& record, Trouble trouble) {
    switch (trouble) {
    case Trouble::Invalid:
        return fmt::format("{} in {}", problemsText(record.problems),
                           record.encoding.empty() ? "UTF-8" : record.encoding);
    case Trouble::Mixed:
        return "Lines are in different encodings: " + linesByEncoding(record.mixed);
    case Trouble::NotUtf8:
        return fmt::format("The text is {}, not UTF-8",
                           record.encoding.empty() ? "in no known encoding" : record.encoding);
    case Trouble::Mojibake:
        return fmt::format("Wrongly decoded text in {} ({} brings it back)",
                           placesText(record.mojibake->places), record.mojibake->chain);
    case Trouble::DeclaredOtherwise:
        return fmt::format("The file declares {} but is {}", record.declared, record.encoding);
    case Trouble::Crlf:
        return fmt::format("{} in CR LF", record.lineEnds.crlf == 1
                                              ? "1 line ends"
                                              : fmt::format("{} lines end", record.lineEnds.crlf));
    case Trouble::Unreadable:
        return record.error;
    default:
        return std::string(description(trouble));
    }
}

std::unique_ptr<SurveyReport> makeCsvReport(Context& context) {
    return std::make_unique<CsvReport>(context);
}
std::unique_ptr<SurveyReport> makeSarifReport(Context& context, Troubles wanted) {
    return std::make_unique<SarifReport>(context, wanted);
}
std::unique_ptr<SurveyReport> makeGithubReport(Context& context, Troubles wanted) {
    return std::make_unique<GithubReport>(context, wanted);
}

} // namespace moji::cli
