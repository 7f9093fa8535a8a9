// Decoders that designate several sets: ISO-2022-JP-1 and -2, JIS7, JIS8 and ISO-2022-CN; and
// IBM's pages with SO and SI. Which sets are designated is the codec's memory. Their escapes are
// found by asking the codec for every byte after ESC.

#include "automaton/machines.h"
#include "support/words.h"

#include <algorithm>
#include <array>

namespace moji::automaton {

namespace {

using enum Output;

constexpr Byte kEscapeByte = 0x1B;
constexpr Byte kShiftInByte = 0x0F;
constexpr std::size_t kLongestEscape = 6;

struct Answer {
    Span span; // length 0: more bytes have to come
    DecoderState after;
};

Answer ask(const Codec& codec, const DecoderState& memory, ByteView bytes) {
    Answer answer{{}, memory};
    answer.span = codec.next(bytes, answer.after, Tail::MoreFollows);
    return answer;
}

Answer ask(const Codec& codec, const DecoderState& memory, Byte byte) {
    return ask(codec, memory, ByteView(&byte, 1));
}

bool isCharacter(const Span& span, char32_t codePoint) {
    return span.count == 1 && span.codePoints[0] == codePoint;
}

/// What an escape designates, by the registry of ISO/IEC 2022 (ISO-IR).
struct Designation {
    std::string_view escape; // after ESC
    std::string_view means;
};
constexpr Designation kDesignations[] = {
    {"(B", "G0 = ASCII"},        {"(J", "G0 = JIS Roman"},
    {"(H", "G0 = JIS Roman"},    {"(I", "G0 = katakana"},
    {")I", "G1 = katakana"},     {"$@", "G0 = JIS X 0208"},
    {"$B", "G0 = JIS X 0208"},   {"$(@", "G0 = JIS X 0208"},
    {"$(B", "G0 = JIS X 0208"},  {"&@\x1B$B", "G0 = JIS X 0208"},
    {"$(D", "G0 = JIS X 0212"},  {"$A", "G0 = GB 2312"},
    {"$(A", "G0 = GB 2312"},     {"$(C", "G0 = KS X 1001"},
    {".A", "G2 = ISO 8859-1"},   {".F", "G2 = ISO 8859-7"},
    {"$)A", "G1 = GB 2312"},     {"$)G", "G1 = CNS 11643-1"},
    {"$)E", "G1 = ISO-IR-165"},  {"$*H", "G2 = CNS 11643-2"},
    {"$+I", "G3 = CNS 11643-3"}, {"$+J", "G3 = CNS 11643-4"},
    {"$+K", "G3 = CNS 11643-5"}, {"$+L", "G3 = CNS 11643-6"},
    {"$+M", "G3 = CNS 11643-7"},
};

std::string meaningOf(ByteView escape) {
    const std::string_view text = asChars(escape).substr(1);
    const auto found = std::ranges::find(kDesignations, text, &Designation::escape);
    return found != std::end(kDesignations) ? std::string(found->means) : std::string();
}

/// Adds the states after ESC to a machine.
class Escapes {
public:
    Escapes(const Codec& codec, Machine& machine)
        : m_codec(codec)
        , m_machine(machine) {}

    /// `character`: the state of the character after a single shift, which starts with one of
    /// `starts`.
    void add(std::uint8_t character, const ByteSet& starts) {
        m_character = character;
        m_starts = starts;
        addState({kEscapeByte});
        // A single shift is an error until its set is designated.
        const std::vector<DecoderState> designated = m_designated;
        for (const DecoderState& memory : designated)
            for (const Byte shift : {Byte{'N'}, Byte{'O'}})
                if (const std::array<Byte, 2> escape{kEscapeByte, shift};
                    ask(m_codec, memory, escape).span.length == 0)
                    addSingleShift(shift);
    }

private:
    std::uint8_t addState(const Bytes& prefix) {
        const auto number = static_cast<std::uint8_t>(m_machine.states.size());
        State state{.name = nameOf(prefix), .isEscape = true};
        m_machine.states.push_back(state);
        ByteSet illegal;
        Bytes escape = prefix;
        escape.push_back(0);
        for (unsigned byte = 0; byte < 256; ++byte) {
            escape.back() = static_cast<Byte>(byte);
            const Answer answer = ask(m_codec, m_codec.initialState(), escape);
            if (answer.span.length == 0 && escape.size() < kLongestEscape)
                state.moves.push_back({one(escape.back()), addState(escape)});
            else if (answer.span.status == SpanStatus::Control)
                addDesignation(state, escape, answer);
            else
                illegal.add(escape.back());
        }
        const auto again = static_cast<std::uint8_t>(prefix.size());
        state.moves.push_back({illegal, kModeState, Error, again});
        m_machine.states[number] = std::move(state);
        return number;
    }

