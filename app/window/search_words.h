#pragma once
// Faults of patterns and replacements, in words.

#include "codec/codec.h"
#include "search/search_fault.h"
#include "support/result.h"

#include <QString>

namespace moji::app {

/// A sentence; empty for an empty pattern, which is not an error.
[[nodiscard]] QString faultSentence(const search::SearchFault& fault, const Codec& codec);

/// What to expect of a regular expression that is not matched in linear time.
[[nodiscard]] QString backtrackingSentence();

/// Why a search ended early.
[[nodiscard]] QString searchErrorSentence(const Error& error);

} // namespace moji::app
