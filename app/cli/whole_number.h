#pragma once
// Options that take a count.

#include <cstdint>

namespace CLI {
class Validator;
} // namespace CLI

namespace moji::cli {

/// Refuses anything but a whole number of at least `least`, in decimal or 0x; a number too large
/// for std::uint64_t too.
[[nodiscard]] CLI::Validator wholeNumber(std::uint64_t least);

} // namespace moji::cli
