#pragma once
// How wide text is at a terminal, so that columns line up and a line fits.

#include "cli/output.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace moji::cli {

/// Columns that the visible form of a code point takes: 2 for wide characters, 0 for combining
/// ones, the number of its signs where it is shown as <U+202E>.
[[nodiscard]] std::size_t visibleColumns(char32_t codePoint);
[[nodiscard]] std::size_t visibleColumns(std::u32string_view text);

/// UTF-8 text with spaces after it, so that it takes this many columns.
[[nodiscard]] std::string padded(std::string_view text, std::size_t columns);

/// The same with the spaces before it.
[[nodiscard]] std::string paddedLeft(std::string_view text, std::size_t columns);

/// The first line of a table: titles in UTF-8, each padded to its column, two spaces between them.
struct Heading {
    std::string title;
    std::size_t columns;
};
[[nodiscard]] std::string headings(const std::vector<Heading>& titles);

/// The columns of the terminal on a descriptor; nothing where it is none, or does not say.
[[nodiscard]] std::optional<std::size_t> terminalColumns(int descriptor);

/// The columns left in a line of the terminal on stdout after this many; at least 20.
/// Nothing where stdout is not a terminal.
[[nodiscard]] std::optional<std::size_t> columnsBehind(std::size_t columns);

/// Writes the visible form of text, cut off with a "…" at so many columns. Where none are given, or
/// what is written goes to no terminal, all of it is written; nothing of it is kept in either case.
class FittedText {
public:
    FittedText(Output& out, std::optional<std::size_t> columns)
        : m_out(out)
        , m_columns(out.isInteractive() ? columns.value_or(kUnlimited) : kUnlimited) {}
    /// False where no more text has room.
    bool add(std::u32string_view text);
    /// Once, at the end.
    void finish();

private:
    static constexpr std::size_t kUnlimited = ~std::size_t{0};

    Output& m_out;
    std::size_t m_columns;
    std::size_t m_used = 0;
    std::string m_last; // fits, but its place is the "…"'s if more follows
    bool m_full = false;
};

} // namespace moji::cli
