#pragma once
// The states of a ByteRegex in one direction, made when they are first needed (a lazily built
// deterministic automaton). A state is a list of steps of the machine, the preferred ones first,
// and what precedes the place; a row is a state, or one between the bytes of a character, with what
// each byte leads to. Whether a position is a word edge and the like shows when the next character
// has been read; so does a match, one character after its end.

#include "search/byte_regex.h"

#include <map>
#include <memory>

namespace moji::search {

class ByteStates {
public:
    /// The address of a row's cells, by byte, with these marks:
    using Row = std::uintptr_t;
    static constexpr Row kUnknown = 1; // next() tells
    static constexpr Row kStuck = 2;   // no match from here on
    static constexpr Row kMatch = 4;   // a match has ended before the last character
    static constexpr Row kMark = 8;    // the character continues a word or a gap: markRead()
    static constexpr Row kIdle = 16;   // what may follow is as where no match has begun
    static constexpr Row kFresh = 32;  // no match has begun (forwards)
    static constexpr Row kKnown = 64;  // that match began where it was last kFresh
    static constexpr Row kDone = 128;  // a match has ended after the last character (forwards)
    static constexpr Row kMarks = 255;
    /// What a byte leads to. `row` must be without marks.
    [[nodiscard]] static Row after(Row row, std::uint8_t byte) {
        return reinterpret_cast<const Row*>(row)[byte];
    }

    /// A match from any place: forwards the preferred one of the first. Backwards, from the place
    /// given, the longest.
    ByteStates(std::shared_ptr<const ByteRegex> regex, ByteRegex::Direction direction);

    /// Where `beside` is on the side from which the text is read.
    [[nodiscard]] Row start(TextSide beside) {
        return m_starts[beside] == kUnknown ? makeStart(beside) : m_starts[beside];
    }
    /// What after() was, made known. This and start() may end the life of other rows.
    Row next(Row row, std::uint8_t byte);
    /// After a character that is kMark, read from `row` on.
    Row markRead(Row row, std::uint16_t number, bool isInWord);
    /// The marks after a character of this variant.
    [[nodiscard]] Row marksAfter(Row row, std::size_t variant);

    /// Steps of work done; one takes some nanoseconds.
    [[nodiscard]] std::uint64_t work() const { return m_work; }

private:
    static constexpr std::size_t kRowSize = 256;
    struct Free {
        void operator()(Row* rows) const;
    };
    static constexpr std::uint32_t kNone = ~std::uint32_t{0};
    using Steps = std::vector<std::uint32_t>;
    struct State {
        TextSide beside = 0;
        bool isSearching = false; // a match may begin anywhere from here on
        bool hasMatched = false;
        bool isKnown = false;    // the match began where the search was last fresh
        bool isFresh = false;    // no step is of a match that has begun
        std::uint32_t first = 0; // so many steps are of a match that began there
        Steps steps;
        auto operator<=>(const State&) const = default;
    };
    struct Known {
        const State* state = nullptr;
        Row marks = 0;
        std::vector<std::uint32_t> after; // by variant; or kNone
        Row row = 0;
    };
    struct Place {
        std::uint32_t state = 0;
        std::uint16_t node = 0;
    };

    struct Sides {
        TextSide before = 0;
        TextSide after = 0;
    };

    void clear();
    [[nodiscard]] Row makeStart(TextSide beside);
    [[nodiscard]] std::uint32_t numberOf(State state);
    [[nodiscard]] Place withRoom(Place place);
    [[nodiscard]] Row rowOf(Place place);
    [[nodiscard]] Row newRow(Place place);
    [[nodiscard]] const Place& placeOf(Row row) const;
    [[nodiscard]] std::uint32_t stateAfter(std::uint32_t state, std::size_t variant);
    [[nodiscard]] bool isFull() const;
    [[nodiscard]] State read(const State& state, std::size_t variant);
    [[nodiscard]] std::size_t resolve(const State& state, TextSide ahead);
    void openFirst(State& state);
    void open(std::uint32_t step, Steps& steps, const Sides* sides);
    [[nodiscard]] Row marksOf(const State& state) const;

    std::shared_ptr<const ByteRegex> m_regex;
    const ByteRegex::Way& m_way;
    bool m_isSearch; // forwards
    Steps m_idle;    // of a search that has found nothing yet
    std::map<State, std::uint32_t> m_numbers;
    std::vector<Known> m_states;
    std::size_t m_stepCount = 0;                                     // in all states together
    std::vector<Place> m_places;                                     // by row
    std::map<std::pair<std::uint32_t, std::uint16_t>, Row> m_inside; // rows inside characters
    std::unique_ptr<Row[], Free> m_rows; // room for all; the system gives memory for those in use
    std::vector<Row> m_starts;           // by TextSide; or kUnknown
    std::uint64_t m_work = 0;
    std::vector<std::uint32_t> m_seenAt; // by step: m_round if it is in the list at hand
    std::uint32_t m_round = 0;
    Steps m_stack;
    Steps m_resolved;
};

} // namespace moji::search
