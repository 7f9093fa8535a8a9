// moji convert: text files into another encoding, each proven before it is replaced.

#include "cli/commands.h"
#include "cli/convert_archives.h"
#include "cli/convert_conflicts.h"
#include "cli/convert_job.h"
#include "cli/convert_names.h"
#include "cli/convert_runner.h"
#include "cli/phrase.h"
#include "cli/whole_number.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <unistd.h>

namespace moji::cli {

namespace {

class ConvertCommand final : public Command {
public:
    ConvertCommand()
        : Command(
              "convert",
              MOJI_PHRASE("moji", "convert text files to another encoding, proven and undoable")) {}

    bool takesInput() const override { return false; }
    bool hasOwnOutput() const override { return true; }

    void addOptions(CLI::App& app) override {
        m_app = &app;
        addFolderOptions(app, m_job.folders);
        ConvertRequest& request = m_job.request;
        app.add_option("-f,--from", m_from,
                       phrase("moji convert", "the encoding the files are in; auto detects it"))
            ->type_name("NAME|auto")
            ->capture_default_str();
        app.add_option("-t,--to", request.to, phrase("moji convert", "the encoding to write"))
            ->type_name("NAME")
            ->capture_default_str();
        app.add_flag("--lines", request.lines,
                     phrase("moji convert", "each line from its own encoding, where they differ"));
        addChoice(app, "--bom", m_bom, {"keep", "add", "remove"},
                  phrase("moji convert", "the byte-order mark"));
        addChoice(app, "--eol", m_eol, {"keep", "lf", "crlf"},
                  phrase("moji convert", "the line ends"));
        app.add_flag("--declarations", request.declarations,
                     phrase("moji convert", "change what a file declares about its encoding too"));
        addChoice(app, "--unmappable", m_unmappable, {"error", "replace", "escape", "translit"},
                  phrase("moji convert", "a character the target lacks"));
        app.add_option("--least", request.least,
                       phrase("moji convert", "how sure detection must be, 0 to 1"))
            ->type_name("SCORE")
            ->check(numberFrom(0.0, 1.0))
            ->capture_default_str();
        app.add_flag("--names", m_names,
                     phrase("moji convert", "convert the names of files, not their contents; with "
                                            "--output, extract ZIP files under the right names"));
        app.add_flag("--dry-run", m_dryRun,
                     phrase("moji convert", "only say what would be done: a plan"));
        app.add_flag("--in-place", m_inPlace, phrase("moji convert", "replace the files"));
        app.add_option("--output", m_job.output,
                       phrase("moji convert", "write into FOLDER, a mirror of what was named"))
            ->type_name("FOLDER");
        app.add_option("-o", m_outputFile,
                       phrase("moji convert", "write one file's new bytes to FILE"))
            ->type_name("FILE");
        app.add_option("--backup", m_job.backup,
                       phrase("moji convert", "keep the old bytes under NAME and SUFFIX"))
            ->type_name("SUFFIX");
        app.add_flag("--keep-times", m_job.keepsTimes,
                     phrase("moji convert", "keep the modification times"));
        app.add_option("--plan", m_job.plan,
                       phrase("moji convert", "carry out what --dry-run printed (as JSON lines)"))
            ->type_name("PLAN");
        app.add_option("--journal", m_journal,
                       phrase("moji convert", "where to note what is done in place"))
            ->type_name("FILE");
        app.add_option("--resume-journal", m_resume,
                       phrase("moji convert", "continue an interrupted run"))
            ->type_name("FILE");
        app.add_option("--undo", m_undo,
                       phrase("moji convert", "restore the old bytes of every file in a journal"))
            ->type_name("FILE");
        m_progressOption = app.add_flag(
            "--progress,!--no-progress", m_progress,
            phrase("moji convert", "show progress on stderr (default: only on a terminal)"));
    }

