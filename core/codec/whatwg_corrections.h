#pragma once
// The cells in which the indexes of the WHATWG Encoding Standard differ from ICU's converters, as
// found by asking ICU 72 for every pointer of every index. The user-defined (private-use) cells
// that only ICU has are not listed: they are told by their code points.

#include <cstdint>
#include <span>
#include <string_view>

namespace moji {

struct CellCorrection {
    static constexpr char32_t kNothing = 0xFFFFFFFF;
    std::uint16_t code; // one byte, or two, the first one high
    char32_t codePoint; // what the index says; kNothing where it has no such pointer
};

/// Of an encoding of the standard (`Big5`, `windows-1253`); none for those that agree.
[[nodiscard]] std::span<const CellCorrection> whatwgCorrections(std::string_view encoding);

} // namespace moji
