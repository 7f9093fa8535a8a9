#pragma once
// How many bits a text takes under a model of what people write: the fewer, the likelier it is.
// What repair compares two texts by, whatever model stands behind it.

#include "repair/plausibility.h"

#include <string_view>

namespace moji::repair {

class TextCost {
public:
    virtual ~TextCost() = default;
    /// Of a text between two spaces or line ends.
    [[nodiscard]] virtual double bits(std::u32string_view text) const = 0;
};

/// Ordinary text's bits by the kind of each character, and Plausibility's surprise beyond.
class PlausibilityCost final : public TextCost {
public:
    [[nodiscard]] double bits(std::u32string_view text) const override;
};

} // namespace moji::repair
