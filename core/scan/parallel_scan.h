#pragma once
// Checks a whole UTF-8 file, or memory, with all processors. The result does not depend on how many
// there are, nor on the size of blocks: edges are moved to where both sides agree that a character
// or an error begins (cutNear).

#include "bytes/byte_source.h"
#include "scan/block_summary.h"
#include "scan/checker.h"
#include "scan/statistics.h"
#include "support/progress.h"

#include <functional>
#include <optional>
#include <stop_token>
#include <string>

namespace moji {

struct ScanOptions {
    unsigned threads = 0;                        // 0: one for each processor
    std::size_t blockSize = 1024 * 1024;         // bytes, 8 at least
    std::uint64_t maxBytes = ~std::uint64_t{0};  // scan only so many, as if they were all
    std::uint64_t maxErrors = ~std::uint64_t{0}; // give only so many to onError
    bool endAtError = false;                     // all that is asked is whether there are errors
    bool countBytes = false;                     // fill ScanResult::statistics, at some cost
    std::size_t cells = 0;                // of each block (BlockSummary::cells), at some cost
    const utf8::Kernel* kernel = nullptr; // the default one
    std::string name;                     // of the source, for errors
    std::stop_token stop;                 // ends it within milliseconds: ErrorCode::Cancelled

    // All called from the thread that called scanUtf8, in the order of the bytes. May be empty.
    std::function<void(const ErrorRecord&)> onError;
    std::function<void(const BlockSummary&)> onBlock;
    ProgressCallback onProgress; // at each block
};

struct ScanResult {
    CheckSummary check;
    std::optional<Statistics> statistics;
};

/// Errors: those of the source, a source that has become shorter, Cancelled.
[[nodiscard]] Result<ScanResult> scanUtf8(const ByteSource& source, const ScanOptions& options);

} // namespace moji
