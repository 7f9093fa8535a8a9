#pragma once
// Where a file is opened that a survey finds fault with: at its first malformed bytes, else at its
// first mojibake, else at the first line in another encoding than the rest.

#include "bytes/byte_range.h"
#include "codec/codec_registry.h"

#include <optional>
#include <stop_token>
#include <string>

namespace moji::app {

/// What a survey knows of the file.
struct TroubledFile {
    std::string path;
    std::string encoding; // empty: none fits
    bool hasProblem = false;
    std::uint64_t firstProblem = 0; // offset
    bool hasMojibake = false;
    bool isMixed = false;
};

/// Nothing where there is no such place, or the file cannot be read. Only the beginning of a large
/// file is searched for mojibake.
[[nodiscard]] std::optional<ByteRange> firstTrouble(const TroubledFile& file,
                                                    const CodecRegistry& codecs,
                                                    const std::stop_token& stop = {});

} // namespace moji::app
