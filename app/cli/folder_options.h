#pragma once
// Options of the commands that walk folders (`survey`, `convert`): which files are meant.

#include "cli/command.h"
#include "survey/done_names.h"
#include "survey/file_selection.h"
#include "survey/shard.h"
#include "survey/tree_walk.h"

#include <functional>
#include <memory>

namespace moji::cli {

/// What was asked for, as given.
struct FolderRequest : FileSelection {
    std::string files0From;
    /// What files0From names, opened so that it can be read several times.
    std::shared_ptr<const ByteSource> list;
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
    FolderFiles(NamedFiles names, WalkOptions options)
        : m_walk(std::move(names), std::move(options)) {}

    TreeWalk m_walk;
    std::optional<Shard> m_shard;
    DoneNames m_done;
};

/// Opens the list of names, if there is one, so that it can be read again. False, after a message,
/// where that fails.
[[nodiscard]] bool openList(FolderRequest& request);

void addFolderOptions(CLI::App& app, FolderRequest& request);

/// Whether any option was given an empty value (arguments.h), which none of those that walk folders
/// takes. Then after a message.
[[nodiscard]] bool hasEmptyValue(const CLI::App& app);

} // namespace moji::cli
