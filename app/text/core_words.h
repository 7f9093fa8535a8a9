#pragma once
// Sentences of the core in the reader's language (support/words.h).

#include "support/words.h"

#include <QString>

#include <string_view>

namespace moji::app {

/// `context` is the one that the core marked the literal with.
[[nodiscard]] QString inReadersLanguage(const moji::Words& words, const char* context);
/// What the core gave as a reason in English (support/reasons.h).
[[nodiscard]] QString reasonText(std::string_view english);

} // namespace moji::app
