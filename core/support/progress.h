#pragma once
// The callback with which long work reports its progress.

#include <cstdint>
#include <functional>
#include <stop_token>

namespace moji {

/// Called from time to time by the working thread; `done` of `total` bytes (total 0: unknown).
using ProgressCallback = std::function<void(std::uint64_t done, std::uint64_t total)>;

} // namespace moji