    ExitStatus run(Context& context) override {
        if (hasEmptyValue(*m_app) || hasConflicts(*m_app))
            return kTrouble;
        ConvertRequest& request = m_job.request;
        request.from = m_from == "auto" ? std::string() : m_from;
        request.bom = *findBomWish(m_bom);
        request.eol = *findEolWish(m_eol);
        request.unmappable = *findUnmappableWish(m_unmappable);
        const bool isShown =
            m_progressOption->count() > 0 ? m_progress : ::isatty(STDERR_FILENO) != 0;
        ConvertRunner runner(context, isShown);
        NameRunner names(context, isShown);
        if (!m_undo.empty())
            return isNameJournal(m_undo) ? names.undo(m_undo) : runner.undo(m_undo);
        if (!m_resume.empty())
            return isNameJournal(m_resume) ? names.resume(m_resume) : runner.resume(m_resume);
        if (!context.codec(request.to, "--to") ||
            (!request.from.empty() && !context.codec(request.from, "--from")))
            return kTrouble;
        const int modes = m_dryRun + m_inPlace + !m_job.output.empty() + !m_outputFile.empty();
        const bool plans = !m_job.plan.empty();
        if (modes > 1 || (modes == 0 && !plans) || (plans && !m_outputFile.empty())) {
            message(phrase("moji convert",
                           "convert: choose what to do: one of --dry-run, --in-place, "
                           "--output FOLDER, -o FILE"));
            return kTrouble;
        }
        if (std::ranges::find(m_job.folders.paths, "-") != m_job.folders.paths.end()) {
            message(phrase("moji convert", "convert: takes files and folders, not standard input "
                                           "(moji decode converts that)"));
            return kTrouble;
        }
        if (!isWritable())
            return kTrouble;
        if (m_names)
            return convertNames(context, names, isShown);
        if (!m_outputFile.empty())
            return runner.convertOne(m_job, m_outputFile);
        if (m_dryRun)
            return runner.dryRun(m_job);
        if (!m_job.output.empty())
            return runner.mirror(m_job);
        if (m_job.folders.resume == "-") {
            message(phrase("moji convert", "--resume -: a run in place may have to read its report "
                                           "again; name a file"));
            return kTrouble;
        }
        return runner.inPlace(m_job, m_journal);
    }

private:
    /// Whether what the output would be is of the right kind, if it is there; else after a message.
    [[nodiscard]] bool isWritable() const {
        namespace fs = std::filesystem;
        std::error_code ignored;
        if (fs::is_directory(m_outputFile, ignored)) {
            reportError(
                {ErrorCode::IsDirectory, "-o " + m_outputFile, phrase("moji", "is a folder")});
            return false;
        }
        if (fs::exists(m_job.output, ignored) && !fs::is_directory(m_job.output, ignored)) {
            reportError({ErrorCode::WriteFailed, "--output " + m_job.output,
                         phrase("moji convert", "is not a folder")});
            return false;
        }
        return true;
    }

    ExitStatus convertNames(Context& context, NameRunner& names, bool isShown) {
        if (context.codecs.find(m_job.request.to) != &context.codecs.utf8()) {
            message(phrase("moji convert", "--to %1: --names converts to UTF-8 only")
                        .with(m_job.request.to));
            return kTrouble;
        }
        if (!m_outputFile.empty()) {
            message(phrase("moji convert",
                           "-o: takes the bytes of one file; --names needs --dry-run, "
                           "--in-place or --output FOLDER"));
            return kTrouble;
        }
        if (m_dryRun)
            return names.dryRun(m_job);
        return m_job.output.empty() ? names.inPlace(m_job, m_journal)
                                    : extractArchives(context, m_job, isShown);
    }

    static void addChoice(CLI::App& app, const std::string& name, std::string& value,
                          const std::vector<std::string>& values, const std::string& words) {
        app.add_option(name, value, words)
            ->type_name(fmt::format("{}", fmt::join(values, "|")))
            ->check(CLI::IsMember(values))
            ->capture_default_str();
    }

    const CLI::App* m_app = nullptr;
    ConvertJob m_job;
    std::string m_from = "auto";
    std::string m_bom = "keep";
    std::string m_eol = "keep";
    std::string m_unmappable = "error";
    bool m_names = false;
    bool m_dryRun = false;
    bool m_inPlace = false;
    std::string m_outputFile;
    std::string m_journal;
    std::string m_resume;
    std::string m_undo;
    CLI::Option* m_progressOption = nullptr;
    bool m_progress = false;
};

} // namespace

std::unique_ptr<Command> makeConvertCommand() {
    return std::make_unique<ConvertCommand>();
}

} // namespace moji::cli
