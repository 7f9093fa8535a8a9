// moji survey: what is in these files.

#include "cli/commands.h"
#include "cli/file_progress.h"
#include "cli/folder_options.h"
#include "cli/phrase.h"
#include "cli/survey_names.h"
#include "cli/survey_report.h"
#include "survey/survey_run.h"

#include <fmt/format.h>

#include <unistd.h>

namespace moji::cli {

namespace {

std::string knownTroubles() {
    std::vector<std::string_view> names;
    for (std::size_t i = 0; i < kTroubles; ++i)
        names.push_back(identifier(static_cast<Trouble>(i)));
    return fmt::format("{}", fmt::join(names, " "));
}

class SurveyCommand final : public Command {
public:
    SurveyCommand()
        : Command("survey", MOJI_PHRASE("moji", "what is in these files and folders")) {}

    bool takesInput() const override { return false; }
    std::vector<std::string> formats() const override {
        return {"text", "jsonl", "csv", "sarif", "github"};
    }

    void addOptions(CLI::App& app) override {
        m_app = &app;
        addFolderOptions(app, m_request);
        app.add_option(
               "--fail-on", m_failOn,
               phrase("moji survey", "end with 1 where a file has any of %1").with(knownTroubles()))
            ->type_name("TROUBLE,...")
            ->allow_extra_args(false)
            ->delimiter(',');
        app.add_flag(
            "--names", m_names,
            phrase("moji survey",
                   "list the names, also in ZIP files, that are not valid UTF-8 or are mojibake"));
        m_progressOption = app.add_flag(
            "--progress,!--no-progress", m_progress,
            phrase("moji survey", "show progress on stderr (default: only on a terminal)"));
    }

    ExitStatus run(Context& context) override {
        const auto wanted = wantedTroubles();
        if (!wanted || hasEmptyValue(*m_app))
            return kTrouble;
        const bool showsProgress =
            m_progressOption->count() > 0 ? m_progress : ::isatty(STDERR_FILENO) != 0;
        if (m_names)
            return surveyNames(context, m_request, *wanted, showsProgress);
        if (showsProgress && !openList(m_request)) // it is walked twice then
            return kTrouble;
        const auto files = FolderFiles::of(m_request, name(), true);
        if (!files)
            return kTrouble;
        const auto report = reportFor(context, *wanted);
        const bool isCounted = !m_request.paths.empty() || m_request.list;
        FileProgress progress(showsProgress, [&]() -> std::unique_ptr<FolderFiles> {
            return isCounted ? FolderFiles::of(m_request, name(), true) : nullptr;
        });
        SurveyTotals totals;
        bool isMissing = false;
        SurveyRun survey(context.codecs, [&] { return files->next(); }, {{}, m_request.threads});
        report->begin();
        while (const auto records = survey.next()) {
            std::uint64_t bytes = 0;
            for (const FileRecord& record : *records) {
                report->add(record);
                totals.add(record);
                bytes += record.bytes;
                if (record.kind == FileKind::Unreadable) {
                    reportError({ErrorCode::ReadFailed, record.name, record.error});
                    isMissing = true;
                }
            }
            progress.add(records->size(), bytes);
        }
        report->end(totals);
        if (isMissing && !wanted->has(Trouble::Unreadable))
            return kTrouble;
        return totals.hasAny(*wanted) ? kNo : kFine;
    }

private:
    [[nodiscard]] std::optional<Troubles> wantedTroubles() const {
        Troubles wanted;
        for (const std::string& name : m_failOn) {
            const auto trouble = findTrouble(name);
            if (!trouble) {
                message(phrase("moji survey", "--fail-on: no trouble is called '%1'; there are %2")
                            .with(name, knownTroubles()));
                return std::nullopt;
            }
            wanted.add(*trouble);
        }
        return wanted;
    }

    static std::unique_ptr<SurveyReport> reportFor(Context& context, Troubles wanted) {
        if (context.format == "jsonl")
            return makeJsonReport(context);
        if (context.format == "csv")
            return makeCsvReport(context);
        if (context.format == "sarif")
            return makeSarifReport(context, wanted);
        if (context.format == "github")
            return makeGithubReport(context, wanted);
        return makeTextReport(context);
    }

    FolderRequest m_request;
    const CLI::App* m_app = nullptr;
    std::vector<std::string> m_failOn;
    CLI::Option* m_progressOption = nullptr;
    bool m_progress = false;
    bool m_names = false;
};

} // namespace

std::unique_ptr<Command> makeSurveyCommand() {
    return std::make_unique<SurveyCommand>();
}

} // namespace moji::cli
