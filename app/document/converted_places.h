#pragma once
// Where the places of a text are after it has been converted to another encoding: what is at a
// character stays at that character.

#include "bytes/byte_source.h"
#include "codec/codec.h"

#include <cstdint>
#include <map>
#include <set>
#include <stop_token>

namespace moji::app {

struct ConvertedPlaces {
    /// Where the character begins that a byte belongs to; the end, of the end. A byte of no
    /// character (an escape sequence) belongs to the character before it.
    std::map<std::uint64_t, std::uint64_t> begins;
    /// Where the character ends that the last byte before an offset belongs to.
    std::map<std::uint64_t, std::uint64_t> ends;
};

/// Of these offsets in `source`. Converts in constant memory, as DocumentSaver does: byte-order
/// marks are dropped and added as the encodings have them. A text that cannot be converted has no
/// place after the character that stops it. Errors: those of the source, Cancelled.
[[nodiscard]] Result<ConvertedPlaces> convertedPlaces(const ByteSource& source, const Codec& from,
                                                      const Codec& to,
                                                      const std::set<std::uint64_t>& begins,
                                                      const std::set<std::uint64_t>& ends,
                                                      const std::stop_token& stop);

} // namespace moji::app
