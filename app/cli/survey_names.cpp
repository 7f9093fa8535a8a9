#include "cli/survey_names.h"

#include "cli/counted.h"
#include "cli/file_progress.h"
#include "cli/phrase.h"
#include "utf8/valid_utf8.h"

#include <fmt/format.h>

#include <map>

namespace moji::cli {

namespace {

std::string_view kindOf(const NameFinding& finding) {
    if (finding.entry)
        return "entry";
    switch (finding.kind) {
    case WalkedFile::Kind::Folder:
        return "folder";
    case WalkedFile::Kind::Link:
        return "link";
    case WalkedFile::Kind::Unreadable:
        return "unreadable";
    default:
        return "file";
    }
}

class NameReport {
public:
    explicit NameReport(Context& context)
        : m_context(context) {}

    void add(const NameFinding& finding) {
        m_context.jsonl ? addJson(finding) : addText(finding);
        const NameVerdict& verdict = finding.verdict;
        if (verdict.trouble != NameTrouble::None)
            ++m_troubles[std::string(identifier(verdict.trouble))];
        if (finding.kind == WalkedFile::Kind::Unreadable)
            ++m_troubles["unreadable"];
        if (!verdict.cause().empty())
            ++m_causes[verdict.cause()];
    }

    void end(std::uint64_t names) {
        if (m_context.jsonl) {
            JsonLine line(m_context.out);
            line.boolean("summary", true).number("names", names);
            line.key("troubles").append(json(m_troubles));
            line.key("causes").append(json(m_causes));
            return;
        }
        std::string words = namesText(names);
        for (const auto* counts : {&m_troubles, &m_causes})
            for (const auto& [name, count] : *counts)
                words += fmt::format(", {} {}", count, name);
        m_context.out.write(words + "\n");
    }

    [[nodiscard]] bool hasAny(Troubles wanted) const {
        for (const auto& [name, count] : m_troubles)
            if (const auto trouble = findTrouble(name); trouble && wanted.has(*trouble))
                return true;
        return false;
    }

private:
    void addText(const NameFinding& finding) {
        const NameVerdict& verdict = finding.verdict;
        std::string text = visible(finding.path);
        if (finding.entry)
            text += "/" + visible(*finding.entry);
        if (finding.kind == WalkedFile::Kind::Unreadable)
            text += phrase("moji survey", ": unreadable  (%1)")
                        .with(visible(reasonText(finding.error)));
        else if (verdict.reading.empty())
            text += ": " + reasonText(verdict.reason);
        else
            text += fmt::format(
                ": {} {:.2f} {}  ({}{})", verdict.cause(), verdict.score, visible(verdict.reading),
                verdict.ambiguous ? phrase("moji survey", "ambiguous") + "; " : std::string(),
                reasonText(verdict.reason));
        m_context.out.write(text + "\n");
        m_context.out.flushIfInteractive();
    }

    void addJson(const NameFinding& finding) {
        const NameVerdict& verdict = finding.verdict;
        JsonLine line(m_context.out);
        line.file(finding.path);
        writeEntry(line, finding.entry);
        line.string("kind", kindOf(finding));
        line.stringOrNull("trouble", nullIfEmpty(identifier(verdict.trouble)));
        line.stringOrNull("encoding", nullIfEmpty(verdict.encoding));
        line.stringOrNull("chain", nullIfEmpty(verdict.chain));
        line.stringOrNull("reads_as", nullIfEmpty(verdict.reading));
        verdict.reading.empty() ? line.null("score") : line.real("score", verdict.score);
        line.boolean("ambiguous", verdict.ambiguous);
        line.stringOrNull("reason", nullIfEmpty(verdict.reason));
        line.stringOrNull("error", nullIfEmpty(finding.error));
    }

    static std::string json(const std::map<std::string, std::uint64_t>& counts) {
        std::string object = "{";
        for (const auto& [name, count] : counts)
            object += fmt::format(R"({}"{}":{})", object.size() > 1 ? "," : "", name, count);
        return object + "}";
    }

    Context& m_context;
    std::map<std::string, std::uint64_t> m_troubles;
    std::map<std::string, std::uint64_t> m_causes;
};

} // namespace

void writeEntry(JsonLine& line, const std::optional<std::string>& entry) {
    if (!entry)
        return;
    line.string("entry", *entry);
    if (!isValidUtf8(asBytes(*entry)))
        line.hex("entry_bytes", asBytes(*entry));
}

std::unique_ptr<NamesOfFolders> NamesOfFolders::of(const CodecRegistry& registry,
                                                   FolderRequest request, std::string_view command,
                                                   const Codec* from, bool looksIntoArchives) {
    if (!openList(request))
        return nullptr;
    std::unique_ptr<NamesOfFolders> names(new NamesOfFolders(registry, from, looksIntoArchives));
    const auto change = [&](WalkOptions options) {
        return names->m_survey.optionsFor(std::move(options));
    };
    const auto first = FolderFiles::of(request, command, false, change);
    if (!first)
        return nullptr;
    names->m_survey.learn([&] { return first->next(); });
    names->m_files = FolderFiles::of(std::move(request), command, false, change);
    return names;
}

ExitStatus surveyNames(Context& context, const FolderRequest& request, Troubles wanted,
                       bool showsProgress) {
    if (context.format != "text" && context.format != "jsonl") {
        message(phrase("moji survey", "--format %1: --names prints text or jsonl")
                    .with(context.format));
        return kTrouble;
    }
    const auto names = NamesOfFolders::of(context.codecs, request, "survey", nullptr, true);
    if (!names)
        return kTrouble;
    FileProgress progress(showsProgress);
    NameReport report(context);
    bool isMissing = false;
    std::uint64_t shown = 0;
    while (const auto finding = names->next()) {
        report.add(*finding);
        if (finding->kind == WalkedFile::Kind::Unreadable) {
            reportError({ErrorCode::ReadFailed, finding->path, finding->error});
            isMissing = true;
        }
        progress.add(names->names() - shown, 0);
        shown = names->names();
    }
    report.end(names->names());
    if (isMissing && !wanted.has(Trouble::Unreadable))
        return kTrouble;
    return report.hasAny(wanted) ? kNo : kFine;
}

} // namespace moji::cli
