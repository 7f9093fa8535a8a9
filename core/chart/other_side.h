#pragma once
// What an encoding is compared with: another of our encodings, the same or another one in a library
// of this machine, or a table in a file.

#include "chart/chart.h"
#include "codec/codec_registry.h"

namespace moji::chart {

struct OtherSide {
    ReaderPointer reader;
    ChartShape shape;
};

/// `against` is a name in `library`, or the path of a mapping file. Empty: what the library calls
/// the encoding most like `here`. Error: UnknownName, and those of reading a file.
[[nodiscard]] Result<OtherSide> otherSide(const CodecRegistry& codecs, const Codec& here,
                                          Library library, const std::string& against);

} // namespace moji::chart
