#pragma once
// A run of `moji convert` as a value: what was asked for, so that it can be kept in a journal and
// taken up again.

#include "cli/folder_options.h"
#include "survey/convert_request.h"

#include <optional>
#include <string>

namespace moji::cli {

struct ConvertJob {
    ConvertRequest request;
    FolderRequest folders;
    std::string plan;   // a file of lines of --dry-run; empty: none
    std::string backup; // what the old bytes' names end in; empty: none are kept
    bool keepsTimes = false;
};

/// The first line of a journal.
[[nodiscard]] std::string journalHead(const ConvertJob& job);

struct JournaledJob {
    ConvertJob job;
    std::string folder; // that the process was in
};
/// Nothing where the line is no such one.
[[nodiscard]] std::optional<JournaledJob> jobIn(const std::string& head);

} // namespace moji::cli
