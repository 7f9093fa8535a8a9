#pragma once
// The Punycode algorithms (RFC 3492, section 6) for one string: a label of a domain name, or any
// text.

#include <optional>
#include <string>
#include <string_view>

namespace moji::escape {

/// "bcher-kva" for "bücher". The result for basic (ASCII) text ends in a hyphen: "abc-".
[[nodiscard]] std::string punycodeEncoded(std::u32string_view text);

/// Decodes; digits in either case. Nothing if it is not Punycode of scalar values.
[[nodiscard]] std::optional<std::u32string> punycodeDecoded(std::string_view punycode);

} // namespace moji::escape
