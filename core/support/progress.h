#pragma once
// Long work says how far it is and asks whether to go on.

#include <cstdint>
#include <functional>
#include <stop_token>

namespace moji {

/// Called now and then from the thread that works; `done` of `total` bytes (total 0: unknown).
using ProgressCallback = std::function<void(std::uint64_t done, std::uint64_t total)>;

} // namespace moji
