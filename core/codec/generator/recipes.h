#pragma once
// Makes sets from their sources: ICU's converters, corrected, and rules.

#include "codec/generator/whatwg_tables.h"
#include "codec/set_source.h"
#include "codec/stored_data.h"

#include <vector>

namespace moji {

/// A set with its codes, and what else its codec needs.
struct MadeSet {
    CodeTable table;
    EncodeMap codes;
    std::vector<stored::UnwrittenCode> unwritten = {}; // StoredSet::unwrittenCodes()
    std::vector<char16_t> list = {};
};
/// The codes of `table` with single characters for which `codes` has another one or none.
[[nodiscard]] std::vector<stored::UnwrittenCode> unwrittenCodes(const CodeTable& table,
                                                                const EncodeMap& codes);
[[nodiscard]] MadeSet makeSet(const SetSource& source);

} // namespace moji
