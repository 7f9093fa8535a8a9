#pragma once
// Signs of currencies in prices. The models of languages take them for rare, but at a number they
// are what people write.

#include <cstddef>
#include <string>
#include <string_view>

namespace moji::repair {

/// Whether a sign of a currency is where prices have it, at a number or a space from it: 4,50 €.
[[nodiscard]] bool isPrice(std::u32string_view text, std::size_t at);

/// The text without such signs, to be scored.
[[nodiscard]] std::u32string withoutPrices(std::u32string_view text);

} // namespace moji::repair
