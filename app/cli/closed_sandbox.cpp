#include "cli/closed_sandbox.h"

#include "support/sandbox.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <array>
#include <filesystem>
#include <string>
#include <system_error>

namespace moji::cli {

namespace {

/// Whether the command may write a file that lies in / itself: one of its words names such a file,
/// or it runs there.
bool namesFilesInRoot(const CLI::App& command) {
    std::error_code error;
    const std::filesystem::path here = std::filesystem::current_path(error);
    const auto isInRoot = [&](const std::string& word) {
        const std::filesystem::path path = (here / word).lexically_normal();
        return path.has_root_path() && path.parent_path() == path.root_path();
    };
    return here == here.root_path() ||
           std::ranges::any_of(command.get_options(), [&](const CLI::Option* option) {
               return std::ranges::any_of(option->results(), isInRoot);
           });
}

} // namespace

void closeSandbox(const CLI::App& command, bool writesFiles) {
    if (writesFiles)
        keepFromSystemFiles(namesFilesInRoot(command));
    else
        keepWritingTo(std::array{temporaryFolder()});
    giveUpReach(OpenSockets::Mute);
}

} // namespace moji::cli
