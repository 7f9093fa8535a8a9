#pragma once
// What is wrong with a command line, in the reader's language. CLI11 says it in English.

#include <string>
#include <string_view>

namespace moji::cli {

/// One of CLI11's messages; those that are not known stay English.
[[nodiscard]] std::string usageErrorText(std::string_view english);

} // namespace moji::cli
