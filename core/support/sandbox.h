#pragma once
// What a program gives up before it reads files that nobody trusts: should one of them take it
// over, it can start no program, reach no network and look into no other process (seccomp(2)), and
// write only where it has to (landlock(7)).

#include <optional>
#include <string>

namespace moji {

struct Sandbox {
    bool systemCalls = false; // programs, sockets, other processes are out of reach
    bool files = false;       // files can be written in the folder for temporary files alone
};

/// Restricts this thread and those that it starts, for ever; files that are open stay usable.
/// `writableFolder`: the one folder in which files may still be made and written; nothing:
/// anywhere. Returns what the kernel did; older kernels lack Landlock, and other processors the
/// filter.
Sandbox enterSandbox(const std::optional<std::string>& writableFolder);

/// $TMPDIR, or /var/tmp: where streams are kept while they are read (bytes/file_source.h).
[[nodiscard]] std::string temporaryFolder();

} // namespace moji
