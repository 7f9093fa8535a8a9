#pragma once
// Bytes from a dump: the rows of `moji dump`, of `moji dump --plain` and of xxd. The text beside
// the bytes is ignored. Offsets must continue from row to row, so that no lost row passes
// unnoticed.

#include "bytes/input_buffer.h"

#include <functional>
#include <string_view>

namespace moji::cli {

class DumpReader {
public:
    /// The bytes of a row, empty for an empty line. Error: it is not a row, or not the next one;
    /// the detail says why.
    [[nodiscard]] Result<Bytes> readRow(std::string_view line);

private:
    std::uint64_t m_offset = 0; // of the next row
};

/// Reads all of `buffer`, line by line. Error: the subject is `name`, the detail begins with the
/// line's number.
[[nodiscard]] Result<Done> reverseDump(InputBuffer& buffer, std::string_view name,
                                       const std::function<void(ByteView)>& sink);

} // namespace moji::cli
