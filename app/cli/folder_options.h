#pragma once
// Options of the commands that walk folders (`survey`, `convert`): which files are meant.

#include "cli/command.h"
#include "survey/done_names.h"
#include "survey/shard.h"
#include "survey/tree_walk.h"

#include <functional>
#include <memory>

namespace moji::cli {

/// What was asked for, as given.
struct FolderRequest {
    std::vector<std::string> paths;
    std::string files0From;
    bool hasList = false; // files0From has been read: its names are among the paths
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
    /// input is meant where nothing is named and it is not a terminal, if `takesStandardInput`.
    using ChangeOptions = std::function<WalkOptions(WalkOptions)>;
    [[nodiscard]] static std::unique_ptr<FolderFiles> of(FolderRequest request,
                                                         std::string_view command,
                                                         bool takesStandardInput,
                                                         const ChangeOptions& change = {});

    [[nodiscard]] std::optional<WalkedFile> next();

private:
    FolderFiles(std::vector<std::string> names, WalkOptions options)
        : m_walk(std::move(names), std::move(options)) {}

    TreeWalk m_walk;
    std::optional<Shard> m_shard;
    DoneNames m_done;
};

/// Adds the names of files0From to the paths, so that they can be walked again. False, after a
/// message, where the list cannot be read.
[[nodiscard]] bool readList(FolderRequest& request);

void addFolderOptions(CLI::App& app, FolderRequest& request);

/// The names in a list that ends each with a NUL. Errors: those of reading it.
[[nodiscard]] Result<std::vector<std::string>> namesFrom(const std::string& list);

/// `file`, and `file_bytes` where the name is not UTF-8.
void writeName(JsonLine& line, std::string_view name);

} // namespace moji::cli
