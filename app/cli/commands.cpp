#include "cli/commands.h"

namespace moji::cli {

std::vector<std::unique_ptr<Command>> allCommands() {
    std::vector<std::unique_ptr<Command>> commands;
    commands.push_back(makeCheckCommand());
    commands.push_back(makeSpansCommand());
    commands.push_back(makeBitsCommand());
    commands.push_back(makeDumpCommand());
    commands.push_back(makeDiffCommand());
    commands.push_back(makeStringsCommand());
    commands.push_back(makeTraceCommand());
    commands.push_back(makeDecodeCommand());
    commands.push_back(makeEncodeCommand());
    commands.push_back(makeDetectCommand());
    commands.push_back(makeCompareCommand());
    commands.push_back(makeDecodersCommand());
    commands.push_back(makeMojibakeCommand());
    commands.push_back(makeRepairCommand());
    commands.push_back(makeInspectCommand());
    commands.push_back(makeEscapeCommand());
    commands.push_back(makeUnescapeCommand());
    commands.push_back(makeListCommand());
    commands.push_back(makeTextCommand());
    commands.push_back(makeTablesCommand());
    commands.push_back(makeChartCommand());
    commands.push_back(makeFitsCommand());
    commands.push_back(makeRaceCommand());
    commands.push_back(makeStatCommand());
    commands.push_back(makeSurveyCommand());
    commands.push_back(makeConvertCommand());
    return commands;
}

} // namespace moji::cli
