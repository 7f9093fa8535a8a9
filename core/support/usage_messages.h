#pragma once
// What CLI11 says about a command line, and the titles of its --help, in the reader's language. The
// sentences are those of the catalogues' contexts "moji usage" and "moji help".

#include "support/reasons.h"

#include <string>
#include <string_view>
#include <vector>

namespace moji {

/// One of CLI11's messages, in words that say more. Those that are not known stay as they are.
[[nodiscard]] std::string usageInLanguage(std::string_view english, const Translate& translate);

/// The labels of CLI11's formatter, in English.
[[nodiscard]] std::vector<const char*> helpLabels();
inline constexpr const char* kHelpContext = "moji help";
extern const char* const kHelpOption;
extern const char* const kVersionOption;

} // namespace moji
