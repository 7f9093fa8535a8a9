#pragma once
// The decoder of an encoding as a table: its states, the classes of bytes that each state tells
// apart, and what each class does. Diagrams are drawn from this table, and MachineReader runs it,
// so what is drawn is what decodes. The WHATWG Encoding Standard defines most of these decoders;
// the states have its names.

#include "automaton/byte_set.h"
#include "codec/codec.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace moji::automaton {

/// What a byte does in a state.
enum class Output : std::uint8_t {
    Pending, // it is remembered: more bytes have to come
    Itself,  // the code point is the value of this byte
    Value,   // the code point is computed from the bytes; an error if there is none
    Index,   // the code point is looked up in the encoding's index; an error if it has none
    Control, // an escape or a shift ends here
    Error,
};

/// Move::next: back to the state in which the escape or shift started. Of a decoder with a memory:
/// to the base state that this memory amounts to.
inline constexpr std::uint8_t kModeState = 0xFF;

struct Move {
    ByteSet bytes;
    std::uint8_t next; // number of a state, or kModeState
    Output output = Output::Pending;
    std::uint8_t again = 0; // after an error or escape: how many of the last bytes are read again
    std::uint8_t keeps = 0; // after an error: how many of the last bytes `next` remembers

    // Only of decoders with a memory (Machine::stateFor).
    bool asks = false; // it may be an error instead: the memory decides
    /// Output::Value: the state while the memory says that more bytes have to come.
    std::uint8_t unfinished = kModeState;
    std::string means = {}; // Output::Control: what is set, for example "G1 = GB 2312"
};

struct State {
    std::string name = {};
    std::vector<Move> moves = {}; // each byte is in exactly one
    bool isBase = false;          // between characters: nothing is remembered
    bool isEscape = false;        // inside an escape
    std::uint8_t againAtEnd =
        0; // if the input ends here: how many of the last bytes are read again

    [[nodiscard]] const Move& moveFor(Byte byte) const;
};

/// Where a description of a decoder comes from.
enum class Origin : std::uint8_t {
    Whatwg,  // the WHATWG Encoding Standard
    Unicode, // the Unicode Standard (UTF-32)
    Rfc,     // the encoding's own RFC
    Named,   // Machine::source
    Derived, // from the answers of the codec, for encodings of which no standard defines a decoder
};
[[nodiscard]] std::string_view identifier(Origin origin);

struct Machine {
    std::string name = {}; // "EUC-KR decoder"
    Origin origin = Origin::Whatwg;
    std::string source = {};        // "Unicode Technical Note 6"
    std::string index = {};         // "index EUC-KR"; what Output::Index looks in
    std::vector<State> states = {}; // the first one is the initial state
    /// Output::Value: from all bytes of the character and the state that read the last one.
    std::optional<char32_t> (*value)(ByteView bytes, std::uint8_t state) = nullptr;
    /// Bytes after which the codec reads a code of the index.
    std::string_view indexPrefix = {};
    /// Of a decoder with several base states: wherever one of these occurs, decoding from there in
    /// the initial state leads to the right state after it.
    std::vector<std::string_view> synchronisers = {};
    /// An escape right after another is an error ("ISO-2022-JP output").
    bool rejectsRepeatedEscape = false;

    /// Of a decoder that remembers more than its state (designated sets, windows, bits, the last
    /// character): the state between two spans that the codec's memory amounts to. The codec itself
    /// then gives the code points, and the outcome of moves that depend on its memory.
    std::uint8_t (*stateFor)(const Codec& codec, const DecoderState& memory) = nullptr;
    /// The code point that the memory counts from, for SCSU and BOCU-1; nothing if it does not.
    std::optional<char32_t> (*reference)(const Codec& codec, const DecoderState& memory) = nullptr;
    [[nodiscard]] bool hasMemory() const { return stateFor != nullptr; }
};

/// The decoder of `codec`. The byte order of UTF-16 and UTF-32 may depend on the first bytes of the
/// text (`start`, four are enough). Nothing for encodings whose decoders no specification describes
/// (LMBCS, ISCII, X11's compound text).
[[nodiscard]] std::optional<Machine> machineOf(const Codec& codec, ByteView start = {});

} // namespace moji::automaton
