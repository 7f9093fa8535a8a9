#pragma once
// moji convert --names: gives files their right names.

#include "cli/convert_job.h"
#include "survey/name_changes.h"

namespace moji::cli {

class NameRunner {
public:
    NameRunner(Context& context, bool showsProgress)
        : m_context(context)
        , m_showsProgress(showsProgress) {}

    /// Says what would be done with names in folders and in ZIP files.
    [[nodiscard]] ExitStatus dryRun(const ConvertJob& job);
    /// Renames; `journal` is empty where none was named: then its path is printed last.
    [[nodiscard]] ExitStatus inPlace(ConvertJob job, const std::string& journal);
    [[nodiscard]] ExitStatus resume(const std::string& journal);
    [[nodiscard]] ExitStatus undo(const std::string& journal);

private:
    /// Changes in the order in which they are carried out, and what is reported of each name.
    struct Plan {
        std::vector<NameChange> changes;
        std::vector<ConvertOutcome> outcomes; // in the order of the walk
        std::vector<std::size_t> outcomeOf;   // of each change
    };
    [[nodiscard]] std::optional<Plan> planFor(const ConvertJob& job, bool looksIntoArchives);
    [[nodiscard]] bool readPlan(const ConvertJob& job, Plan& plan);
    [[nodiscard]] bool findChanges(const ConvertJob& job, bool looksIntoArchives, Plan& plan);
    void refuseCollisions(Plan& plan);
    void carryOut(Plan& plan);
    [[nodiscard]] ExitStatus report(const std::vector<ConvertOutcome>& outcomes,
                                    const ConvertRequest* plan);
    [[nodiscard]] std::optional<NameJournal> enter(const std::string& journal);

    Context& m_context;
    bool m_showsProgress;
};

/// Whether a journal is of names, not of contents.
[[nodiscard]] bool isNameJournal(const std::string& path);

} // namespace moji::cli
