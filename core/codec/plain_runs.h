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

/// Writes the characters of a run to a RunTarget one at a time.
class RunWriter {
public:
    RunWriter(ByteView bytes, const RunTarget& target)
        : m_begin(bytes.data())
        , m_at(bytes.data())
        , m_end(bytes.data() + bytes.size())
        , m_target(target) {}

    [[nodiscard]] bool hasRoom() const { return m_count < m_target.capacity; }
    /// The bytes not yet decoded.
    [[nodiscard]] const Byte* at() const { return m_at; }
    [[nodiscard]] std::size_t left() const { return static_cast<std::size_t>(m_end - m_at); }

    /// A character of `length` bytes.
    void put(char32_t codePoint, std::size_t length) {
        m_target.codePoints[m_count] = codePoint;
        if (m_target.offsets != nullptr)
            m_target.offsets[m_count] = m_target.base + static_cast<std::uint32_t>(m_at - m_begin);
        ++m_count;
        m_at += length;
    }
    /// A control of `length` bytes.
    void pass(std::size_t length) { m_at += length; }

    [[nodiscard]] DecodedRun run() const {
        return {m_count, static_cast<std::size_t>(m_at - m_begin)};
    }

private:
    const Byte* m_begin;
    const Byte* m_at;
    const Byte* m_end;
    RunTarget m_target;
    std::size_t m_count = 0;
};

/// Writes the codes of a run of characters.
class RunEncoder {
public:
    RunEncoder(std::u32string_view text, std::span<Byte> out)
        : m_begin(text.data())
        , m_at(text.data())
        , m_end(text.data() + text.size())
        , m_out(out.data())
        , m_to(out.data())
        , m_limit(out.data() + out.size()) {}

    /// Whether there are code points left, and room for another sixteen bytes.
    [[nodiscard]] bool hasRoom() const { return m_at != m_end && m_limit - m_to >= 16; }
    [[nodiscard]] char32_t front() const { return *m_at; }
    [[nodiscard]] std::u32string_view rest() const { return {m_at, m_end}; }

    void put(Byte byte) { *m_to++ = byte; }
    void put(Byte first, Byte second) {
        *m_to++ = first;
        *m_to++ = second;
    }
    void put(std::string_view bytes) {
        for (const char byte : bytes)
            put(static_cast<Byte>(byte));
    }
    /// For codes written at to() directly, up to sixteen bytes.
    [[nodiscard]] Byte* to() const { return m_to; }
    void advance(std::size_t length) { m_to += length; }
    void pass() { ++m_at; } // the character at the front has been written

    [[nodiscard]] Codec::Encoded run() const {
        return {static_cast<std::size_t>(m_at - m_begin), static_cast<std::size_t>(m_to - m_out),
                false};
    }

private:
    const char32_t* m_begin;
    const char32_t* m_at;
    const char32_t* m_end;
    Byte* m_out;
    Byte* m_to;
    Byte* m_limit;
};

/// The part of a target after `run`.
[[nodiscard]] inline RunTarget targetAfter(const RunTarget& target, const DecodedRun& run) {
    return {target.codePoints + run.count,
            target.offsets != nullptr ? target.offsets + run.count : nullptr,
            target.capacity - run.count, target.base + static_cast<std::uint32_t>(run.consumed)};
}

} // namespace detail

} // namespace moji
