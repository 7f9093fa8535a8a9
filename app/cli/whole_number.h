#pragma once
// Options that take a number.

#include <cstdint>

namespace CLI {
class Validator;
} // namespace CLI

namespace moji::cli {

/// Refuses anything but a whole number of at least `least`, in decimal or 0x; a number too large
/// for std::uint64_t too.
[[nodiscard]] CLI::Validator wholeNumber(std::uint64_t least);
/// The same up to `most`, where a larger number would fill the memory.
[[nodiscard]] CLI::Validator wholeNumber(std::uint64_t least, std::uint64_t most);
/// Refuses what is no number from `least` to `most`; NaN is none.
[[nodiscard]] CLI::Validator numberFrom(double least, double most);
/// Of --threads: what they have ahead of each other takes memory for each of them.
constexpr std::uint64_t kMostThreads = 1024;

} // namespace moji::cli
