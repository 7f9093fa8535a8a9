#pragma once
// The parameters of a header field, `attachment; filename="a \"b\".txt"; filename*=UTF-8''a` (RFC
// 9110, section 5.6.6; RFC 6266).

#include "bytes/byte_range.h"

#include <string_view>
#include <vector>

namespace moji::escape {

struct HeaderParameter {
    std::string_view name;
    ByteRange value;     // in the field; for a quoted string the range between the quotes
    bool quoted = false; // then a backslash escapes the next character
};

/// The parameters with a `=`, in order. Semicolons inside quotes do not separate; an unclosed quote
/// extends to the end.
[[nodiscard]] std::vector<HeaderParameter> parseHeaderParameters(std::string_view field);

} // namespace moji::escape
