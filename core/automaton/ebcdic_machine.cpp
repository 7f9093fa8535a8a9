// IBM's EBCDIC pages with SO and SI, by the codec's answers: which bytes are characters, and which
// lead a pair.

#include "automaton/machines.h"
#include "support/words.h"

namespace moji::automaton {

namespace {

using enum Output;

constexpr std::uint8_t kSingles = 0;
constexpr std::uint8_t kPairs = 1;
constexpr std::uint8_t kTrail = 2;
constexpr Byte kShiftOut = 0x0E;
constexpr Byte kShiftIn = 0x0F;

DecoderState stateAfter(const Codec& codec, Byte shift) {
    DecoderState state = codec.initialState();
    (void)codec.next({&shift, 1}, state, Tail::MoreFollows);
    return state;
}

/// The moves of a mode; bytes that lead a pair go to kTrail.
State modeOf(const Codec& codec, std::string name, std::uint8_t mode, const DecoderState& memory) {
    ByteSet leads;
    ByteSet inTable;
    ByteSet illegal;
    for (unsigned value = 0; value < 256; ++value) {
        const auto byte = static_cast<Byte>(value);
        if (byte == kShiftOut || byte == kShiftIn)
            continue;
        DecoderState state = memory;
        const Span span = codec.next({&byte, 1}, state, Tail::MoreFollows);
        ByteSet& bytes = span.length == 0                     ? leads
                         : span.status == SpanStatus::Illegal ? illegal
                                                              : inTable;
        bytes.add(byte);
    }
    State state{.name = std::move(name), .isBase = true};
    if (!leads.empty())
        state.moves.push_back({leads, kTrail});
    if (!inTable.empty())
        state.moves.push_back({inTable, mode, Index});
    state.moves.push_back({.bytes = "0E", .next = kPairs, .output = Control, .means = "SO"});
    state.moves.push_back({.bytes = "0F", .next = kSingles, .output = Control, .means = "SI"});
    if (!illegal.empty())
        state.moves.push_back({illegal, mode, Error});
    return state;
}

} // namespace

std::optional<Machine> ebcdicShiftMachine(const Codec& codec) {
    const DecoderState singles = stateAfter(codec, kShiftIn);
    const DecoderState pairs = stateAfter(codec, kShiftOut);
    if (singles == pairs)
        return std::nullopt;
    return Machine{
        .name = codec.name() + " decoder",
        .origin = Origin::Derived,
        .index = codec.name() + " table",
        .states = {modeOf(codec, MOJI_WORDS("Automaton states", "one byte"), kSingles, singles),
                   modeOf(codec, MOJI_WORDS("Automaton states", "two bytes"), kPairs, pairs),
                   {.name = MOJI_WORDS("Automaton states", "trail byte"),
                    .moves = {{"00..FF", kPairs, Index}}}},
        .stateFor = [](const Codec& from, const DecoderState& memory) {
            return memory == stateAfter(from, kShiftOut) ? kPairs : kSingles;
        }};
}

} // namespace moji::automaton
