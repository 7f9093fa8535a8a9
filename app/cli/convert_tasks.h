#pragma once
// The files that a conversion comes to, one by one: those of folders and lists, or those of a plan.

#include "cli/convert_job.h"
#include "survey/tree_walk.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

namespace moji {
class CodecRegistry;
}

namespace moji::cli {

/// A file, and what a plan says of it.
struct ConvertTask {
    WalkedFile file;
    std::optional<ConvertRequest> planned;
    std::string from;
    std::string sha256;
    /// Of another name of a file that came before: the size of the file then.
    std::optional<std::uint64_t> sizeBefore = {};
    /// Another part of the work may come to it, or have come, under another name.
    bool isShared = false;
};
using NextConvertTask = std::function<std::optional<ConvertTask>()>;

/// The files of the job's paths and lists, without those in the folder that it writes into.
/// Nothing, after a message, where they cannot be read.
[[nodiscard]] std::unique_ptr<FolderFiles> filesOf(const ConvertJob& job);
/// Nothing, after a message, where the job's files or plan cannot be read. Borrows the registry.
[[nodiscard]] NextConvertTask tasksOf(const ConvertJob& job, const CodecRegistry& codecs);
/// Each file once, however many names it has. Where files or names are left out (--shard, --resume)
/// another name may be among these: what is UTF-8 by then would be read as --from says.
[[nodiscard]] NextConvertTask withoutRepetition(NextConvertTask next, const ConvertJob& job);

} // namespace moji::cli
