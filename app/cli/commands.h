#pragma once
// The commands of `moji`, one line each. A new one is a file with its factory, a declaration here
// and a line in commands.cpp.

#include "cli/command.h"

#include <memory>
#include <vector>

namespace moji::cli {

std::unique_ptr<Command> makeCheckCommand();
std::unique_ptr<Command> makeSpansCommand();
std::unique_ptr<Command> makeBitsCommand();
std::unique_ptr<Command> makeDumpCommand();
std::unique_ptr<Command> makeDiffCommand();
std::unique_ptr<Command> makeStringsCommand();
std::unique_ptr<Command> makeTraceCommand();
std::unique_ptr<Command> makeDecodeCommand();
std::unique_ptr<Command> makeEncodeCommand();
std::unique_ptr<Command> makeDetectCommand();
std::unique_ptr<Command> makeCompareCommand();
std::unique_ptr<Command> makeDecodersCommand();
std::unique_ptr<Command> makeMojibakeCommand();
std::unique_ptr<Command> makeRepairCommand();
std::unique_ptr<Command> makeInspectCommand();
std::unique_ptr<Command> makeEscapeCommand();
std::unique_ptr<Command> makeUnescapeCommand();
std::unique_ptr<Command> makeListCommand();
std::unique_ptr<Command> makeTextCommand();
std::unique_ptr<Command> makeTablesCommand();
std::unique_ptr<Command> makeChartCommand();
std::unique_ptr<Command> makeFitsCommand();
std::unique_ptr<Command> makeRaceCommand();
std::unique_ptr<Command> makeStatCommand();
std::unique_ptr<Command> makeSurveyCommand();
std::unique_ptr<Command> makeConvertCommand();

/// All of them, in the order of `moji --help`.
[[nodiscard]] std::vector<std::unique_ptr<Command>> allCommands();

} // namespace moji::cli
