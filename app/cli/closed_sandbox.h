#pragma once
// The sandbox of a command (support/sandbox.h), closed once its inputs are named and before they
// are read.

namespace CLI {
class App;
} // namespace CLI

namespace moji::cli {

/// `writesFiles`: the command writes more than standard output, where its user says; its words may
/// name such files.
void closeSandbox(const CLI::App& command, bool writesFiles);

} // namespace moji::cli
