#pragma once
// What a plan changes in the text it was made for, as replacements of byte ranges: one edit.

#include "repair/chain_trace.h"
#include "repair/repair_plan.h"

namespace moji::repair {

/// In order, none overlapping or touching. Applied to `text`, the text that `plan` is for, they
/// give `plan.text`. None where the plan is Clean or Destroyed.
[[nodiscard]] std::vector<Replacement> changesOf(const CodecRegistry& codecs,
                                                 const RepairPlan& plan, std::string_view text);

/// `text` with all replacements made.
[[nodiscard]] std::string applied(std::string_view text,
                                  const std::vector<Replacement>& replacements);

} // namespace moji::repair
