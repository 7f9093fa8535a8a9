#pragma once
// Opens the documents of the command line before there is a window, so that what is wrong with one
// is said at once.

#include "options.h"
#include "support/result.h"

#include <string>

namespace moji::app {

/// A file, standard input (`-`), or a session, which is checked here and opened by the window.
[[nodiscard]] Result<Options::Opened> openDocument(const std::string& path,
                                                   const CodecRegistry& codecs);
/// A file or standard input.
[[nodiscard]] Result<Options::Opened> openFile(const std::string& path);
/// Reads standard input to its end where that is a stream; does nothing to other documents.
[[nodiscard]] Result<Done> readStandardInput(Options::Opened& opened);
[[nodiscard]] Options::Opened inMemory(std::string name, Bytes bytes);

} // namespace moji::app
