#pragma once
// Many problems repaired in one edit: each deleted, replaced by U+FFFD, or read as another
// encoding. Worked out in the background as a value, with its first changes for a preview; the
// document takes it as one step of Undo. Bytes that are no problem are never changed.

#include "bytes/piece_table.h"
#include "codec/codec.h"
#include "document/bytes_change.h"
#include "scan/problem_list.h"
#include "support/progress.h"

#include <stop_token>
#include <vector>

namespace moji::app {

struct ProblemRepair {
    enum class Way { Delete, Replace, ReadAs };
    Way way = Way::Replace;
    const Codec* as = nullptr; // of ReadAs
};

/// What becomes of the bytes of one problem in a document in the encoding `document`; nothing where
/// the encoding to read them as has no text there, or `document` lacks that text or U+FFFD.
[[nodiscard]] std::optional<Bytes> repaired(ByteView problem, const ProblemRepair& repair,
                                            const Codec& document);

/// The repair of a number of problems.
struct ProblemRepairs {
    /// More are refused: each is an edit that Undo keeps.
    static constexpr std::uint64_t kMost = 1'000'000;
    static constexpr std::size_t kMostExamples = 100;

    struct Example {
        std::uint64_t offset = 0;
        Bytes before;
        Bytes after;
    };
    std::uint64_t changed = 0;     // problems
    std::uint64_t kept = 0;        // that cannot be repaired this way
    std::vector<Example> examples; // the first that are changed
    PieceTable table;              // with all of them
    BytesChange change;            // of the bytes
};

/// Numbers `first` to `first + count` of the list. `table` has the bytes of the list. Errors: those
/// of the source, and Cancelled.
[[nodiscard]] Result<ProblemRepairs>
repairProblems(const ProblemList& list, std::uint64_t first, std::uint64_t count, PieceTable table,
               const ProblemRepair& repair, const Codec& document, const std::stop_token& stop,
               const ProgressCallback& progress);

} // namespace moji::app
