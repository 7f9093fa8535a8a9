#pragma once
// Bytes from a dump: the rows of `moji dump`, of `moji dump --plain` and of xxd, also of xxd -a
// (a line * is rows of bytes 00) and xxd -d (decimal offsets). The text beside the bytes is
// ignored; but where it shows that the digits are those of xxd -e or -b, they are refused. Offsets
// must continue from row to row, so that no lost row passes unnoticed. The first row may be that of
// any offset: a dump of a part gives the bytes of the part.

#include "bytes/input_buffer.h"

#include <functional>
#include <optional>
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
    /// After the last row. Error: there has to be another one, or how many bytes 00 a line * is
    /// remains open.
    [[nodiscard]] Result<Done> finish() const;
    /// The offset of the first row; 0 before it.
    [[nodiscard]] std::uint64_t begin() const;

private:
    /// The digits of an offset as a number in either base.
    struct Offsets {
        std::uint64_t hexadecimal;
        std::uint64_t decimal;
    };
    [[nodiscard]] bool isNext(std::string_view digits, bool isXxd);

    std::optional<Offsets> m_first; // of the first row
    std::uint64_t m_width = 0;      // bytes of the first row
    std::uint64_t m_read = 0;       // bytes of all rows
    std::uint64_t m_given = 0;      // the offset that the row at hand has, from that of the first
    int m_base = 0;                 // of offsets; 0: not known yet
    bool m_isSkip = false;          // after a line *
    /// How far apart the distances in the two bases are, while every row fits in both.
    std::optional<std::uint64_t> m_doubtful;
};

/// Reads all of `buffer`, line by line. Returns the offset at which the dump begins. Error: the
/// subject is `name`, the detail begins with the line's number.
[[nodiscard]] Result<std::uint64_t> reverseDump(InputBuffer& buffer, std::string_view name,
                                                const std::function<void(ByteView)>& sink);

} // namespace moji::cli
