#pragma once
// Which unit of a text is repaired by which chain, or by none: the path that saves the most bits.

#include <cstddef>
#include <limits>
#include <span>
#include <vector>

namespace moji::repair {

/// Index of a hypothesis, or none.
constexpr std::size_t kLeftAlone = static_cast<std::size_t>(-1);

/// Bits by which damage where the text begins is unlikelier than none; a part of a text is damaged
/// on its own less often.
constexpr double kAtBeginning = 2;

/// Bits saved in a unit where a hypothesis cannot be applied.
constexpr double kNever = -std::numeric_limits<double>::infinity();

/// What one hypothesis does for the units.
struct HypothesisGains {
    std::vector<double> bits;  // saved in each unit, or kNever
    double doubt = 0;          // bits it must save over all units before it is believed
    std::vector<bool> keeps{}; // units that it is known to leave as they are; perhaps not all
};

struct Assignment {
    std::vector<std::size_t> unit; // the hypothesis of each unit
    /// Bits saved by each hypothesis in the units it got, less its doubt and what the changes from
    /// one to another cost; 0 where it got none.
    std::vector<double> net;
};

/// A hypothesis gets no unit unless it saves more bits than it is doubted, against doing without
/// it.
[[nodiscard]] Assignment assign(std::span<const HypothesisGains> hypotheses, std::size_t units);

} // namespace moji::repair
