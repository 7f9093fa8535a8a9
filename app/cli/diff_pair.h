#pragma once
// The two inputs that `moji diff` compares, also where git calls it.

#include "cli/input.h"

#include <optional>
#include <string>
#include <vector>

namespace moji::cli {

/// The two inputs, and their names in the output.
struct DiffPair {
    Input left;
    Input right;
    std::string leftName;
    std::string rightName;
    bool isOfGit = false;
};

/// Nothing, after a message, where the inputs are no pair.
[[nodiscard]] std::optional<DiffPair> diffPair(const std::vector<Input>& inputs);

} // namespace moji::cli
