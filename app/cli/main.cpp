// moji: the codec library on the command line.

#include "cli/command.h"
#include "cli/program.h"
#include "cli/static/icu_data.h"

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <exception>
#include <fcntl.h>
#include <new>
#include <unistd.h>

namespace {

/// A standard descriptor that is closed would be that of the next file opened: messages would go
/// into the output file. It is taken, and stays unusable.
void takeClosedDescriptors() {
    for (const int descriptor : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        const int unusable = descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY;
        if (::fcntl(descriptor, F_GETFD) < 0 && errno == EBADF)
            (void)::open("/dev/null", unusable); // the lowest number that is free
    }
}

} // namespace

int main(int argc, char** argv) {
    takeClosedDescriptors();
    // A closed pipe ends moji quietly, even if the parent process ignored the signal.
    std::signal(SIGPIPE, SIG_DFL);
    // Past `ulimit -f` a write fails, as on a full disk, and says so.
    std::signal(SIGXFSZ, SIG_IGN);
    try {
#ifdef MOJISCOPE_STATIC_MOJI
        if (const std::string problem = moji::cli::loadIcuData(); !problem.empty()) {
            std::fprintf(stderr, "moji: %s\n", problem.c_str());
            return moji::cli::kTrouble;
        }
#endif
        return moji::cli::runProgram(argc, argv, moji::cli::Confinement::Sandbox);
    } catch (const std::bad_alloc&) {
        std::fputs("moji: not enough memory\n", stderr);
    } catch (const std::exception& error) {
        std::fprintf(stderr, "moji: %s\n", error.what());
    }
    return moji::cli::kTrouble;
}
