#pragma once
// Options of `moji convert` that would be ignored together.

namespace CLI {
class App;
}

namespace moji::cli {

/// Whether an option was given that another one would make mean nothing. Then after a message.
[[nodiscard]] bool hasConflicts(const CLI::App& app);

} // namespace moji::cli
