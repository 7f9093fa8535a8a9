#pragma once
// moji as a function, for its main() and for the fuzzer of the command line.

namespace moji {
class CodecRegistry;
} // namespace moji

namespace moji::cli {

/// Whether a command reads its inputs behind support/sandbox.h, which holds until the process ends.
enum class Confinement { None, Sandbox };

/// Runs the command that `argv` asks for; `argv[0]` is the program's name. Reads descriptor 0,
/// writes to 1 and 2. Returns the exit status (ExitStatus of cli/command.h). `codecs` keeps what it
/// has built for further runs; nullptr: a registry for this run alone.
///
/// Ends the process only where its output can no longer be written. Throws where memory runs out.
[[nodiscard]] int runProgram(int argc, char** argv, Confinement confinement,
                             const CodecRegistry* codecs = nullptr);

} // namespace moji::cli
