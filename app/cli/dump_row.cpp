#include "cli/dump_row.h"

#include "cli/text_width.h"

#include <unicode/uchar.h>

#include <algorithm>

namespace moji::cli {

namespace {

bool isControl(const Span& span) {
    return span.status == SpanStatus::Control || (span.count == 1 && isUnsafe(span.codePoints[0]));
}

DumpRole roleOf(const Span& span) {
    if (isError(span.status))
        return DumpRole::Invalid;
    if (isControl(span))
        return DumpRole::Control;
    if (span.length == 1)
        return span.codePoints[0] < 0x80 ? DumpRole::Ascii : DumpRole::Single;
    if (span.length == 2)
        return DumpRole::Lead2;
    return span.length == 3 ? DumpRole::Lead3 : DumpRole::Lead4;
}

/// The form to show, and its columns; a combining mark is on a dotted circle.
std::string shownForm(std::u32string_view text, std::size_t& columns) {
    columns = visibleColumns(text);
    const auto first = static_cast<UChar32>(text.front());
    if (!u_isdefined(first))
        return {};
    if (columns > 0)
        return visible(text);
    if ((U_MASK(u_charType(first)) & U_GC_M_MASK) == 0)
        return {};
    columns = 1;
    return "\u25CC" + visible(text);
}

} // namespace

std::string_view identifier(DumpRole role) {
    constexpr std::string_view kNames[] = {"ascii", "single", "control",      "lead2",
                                           "lead3", "lead4",  "continuation", "invalid"};
    return kNames[static_cast<std::size_t>(role)];
}

void DumpRows::add(std::uint64_t offset, const Span& span, ByteView bytes) {
    const ByteRange shown = ByteRange{offset, offset + bytes.size()}.clampedTo(m_range);
    const bool isInvalid = isError(span.status);
    DumpCell cell{isInvalid ? U"\uFFFD" : std::u32string(span.text()), 0, roleOf(span), isInvalid};
    if (shown.begin > offset)
        cell = {{}, 0, DumpRole::Continuation, isInvalid};
    bytes = bytes.subspan(static_cast<std::size_t>(shown.begin - offset),
                          static_cast<std::size_t>(shown.length()));
    if (m_row.bytes.empty())
        m_row.offset = shown.begin;
    while (!bytes.empty()) {
        const std::size_t room = m_width - m_row.bytes.size();
        cell.length = std::min(room, bytes.size());
        m_row.bytes.insert(m_row.bytes.end(), bytes.begin(),
                           bytes.begin() + static_cast<std::ptrdiff_t>(cell.length));
        bytes = bytes.subspan(cell.length);
        m_row.cells.push_back(cell);
        cell = {{}, 0, DumpRole::Continuation, isInvalid};
        if (m_row.bytes.size() == m_width)
            finish();
    }
}

void DumpRows::finish() {
    if (m_row.bytes.empty())
        return;
    m_sink(m_row);
    m_row.offset += m_row.bytes.size();
    m_row.bytes.clear();
    m_row.cells.clear();
}

std::string cellText(const DumpCell& cell) {
    constexpr std::string_view kFill = "·";
    std::size_t columns = 0;
    std::string text = cell.text.empty() ? std::string() : shownForm(cell.text, columns);
    const bool hidden =
        cell.role != DumpRole::Continuation && (text.empty() || columns > cell.length);
    if (hidden) {
        text.assign(1, '.');
        columns = 1;
    }
    for (; columns < cell.length; ++columns)
        text += kFill;
    return text;
}

} // namespace moji::cli
