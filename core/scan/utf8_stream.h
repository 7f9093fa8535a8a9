#pragma once
// Checks UTF-8 that comes from front to back, with the kernels: what check() (checker.h) does for
// this encoding.

#include "bytes/byte_reader.h"
#include "scan/checker.h"
#include "scan/error_reporter.h"

namespace moji {

struct Utf8Check {
    CheckSummary summary;
    StretchTotals totals;
};
[[nodiscard]] Result<Utf8Check> checkUtf8(ByteReader& reader, const CheckOptions& options);

/// Feeds `reporter` with stretches of a size that bounds the memory for their errors. What is read
/// begins where the reporter's totals end.
[[nodiscard]] Result<Done> reportErrors(ByteReader& reader, ErrorReporter& reporter,
                                        const utf8::Kernel* kernel);

} // namespace moji
