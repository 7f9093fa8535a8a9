#include "cli/text_width.h"

#include "utf8/utf8_writer.h"

#include <unicode/uchar.h>

#include <algorithm>
#include <sys/ioctl.h>
#include <unistd.h>

namespace moji::cli {

std::size_t visibleColumns(char32_t codePoint) {
    if (codePoint >= 0x20 && codePoint < 0x7F)
        return 1;
    std::string shown;
    appendVisible(shown, codePoint);
    if (shown.front() == '<') // <U+202E>
        return shown.size();
    const auto c = static_cast<UChar32>(codePoint);
    switch (u_charType(c)) {
    case U_NON_SPACING_MARK:
    case U_ENCLOSING_MARK:
    case U_FORMAT_CHAR:
        return 0;
    default:
        break;
    }
    const int width = u_getIntPropertyValue(c, UCHAR_EAST_ASIAN_WIDTH);
    return width == U_EA_FULLWIDTH || width == U_EA_WIDE ? 2 : 1;
}

std::size_t visibleColumns(std::u32string_view text) {
    std::size_t columns = 0;
    for (const char32_t codePoint : text)
        columns += visibleColumns(codePoint);
    return columns;
}

std::string padded(std::string_view text, std::size_t columns) {
    const std::size_t used = visibleColumns(fromUtf8(text));
    return std::string(text) + std::string(columns - std::min(columns, used), ' ');
}

std::string paddedLeft(std::string_view text, std::size_t columns) {
    const std::size_t used = visibleColumns(fromUtf8(text));
    return std::string(columns - std::min(columns, used), ' ') + std::string(text);
}

std::string headings(const std::vector<Heading>& titles) {
    std::string line;
    for (const Heading& heading : titles)
        line += (line.empty() ? "" : "  ") + padded(heading.title, heading.columns);
    return line;
}

std::optional<std::size_t> terminalColumns(int descriptor) {
    winsize size{};
    if (::isatty(descriptor) == 0 || ::ioctl(descriptor, TIOCGWINSZ, &size) != 0 ||
        size.ws_col == 0)
        return std::nullopt;
    return size.ws_col;
}

std::optional<std::size_t> columnsBehind(std::size_t columns) {
    constexpr std::size_t kLeast = 20;
    const auto all = terminalColumns(STDOUT_FILENO);
    if (!all)
        return std::nullopt;
    return std::max(kLeast, *all - std::min(*all, columns));
}

bool FittedText::add(std::u32string_view text) {
    if (m_columns == kUnlimited) {
        m_out.write(visible(text));
        return true;
    }
    std::string piece;
    for (const char32_t codePoint : text) {
        const std::size_t columns = visibleColumns(codePoint);
        m_full = m_full || columns > m_columns - m_used;
        if (m_full)
            break;
        m_used += columns;
        appendVisible(m_used < m_columns ? piece : m_last, codePoint);
    }
    m_out.write(piece);
    return !m_full;
}

void FittedText::finish() {
    m_out.write(m_full ? "…" : m_last);
}

} // namespace moji::cli
