#pragma once
// A run of `moji convert` as a value: what was asked for.

#include "cli/folder_options.h"
#include "survey/journal_head.h"

#include <string>

namespace moji::cli {

struct ConvertJob {
    ConvertRequest request;
    FolderRequest folders;
    std::string output; // the folder of a mirror; empty: none
    std::string plan;   // a file of lines of --dry-run; empty: none
    std::string backup; // what the old bytes' names end in; empty: none are kept
    bool keepsTimes = false;
};

/// What a journal keeps of it.
[[nodiscard]] JournalHead journalHead(const ConvertJob& job);
/// The job of a journal, to be taken up in the folder that the journal names.
[[nodiscard]] ConvertJob jobOf(const JournalHead& head);

} // namespace moji::cli
