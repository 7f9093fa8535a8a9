#pragma once
// The encodings that repair tries, and how many bits of doubt each carries before any text is seen:
// most mojibake is UTF-8 and one of a few.

#include "codec/codec_registry.h"

#include <span>
#include <string>
#include <vector>

namespace moji::repair {

struct Candidate {
    const Codec* codec = nullptr;
    double doubt = 0; // bits
};

/// The usual ones, UTF-8 first. Of equal readings the first in this list is named.
[[nodiscard]] std::vector<Candidate> usualCandidates(const CodecRegistry& codecs);
/// Only these, all alike. Unknown names are left out.
[[nodiscard]] std::vector<Candidate> namedCandidates(const CodecRegistry& codecs,
                                                     std::span<const std::string> names);

} // namespace moji::repair
