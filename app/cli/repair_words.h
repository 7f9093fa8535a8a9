#pragma once
// What `moji repair` says of a plan: the evidence, in words that can be checked.

#include "repair/repair_plan.h"

#include <string>

namespace moji::cli {

/// "UTF-8 read as windows-1251", of several pairs "..., then ..."; in the order it happened.
[[nodiscard]] std::string historyOf(const repair::Chain& chain);
/// One sentence or more; unsafe characters cannot occur in it.
[[nodiscard]] std::string evidenceOf(const repair::RepairPlan& plan, std::size_t maxSteps);
/// "encode windows-1251, decode UTF-8"
[[nodiscard]] std::string stepsOf(const repair::Chain& chain);
/// "ED ?? 9C"
[[nodiscard]] std::string bytesOf(const repair::DamagedCharacter& damaged);

} // namespace moji::cli
