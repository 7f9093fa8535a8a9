#pragma once
// Every problem of a document, found in one pass away from the window's thread: what a person would
// call one fault (C0 AF is one problem and two U+FFFD). The first hundred thousand are kept, all
// are counted.

#include "bytes/byte_source.h"
#include "scan/checker.h"
#include "support/progress.h"

#include <QString>

#include <array>
#include <atomic>
#include <stop_token>
#include <vector>

namespace moji::app {

struct Problem {
    std::uint64_t offset = 0;
    std::uint32_t length = 0; // bytes in all
    std::uint32_t errors = 0; // U+FFFD that a decoder would write
    std::uint64_t line = 1;
    std::uint64_t column = 1;
    SpanStatus kind = SpanStatus::Illegal;
    std::uint8_t firstLength = 0; // bytes of its first error
    std::array<Byte, 8> bytes{};  // the first of them

    [[nodiscard]] ByteRange range() const { return {offset, offset + length}; }
    [[nodiscard]] ByteView shown() const {
        return ByteView(bytes).first(std::min<std::size_t>(length, bytes.size()));
    }
};

struct ProblemScan {
    static constexpr std::size_t kMostKept = 100'000;

    std::vector<Problem> problems; // in order, the first kMostKept
    std::array<std::uint64_t, CheckSummary::kKinds>
        kinds{}; // problems by the kind of their first error
    CheckSummary summary;
    bool failed = false;
    Error error{}; // why, where it failed

    /// The kept problem that a byte belongs to.
    [[nodiscard]] const Problem* at(std::uint64_t offset) const;
};

/// `found` counts the problems while the scan goes on.
[[nodiscard]] ProblemScan scanProblems(const ByteSource& source, const Codec& codec,
                                       const std::stop_token& stop,
                                       const ProgressCallback& progress,
                                       std::atomic<std::uint64_t>& found);

} // namespace moji::app
