#pragma once
// What command lines are made of: the commands, their options as --help lists them, and values of
// the kinds that options take, good and bad.

#include "part_mutator.h"

#include <string>
#include <string_view>
#include <vector>

namespace moji::fuzz {

struct OptionWords {
    std::vector<std::string> names;
    std::string type; // "NAME", "A:B", "text|jsonl"; empty: takes no value
};

struct CommandWords {
    std::string name;
    std::vector<OptionWords> options;
};

/// All commands; asks the program for them once.
[[nodiscard]] const std::vector<CommandWords>& commandWords();

/// A value of the type, seldom of another one.
[[nodiscard]] std::string makeValue(Random& random, std::string_view type);

/// An option with its value, as one word or as two with FF between.
[[nodiscard]] std::string makeOption(Random& random, const CommandWords& command);

} // namespace moji::fuzz
