#pragma once
// How much repair has done, in characters: the measure of the tests that hold that time grows with
// the text and no faster.

#include <cstddef>
#include <cstdint>

namespace moji::repair {

/// Characters that were decoded, encoded, unescaped, weighed or compared on this thread, each as
/// often as it was.
inline thread_local std::uint64_t workDone = 0;

inline void countWork(std::size_t characters) {
    workDone += characters;
}

} // namespace moji::repair
