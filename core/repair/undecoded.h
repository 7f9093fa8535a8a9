#pragma once
// Bytes that nobody has decoded: a text in another encoding, taken for UTF-8.

#include "codec/codec_registry.h"
#include "repair/repair_plan.h"

#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>

namespace moji::repair {

/// The plan that decodes all of `bytes`, which are not well-formed UTF-8, in the encoding that they
/// are detected to be in (detect/detector.h); `named`: only these are considered, if any. Nothing
/// where that is in doubt, unless one encoding alone is named, or where it does not decode all.
[[nodiscard]] std::optional<RepairPlan> decodingPlan(const CodecRegistry& codecs,
                                                     std::span<const std::string> named,
                                                     std::string_view bytes,
                                                     const std::stop_token& stop = {});

} // namespace moji::repair
