#pragma once
// The words of the command line before they are parsed.

#include <string>
#include <vector>

namespace CLI {
class App;
} // namespace CLI

namespace moji::cli {

/// `--text=`, what a shell makes of `--text="$NAME"` where NAME is empty, as two words, so that the
/// parser takes it for an empty value and not for a value that is still to come. `words` are all
/// after the program's name.
[[nodiscard]] std::vector<std::string> withEmptyValues(const CLI::App& command,
                                                       const std::vector<std::string>& words);

} // namespace moji::cli
