#pragma once
// What is typed into the Hex bytes field, as bytes, or what is wrong with it.

#include "bytes/byte_source.h"
#include "support/result.h"

#include <QString>

#include <vector>

namespace moji::app {

struct HexEntryFault {
    qsizetype begin = 0; // of a word that is no hex
    qsizetype end = 0;   // UTF-16 units
    QString reason;      // a sentence, with what to do about it
};

/// Hex in all forms of parseHexBytes(), and U+110000 with the bytes of that code point in the UTF-8
/// of 1992.
[[nodiscard]] Result<Bytes> readHexEntry(const QString& text);
/// In order; none if the whole can be read.
[[nodiscard]] std::vector<HexEntryFault> faultsOfHexEntry(const QString& text);

} // namespace moji::app
