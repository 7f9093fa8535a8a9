#pragma once
// Finds the runs of text of text_runs.h window by window, and can say all that it remembers at a
// place: where it remembers the same, the runs after that place are the same.

#include "search/chance_text.h"
#include "search/run_choice.h"
#include "search/run_scanner.h"

#include <array>
#include <optional>

namespace moji {

/// A character with its place in the bytes of its run.
struct PlacedCharacter {
    std::size_t begin;
    std::size_t end;
    char32_t codePoint;
};

class RunFinder {
public:
    using Use = std::function<bool(const TextRun&)>;
    enum class Parity {
        AsItIs,
        Both, // what would be told if all offsets were one more is given too
    };
    /// From offset 0 on. Borrows the options.
    explicit RunFinder(const TextRunOptions& options, Parity parity = Parity::AsItIs);

    /// Takes in what begins in the first `inside` bytes of `window`, as RunScanner::scan() does.
    /// False where `use` answered false.
    [[nodiscard]] bool take(ByteView window, std::uint64_t offset, std::size_t inside, Tail tail,
                            const Use& use, const Use& useShifted = {});
    /// Whether a run was long enough since it was made, but did not read as text.
    [[nodiscard]] bool hasUnlikely() const;
    /// The first byte that must be in the next window.
    [[nodiscard]] std::uint64_t needed() const;

    /// What it remembers at a place up to which it has taken in all; offsets are counted from that
    /// place, and wrap around before it.
    struct State {
        std::uint64_t reach = 0;                      // bytes before the place that open runs have
        std::vector<RunScanner::State> scanners;      // of each encoding, from the place on
        std::array<RunChoice::Candidates, 2> waiting; // where the place is even, and odd
        bool operator==(const State&) const = default;
    };
    [[nodiscard]] State stateAt(std::uint64_t place) const;
    /// Goes on from `place`. The first window begins `state.reach` bytes before it.
    void resume(const State& state, std::uint64_t place);

private:
    struct Scanner {
        RunScanner scanner;
        std::size_t order;
        std::vector<TextRun> found; // in the window at hand
        bool hasUnlikely = false;
    };
    [[nodiscard]] std::size_t scannerAt(std::size_t number, std::uint64_t place) const;
    void judge(Scanner& scanner, ByteRange range, ByteView bytes) const;
    static void keep(Scanner& scanner, std::uint64_t offset,
                     std::span<const PlacedCharacter> characters, double score);

    const TextRunOptions& m_options;
    const ChanceText m_chance;
    const bool m_looksForAscii;
    std::vector<Scanner> m_scanners; // each is one thread's at a time
    std::size_t m_helpers = 0;       // threads besides this one
    RunChoice m_choice;
    std::optional<RunChoice> m_shifted;
};

} // namespace moji
