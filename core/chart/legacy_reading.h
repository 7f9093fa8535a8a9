#pragma once
// The same bytes of a legacy encoding through our codec, ICU's converter and iconv: where errors
// end, and what is lost with them. An ASCII byte that an error takes along is a security problem: a
// quotation mark that ends an attribute disappears.

#include "codec/codec.h"

#include <string>
#include <vector>

namespace moji::chart {

struct LegacyReading {
    std::uint64_t offset = 0;
    std::uint64_t length = 0; // bytes
    std::u32string text;      // empty: an escape or a shift; for an error
    bool isError = false;
    bool operator==(const LegacyReading&) const = default;
};

struct LegacyDecoder {
    std::string id;                      // "whatwg", "icu", "iconv"
    std::string library;                 // "ICU 72.1"; empty for ours
    std::string encoding;                // as the library calls it
    std::vector<LegacyReading> readings; // contiguous
};

/// Ours first; libraries that lack the encoding are left out. For short texts: iconv is asked about
/// every prefix.
[[nodiscard]] std::vector<LegacyDecoder> readByLibraries(const Codec& codec, ByteView bytes);

/// The offsets of printable ASCII bytes that errors take along.
[[nodiscard]] std::vector<std::uint64_t> swallowedAscii(const LegacyDecoder& decoder,
                                                        ByteView bytes);

} // namespace moji::chart
