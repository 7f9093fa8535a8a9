#pragma once
// A count with its noun: "1 step", "2 steps".

#include <fmt/format.h>

#include <cstdint>
#include <string>
#include <string_view>

namespace moji::cli {

/// For nouns with a regular plural.
inline std::string counted(std::uint64_t count, std::string_view one) {
    return fmt::format("{} {}{}", count, one, count == 1 ? "" : "s");
}

} // namespace moji::cli