    /// Bytes that designate the same set are one class.
    void addDesignation(State& state, const Bytes& escape, const Answer& answer) {
        m_designated.push_back(answer.after);
        std::string means = meaningOf(escape);
        const auto same = std::ranges::find_if(state.moves, [&](const Move& move) {
            return move.output == Control && move.means == means;
        });
        if (same != state.moves.end())
            same->bytes.add(escape.back());
        else
            state.moves.push_back({.bytes = one(escape.back()),
                                   .next = kModeState,
                                   .output = Control,
                                   .means = std::move(means)});
    }

    void addSingleShift(Byte shift) {
        const std::uint8_t escape = m_firstEscape;
        State& start = m_machine.states[escape];
        if (start.moveFor(shift).output != Error)
            return;
        std::ranges::find(start.moves, Output::Error, &Move::output)->bytes.remove(shift);
        const auto number = static_cast<std::uint8_t>(m_machine.states.size());
        start.moves.push_back({.bytes = one(shift), .next = number, .asks = true});
        ByteSet others = ByteSet("00..FF").without(m_starts);
        m_machine.states.push_back({.name = nameOf({kEscapeByte, shift}),
                                    .moves = {{.bytes = m_starts,
                                               .next = m_character,
                                               .output = Control,
                                               .again = 1,
                                               .means = shift == 'N' ? "G2" : "G3"},
                                              {others, kModeState, Error, 1}},
                                    .isEscape = true});
    }

    static ByteSet one(Byte byte) {
        ByteSet set;
        set.add(byte);
        return set;
    }

    static std::string nameOf(const Bytes& escape) {
        std::string name = "escape";
        for (std::size_t i = 1; i < escape.size(); ++i)
            name += (i == 1 ? " (" : " ") + one(escape[i]).text();
        return escape.size() > 1 ? name + ")" : "escape start";
    }

