#pragma once
// The parameters of a header field, `attachment; filename="a \"b\".txt"; filename*=UTF-8''a` (RFC
// 9110, section 5.6.6; RFC 6266).

#include "bytes/byte_range.h"

#include <string_view>
#include <vector>

namespace moji::escape {

struct HeaderParameter {
    std::string_view name;
    ByteRange value;     // in the field; of a quoted string what stands between the quotes
    bool quoted = false; // then a backslash hides the meaning of what follows it
};

/// Those with a `=`, in order. Semicolons in quoted strings part nothing; a quote that is not
/// closed goes to the end.
[[nodiscard]] std::vector<HeaderParameter> parseHeaderParameters(std::string_view field);

} // namespace moji::escape
