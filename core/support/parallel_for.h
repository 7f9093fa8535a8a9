#pragma once
// The same work on each of a few things, by all processors.

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <thread>
#include <vector>

namespace moji {

/// Calls `work(i)` once for each i below `count`, several at a time, and returns when all are done.
/// `work` must not throw.
template <class Work>
void parallelFor(std::size_t count, Work work) {
    std::atomic<std::size_t> next = 0;
    const auto run = [&] {
        for (std::size_t i = next++; i < count; i = next++)
            work(i);
    };
    const std::size_t workers =
        std::min<std::size_t>(std::max(1U, std::thread::hardware_concurrency()), count);
    std::vector<std::jthread> helpers;
    for (std::size_t i = 1; i < workers; ++i)
        helpers.emplace_back(run);
    run();
}

} // namespace moji
