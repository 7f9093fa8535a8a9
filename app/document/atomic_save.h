#pragma once
// Writing a file so that, killed at any instant, it is wholly old or wholly new: a temporary beside
// it, fsync, rename.

#include "bytes/byte_source.h"
#include "support/result.h"

#include <string>

namespace moji::app {

/// Writes all of `source` to `path`. A symbolic link is followed; the permissions of the file that
/// is replaced are kept.
[[nodiscard]] Result<Done> saveAtomically(const ByteSource& source, const std::string& path);

} // namespace moji::app