    const Codec& m_codec;
    Machine& m_machine;
    std::uint8_t m_firstEscape = static_cast<std::uint8_t>(m_machine.states.size());
    std::uint8_t m_character = 0;
    ByteSet m_starts;
    std::vector<DecoderState> m_designated; // after each escape
};

// ISO-2022-JP-1 and its family.
constexpr std::uint8_t kAscii = 0;
constexpr std::uint8_t kRoman = 1;
constexpr std::uint8_t kKatakana = 2;
constexpr std::uint8_t kPairs = 3;
constexpr std::uint8_t kTrail = 4;
constexpr std::uint8_t kSingle = 5; // only if some escape designates G2

std::uint8_t japaneseState(const Codec& codec, const DecoderState& memory) {
    const Span space = ask(codec, memory, 0x20).span;
    if (isCharacter(space, 0xA0))
        return kSingle; // in both sets of G2
    if (isError(space.status))
        return kPairs;
    const Span backslash = ask(codec, memory, 0x5C).span;
    return isCharacter(backslash, '\\')   ? kAscii
           : isCharacter(backslash, 0xA5) ? kRoman
                                          : kKatakana;
}

struct JapaneseParts {
    bool hasShifts;        // SO, SI
    bool hasUpperKatakana; // A1..DF
    bool hasG2;
};

std::vector<State> japaneseStates(const JapaneseParts& parts) {
    const Move toEscape{"1B", static_cast<std::uint8_t>(parts.hasG2 ? kSingle + 1 : kSingle)};
    const Move ownEscape{
        .bytes = "0E..0F", .next = kModeState, .output = Control, .means = "G0, G1"};
    std::vector<State> states = {
        {.name = "ASCII",
         .moves = {{"00..0D 10..1A 1C..7F", kAscii, Itself}, toEscape},
         .isBase = true},
        {.name = MOJI_WORDS("Automaton states", "Roman"),
         .moves = {{"00..0D 10..1A 1C..5B 5D..7D 7F", kRoman, Itself},
                   {"5C 7E", kRoman, Index},
                   toEscape},
         .isBase = true},
        {.name = MOJI_WORDS("Automaton states", "katakana"),
         .moves = {{"21..7E", kKatakana, Index},
                   {"0A 0D", kModeState, Itself},
                   {"00..09 0B..0C 10..1A 1C..20 7F", kKatakana, Itself},
                   toEscape},
         .isBase = true},
        {.name = MOJI_WORDS("Automaton states", "two bytes"),
         .moves = {{"21..7E", kTrail}, {"0A 0D", kAscii, Itself}, toEscape},
         .isBase = true},
        {.name = MOJI_WORDS("Automaton states", "trail byte"),
         .moves = {{"21..7E", kPairs, Index}, {"00..20 7F..FF", kPairs, Error, 1}}}};
    if (parts.hasG2)
        states.push_back(
            {.name = MOJI_WORDS("Automaton states", "one of G2"),
             .moves = {{"20..7F", kModeState, Index}, {"00..1F 80..FF", kModeState, Error}}});
    for (const std::uint8_t base : {kAscii, kRoman, kKatakana, kPairs}) {
        ByteSet illegal = base == kPairs ? "00..09 0B..0C 10..1A 1C..20 7F..FF" : "80..FF";
        if (parts.hasUpperKatakana && base != kPairs) {
            states[base].moves.push_back({"A1..DF", base, Index});
            illegal = "80..A0 E0..FF";
        }
        if (parts.hasShifts)
            states[base].moves.push_back(ownEscape);
        else
            illegal = illegal.with("0E..0F");
        states[base].moves.push_back({illegal, base, Error});
    }
    return states;
}

// ISO-2022-CN and its family.
constexpr std::uint8_t kChinese = 1;
constexpr std::uint8_t kChineseSingle = 3;

std::uint8_t chineseState(const Codec& codec, const DecoderState& memory) {
    if (ask(codec, memory, kShiftInByte).span.status != SpanStatus::Control)
        return kChineseSingle;
    return ask(codec, memory, 0x21).span.length == 0 ? kChinese : kAscii;
}

std::vector<State> chineseStates() {
    constexpr std::uint8_t kChineseTrail = 2;
    constexpr std::uint8_t kEscape = 4;
    const Move shiftOut{
        .bytes = "0E", .next = kChinese, .output = Control, .asks = true, .means = "SO: G1"};
    const Move shiftIn{.bytes = "0F", .next = kAscii, .output = Control, .means = "SI: G0"};
    return {{.name = "ASCII",
             .moves = {{"00..0D 10..1A 1C..7F", kAscii, Itself},
                       shiftOut,
                       shiftIn,
                       {"1B", kEscape},
                       {"80..FF", kAscii, Error}},
             .isBase = true},
            {.name = MOJI_WORDS("Automaton states", "two bytes of G1"),
             .moves = {{"21..7E", kChineseTrail},
                       {"0A 0D", kAscii, Itself},
                       {"00..09 0B..0C 10..1A 1C..20 7F", kChinese, Itself},
                       shiftOut,
                       shiftIn,
                       {"1B", kEscape},
                       {"80..FF", kChinese, Error}},
             .isBase = true},
            {.name = MOJI_WORDS("Automaton states", "trail byte"),
             .moves = {{"21..7E", kModeState, Index}, {"00..20 7F..FF", kModeState, Error, 1}}},
            {.name = MOJI_WORDS("Automaton states", "one of G2, G3"),
             .moves = {{"21..7E", kChineseTrail}, {"00..20 7F..FF", kModeState, Error}}}};
}

} // namespace

std::optional<Machine> iso2022JapaneseMachine(const Codec& codec) {
    const DecoderState start = codec.initialState();
    constexpr std::array<Byte, 3> kLatinInG2{kEscapeByte, '.', 'A'};
    const JapaneseParts parts{ask(codec, start, kShiftInByte).span.status == SpanStatus::Control,
                              !isError(ask(codec, start, 0xB1).span.status),
                              ask(codec, start, kLatinInG2).span.status == SpanStatus::Control};
    const bool isJis = codec.name().starts_with("JIS");
    Machine machine{.name = codec.name() + " decoder",
                    .origin = isJis ? Origin::Named : Origin::Rfc,
                    .source = isJis ? "ISO/IEC 2022" : "",
                    .index = "the designated set",
                    .states = japaneseStates(parts),
                    .stateFor = japaneseState};
    Escapes(codec, machine).add(kSingle, "20..7F");
    return machine;
}

std::optional<Machine> iso2022ChineseMachine(const Codec& codec) {
    Machine machine{.name = codec.name() + " decoder",
                    .origin = Origin::Rfc,
                    .index = "the designated set",
                    .states = chineseStates(),
                    .stateFor = chineseState};
    Escapes(codec, machine).add(kChineseSingle, "21..7E");
    return machine;
}

} // namespace moji::automaton
