#pragma once
// How much of some bytes is UTF-8 beyond ASCII, and how much is not: well-formed sequences of
// several bytes against malformed ones (Unicode Standard, Table 3-7). In text of another encoding
// well-formed sequences are accidents: fewer than the malformed ones, and mostly none. So text with
// many of them and few faults is UTF-8 that was damaged.

#include "detect/verdict.h"

#include <algorithm>
#include <stop_token>
#include <vector>

namespace moji {

struct Utf8Balance {
    /// Sequences of two bytes and more. One that was UTF-8 in 1992, of five or six bytes, or is a
    /// pair of CESU-8 counts for several of them although it is malformed.
    std::uint64_t wellFormed = 0;
    /// Of the malformed ones. They say nothing for UTF-8, but may be in it.
    std::uint64_t loneSurrogates = 0;
    std::uint64_t problems = 0;   // faults as a person would count them (scan/problem_counter.h)
    std::vector<Disproof> places; // the first kKeptFaults of them
    /// False: the rest was not read, since the bytes are plainly in another encoding.
    bool isWhole = true;

    [[nodiscard]] bool isValid() const { return isWhole && problems == 0; }
    /// Whether so much is well-formed that no other encoding need be tried: of legacy texts, hardly
    /// a window of 20 bytes and none of 40 has more well-formed sequences than malformed ones; of
    /// UTF-8 with one byte in twenty changed, nearly every line has.
    [[nodiscard]] bool isMostly() const {
        constexpr std::uint64_t kEnough = 8;
        constexpr std::uint64_t kMany = 32;
        return isWhole && ((wellFormed >= kEnough && 2 * wellFormed >= 3 * problems) ||
                           (wellFormed >= kMany && wellFormed >= problems));
    }
    /// What it costs, in bits, that all faults are damage, compared with the text in between.
    [[nodiscard]] double damageBits() const {
        constexpr double kAtAll = 10;
        constexpr double kEachProblem = 14;
        return kAtAll + kEachProblem * static_cast<double>(problems) - structureBits();
    }
    /// What well-formed sequences say for UTF-8 beyond what the text says, in bits.
    [[nodiscard]] double structureBits() const {
        constexpr double kEachWellFormed = 5;
        constexpr std::uint64_t kMostCounted = 8;
        return kEachWellFormed * static_cast<double>(std::min(wellFormed, kMostCounted));
    }
    /// How sure it is that this is damaged UTF-8, by the share of what is well-formed: 0 to 1.
    [[nodiscard]] double share() const {
        const auto good = static_cast<double>(wellFormed + loneSurrogates);
        return good / (good + static_cast<double>(problems) / 12);
    }
    /// Whether it may be damaged UTF-8 at all.
    [[nodiscard]] bool isPossible() const {
        const std::uint64_t sequences = wellFormed + loneSurrogates;
        return isWhole && sequences > 0 && 2 * sequences >= problems;
    }
};

/// Of places `mostPlaces` are kept.
[[nodiscard]] Utf8Balance weighUtf8(ByteView bytes, Tail tail = Tail::AtEnd,
                                    std::size_t mostPlaces = kKeptFaults);

/// A quick look at what a Utf8Balance of the bytes can be.
struct Utf8Look {
    std::uint64_t leads = 0; // bytes of C0 and more: each begins a sequence, or a problem
    std::uint64_t whole = 0; // of them those before as many bytes of 80..BF as due, or before two
    std::uint64_t odd = 0;   // those that may begin a historic form

    [[nodiscard]] std::uint64_t mostWellFormed() const { return whole + 4 * odd; }
    [[nodiscard]] std::uint64_t leastProblems() const { return leads - whole; }
    /// False: neither is Utf8Balance::isValid() nor isPossible() nor isMostly().
    [[nodiscard]] bool mayBePossible() const { return 2 * mostWellFormed() >= leastProblems(); }
};
[[nodiscard]] Utf8Look lookForUtf8(ByteView bytes);

/// Whether there may be a well-formed sequence of several bytes: a byte of C0 and more before one
/// of 80..BF.
[[nodiscard]] bool mayHaveUtf8(ByteView bytes);

/// Errors: those of the source, and Cancelled.
[[nodiscard]] Result<Utf8Balance> weighUtf8(const ByteSource& source,
                                            const std::stop_token& stop = {});
[[nodiscard]] Result<Utf8Balance> weighUtf8(const ByteSource& source, ByteRange range,
                                            const std::stop_token& stop = {});

} // namespace moji
