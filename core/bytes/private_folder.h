#pragma once
// Folders for what nobody else may see: journals of unsaved text, of converted files.

#include "support/result.h"

#include <string>

namespace moji {

/// Makes the folder, and those it lies in, with permission for the owner alone (0700); takes such
/// permission away from others where the folder exists. Errors: the system's; it is no folder, or
/// belongs to another user; a symbolic link of another user, who is not root, leads to it.
[[nodiscard]] Result<Done> makePrivateFolder(const std::string& path);

} // namespace moji
