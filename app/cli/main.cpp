// moji: the codec library on the command line.

#include "cli/command.h"
#include "cli/program.h"

#include <csignal>
#include <cstdio>
#include <exception>

int main(int argc, char** argv) {
    // A closed pipe ends moji quietly, even if the parent process ignored the signal.
    std::signal(SIGPIPE, SIG_DFL);
    // Past `ulimit -f` a write fails, as on a full disk, and says so.
    std::signal(SIGXFSZ, SIG_IGN);
    try {
        return moji::cli::runProgram(argc, argv, moji::cli::Confinement::Sandbox);
    } catch (const std::exception& error) { // memory ran out
        std::fprintf(stderr, "moji: %s\n", error.what());
        return moji::cli::kTrouble;
    }
}
