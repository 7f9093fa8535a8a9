#pragma once
// The copy of a file that is kept before the file is replaced: FILE~ beside it, as many editors
// name it.

#include "support/result.h"

#include <functional>
#include <string>

namespace moji::app {

/// Copies `path` to `path`~, with its permissions; the old copy is replaced only by a whole new
/// one. A symbolic link of that name is replaced too, never followed. Nothing happens where there
/// is no file yet. `confirm` is asked when the new copy is whole, just before it takes the name;
/// its error leaves the old one. For the background.
[[nodiscard]] Result<Done> keepBackup(const std::string& path,
                                      const std::function<Result<Done>()>& confirm);

} // namespace moji::app
