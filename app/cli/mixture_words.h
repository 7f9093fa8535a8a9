#pragma once
// What is said of a text whose lines are in several encodings.

#include "survey/line_mixture.h"

#include <string>

namespace moji::cli {

/// "600 UTF-8, 12 windows-1251": lines by encoding, most lines first.
[[nodiscard]] std::string linesByEncoding(const LineMixture& mixture);

/// The members of a JSON object, without braces: "mixed":{"UTF-8":600,"windows-1251":12},
/// "lines_looked_at":612
[[nodiscard]] std::string mixtureJson(const LineMixture& mixture);

} // namespace moji::cli
