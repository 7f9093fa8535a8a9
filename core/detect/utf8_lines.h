#pragma once
// Lines of UTF-8 among others that are not: a sign that no single-byte encoding is that of the
// whole text, although each one reads all of its bytes.

#include "detect/byte_survey.h"

#include <cstdint>

namespace moji {

/// Lines that have bytes of 80 and above, in the windows of a survey.
struct Utf8Lines {
    std::uint64_t utf8 = 0;  // well-formed UTF-8
    std::uint64_t other = 0; // anything else

    /// Both kinds, and too many of UTF-8 for an accident: legacy text seldom has a line whose
    /// sequences are all well-formed.
    [[nodiscard]] bool isMixture() const { return other > 0 && utf8 * 10 >= utf8 + other; }
};

[[nodiscard]] Utf8Lines countUtf8Lines(const ByteSurvey& survey);

} // namespace moji
