#pragma once
// Helpers of the loops of CodecLoops for runs of plain characters (Codec::decodeRun).

#include "codec/codec.h"
#include "codec/kernels/codec_kernel.h"

#include <algorithm>

namespace moji {

namespace detail {

/// Decides whether to try a run: after a run too short to pay, it pauses, longer each time, so that
/// text without plain stretches is not decoded twice.
class RunBackoff {
public:
    /// `firstPause`: the number of spans to step over before the first try.
    explicit RunBackoff(int firstPause = 0)
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

/// The part of a target after `run`.
[[nodiscard]] inline RunTarget targetAfter(const RunTarget& target, const DecodedRun& run) {
    return {target.codePoints + run.count,
            target.offsets != nullptr ? target.offsets + run.count : nullptr,
            target.capacity - run.count, target.base + static_cast<std::uint32_t>(run.consumed)};
}

} // namespace detail

} // namespace moji
