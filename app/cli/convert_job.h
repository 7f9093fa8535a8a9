#pragma once
// A run of `moji convert` as a value: what was asked for.

#include "cli/folder_options.h"
#include "survey/journal_head.h"

#include <optional>
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
/// Where to note what is done in place: `named`, or if that is empty a new name in the state
/// folder. Nothing, after a message, if that folder cannot be made.
[[nodiscard]] std::optional<std::string> journalPath(const std::string& named);
/// The job of a journal, to be taken up in the folder that the journal names.
[[nodiscard]] ConvertJob jobOf(const JournalHead& head);

} // namespace moji::cli
