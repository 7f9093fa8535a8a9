#pragma once
// Björn Hoehrmann's "Flexible and Economical UTF-8 Decoder": a byte is first sorted into one of
// twelve classes, class and state then give the next state. A strict decoder: it is in ACCEPT
// exactly after each well-formed character, and in REJECT at the first byte that fits none.
//
// The tables were first derived from the ranges of RFC 3629, section 4, and equal the published
// ones: Copyright (c) 2008-2010 Bjoern Hoehrmann <bjoern@hoehrmann.de>, MIT licence; see
// http://bjoern.hoehrmann.de/utf-8/decoder/dfa/ for details.
//
// Two numberings circulate. 2009: states 0..8, sixteen columns a state, 400 bytes, REJECT is 1.
// 2010: the state number is multiplied by 12 beforehand, so that no multiplication is left in the
// loop; twelve columns, 364 bytes, REJECT is 12.

#include "bytes/byte_source.h"
#include "utf8/observer.h"

#include <array>
#include <optional>
#include <span>
#include <string_view>

namespace moji::utf8 {

/// The twelve classes. The payload of a lead is byte & (FF >> class), which explains the numbers of
/// the lead classes.
inline constexpr std::array<std::string_view, 12> kDfaClassBytes = {
    "00..7F", "80..8F", "C2..DF",         "E1..EC, EE..EF", "ED", "F4",
    "F1..F3", "A0..BF", "C0..C1, F5..FF", "90..9F",         "E0", "F0",
};

/// The nine states by their 2009 numbers, and the bytes that each still expects.
enum class DfaState : std::uint8_t {
    Accept,    // 0: at a character boundary
    Reject,    // 1: the byte is invalid here; final
    Need1,     // 1 more: 80..BF
    Need2,     // 2 more: 80..BF
    AfterE0,   // 2 more, the next A0..BF: no overlong forms
    AfterED,   // 2 more, the next 80..9F: no surrogates
    AfterF0,   // 3 more, the next 90..BF: no overlong forms
    AfterF1F3, // 3 more, the next 80..BF
    AfterF4,   // 3 more, the next 80..8F: not above U+10FFFF
};
inline constexpr std::size_t kDfaStates = 9;

[[nodiscard]] constexpr std::string_view identifier(DfaState state) {
    constexpr std::array<std::string_view, kDfaStates> kNames = {
        "ACCEPT",         "REJECT",         "NEED1",          "NEED2",
        "NEED2_AFTER_E0", "NEED2_AFTER_ED", "NEED3_AFTER_F0", "NEED3_AFTER_F1_F3",
        "NEED3_AFTER_F4"};
    return kNames[static_cast<std::size_t>(state)];
}

/// The class of each byte.
inline constexpr std::array<std::uint8_t, 256> kByteClass = [] {
    std::array<std::uint8_t, 256> classes{}; // 00..7F are class 0
    const auto set = [&](std::size_t first, std::size_t last, std::uint8_t value) {
        for (std::size_t byte = first; byte <= last; ++byte)
            classes[byte] = value;
    };
    set(0x80, 0x8F, 1);
    set(0x90, 0x9F, 9);
    set(0xA0, 0xBF, 7);
    set(0xC0, 0xC1, 8);
    set(0xC2, 0xDF, 2);
    set(0xE0, 0xE0, 10);
    set(0xE1, 0xEF, 3);
    set(0xED, 0xED, 4);
    set(0xF0, 0xF0, 11);
    set(0xF1, 0xF3, 6);
    set(0xF4, 0xF4, 5);
    set(0xF5, 0xFF, 8);
    return classes;
}();

/// The next state, in 2009 numbers: one row per state, one column per class.
inline constexpr std::array<std::array<std::uint8_t, 12>, kDfaStates> kDfaTransitions{{
    // 00.. 80.. C2.. E1..  ED   F4  F1.. A0.. C0.. 90..  E0   F0
    {{0, 1, 2, 3, 5, 8, 7, 1, 1, 1, 4, 6}}, // ACCEPT
    {{1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1}}, // REJECT
    {{1, 0, 1, 1, 1, 1, 1, 0, 1, 0, 1, 1}}, // NEED1: 80..BF
    {{1, 2, 1, 1, 1, 1, 1, 2, 1, 2, 1, 1}}, // NEED2: 80..BF
    {{1, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1}}, // after E0: A0..BF
    {{1, 2, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1}}, // after ED: 80..9F
    {{1, 1, 1, 1, 1, 1, 1, 3, 1, 3, 1, 1}}, // after F0: 90..BF
    {{1, 3, 1, 1, 1, 1, 1, 3, 1, 3, 1, 1}}, // after F1..F3: 80..BF
    {{1, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1}}, // after F4: 80..8F
}};

namespace detail {

/// `utf8d` in its published layout: the classes, then a row of `columns` per state, padded with
/// REJECT.
template <std::size_t columns, unsigned multiplier>
inline constexpr auto kUtf8d = [] {
    std::array<std::uint8_t, 256 + kDfaStates * columns> table{};
    for (std::size_t byte = 0; byte < 256; ++byte)
        table[byte] = kByteClass[byte];
    for (std::size_t state = 0; state < kDfaStates; ++state) {
        for (std::size_t column = 0; column < columns; ++column) {
            const unsigned next = column < 12 ? kDfaTransitions[state][column] : 1;
            table[256 + state * columns + column] = static_cast<std::uint8_t>(next * multiplier);
        }
    }
    return table;
}();

} // namespace detail

/// One of the two published forms of the table.
struct Utf8d {
    std::string_view name;               // "2009", "2010"
    std::span<const std::uint8_t> table; // bytes 0..255: classes; after them, the next states
    unsigned columns;                    // entries per state
    unsigned multiplier;                 // number of a state = multiplier * DfaState

