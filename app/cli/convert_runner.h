#pragma once
// The ways in which `moji convert` works through files.

#include "cli/convert_job.h"
#include "survey/convert_journal.h"

#include <functional>
#include <string>

namespace moji::cli {

class ConvertRunner {
public:
    ConvertRunner(Context& context, bool showsProgress)
        : m_context(context)
        , m_showsProgress(showsProgress) {}

    [[nodiscard]] ExitStatus dryRun(const ConvertJob& job);
    /// `journal`: empty: in the state folder; its path is printed last then.
    [[nodiscard]] ExitStatus inPlace(ConvertJob job, const std::string& journal);
    [[nodiscard]] ExitStatus mirror(const ConvertJob& job);
    [[nodiscard]] ExitStatus convertOne(const ConvertJob& job, const std::string& output);
    [[nodiscard]] ExitStatus resume(const std::string& journal);
    [[nodiscard]] ExitStatus undo(const std::string& journal);

private:
    /// Does with a file that is to be converted what the run is for; may change the outcome.
    using Finish = std::function<void(const WalkedFile&, PreparedFile&)>;

    /// What becomes of the files that are read.
    enum class Sources { Kept, Planned, Replaced };
    [[nodiscard]] ExitStatus work(const ConvertJob& job, const Finish& finish, Sources sources,
                                  const ConvertJournal* done);
    /// Opens a journal and goes to its folder. Nothing, after a message, where that fails.
    [[nodiscard]] std::unique_ptr<ConvertJournal> enter(const std::string& path);
    [[nodiscard]] ExitStatus replaceAll(const ConvertJob& job, ConvertJournal& journal);

    Context& m_context;
    bool m_showsProgress;
};

} // namespace moji::cli
