#pragma once
// Opens a file in a document without a window.

#include "bytes/file_source.h"
#include "document/document.h"
#include "text/native_path.h"

namespace moji::app {

/// False where the file cannot be read.
[[nodiscard]] inline bool openFile(Document& document, const QString& path) {
    auto source = moji::openSource(nativePath(path));
    if (!source)
        return false;
    document.openSource(std::move(*source), path);
    return true;
}

} // namespace moji::app
