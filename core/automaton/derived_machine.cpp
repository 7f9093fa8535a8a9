// The decoder of a table, found by asking the codec for every sequence of bytes. Lead bytes whose
// trail bytes are treated alike lead to the same state.

#include "automaton/machines.h"
#include "support/words.h"

#include <algorithm>
#include <array>
#include <map>

namespace moji::automaton {

namespace {

constexpr std::size_t kMostRows = 4096; // of 256 answers each; GB 18030 has 160 000
constexpr std::size_t kMostStates = 12;
constexpr std::size_t kLongest = 4;
constexpr std::uint8_t kUnknown = 0xFF; // Cell::again, if every code asked for has a character

struct Cell {
    Output output = Output::Error;
    std::uint8_t next = 0;
    std::uint8_t again = 0;
    auto operator<=>(const Cell&) const = default;
};

struct Row {
    std::size_t depth = 0; // bytes before
    std::uint8_t againAtEnd = 0;
    std::array<Cell, 256> cells{};
    ByteSet leads; // the last byte before
};

/// A cell that stands for both, if there is one.
std::optional<Cell> merged(const Cell& a, const Cell& b) {
    if (a.output != Output::Index || b.output != Output::Index)
        return a == b ? std::optional(a) : std::nullopt;
    if (a.again != b.again && a.again != kUnknown && b.again != kUnknown)
        return std::nullopt;
    return a.again == kUnknown ? b : a;
}

std::optional<Row> merged(const Row& a, const Row& b) {
    if (a.depth != b.depth || a.againAtEnd != b.againAtEnd)
        return std::nullopt;
    Row row = a;
    for (std::size_t byte = 0; byte < 256; ++byte) {
        const auto cell = merged(a.cells[byte], b.cells[byte]);
        if (!cell)
            return std::nullopt;
        row.cells[byte] = *cell;
    }
    return row;
}

class Derivation {
public:
    explicit Derivation(const Codec& codec)
        : m_codec(codec)
        , m_rows(1) {}

    [[nodiscard]] std::optional<Machine> machine() {
        m_rows[0] = rowAfter({});
        return m_failed ? std::nullopt : std::optional(built());
    }

private:
    [[nodiscard]] Span ask(ByteView code, Tail tail) const {
        DecoderState state = m_codec.stateAfterSync();
        return m_codec.next(code, state, tail);
    }

    Row rowAfter(const Bytes& prefix) {
        Row row;
        row.depth = prefix.size();
        m_failed = m_failed || ++m_asked > kMostRows || prefix.size() >= kLongest;
        if (!prefix.empty()) {
            const Span atEnd = ask(prefix, Tail::AtEnd);
            m_failed = m_failed || !isError(atEnd.status);
            row.againAtEnd = static_cast<std::uint8_t>(prefix.size() - atEnd.length);
            row.leads.add(prefix.back());
        }
        Bytes code = prefix;
        code.push_back(0);
        for (unsigned byte = 0; byte < 256 && !m_failed; ++byte) {
            code.back() = static_cast<Byte>(byte);
            row.cells[byte] = cellOf(code);
        }
        return row;
    }

    Cell cellOf(const Bytes& code) {
        const Span span = ask(code, Tail::MoreFollows);
        if (span.length == 0)
            return {Output::Pending, stateFor(rowAfter(code)), 0};
        const auto again = static_cast<std::uint8_t>(code.size() - span.length);
        if (isError(span.status)) {
            const bool isInRange = span.status == SpanStatus::Unmapped && code.size() > 1;
            return {isInRange ? Output::Index : Output::Error, 0, again};
        }
        m_failed = m_failed || again != 0;
        const bool isItself =
            code.size() == 1 && code[0] < 0x80 && span.count == 1 && span.codePoints[0] == code[0];
        return {isItself ? Output::Itself : Output::Index, 0,
                isItself ? std::uint8_t{0} : std::uint8_t{kUnknown}};
    }

    std::uint8_t stateFor(const Row& row) {
        for (std::size_t i = 1; i < m_rows.size(); ++i) {
            if (auto both = merged(m_rows[i], row)) {
                for (unsigned byte = 0; byte < 256; ++byte)
                    if (row.leads.contains(static_cast<Byte>(byte)))
                        both->leads.add(static_cast<Byte>(byte));
                m_rows[i] = *both;
                return static_cast<std::uint8_t>(i);
            }
        }
        m_rows.push_back(row);
        m_failed = m_failed || m_rows.size() > kMostStates;
        return static_cast<std::uint8_t>(m_rows.size() - 1);
    }

    [[nodiscard]] static State stateOf(const Row& row) {
        constexpr std::array<const char*, kLongest> kNames = {
            MOJI_WORDS("Automaton states", "start"), MOJI_WORDS("Automaton states", "second byte"),
            MOJI_WORDS("Automaton states", "third byte"),
            MOJI_WORDS("Automaton states", "fourth byte")};
        State state{
            .name = kNames[row.depth], .isBase = row.depth == 0, .againAtEnd = row.againAtEnd};
        if (row.depth > 0)
            state.name += " (after " + row.leads.text() + ")";
        std::map<Cell, ByteSet> classes;
        for (unsigned byte = 0; byte < 256; ++byte) {
            Cell cell = row.cells[byte];
            cell.again = cell.again == kUnknown ? std::uint8_t{0} : cell.again;
            classes[cell].add(static_cast<Byte>(byte));
        }
        for (const auto& [cell, bytes] : classes)
            state.moves.push_back({bytes, cell.next, cell.output, cell.again});
        return state;
    }

    [[nodiscard]] Machine built() const {
        Machine machine{.name = m_codec.name() + " decoder",
                        .origin = Origin::Derived,
                        .index = m_codec.name() + " table"};
        for (const Row& row : m_rows)
            machine.states.push_back(stateOf(row));
        return machine;
    }

    const Codec& m_codec;
    std::vector<Row> m_rows; // a state each
    std::size_t m_asked = 0;
    bool m_failed = false;
};

} // namespace

std::optional<Machine> derivedMachine(const Codec& codec) {
    return Derivation(codec).machine();
}

} // namespace moji::automaton
