#include "cli/convert_job.h"

#include "cli/phrase.h"
#include "survey/convert_journal.h"

#include <filesystem>

namespace moji::cli {

JournalHead journalHead(const ConvertJob& job) {
    std::error_code failed;
    JournalHead head;
    head.folder = std::filesystem::current_path(failed).string();
    head.request = job.request;
    head.files = job.folders;
    head.plan = job.plan;
    head.backup = job.backup;
    head.keepsTimes = job.keepsTimes;
    return head;
}

std::optional<std::string> journalPath(const std::string& named) {
    if (!named.empty())
        return named;
    auto path = ConvertJournal::defaultPath();
    if (path)
        return *std::move(path);
    message(phrase("moji convert", "%1: %2; --journal FILE puts the journal elsewhere")
                .with(path.error().subject, reasonText(path.error().detail)));
    return {};
}

ConvertJob jobOf(const JournalHead& head) {
    ConvertJob job;
    job.request = head.request;
    static_cast<FileSelection&>(job.folders) = head.files;
    job.plan = head.plan;
    job.backup = head.backup;
    job.keepsTimes = head.keepsTimes;
    return job;
}

} // namespace moji::cli
