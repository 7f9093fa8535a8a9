// The legacy multi-byte decoders of the WHATWG Encoding Standard (sections 10 to 13). "Lead is not
// 00" there is a state here. A byte that completes a pair, but is ASCII, is read again if the index
// has no such pair.

#include "automaton/machines.h"
#include "support/words.h"

namespace moji::automaton {

namespace {

using enum Output;

constexpr std::uint8_t kStart = 0;
constexpr std::uint8_t kLead = 1;

} // namespace

// "EUC-KR decoder"
Machine eucKrMachine() {
    return {.name = "EUC-KR decoder",
            .index = "index EUC-KR",
            .states = {
                {.name = MOJI_WORDS("Automaton states", "start"),
                 .moves = {{"00..7F", kStart, Itself}, {"81..FE", kLead}, {"80 FF", kStart, Error}},
                 .isBase = true},
                {.name = MOJI_WORDS("Automaton states", "lead"),
                 .moves = {{"41..7F", kStart, Index, 1},
                           {"80..FE", kStart, Index},
                           {"00..40", kStart, Error, 1},
                           {"FF", kStart, Error}}}}};
}

// KS X 1001:1992, annex 3; errors as in the EUC-KR decoder.
Machine johabMachine() {
    return {.name = "Johab decoder",
            .origin = Origin::Derived,
            .index = "Johab table",
            .states = {{.name = MOJI_WORDS("Automaton states", "start"),
                        .moves = {{"00..7F", kStart, Itself},
                                  {"84..D3 D8..DE E0..F9", kLead},
                                  {"80..83 D4..D7 DF FA..FF", kStart, Error}},
                        .isBase = true},
                       {.name = MOJI_WORDS("Automaton states", "lead"),
                        .moves = {{"31..7E", kStart, Index, 1},
                                  {"81..FE", kStart, Index},
                                  {"00..30 7F", kStart, Error, 1},
                                  {"80 FF", kStart, Error}}}}};
}

// "Big5 decoder"
Machine big5Machine() {
    return {.name = "Big5 decoder",
            .index = "index Big5",
            .states = {
                {.name = MOJI_WORDS("Automaton states", "start"),
                 .moves = {{"00..7F", kStart, Itself}, {"81..FE", kLead}, {"80 FF", kStart, Error}},
                 .isBase = true},
                {.name = MOJI_WORDS("Automaton states", "lead"),
                 .moves = {{"40..7E", kStart, Index, 1},
                           {"A1..FE", kStart, Index},
                           {"00..3F 7F", kStart, Error, 1},
                           {"80..A0 FF", kStart, Error}}}}};
}

// "Shift_JIS decoder"
Machine shiftJisMachine() {
    return {.name = "Shift_JIS decoder",
            .index = "index jis0208",
            .states = {{.name = MOJI_WORDS("Automaton states", "start"),
                        .moves = {{"00..80", kStart, Itself},
                                  {"A1..DF", kStart, Value},
                                  {"81..9F E0..FC", kLead},
                                  {"A0 FD..FF", kStart, Error}},
                        .isBase = true},
                       {.name = MOJI_WORDS("Automaton states", "lead"),
                        .moves = {{"40..7E", kStart, Index, 1},
                                  {"80..FC", kStart, Index},
                                  {"00..3F 7F", kStart, Error, 1},
                                  {"FD..FF", kStart, Error}}}},
            .value = [](ByteView bytes, std::uint8_t) -> std::optional<char32_t> {
                return 0xFF61 - 0xA1 + bytes[0]; // half-width katakana
            }};
}

// "EUC-JP decoder"; "jis0212" is the state in which its flag of that name is true.
Machine eucJpMachine() {
    constexpr std::uint8_t kKatakana = 2;
    constexpr std::uint8_t kSupplement = 3;
    constexpr std::uint8_t kSupplementLead = 4;
    return {.name = "EUC-JP decoder",
            .index = "index jis0208",
            .states = {{.name = MOJI_WORDS("Automaton states", "start"),
                        .moves = {{"00..7F", kStart, Itself},
                                  {"A1..FE", kLead},
                                  {"8E", kKatakana},
                                  {"8F", kSupplement},
                                  {"80..8D 90..A0 FF", kStart, Error}},
                        .isBase = true},
                       {.name = MOJI_WORDS("Automaton states", "lead"),
                        .moves = {{"A1..FE", kStart, Index},
                                  {"00..7F", kStart, Error, 1},
                                  {"80..A0 FF", kStart, Error}}},
                       {.name = MOJI_WORDS("Automaton states", "lead 8E"),
                        .moves = {{"A1..DF", kStart, Value},
                                  {"00..7F", kStart, Error, 1},
                                  {"80..A0 E0..FF", kStart, Error}}},
                       {.name = MOJI_WORDS("Automaton states", "lead 8F"),
                        .moves = {{"A1..FE", kSupplementLead},
                                  {"00..7F", kStart, Error, 1},
                                  {"80..A0 FF", kStart, Error}}},
                       {.name = MOJI_WORDS("Automaton states", "jis0212 lead"),
                        .moves = {{"A1..FE", kStart, Index},
                                  {"00..7F", kStart, Error, 1},
                                  {"80..A0 FF", kStart, Error}}}},
            .value = [](ByteView bytes, std::uint8_t) -> std::optional<char32_t> {
                return 0xFF61 - 0xA1 + bytes[1]; // half-width katakana
            }};
}

// "gb18030 decoder", which is also that of GBK
Machine gb18030Machine() {
    constexpr std::uint8_t kFirst = 1;
    constexpr std::uint8_t kSecond = 2;
    constexpr std::uint8_t kThird = 3;
    return {.name = "gb18030 decoder",
            .index = "index gb18030",
            .states = {{.name = MOJI_WORDS("Automaton states", "start"),
                        .moves = {{"00..7F", kStart, Itself},
                                  {"80", kStart, Value},
                                  {"81..FE", kFirst},
                                  {"FF", kStart, Error}},
                        .isBase = true},
                       {.name = MOJI_WORDS("Automaton states", "gb18030 first"),
                        .moves = {{"30..39", kSecond},
                                  {"40..7E", kStart, Index, 1},
                                  {"80..FE", kStart, Index},
                                  {"00..2F 3A..3F 7F", kStart, Error, 1},
                                  {"FF", kStart, Error}}},
                       {.name = MOJI_WORDS("Automaton states", "gb18030 second"),
                        .moves = {{"81..FE", kThird}, {"00..80 FF", kStart, Error, 2}}},
                       {.name = MOJI_WORDS("Automaton states", "gb18030 third"),
                        .moves = {{"30..39", kStart, Index}, {"00..2F 3A..FF", kStart, Error, 3}}}},
            .value = [](ByteView, std::uint8_t) -> std::optional<char32_t> { return 0x20AC; }};
}

} // namespace moji::automaton
