#pragma once
// Where `moji convert` writes to besides the files themselves: a mirror (--output) and -o.

#include "bytes/byte_source.h"
#include "cli/output.h"
#include "support/result.h"

#include <string>

namespace moji::cli {

/// A new file of a mirror, with the folders it is in and the attributes of the file `like`, and
/// with its times if `keepsTimes`. Errors: also that something has the name already.
[[nodiscard]] Result<Done> writeNew(const std::string& path, const ByteSource& bytes,
                                    const std::string& like, bool keepsTimes);

/// Whether -o PATH means standard output, as `-` and (but for a file) /dev/stdout do.
[[nodiscard]] bool isStandardOutput(const std::string& path);
/// The bytes of the file `name` as output.
[[nodiscard]] Result<Done> writeTo(Output& out, const ByteSource& bytes, const std::string& name);
/// To -o PATH, the bytes of the file `name`: a device or FIFO is written to at once, a file is
/// replaced, and has the times of `name` then if `keepsTimes`.
[[nodiscard]] Result<Done> writeOutput(const std::string& path, const ByteSource& bytes,
                                       const std::string& name, bool keepsTimes);

} // namespace moji::cli
