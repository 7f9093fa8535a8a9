// Decoders with escapes or shifts: ISO-2022-JP as in the WHATWG Encoding Standard, HZ as in RFC
// 1843, ISO-2022-KR as in RFC 1557. And the one that reads nothing.

#include "automaton/machines.h"
#include "support/words.h"

namespace moji::automaton {

namespace {

using enum Output;

// "ISO-2022-JP decoder"; kLead, its "lead byte", is the mode of JIS X 0208.
constexpr std::uint8_t kAscii = 0;
constexpr std::uint8_t kRoman = 1;
constexpr std::uint8_t kKatakana = 2;
constexpr std::uint8_t kLead = 3;
constexpr std::uint8_t kTrail = 4;
constexpr std::uint8_t kEscapeStart = 5;
constexpr std::uint8_t kEscape24 = 6;
constexpr std::uint8_t kEscape28 = 7;

std::optional<char32_t> jisX0201(ByteView bytes, std::uint8_t state) {
    if (state == kRoman)
        return bytes[0] == 0x5C ? 0xA5 : 0x203E;
    return 0xFF61 - 0x21 + bytes[0]; // half-width katakana
}

} // namespace

Machine iso2022JpMachine() {
    return {.name = "ISO-2022-JP decoder",
            .index = "index jis0208",
            .states = {{.name = "ASCII",
                        .moves = {{"00..0D 10..1A 1C..7F", kAscii, Itself},
                                  {"1B", kEscapeStart},
                                  {"0E..0F 80..FF", kAscii, Error}},
                        .isBase = true},
                       {.name = MOJI_WORDS("Automaton states", "Roman"),
                        .moves = {{"00..0D 10..1A 1C..5B 5D..7D 7F", kRoman, Itself},
                                  {"5C 7E", kRoman, Value},
                                  {"1B", kEscapeStart},
                                  {"0E..0F 80..FF", kRoman, Error}},
                        .isBase = true},
                       {.name = MOJI_WORDS("Automaton states", "katakana"),
                        .moves = {{"21..5F", kKatakana, Value},
                                  {"1B", kEscapeStart},
                                  {"00..1A 1C..20 60..FF", kKatakana, Error}},
                        .isBase = true},
                       {.name = MOJI_WORDS("Automaton states", "lead byte"),
                        .moves = {{"21..7E", kTrail},
                                  {"1B", kEscapeStart},
                                  {"00..1A 1C..20 7F..FF", kLead, Error}},
                        .isBase = true},
                       {.name = MOJI_WORDS("Automaton states", "trail byte"),
                        .moves = {{"21..7E", kLead, Index},
                                  {"1B", kEscapeStart, Error, 0, 1},
                                  {"00..1A 1C..20 7F..FF", kLead, Error}}},
                       {.name = MOJI_WORDS("Automaton states", "escape start"),
                        .moves = {{"24", kEscape24},
                                  {"28", kEscape28},
                                  {"00..23 25..27 29..FF", kModeState, Error, 1}},
                        .isEscape = true},
                       {.name = MOJI_WORDS("Automaton states", "escape (lead 24)"),
                        .moves = {{"40 42", kLead, Control},
                                  {"00..3F 41 43..FF", kModeState, Error, 2}},
                        .isEscape = true,
                        .againAtEnd = 1},
                       {.name = MOJI_WORDS("Automaton states", "escape (lead 28)"),
                        .moves = {{"42", kAscii, Control},
                                  {"4A", kRoman, Control},
                                  {"49", kKatakana, Control},
                                  {"00..41 43..48 4B..FF", kModeState, Error, 2}},
                        .isEscape = true,
                        .againAtEnd = 1}},
            .value = jisX0201,
            .indexPrefix = "\x1B$B",
            .synchronisers = {"\x1B(B", "\x1B(J", "\x1B(I", "\x1B$@", "\x1B$B"},
            .rejectsRepeatedEscape = true};
}

Machine hzMachine() {
    constexpr std::uint8_t kPairs = 1;
    constexpr std::uint8_t kPairTrail = 2;
    constexpr std::uint8_t kTilde = 3;
    return {.name = "HZ decoder",
            .origin = Origin::Rfc,
            .index = "GB 2312",
            .states = {{.name = "ASCII",
                        .moves = {{"00..7D 7F", kAscii, Itself},
                                  {"7E", kTilde},
                                  {"80..FF", kAscii, Error}},
                        .isBase = true},
                       {.name = "GB 2312",
                        .moves = {{"21..7D", kPairTrail},
                                  {"7E", kTilde},
                                  {"0A", kAscii, Itself},
                                  {"00..09 0B..20 7F..FF", kPairs, Error}},
                        .isBase = true},
                       {.name = MOJI_WORDS("Automaton states", "trail byte"),
                        .moves = {{"21..7E", kPairs, Index}, {"00..20 7F..FF", kPairs, Error, 1}}},
                       {.name = MOJI_WORDS("Automaton states", "tilde"),
                        .moves = {{"7E", kModeState, Itself},
                                  {"7B", kPairs, Control},
                                  {"0A 7D", kAscii, Control},
                                  {"00..09 0B..7A 7C 7F..FF", kModeState, Error, 1}},
                        .isEscape = true}},
            .indexPrefix = "~{",
            .synchronisers = {"\n"}};
}

/// G1 is KS X 1001, with or without the designation that RFC 1557 asks for at the start.
Machine iso2022KrMachine() {
    constexpr std::uint8_t kKorean = 1;
    constexpr std::uint8_t kKoreanTrail = 2;
    constexpr std::uint8_t kStart = 3;
    constexpr std::uint8_t kDollar = 4;
    constexpr std::uint8_t kParenthesis = 5;
    return {
        .name = "ISO-2022-KR decoder",
        .origin = Origin::Rfc,
        .index = "KS X 1001",
        .states = {{.name = "ASCII",
                    .moves = {{"00..0D 10..1A 1C..7F", kAscii, Itself},
                              {"0E", kKorean, Control},
                              {"0F", kAscii, Control},
                              {"1B", kStart},
                              {"80..FF", kAscii, Error}},
                    .isBase = true},
                   {.name = "KS X 1001",
                    .moves = {{"21..7E", kKoreanTrail},
                              {"00..09 0B..0D 10..1A 1C..20 7F", kKorean, Itself},
                              {"0A", kAscii, Itself},
                              {"0E", kKorean, Control},
                              {"0F", kAscii, Control},
                              {"1B", kStart},
                              {"80..FF", kKorean, Error}},
                    .isBase = true},
                   {.name = MOJI_WORDS("Automaton states", "trail byte"),
                    .moves = {{"21..7E", kKorean, Index}, {"00..20 7F..FF", kKorean, Error, 1}}},
                   {.name = MOJI_WORDS("Automaton states", "escape start"),
                    .moves = {{"24", kDollar}, {"00..23 25..FF", kModeState, Error, 1}},
                    .isEscape = true},
                   {.name = MOJI_WORDS("Automaton states", "escape (24)"),
                    .moves = {{"29", kParenthesis}, {"00..28 2A..FF", kModeState, Error, 2}},
                    .isEscape = true},
                   {.name = MOJI_WORDS("Automaton states", "escape (24 29)"),
                    .moves = {{"43", kModeState, Control}, {"00..42 44..FF", kModeState, Error, 3}},
                    .isEscape = true}},
        .indexPrefix = "\x0E",
        .synchronisers = {"\n"}};
}

// "replacement decoder": one error for any input. What follows makes no characters.
Machine replacementMachine() {
    return {
        .name = "replacement decoder",
        .states = {{.name = "start", .moves = {{"00..FF", 1, Error}}, .isBase = true},
                   {.name = "error returned", .moves = {{"00..FF", 1, Control}}, .isBase = true}},
        .stateFor = [](const Codec&, const DecoderState& memory) {
            return static_cast<std::uint8_t>(memory.as<bool>() ? 1 : 0);
        }};
}

} // namespace moji::automaton
