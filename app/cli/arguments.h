#pragma once
// The words of the command line before they are parsed.

#include "support/result.h"

#include <string>
#include <vector>

namespace CLI {
class App;
class Option;
} // namespace CLI

namespace moji::cli {

/// `words`, all after the program's name, as the parser takes them for what they mean: `--text=`,
/// what a shell makes of `--text="$NAME"` where NAME is empty, becomes two words, an option and its
/// empty value. What can only be a name (`++`, all that follows `--`) is marked, since the parser
/// would take some of it for something else: takeMarkedNames() takes the mark away again.
///
/// Errors: an option whose value was left out, so that the parser would take the next option for
/// it (`--text --format jsonl`); a list of nothing but commas, after which it would go on looking
/// for a value.
[[nodiscard]] Result<std::vector<std::string>>
wordsForParser(const CLI::App& command, const std::vector<std::string>& words);

/// Lets the positional arguments of `command` be what wordsForParser() has marked.
void takeMarkedNames(CLI::App& command);
/// A word without its mark.
[[nodiscard]] std::string withoutMark(std::string word);

/// Whether an option was given an empty value: what a shell makes of `--to="$TO"` where TO is not
/// set. Then after a message. For options that would otherwise be taken for ones not given.
[[nodiscard]] bool hasEmptyValue(const CLI::Option& option);

} // namespace moji::cli
