#pragma once
// Bytes that nobody has decoded: a text in another encoding, taken for UTF-8.

#include "repair/candidates.h"
#include "repair/repair_plan.h"

#include <optional>
#include <span>
#include <string_view>

namespace moji::repair {

/// The plan that decodes all of `bytes`, which are not well-formed UTF-8, in the encoding that
/// makes the likeliest text of them. Nothing where no candidate reads them without an error, or
/// what it reads is no likelier than U+FFFD for each malformed sequence, or the bytes are no text.
[[nodiscard]] std::optional<RepairPlan> decodingPlan(std::span<const Candidate> candidates,
                                                     std::string_view bytes);

} // namespace moji::repair
