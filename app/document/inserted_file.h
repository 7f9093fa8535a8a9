#pragma once
// The bytes of a file that is inserted in a document.

#include "bytes/byte_source.h"

#include <memory>
#include <string>

namespace moji::app {

/// Files of at most this many bytes are copied to memory, so that what other programs do to them
/// later does not matter.
inline constexpr std::uint64_t kMostInsertedInMemory = 64 * 1024 * 1024;

/// A larger file is not copied: DocumentSaver sees when it was changed. Errors: it is no regular
/// file, cannot be read, or is being written to.
[[nodiscard]] Result<std::shared_ptr<const ByteSource>>
fileToInsert(const std::string& path, std::uint64_t mostInMemory = kMostInsertedInMemory);

} // namespace moji::app
