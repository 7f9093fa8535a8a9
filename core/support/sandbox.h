#pragma once
// What a program gives up before it reads files that nobody trusts: should one of them take it
// over, it can start no program, reach no network and look into no other process (seccomp(2)), and
// write only where it has to (landlock(7)). What is given up is given up for ever; files and
// sockets that are open stay usable.

#include <span>
#include <string>

namespace moji {

/// Of this thread and those that it starts: files are made, changed and removed below `folders`
/// alone, and no file is executed. A folder that is not there is as if it were not named. False
/// where the kernel lacks Landlock.
bool keepWritingTo(std::span<const std::string> folders);

/// Of all threads of this process: it starts no program, makes no socket, connects none and looks
/// into no other process; the calls fail with EPERM. False where there is no such filter: on
/// processors but x86-64 and AArch64, and where the system refuses it.
bool giveUpReach();

/// $TMPDIR, or /var/tmp: where streams are kept while they are read (bytes/file_source.h).
[[nodiscard]] std::string temporaryFolder();

} // namespace moji
