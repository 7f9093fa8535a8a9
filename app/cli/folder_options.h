#pragma once
// Options of the commands that walk folders (`survey`, `convert`): which files are meant.

#include "cli/command.h"
#include "survey/done_names.h"
#include "survey/shard.h"
#include "survey/tree_walk.h"

#include <memory>

namespace moji::cli {

/// What was asked for, as given.
struct FolderRequest {
    std::vector<std::string> paths;
    std::string files0From;
    std::vector<std::string> include;
    std::vector<std::string> exclude;
    bool noIgnore = false;
    bool hidden = false;
    bool follow = false;
    std::string shard;
    std::string resume;
    unsigned threads = 0; // 0: one for each processor
};

/// The files that a request means, one by one, by name.
class FolderFiles {
public:
    /// Nothing, after a message, where a list cannot be read or an option makes no sense. Standard
    /// input is meant where nothing is named and it is no terminal, if `takesStandardInput`.
    [[nodiscard]] static std::unique_ptr<FolderFiles>
    of(const FolderRequest& request, std::string_view command, bool takesStandardInput);

    [[nodiscard]] std::optional<WalkedFile> next();

private:
    FolderFiles(std::vector<std::string> names, WalkOptions options)
        : m_walk(std::move(names), std::move(options)) {}

    TreeWalk m_walk;
    std::optional<Shard> m_shard;
    DoneNames m_done;
};

void addFolderOptions(CLI::App& app, FolderRequest& request);

/// The names in a list that ends each with a NUL. Errors: those of reading it.
[[nodiscard]] Result<std::vector<std::string>> namesFrom(const std::string& list);

/// Progress over files: how many, how fast.
class FileProgress {
public:
    explicit FileProgress(bool enabled);
    ~FileProgress();
    FileProgress(const FileProgress&) = delete;
    FileProgress& operator=(const FileProgress&) = delete;
    void add(std::uint64_t files, std::uint64_t bytes);

private:
    bool m_enabled;
    bool m_shown = false;
    std::uint64_t m_files = 0;
    std::uint64_t m_bytes = 0;
    std::int64_t m_begin;
    std::int64_t m_lastShown;
};

/// `file`, and `file_bytes` where the name is not UTF-8.
void writeName(JsonLine& line, std::string_view name);

} // namespace moji::cli
