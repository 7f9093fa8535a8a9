#pragma once
// The Keiser-Lemire validator (John Keiser, Daniel Lemire, "Validating UTF-8 In Less Than One
// Instruction Per Byte", 2020), with its sixteen SIMD lanes emulated one by one. It tells whether a
// text is well-formed and decodes nothing.
//
// For each lane, prev1, prev2, prev3 are the bytes before it, also from the previous block. Three
// look-ups give the possible errors of the pair (prev1, input) (see lookup_tables.h); their AND is
// `special cases`. A lane that is third in a sequence (prev2 >= E0) or fourth (prev3 >= F0) must be
// a continuation: 80. The XOR of the two is the error: 80 in both is a continuation where one is
// required.
//
// Two steps are outside the lanes. The ASCII shortcut: a block without a byte of 80 or above needs
// no lanes; it only requires that no sequence of the previous block is incomplete. The tail check:
// the last bytes of a block, minus FF.. FF EF DF BF with saturation, are 00 if no sequence
// continues past its end.

#include "utf8/lookup_tables.h"
#include "utf8/observer.h"

#include <algorithm>
#include <concepts>
#include <optional>

namespace moji::utf8 {

inline constexpr std::size_t kLookupBlock = 16;

/// A block of sixteen bytes and the values of its lanes. The last block is padded with 00.
struct LookupBlock {
    std::uint64_t offset;
    bool ascii; // no byte >= 80: the shortcut skips the lanes
    Lanes input, prev1, prev2, prev3;
    Lanes byte1High, byte1Low, byte2High; // T1[prev1 >> 4], T2[prev1 & 0F], T3[input >> 4]
    Lanes specialCases;                   // the AND of the three
    Lanes mustBeContinuation;             // 80 where prev2 >= E0 or prev3 >= F0
    Lanes error;                          // specialCases XOR mustBeContinuation
    constexpr bool operator==(const LookupBlock&) const = default;
};

/// The tail check after the last block: an error lane other than 00 holds a lead whose sequence is
/// incomplete at the end.
struct LookupTail {
    Lanes error;
    constexpr bool operator==(const LookupTail&) const = default;
};
/// The largest bytes that may end a block: a lead of four bytes before the last three, of three
/// bytes before the last two, of two bytes before the last.
inline constexpr Lanes kTailMaximum = {0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF,
                                       0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xEF, 0xDF, 0xBF};

/// Saturating subtraction, lane by lane.
[[nodiscard]] constexpr Lanes tailError(const Lanes& block) {
    Lanes error{};
    for (std::size_t i = 0; i < kLookupBlock; ++i)
        error[i] =
            block[i] > kTailMaximum[i] ? static_cast<Byte>(block[i] - kTailMaximum[i]) : Byte{0};
    return error;
}

[[nodiscard]] constexpr bool isAscii(const Lanes& lanes) {
    return std::ranges::all_of(lanes, [](Byte byte) { return byte < 0x80; });
}

/// All lanes of `input`, which follows `before` (the previous block, 00s at the start).
[[nodiscard]] constexpr LookupBlock checkLanes(const LookupTables& tables, const Lanes& before,
                                               const Lanes& input, std::uint64_t offset) {
    LookupBlock block{};
    block.offset = offset;
    block.ascii = isAscii(input);
    block.input = input;
    const auto after = [&](std::size_t lane, std::size_t distance) {
        return lane >= distance ? input[lane - distance] : before[kLookupBlock + lane - distance];
    };
    for (std::size_t i = 0; i < kLookupBlock; ++i) {
        block.prev1[i] = after(i, 1);
        block.prev2[i] = after(i, 2);
        block.prev3[i] = after(i, 3);
        block.byte1High[i] = tables.byte1High[block.prev1[i] >> 4];
        block.byte1Low[i] = tables.byte1Low[block.prev1[i] & 0x0F];
        block.byte2High[i] = tables.byte2High[input[i] >> 4];
        block.specialCases[i] = block.byte1High[i] & block.byte1Low[i] & block.byte2High[i];
        block.mustBeContinuation[i] = block.prev2[i] >= 0xE0 || block.prev3[i] >= 0xF0 ? 0x80 : 0;
        block.error[i] = block.specialCases[i] ^ block.mustBeContinuation[i];
    }
    return block;
}

/// The start of the ill-formed sequence that the first error lane of a block detects: the byte
/// after a lead reveals it, or the missing third or fourth byte.
[[nodiscard]] constexpr std::uint64_t sequenceStart(const LookupBlock& block, std::size_t lane) {
    const std::uint64_t at = block.offset + lane;
    if (block.prev1[lane] >= 0xC0)
        return at - 1;
    if (block.mustBeContinuation[lane] == 0)
        return at; // a stray continuation byte
    return block.prev2[lane] >= 0xE0 ? at - 2 : at - 3;
}

/// Checks block after block. The observer receives every LookupBlock, with lanes even where the
/// shortcut would skip them, and the LookupTail.
template <class Observer = NoObserver>
class LookupChecker {
public:
    constexpr explicit LookupChecker(const LookupTables& tables, Observer observe = {})
        : m_tables(tables)
        , m_observe(observe) {}

    /// The next sixteen bytes; only the last block may have fewer, but not none.
    constexpr void add(ByteView bytes) {
        Lanes input{};
        std::ranges::copy(bytes, input.begin());
        if (std::same_as<Observer, NoObserver> && isAscii(input)) {
            addTail(tailError(m_before));
        } else {
            const LookupBlock block = checkLanes(m_tables, m_before, input, m_offset);
            m_observe(block);
            const auto lane =
                std::ranges::find_if(block.error, [](Byte error) { return error != 0; });
            if (lane != block.error.end())
                note(sequenceStart(block, static_cast<std::size_t>(lane - block.error.begin())));
        }
        m_before = input;
        m_offset += kLookupBlock;
    }

    /// Call at the end of the text.
    constexpr void finish() {
        const LookupTail tail{tailError(m_before)};
        m_observe(tail);
        addTail(tail.error);
    }

    /// The start of the first ill-formed sequence seen so far.
    [[nodiscard]] constexpr std::optional<std::uint64_t> firstError() const { return m_firstError; }

private:
    /// An error in the tail of the block before the current one.
    constexpr void addTail(const Lanes& error) {
        const auto lane = std::ranges::find_if(error, [](Byte byte) { return byte != 0; });
        if (lane != error.end())
            note(m_offset - static_cast<std::size_t>(error.end() - lane));
    }
    constexpr void note(std::uint64_t offset) {
        if (!m_firstError)
            m_firstError = offset;
    }

    const LookupTables& m_tables;
    Observer m_observe;
    Lanes m_before{}; // the previous block, 00s at the start
    std::uint64_t m_offset = 0;
    std::optional<std::uint64_t> m_firstError;
};

} // namespace moji::utf8
