#pragma once
// The characters of a block of an indexed text, many at once, without malformed bytes.

#include "scan/block_findings.h"

#include <functional>
#include <string_view>

namespace moji {

/// Returns whether more is wanted.
using CharacterSink = std::function<bool(std::u32string_view text)>;

/// Decodes a block from the state that the scan was in before it. Errors: those of the source, one
/// that has become shorter.
[[nodiscard]] Result<Done> decodeBlock(const IndexedText& text, const PlacedBlock& block,
                                       const CharacterSink& sink);

} // namespace moji
