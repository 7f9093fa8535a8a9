#pragma once
// The Punycode algorithms (RFC 3492, section 6), of one string: a label of a domain name, or any
// text.

#include <optional>
#include <string>
#include <string_view>

namespace moji::escape {

/// "bcher-kva" for "bücher". Basic (ASCII) text alone ends in a hyphen: "abc-".
[[nodiscard]] std::string punycodeEncoded(std::u32string_view text);

/// The way back; digits in either case. Nothing where it is no Punycode of scalar values.
[[nodiscard]] std::optional<std::u32string> punycodeDecoded(std::string_view punycode);

} // namespace moji::escape
