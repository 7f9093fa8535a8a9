#pragma once
// Runs the table of a decoder over bytes, step by step. With an observer it is the trace of the
// decoder, without one the decoder itself.

#include "automaton/machine.h"
#include "text/span.h"

#include <functional>

namespace moji::automaton {

/// All that a decoder remembers between two calls.
struct MachineState {
    std::uint8_t state = 0;
    std::uint8_t mode = 0;    // the base state entered last; the standard's "output state"
    bool afterEscape = false; // the standard's "output flag"
    std::uint8_t pending = 0; // bytes already read
    DecoderState memory = {}; // the codec's; only of a machine with a memory
    bool operator==(const MachineState&) const = default;
};

enum class Outcome : std::uint8_t { None, Accept, Control, Reject, Incomplete };
[[nodiscard]] std::string_view identifier(Outcome outcome);

/// One byte read, or the end of the input inside a character.
struct MachineStep {
    std::uint64_t offset = 0;
    std::optional<Byte> byte; // nothing at the end of the input
    ByteSet byteClass;        // empty at the end
    std::uint8_t state = 0;   // before
    std::uint8_t next = 0;    // after
    Outcome outcome = Outcome::None;
    std::uint64_t begin = 0; // the first byte of the character or error that this byte belongs to
    std::uint8_t again = 0;  // after the span: how many of the last bytes are read again
    Span span; // the character, escape or error that ended here; length 0 for Outcome::None
    bool isInIndex = false;                 // the code point was looked up, or looked for
    std::optional<char32_t> reference = {}; // before: Machine::reference

    /// The bytes of the character or error, which may end after `offset` for no step, and before it
    /// where bytes are read again.
    [[nodiscard]] ByteRange range() const { return {begin, begin + span.length}; }
    bool operator==(const MachineStep&) const = default;
};

class MachineReader {
public:
    using Observer = std::function<void(const MachineStep&)>;
    /// No character, escape or error needs more bytes.
    static constexpr std::size_t kLookahead = 8;

    /// Looks code points up in `codec`, which must outlive the reader.
    MachineReader(Machine machine, const Codec& codec)
        : m_machine(std::move(machine))
        , m_codec(&codec) {}

    [[nodiscard]] const Machine& machine() const { return m_machine; }

    /// At the start of a text.
    [[nodiscard]] MachineState initialState() const;
    /// Of a machine with a memory: between two spans, where the codec is in state `memory`.
    [[nodiscard]] MachineState stateFor(const DecoderState& memory) const;

    /// The span at the front of `bytes` (not empty; at least kLookahead bytes or all that remain).
    /// It starts with the bytes that `state` still remembers.
    [[nodiscard]] Span read(ByteView bytes, MachineState& state, std::uint64_t offset = 0,
                            const Observer& observe = {}) const;

private:
    struct Result {
        Span span; // length 0: more bytes have to come
        std::uint8_t again = 0;
        std::uint8_t next = 0;
    };
    [[nodiscard]] Result resultOf(const Move& move, ByteView code, const MachineState& state) const;
    [[nodiscard]] Result ask(const Move& move, ByteView code, const DecoderState& memory) const;
    [[nodiscard]] Span characterOf(const Move& move, ByteView code, std::uint8_t state) const;
    [[nodiscard]] Span lookUp(ByteView code) const;
    void enter(MachineState& state, std::uint8_t next) const;
    [[nodiscard]] MachineStep readEnd(ByteView bytes, MachineState& state) const;

    Machine m_machine;
    const Codec* m_codec;
};

} // namespace moji::automaton
