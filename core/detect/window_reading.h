#pragma once
// What the windows of a survey read as under one encoding, and how likely a text that is.

#include "codec/codec.h"
#include "detect/byte_survey.h"
#include "detect/text_scorer.h"

#include <optional>
#include <string>

namespace moji {

struct WindowReading {
    std::u32string text;      // of all windows, kErrorMark for each error, a line feed between two
    std::uint64_t errors = 0; // malformed sequences among them
    bool hopeless = false;    // so many that the rest was not read
    /// The end of the input cuts the last character, of a double-byte set, in two. It is neither in
    /// the text nor among the errors.
    bool isEndCut = false;

    /// No text is this broken under its own encoding.
    static constexpr std::uint64_t kMostErrors = 24;
};

[[nodiscard]] WindowReading readWindows(const ByteSurvey& survey, const Codec& codec);

/// The score of a reading; its errors are weighed in.
[[nodiscard]] TextScore scoreReading(const WindowReading& reading,
                                     std::optional<Language> expected);

/// The same; nothing as soon as the text is certain to cost more than `mostBits`.
[[nodiscard]] std::optional<TextScore>
scoreReading(const WindowReading& reading, std::optional<Language> expected, double mostBits);

} // namespace moji
