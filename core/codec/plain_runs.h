#pragma once
// What the loops of CodecLoops need to know of runs of plain characters (Codec::decodeRun).

#include "codec/codec.h"
#include "codec/kernels/codec_kernel.h"

#include <algorithm>

namespace moji {

namespace detail {

/// Whether to try a run: not for a while after one that was hardly worth its cost, and longer each
/// time, so that text without plain stretches is not decoded twice.
class RunPatience {
public:
    /// `firstPause`: spans to be stepped over before the first try.
    explicit RunPatience(int firstPause = 0)
        : m_pause(firstPause) {}

    [[nodiscard]] bool isTrying() {
        if (m_pause == 0) [[unlikely]]
            return true;
        --m_pause;
        return false;
    }
    void note(const DecodedRun& run) {
        const bool wasWorthwhile = run.consumed >= kWorthwhile;
        m_pause = wasWorthwhile ? 0 : m_nextPause;
        m_nextPause = wasWorthwhile ? kShortest : std::min(2 * m_nextPause, kLongest);
    }

private:
    static constexpr std::size_t kWorthwhile = 64; // bytes
    static constexpr int kShortest = 32;           // spans
    static constexpr int kLongest = 1024;

    int m_pause;
    int m_nextPause = kShortest;
};

/// What is left of a target.
[[nodiscard]] inline RunTarget behind(const RunTarget& target, const DecodedRun& run) {
    return {target.codePoints + run.count,
            target.offsets != nullptr ? target.offsets + run.count : nullptr,
            target.capacity - run.count, target.base + static_cast<std::uint32_t>(run.consumed)};
}

} // namespace detail

} // namespace moji