    [[nodiscard]] constexpr unsigned classOf(Byte byte) const { return table[byte]; }
    /// The index of the next state in the table.
    [[nodiscard]] constexpr std::size_t index(unsigned state, unsigned byteClass) const {
        return 256 + state * (columns / multiplier) + byteClass;
    }
    [[nodiscard]] constexpr unsigned next(unsigned state, unsigned byteClass) const {
        return table[index(state, byteClass)];
    }
    [[nodiscard]] constexpr unsigned number(DfaState state) const {
        return static_cast<unsigned>(state) * multiplier;
    }
    [[nodiscard]] constexpr DfaState state(unsigned number) const {
        return static_cast<DfaState>(number / multiplier);
    }
};
inline constexpr Utf8d kUtf8d2009{"2009", detail::kUtf8d<16, 1>, 16, 1};
inline constexpr Utf8d kUtf8d2010{"2010", detail::kUtf8d<12, 12>, 12, 12};

/// How decoding continues after a REJECT in a state other than ACCEPT.
enum class Recovery : std::uint8_t {
    Retry, // in ACCEPT with the same byte again: WHATWG's maximal subparts
    Eat,   // in ACCEPT with the next byte: the rejected byte is lost, even if it starts a character
};

enum class DfaEvent : std::uint8_t { None, Accept, Reject, Incomplete };

[[nodiscard]] constexpr std::string_view identifier(DfaEvent event) {
    constexpr std::array<std::string_view, 4> kNames = {"none", "accept", "reject", "incomplete"};
    return kNames[static_cast<std::size_t>(event)];
}

/// One byte read, or input that ends inside a sequence (Incomplete).
struct HoehrmannStep {
    struct Read {
        Byte byte;
        unsigned byteClass;
        unsigned next; // state number
        constexpr bool operator==(const Read&) const = default;
    };
    std::uint64_t offset;
    std::optional<Read> read; // nothing at the end of input
    unsigned state;           // before the step, in the table's numbers
    std::uint32_t codePoint;  // the accumulator after the step, also after REJECT
    DfaEvent event;
    constexpr bool operator==(const HoehrmannStep&) const = default;
};

/// The number of bytes that it may read.
inline constexpr std::size_t kHoehrmannLookahead = 4;

/// Runs from ACCEPT, at the front of `bytes` (not empty), to the next ACCEPT or REJECT. `bytes`
/// must hold kHoehrmannLookahead bytes or all that remain. The length of an error is the number of
/// bytes that the recovery skips.
template <class Observer = NoObserver>
[[nodiscard]] constexpr Sequence decodeHoehrmann(const Utf8d& utf8d, Recovery recovery,
                                                 ByteView bytes, std::uint64_t offset = 0,
                                                 Observer&& observe = {}) {
    const unsigned accept = utf8d.number(DfaState::Accept);
    const unsigned reject = utf8d.number(DfaState::Reject);
    unsigned state = accept;
    std::uint32_t codePoint = 0;
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        const Byte byte = bytes[i];
        const unsigned byteClass = utf8d.classOf(byte);
        codePoint =
            state != accept ? (byte & 0x3Fu) | (codePoint << 6) : (0xFFu >> byteClass) & byte;
        const unsigned next = utf8d.next(state, byteClass);
        const auto event = next == accept   ? DfaEvent::Accept
                           : next == reject ? DfaEvent::Reject
                                            : DfaEvent::None;
        observe(HoehrmannStep{offset + i, HoehrmannStep::Read{byte, byteClass, next}, state,
                              codePoint, event});
        if (event == DfaEvent::Accept)
            return Sequence::character(i + 1, codePoint);
        if (event == DfaEvent::Reject) {
            const bool again = recovery == Recovery::Retry && state != accept;
            return Sequence::error(again ? i : i + 1);
        }
        state = next;
    }
    observe(
        HoehrmannStep{offset + bytes.size(), std::nullopt, state, codePoint, DfaEvent::Incomplete});
    return Sequence::error(bytes.size());
}

} // namespace moji::utf8
