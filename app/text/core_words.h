#pragma once
// Sentences of the core in the reader's language (support/words.h).

#include "support/words.h"

#include <QString>

namespace moji::app {

/// `context` is the one that the core marked the literal with.
[[nodiscard]] QString inReadersLanguage(const moji::Words& words, const char* context);

} // namespace moji::app
