#pragma once
// The decoders and validators of core/utf8 as entries of DecoderRegistry.

#include "decoders/decoder.h"

#include <memory>
#include <vector>

namespace moji {

/// Thompson 1992 (plan9), branchy, Hoehrmann with both recoveries, Keiser-Lemire (lookup), fuchsia.
[[nodiscard]] std::vector<std::unique_ptr<ReadingDecoder>> makeAlgorithmDecoders();

/// UTF-8 by maximal subparts (whatwg) and the relatives CESU-8, MUTF-8 and WTF-8.
[[nodiscard]] std::vector<std::unique_ptr<ReadingDecoder>> makeSpanDecoders();

} // namespace moji
