// UTF-7 (RFC 2152), IMAP mailbox names (RFC 3501, 5.1.3), SCSU (Unicode Technical Standard 6) and
// BOCU-1 (Unicode Technical Note 6). What these decoders remember (bits, windows, the character
// before) is not in the table: the codec itself gives the code points.

#include "automaton/machines.h"
#include "support/words.h"

#include <array>

namespace moji::automaton {

namespace {

using enum Output;

/// Whether more bytes have to come after `byte`.
bool isPending(const Codec& codec, const DecoderState& memory, Byte byte) {
    DecoderState state = memory;
    return codec.next({&byte, 1}, state, Tail::MoreFollows).length == 0;
}

/// The character that `byte` is; nothing if it is none, or not alone.
std::optional<char32_t> characterAt(const Codec& codec, const DecoderState& memory, Byte byte) {
    DecoderState state = memory;
    const Span span = codec.next({&byte, 1}, state, Tail::MoreFollows);
    return span.count == 1 ? std::optional(span.codePoints[0]) : std::nullopt;
}

constexpr std::uint8_t kDirect = 0;
constexpr std::uint8_t kShift = 1;
constexpr std::uint8_t kBase64 = 2;
constexpr std::uint8_t kDigits = 3;

std::uint8_t base64State(const Codec& codec, const DecoderState& memory) {
    return isPending(codec, memory, 'A') ? kBase64 : kDirect;
}

struct Base64Classes {
    ByteSet direct;  // themselves
    ByteSet shift;   // + or &
    ByteSet illegal; // outside base64
    ByteSet digits;
    ByteSet noDigits;    // nor -
    ByteSet ends;        // the end of base64, and themselves
    ByteSet endsIllegal; // the end of base64, and errors
};

/// Three or two digits complete a unit of UTF-16, of which one or two are a character.
Machine base64Machine(std::string name, const Base64Classes& classes) {
    const ByteSet notDigits = classes.noDigits.with(ByteSet("2D"));
    // In mailbox names a character is complete only when the byte after it is known.
    const bool endsLate = classes.ends.empty();
    Machine machine{.name = std::move(name),
                    .origin = Origin::Rfc,
                    .states = {{.name = MOJI_WORDS("Automaton states", "direct"),
                                .moves = {{classes.direct, kDirect, Itself},
                                          {classes.shift, kShift},
                                          {classes.illegal, kDirect, Error}},
                                .isBase = true},
                               {.name = MOJI_WORDS("Automaton states", "after the shift"),
                                .moves = {{classes.digits, kBase64, Control, 1},
                                          {"2D", kDirect, Value},
                                          {classes.noDigits, kDirect, Error, 1}}},
                               {.name = "base64",
                                .moves = {{classes.digits, kDigits},
                                          {"2D", kDirect, Control},
                                          {classes.endsIllegal, kDirect, Error}},
                                .isBase = true},
                               {.name = MOJI_WORDS("Automaton states", "base64, bits left"),
                                .moves = {{.bytes = classes.digits,
                                           .next = kBase64,
                                           .output = Value,
                                           .unfinished = kDigits},
                                          {.bytes = notDigits,
                                           .next = kBase64,
                                           .output = endsLate ? Value : Error,
                                           .asks = true}}}},
                    .stateFor = base64State};
    if (!endsLate)
        machine.states[kBase64].moves.push_back({classes.ends, kDirect, Itself});
    return machine;
}

} // namespace

Machine utf7Machine() {
    return base64Machine("UTF-7 decoder", {.direct = "09..0A 0D 20..2A 2C..5B 5D..7D",
                                           .shift = "2B",
                                           .illegal = "00..08 0B..0C 0E..1F 5C 7E..FF",
                                           .digits = "2B 2F 30..39 41..5A 61..7A",
                                           .noDigits = "00..2A 2C 2E 3A..40 5B..60 7B..FF",
                                           .ends = "09..0A 0D 20..2A 2C 2E 3A..40 5B 5D..60 7B..7D",
                                           .endsIllegal = "00..08 0B..0C 0E..1F 5C 7E..FF"});
}

Machine imapMailboxMachine() {
    return base64Machine("IMAP mailbox name decoder",
                         {.direct = "20..25 27..7E",
                          .shift = "26",
                          .illegal = "00..1F 7F..FF",
                          .digits = "2B..2C 30..39 41..5A 61..7A",
                          .noDigits = "00..2A 2E..2F 3A..40 5B..60 7B..FF",
                          .ends = {},
                          .endsIllegal = "00..2A 2E..2F 3A..40 5B..60 7B..FF"});
}

// The names of modes and tags are those of UTS 6.
Machine scsuMachine() {
    constexpr std::uint8_t kSingleByte = 0;
    constexpr std::uint8_t kUnicode = 1;
    constexpr std::uint8_t kQuote = 2;
    constexpr std::uint8_t kDefine = 3;
    constexpr std::uint8_t kExtended = 4;
    constexpr std::uint8_t kExtended2 = 5;
    constexpr std::uint8_t kQuoteUnicode = 6;
    constexpr std::uint8_t kUnit = 7;
    constexpr std::uint8_t kPair = 8;
    return {
        .name = "SCSU decoder",
        .origin = Origin::Named,
        .source = "Unicode Technical Standard 6",
        .states =
            {{.name = MOJI_WORDS("Automaton states", "single-byte mode"),
              .moves =
                  {{"00 09..0A 0D 20..7F", kSingleByte, Itself},
                   {"80..FF", kSingleByte, Value},
                   {"01..08", kQuote},
                   {"0B", kExtended},
                   {"0E", kQuoteUnicode},
                   {.bytes = "0F", .next = kUnicode, .output = Control, .means = "SCU"},
                   {.bytes = "10..17", .next = kSingleByte, .output = Control, .means = "SC0..SC7"},
                   {"18..1F", kDefine},
                   {"0C", kSingleByte, Error}},
              .isBase = true},
             {.name = MOJI_WORDS("Automaton states", "Unicode mode"),
              .moves =
                  {{"00..DF F3..FF", kUnit},
                   {.bytes = "E0..E7", .next = kSingleByte, .output = Control, .means = "UC0..UC7"},
                   {"E8..EF", kDefine},
                   {"F0", kQuoteUnicode},
                   {"F1", kExtended},
                   {"F2", kUnicode, Error}},
              .isBase = true},
             {.name = "SQ0..SQ7", .moves = {{"00..FF", kSingleByte, Value}}},
             {.name = "SD0..SD7, UD0..UD7",
              .moves = {{.bytes = "01..A7 F9..FF",
                         .next = kSingleByte,
                         .output = Control,
                         .means = "window"},
                        {"00 A8..F8", kModeState, Error}},
              .isEscape = true},
             {.name = "SDX, UDX", .moves = {{"00..FF", kExtended2}}, .isEscape = true},
             {.name = MOJI_WORDS("Automaton states", "SDX, UDX: second byte"),
              .moves =
                  {{.bytes = "00..FF", .next = kSingleByte, .output = Control, .means = "window"}},
              .isEscape = true},
             {.name = "SQU, UQU", .moves = {{"00..FF", kUnit}}},
             {.name = MOJI_WORDS("Automaton states", "second byte of a unit"),
              .moves =
                  {{.bytes = "00..FF", .next = kModeState, .output = Value, .unfinished = kPair}}},
             {.name = MOJI_WORDS("Automaton states", "after a high surrogate"),
              .moves =
                  {{.bytes = "00..FF", .next = kModeState, .output = Value, .unfinished = kPair}}}},
        .stateFor =
            [](const Codec& codec, const DecoderState& memory) {
                return isPending(codec, memory, 0xA0) ? kUnicode : kSingleByte;
            },
        .reference =
            [](const Codec& codec, const DecoderState& memory) {
                return characterAt(codec, memory, 0x80); // the first one of the active window
            }};
}

// The memory is the character before: a code is the distance from it.
Machine bocu1Machine() {
    constexpr std::uint8_t kStart = 0;
    constexpr std::uint8_t kOne = 1;
    constexpr std::uint8_t kTwo = 2;
    constexpr std::uint8_t kThree = 3;
    constexpr ByteSet kTrail = "01..06 10..19 1C..1F 21..FF";
    constexpr ByteSet kNoTrail = "00 07..0F 1A..1B 20";
    return {
        .name = "BOCU-1 decoder",
        .origin = Origin::Named,
        .source = "Unicode Technical Note 6",
        .states = {{.name = MOJI_WORDS("Automaton states", "start"),
                    .moves = {{"00..20", kStart, Itself},
                              {"50..CF", kStart, Value},
                              {"25..4F D0..FA", kOne},
                              {"22..24 FB..FD", kTwo},
                              {"21 FE", kThree},
                              {.bytes = "FF", .next = kStart, .output = Control, .means = "reset"}},
                    .isBase = true},
                   {.name = MOJI_WORDS("Automaton states", "1 trail byte"),
                    .moves = {{kTrail, kStart, Value}, {kNoTrail, kStart, Error, 1}}},
                   {.name = MOJI_WORDS("Automaton states", "2 trail bytes"),
                    .moves = {{kTrail, kOne}, {kNoTrail, kStart, Error, 1}}},
                   {.name = MOJI_WORDS("Automaton states", "3 trail bytes"),
                    .moves = {{kTrail, kTwo}, {kNoTrail, kStart, Error, 1}}}},
        .stateFor = [](const Codec&, const DecoderState&) { return std::uint8_t{0}; },
        .reference =
            [](const Codec& codec, const DecoderState& memory) {
                return characterAt(codec, memory, 0x90); // distance 0
            }};
}

} // namespace moji::automaton
