#pragma once
// A text and what is done to it step by step, as a value that can be written down and read again:
// {"text":"世界","steps":["encode:UTF-8","decode:windows-1252","lose-byte:3"]}

#include "repair/corruption.h"

#include <QString>

#include <string>
#include <vector>

namespace moji::app {

struct DamageRecipe {
    std::string text; // UTF-8
    std::vector<repair::DamageStep> steps;
    bool operator==(const DamageRecipe&) const = default;
};

[[nodiscard]] QString toJson(const DamageRecipe& recipe);
/// Error: Malformed, with what is wrong.
[[nodiscard]] Result<DamageRecipe> damageRecipeOf(const QString& json);

} // namespace moji::app
