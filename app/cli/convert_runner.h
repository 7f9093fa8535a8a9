#pragma once
// The ways in which `moji convert` works through files.

#include "cli/convert_job.h"
#include "survey/convert_journal.h"

#include <functional>
#include <optional>

namespace moji::cli {

class ConvertRunner {
public:
    ConvertRunner(Context& context, bool showsProgress)
        : m_context(context)
        , m_showsProgress(showsProgress) {}

    [[nodiscard]] ExitStatus dryRun(const ConvertJob& job);
    /// `journal`: empty: in the state folder; its path is printed last then.
    [[nodiscard]] ExitStatus inPlace(ConvertJob job, const std::string& journal);
    [[nodiscard]] ExitStatus mirror(const ConvertJob& job, const std::string& folder);
    [[nodiscard]] ExitStatus convertOne(const ConvertJob& job, const std::string& output);
    [[nodiscard]] ExitStatus resume(const std::string& journal);
    [[nodiscard]] ExitStatus undo(const std::string& journal);

private:
    /// A file, and what a plan says of it.
    struct Task {
        WalkedFile file;
        std::optional<ConvertRequest> planned;
        std::string from;
        std::string sha256;
        /// Of another name of a file that came before: the size of the file then.
        std::optional<std::uint64_t> sizeBefore = {};
        /// Another part of the work may come to it, or have come, under another name.
        bool isShared = false;
    };
    using NextTask = std::function<std::optional<Task>()>;
    /// Does with a file that is to be converted what the run is for; may change the outcome.
    using Finish = std::function<void(const WalkedFile&, PreparedFile&)>;

    /// Nothing, after a message, where the job's files or plan cannot be read.
    [[nodiscard]] NextTask tasksOf(const ConvertJob& job) const;
    /// What becomes of the files that are read.
    enum class Sources { Kept, Planned, Replaced };
    [[nodiscard]] static NextTask withoutRepetition(NextTask next, const ConvertJob& job);
    [[nodiscard]] ExitStatus work(const ConvertJob& job, const Finish& finish, Sources sources,
                                  const ConvertJournal* done);
    /// To standard output.
    [[nodiscard]] Result<Done> writeOut(const ByteSource& bytes, const std::string& name);
    /// Opens a journal and goes to its folder. Nothing, after a message, where that fails.
    [[nodiscard]] std::unique_ptr<ConvertJournal> enter(const std::string& path);
    [[nodiscard]] ExitStatus replaceAll(const ConvertJob& job, ConvertJournal& journal);

    Context& m_context;
    bool m_showsProgress;
};

} // namespace moji::cli
