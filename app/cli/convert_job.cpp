#include "cli/convert_job.h"

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
