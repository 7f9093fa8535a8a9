#pragma once
// What is said of a text whose lines are in several encodings.

#include "survey/line_mixture.h"

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace moji::cli {

/// Encodings with their numbers of lines.
using EncodingLines = std::vector<std::pair<std::string, std::uint64_t>>;
[[nodiscard]] EncodingLines encodingLines(const LineMixture& mixture);

/// "600 UTF-8, 12 windows-1251": most lines first.
[[nodiscard]] std::string linesByEncoding(EncodingLines lines);

/// The same of a mixture, and how many of its lines are in doubt: "3 KOI8-R, 3 UTF-8, 1 in doubt".
[[nodiscard]] std::string mixtureText(const LineMixture& mixture);

/// The same as a JSON object, in the order given: {"UTF-8":600,"windows-1251":12}
[[nodiscard]] std::string linesByEncodingJson(const EncodingLines& lines);

/// The members of a JSON object, without braces: "mixed":{"UTF-8":600,"windows-1251":12},
/// "lines_looked_at":612
[[nodiscard]] std::string mixtureJson(const LineMixture& mixture);

} // namespace moji::cli
