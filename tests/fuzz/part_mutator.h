#pragma once
// Mutators of inputs that are made of parts: a head of a fixed length, then parts that a byte FF
// ends. libFuzzer alone seldom puts a whole word, or a name, in the place of another. A fuzzer's
// mutator is in mutate_NAME.cpp, which says what parts are made of.

#include <cstddef>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <random>
#include <string>
#include <string_view>
#include <vector>

namespace moji::fuzz {

using Random = std::minstd_rand;

/// Below `limit`, which is not 0.
[[nodiscard]] std::size_t below(Random& random, std::size_t limit);

template <class List>
[[nodiscard]] const auto& oneOf(Random& random, const List& list) {
    return *(std::begin(list) + static_cast<std::ptrdiff_t>(below(random, std::size(list))));
}

/// A part to put at `index`. One with FF inside is several parts.
using MakePart = std::function<std::string(Random&, std::size_t index)>;

/// For LLVMFuzzerCustomMutator: changes `size` bytes at `data`, which has room for `most`, and
/// returns how many there are then.
[[nodiscard]] std::size_t mutateParts(std::uint8_t* data, std::size_t size, std::size_t most,
                                      unsigned seed, std::size_t headLength,
                                      const MakePart& makePart);

} // namespace moji::fuzz
