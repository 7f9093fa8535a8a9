// UTF-8, UTF-16 and UTF-32, and encodings of one byte per character.

#include "automaton/machines.h"
#include "support/words.h"

namespace moji::automaton {

namespace {

using enum Output;

constexpr std::uint8_t kStart = 0;

std::optional<char32_t> utf8Value(ByteView bytes, std::uint8_t) {
    char32_t value = bytes[0] & (0x7Fu >> bytes.size());
    for (const Byte byte : bytes.subspan(1))
        value = value << 6 | (byte & 0x3Fu);
    return value;
}

template <ByteOrder order>
char32_t number(ByteView bytes) {
    char32_t value = 0;
    for (std::size_t i = 0; i < bytes.size(); ++i)
        value = value << 8 | bytes[order == ByteOrder::Big ? i : bytes.size() - 1 - i];
    return value;
}

template <ByteOrder order>
std::optional<char32_t> utf16Value(ByteView bytes, std::uint8_t) {
    if (bytes.size() == 2)
        return number<order>(bytes);
    const char32_t lead = number<order>(bytes.first(2));
    const char32_t trail = number<order>(bytes.subspan(2));
    return 0x10000 + ((lead - 0xD800) << 10) + (trail - 0xDC00);
}

template <ByteOrder order>
std::optional<char32_t> utf32Value(ByteView bytes, std::uint8_t) {
    const char32_t value = number<order>(bytes);
    const bool isScalar = value <= 0x10FFFF && (value < 0xD800 || value > 0xDFFF);
    return isScalar ? std::optional(value) : std::nullopt;
}

// The second byte of a unit tells what it is.
std::vector<State> littleEndianStates() {
    constexpr std::uint8_t kLead = 1;
    constexpr std::uint8_t kSurrogate = 2;
    constexpr std::uint8_t kSurrogateLead = 3;
    return {{.name = MOJI_WORDS("Automaton states", "start"),
             .moves = {{"00..FF", kLead}},
             .isBase = true},
            {.name = MOJI_WORDS("Automaton states", "lead byte"),
             .moves = {{"00..D7 E0..FF", kStart, Value},
                       {"D8..DB", kSurrogate},
                       {"DC..DF", kStart, Error}}},
            {.name = MOJI_WORDS("Automaton states", "lead surrogate"),
             .moves = {{"00..FF", kSurrogateLead}}},
            {.name = MOJI_WORDS("Automaton states", "lead surrogate, lead byte"),
             .moves = {{"DC..DF", kStart, Value}, {"00..DB E0..FF", kStart, Error, 2}}}};
}

// The first byte of a unit tells what it is; the standard looks at it with the second one.
std::vector<State> bigEndianStates() {
    constexpr std::uint8_t kLead = 1;
    constexpr std::uint8_t kHigh = 2;
    constexpr std::uint8_t kLow = 3;
    constexpr std::uint8_t kSurrogate = 4;
    constexpr std::uint8_t kTrail = 5;
    constexpr std::uint8_t kOther = 6;
    return {
        {.name = MOJI_WORDS("Automaton states", "start"),
         .moves = {{"00..D7 E0..FF", kLead}, {"D8..DB", kHigh}, {"DC..DF", kLow}},
         .isBase = true},
        {.name = MOJI_WORDS("Automaton states", "lead byte"), .moves = {{"00..FF", kStart, Value}}},
        {.name = MOJI_WORDS("Automaton states", "lead byte D8..DB"),
         .moves = {{"00..FF", kSurrogate}}},
        {.name = MOJI_WORDS("Automaton states", "lead byte DC..DF"),
         .moves = {{"00..FF", kStart, Error}}},
        {.name = MOJI_WORDS("Automaton states", "lead surrogate"),
         .moves = {{"DC..DF", kTrail}, {"00..DB E0..FF", kOther}}},
        {.name = MOJI_WORDS("Automaton states", "lead surrogate, DC..DF"),
         .moves = {{"00..FF", kStart, Value}}},
        {.name = MOJI_WORDS("Automaton states", "lead surrogate, other"),
         .moves = {{"00..FF", kStart, Error, 2}}}};
}

} // namespace

std::optional<Machine> singleByteMachine(const Codec& codec) {
    ByteSet itself;
    ByteSet inIndex;
    ByteSet illegal;
    for (unsigned value = 0; value < 256; ++value) {
        const auto byte = static_cast<Byte>(value);
        DecoderState state = codec.initialState();
        const Span span = codec.next({&byte, 1}, state, Tail::MoreFollows);
        if (span.length == 0)
            return std::nullopt;
        const bool isItself = value < 0x80 && span.count == 1 && span.codePoints[0] == value;
        ByteSet& bytes = isItself ? itself : span.status == SpanStatus::Illegal ? illegal : inIndex;
        bytes.add(byte);
    }
    State start{.name = MOJI_WORDS("Automaton states", "start"), .isBase = true};
    for (const auto& [bytes, output] :
         {std::pair(itself, Itself), std::pair(inIndex, Index), std::pair(illegal, Error)}) {
        if (!bytes.empty())
            start.moves.push_back({bytes, kStart, output});
    }
    return Machine{.name = "single-byte decoder",
                   .index = "index " + codec.name(),
                   .states = {std::move(start)}};
}

// "UTF-8 decoder": the number is "UTF-8 bytes needed" less "bytes seen", the range is from "lower
// boundary" to "upper boundary" where these are not 80 and BF.
Machine utf8Machine() {
    constexpr std::uint8_t kOne = 1;
    constexpr std::uint8_t kTwo = 2;
    constexpr std::uint8_t kAfterE0 = 3;
    constexpr std::uint8_t kAfterED = 4;
    constexpr std::uint8_t kThree = 5;
    constexpr std::uint8_t kAfterF0 = 6;
    constexpr std::uint8_t kAfterF4 = 7;
    return {.name = "UTF-8 decoder",
            .states = {{.name = MOJI_WORDS("Automaton states", "start"),
                        .moves = {{"00..7F", kStart, Itself},
                                  {"C2..DF", kOne},
                                  {"E1..EC EE..EF", kTwo},
                                  {"E0", kAfterE0},
                                  {"ED", kAfterED},
                                  {"F1..F3", kThree},
                                  {"F0", kAfterF0},
                                  {"F4", kAfterF4},
                                  {"80..C1 F5..FF", kStart, Error}},
                        .isBase = true},
                       {.name = MOJI_WORDS("Automaton states", "1 needed"),
                        .moves = {{"80..BF", kStart, Value}, {"00..7F C0..FF", kStart, Error, 1}}},
                       {.name = MOJI_WORDS("Automaton states", "2 needed"),
                        .moves = {{"80..BF", kOne}, {"00..7F C0..FF", kStart, Error, 1}}},
                       {.name = MOJI_WORDS("Automaton states", "2 needed, A0..BF"),
                        .moves = {{"A0..BF", kOne}, {"00..9F C0..FF", kStart, Error, 1}}},
                       {.name = MOJI_WORDS("Automaton states", "2 needed, 80..9F"),
                        .moves = {{"80..9F", kOne}, {"00..7F A0..FF", kStart, Error, 1}}},
                       {.name = MOJI_WORDS("Automaton states", "3 needed"),
                        .moves = {{"80..BF", kTwo}, {"00..7F C0..FF", kStart, Error, 1}}},
                       {.name = MOJI_WORDS("Automaton states", "3 needed, 90..BF"),
                        .moves = {{"90..BF", kTwo}, {"00..8F C0..FF", kStart, Error, 1}}},
                       {.name = MOJI_WORDS("Automaton states", "3 needed, 80..8F"),
                        .moves = {{"80..8F", kTwo}, {"00..7F 90..FF", kStart, Error, 1}}}},
            .value = utf8Value};
}

// "shared UTF-16 decoder"
Machine utf16Machine(ByteOrder order) {
    const bool isBig = order == ByteOrder::Big;
    return {.name = isBig ? "UTF-16BE decoder" : "UTF-16LE decoder",
            .states = isBig ? bigEndianStates() : littleEndianStates(),
            .value = isBig ? utf16Value<ByteOrder::Big> : utf16Value<ByteOrder::Little>};
}

Machine utf32Machine(ByteOrder order) {
    const bool isBig = order == ByteOrder::Big;
    return {.name = isBig ? "UTF-32BE decoder" : "UTF-32LE decoder",
            .origin = Origin::Unicode,
            .states = {{.name = MOJI_WORDS("Automaton states", "start"),
                        .moves = {{"00..FF", 1}},
                        .isBase = true},
                       {.name = MOJI_WORDS("Automaton states", "byte 2"), .moves = {{"00..FF", 2}}},
                       {.name = MOJI_WORDS("Automaton states", "byte 3"), .moves = {{"00..FF", 3}}},
                       {.name = MOJI_WORDS("Automaton states", "byte 4"),
                        .moves = {{"00..FF", kStart, Value}}}},
            .value = isBig ? utf32Value<ByteOrder::Big> : utf32Value<ByteOrder::Little>};
}

} // namespace moji::automaton
