#pragma once
// Fields of CSV (RFC 4180). What a spreadsheet would compute has an apostrophe in front, as in the
// tables that the window exports.

#include <string>
#include <string_view>

namespace moji::cli {

/// Whether a spreadsheet takes it for a formula: `=1+1`, but not `-1.5` or a lone `=`.
inline bool isFormula(std::string_view text) {
    if (text.size() < 2 || std::string_view("=+-@").find(text.front()) == std::string_view::npos)
        return false;
    const bool isSigned = text.front() == '+' || text.front() == '-';
    return !isSigned || text[1] < '0' || text[1] > '9' ||
           text.find_first_not_of("0123456789.,%", 1) != std::string_view::npos;
}

/// `text`, in quotation marks where it has to be.
inline std::string csvField(std::string_view text) {
    const std::string_view front = isFormula(text) ? "'" : "";
    if (text.find_first_of(",\"\r\n") == std::string_view::npos)
        return std::string(front).append(text);
    std::string field = "\"";
    field += front;
    for (const char c : text)
        field += c == '"' ? std::string("\"\"") : std::string(1, c);
    return field + "\"";
}

} // namespace moji::cli
