#pragma once
// The lines of a text in the orders that programs sort by: bytes of UTF-8 (which is also the order
// of code points), UTF-16 units, and a language's collation.

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace moji::measure {

enum class LineOrder : std::uint8_t {
    Utf8Bytes,  // the order of code points as well
    Utf16Units, // surrogates sort before U+E000..U+FFFF
    Collation,  // ICU's for the locale, Unicode Technical Standard #10
};
inline constexpr std::array kLineOrders = {LineOrder::Utf8Bytes, LineOrder::Utf16Units,
                                           LineOrder::Collation};

/// "utf8_bytes", "utf16_units", "collation"
[[nodiscard]] std::string_view identifier(LineOrder order);

/// The lines, without their ends; a last line without an end counts if it is not empty.
[[nodiscard]] std::vector<std::u32string> linesOf(std::u32string_view text);

/// The places of `lines` in that order: the first is that of the smallest line. Equal lines keep
/// their order. `locale` as ICU names it; empty: the root collation.
[[nodiscard]] std::vector<std::size_t> sortedPlaces(const std::vector<std::u32string>& lines,
                                                    LineOrder order, const std::string& locale);

} // namespace moji::measure
