#pragma once
// --sandbox: a window for files that nobody trusts (support/sandbox.h). It is closed in two steps,
// since what it may reach depends on what it has reached: the screen and the accessibility bus.

#include <optional>
#include <string>
#include <vector>

namespace moji::app {

/// To be called before there are threads, with the application's names set: from here on files are
/// written below `folders`, the folders for settings, kept edits and temporary files alone. Returns
/// why that is impossible.
[[nodiscard]] std::optional<std::string>
keepWritingInSandbox(const std::vector<std::string>& folders);

/// To be called once there is an application object, before a document is shown: from here on no
/// program is started and no connection opened. Returns why that is impossible.
[[nodiscard]] std::optional<std::string> giveUpReachInSandbox();

} // namespace moji::app
