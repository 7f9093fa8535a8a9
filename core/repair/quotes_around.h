#pragma once
// The quotes or brackets around a part of a text, on its line.

#include <cstddef>
#include <functional>
#include <optional>
#include <string_view>

namespace moji::repair {

/// Code points of a text.
struct Piece {
    std::size_t begin = 0;
    std::size_t end = 0;
    bool operator==(const Piece&) const = default;
};

/// One of the quotes of programs, the same before and after: " ' ` and the slashes of a pattern.
[[nodiscard]] bool isQuote(char32_t c);
/// What is between such quotes.
[[nodiscard]] std::optional<Piece> inPlainQuotes(std::u32string_view text, const Piece& part);
/// What is between typographic quotes or brackets. Damage has such signs in it, too: those at
/// places that are damaged do not count.
[[nodiscard]] std::optional<Piece>
inPairOfQuotes(std::u32string_view text, const Piece& part,
               const std::function<bool(std::size_t)>& isDamaged);

} // namespace moji::repair
