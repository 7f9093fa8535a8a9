#pragma once
// The page of an encoding's table that contains a character: all possible last bytes
// after the same first bytes, sixteen by sixteen.

#include "codec/codec.h"

#include <QString>

#include <array>

namespace moji::app {

struct TablePage {
    Bytes prefix;                     // the bytes before the last
    Byte last = 0;                    // the one looked up
    std::array<QString, 256> cells{}; // empty: no character there

    [[nodiscard]] bool operator==(const TablePage&) const = default;
};

/// `bytes` are those of one character (not empty), of an encoding without shifts.
[[nodiscard]] TablePage makeTablePage(const Codec& codec, ByteView bytes);

} // namespace moji::app
