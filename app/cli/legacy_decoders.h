#pragma once
// `moji decoders --encoding NAME`: the same bytes of a legacy encoding through ours, ICU and iconv.

#include "cli/command.h"

namespace moji::cli {

/// One input of at most some thousand bytes; longer ones are cut, and it says so.
[[nodiscard]] Result<Done> writeLegacyDecoders(const Context& context, const Input& input,
                                               const Codec& codec);

} // namespace moji::cli
