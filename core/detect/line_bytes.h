#pragma once
// The bytes that a line is judged by, and whether they alone decide that it is UTF-8.

#include "detect/line_evidence.h"

namespace moji {

/// What a line is judged by.
struct JudgedBytes {
    ByteView bytes;
    bool whole = false;
    Bytes copy; // where the source gives no view

    [[nodiscard]] Tail tail() const { return whole ? Tail::AtEnd : Tail::MoreFollows; }
};

/// What a line is judged by; its segments on the way.
[[nodiscard]] Result<JudgedBytes> judgedBytes(const ByteSource& source, LineEvidence& line);

/// Whether a line is decided by its structure alone, without a look at its letters. False for the
/// first line, which may begin with a byte-order mark.
[[nodiscard]] Result<bool> isPlainUtf8(const ByteSource& source, const LineEvidence& line);

} // namespace moji
