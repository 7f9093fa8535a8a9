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

/// The same for a program that writes where its user says: in all folders of /, but not in those of
/// the kernel (/proc, /sys). `writesInRoot`: files that lie in / itself are written too, for which
/// all folders have to be opened. The memory of other processes stays out of reach either way, as
/// Landlock lets nobody look out of it. False where the kernel lacks Landlock, or has one that lets
/// no file move to another folder (before Linux 5.19).
bool keepFromSystemFiles(bool writesInRoot);

/// What becomes of sockets that are open.
enum class OpenSockets {
    Speak, // to those that they are connected to: a display, a bus
    Mute,  // write() alone still works, for a socket that is standard output
};

/// Of all threads of this process: it starts no program, makes no socket, connects none, looks into
/// no other process, types nothing into its terminal, and asks for nothing else that a program of
/// this kind has no use for; the calls fail with EPERM. False where there is no such filter: on
/// processors but x86-64 and AArch64, and where the system refuses it.
bool giveUpReach(OpenSockets sockets);

/// $TMPDIR, or /var/tmp: where streams are kept while they are read (bytes/file_source.h).
[[nodiscard]] std::string temporaryFolder();

} // namespace moji
