#pragma once
// Bytes from a dump: the rows of `moji dump`, of `moji dump --plain` and of xxd, also of xxd -a
// (a line * is rows of bytes 00) and xxd -d (decimal offsets). The text beside the bytes is
// ignored; but where it shows that the digits are those of xxd -e or -b, they are refused. Offsets
// must continue from row to row, so that no lost row passes unnoticed.

#include "bytes/input_buffer.h"

#include <functional>
#include <string_view>

namespace moji::cli {

class DumpReader {
public:
    struct Row {
        std::uint64_t zeros = 0; // bytes 00 before its own
        Bytes bytes;
    };
    /// The bytes of a row, none for an empty line. Error: it is not a row, or not the next one; the
    /// detail says why.
    [[nodiscard]] Result<Row> readRow(std::string_view line);
    /// After the last row. Error: there has to be another one.
    [[nodiscard]] Result<Done> finish() const;

private:
    [[nodiscard]] bool isNext(std::string_view digits, bool isXxd);

    std::uint64_t m_offset = 0; // of the next row
    std::uint64_t m_given = 0;  // the offset that the row at hand has
    int m_base = 0;             // of offsets; 0: not known yet
    bool m_isSkip = false;      // after a line *
};

/// Reads all of `buffer`, line by line. Error: the subject is `name`, the detail begins with the
/// line's number.
[[nodiscard]] Result<Done> reverseDump(InputBuffer& buffer, std::string_view name,
                                       const std::function<void(ByteView)>& sink);

} // namespace moji::cli
