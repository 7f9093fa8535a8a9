#include "search/decoded_text.h"

#include "codec/codec_loops.h"
#include "codec/span_cursor.h"
#include "unicode/case_folding.h"
#include "unicode/surrogates.h"

#include <algorithm>

namespace moji::search {

namespace {

constexpr std::size_t kRead = 64 * 1024;
// The maximum number of bytes that a decoder needs for a character.
constexpr std::uint64_t kContext = 64;
// Up to this distance, decoding from here is faster than finding a place to start.
constexpr std::uint64_t kDecodeOn = 2 * 1024;
// Spans decoded at a time: if a run of ASCII may follow soon, and otherwise.
constexpr std::size_t kFewSpans = 16;
constexpr std::size_t kManySpans = 256;

/// In steps of eight, then byte by byte.
std::size_t asciiRun(ByteView bytes) {
    std::size_t run = detail::asciiRun(bytes);
    while (run < bytes.size() && bytes[run] < 0x80)
        ++run;
    return run;
}

char16_t foldedAscii(Byte byte) {
    return byte >= 'A' && byte <= 'Z' ? byte + ('a' - 'A') : byte;
}

} // namespace

DecodedText::DecodedText(const SearchText& text, const Codec& codec, Form form)
    : m_source(*text.source)
    , m_codec(codec)
    , m_checkpoints(text.checkpoints)
    , m_form(form)
    , m_hasAsciiRuns(codec.info().asciiCompatible &&
                     codec.info().sync != Synchronisation::Checkpoint)
    , m_buffer(kRead)
    , m_spans(m_hasAsciiRuns ? kFewSpans : kManySpans) {}

Result<Done> DecodedText::load(std::uint64_t index) {
    if (m_segment == index)
        return Done{};
    const std::uint64_t segment = index * kSegment;
    m_segment.reset();
    if (auto moved = moveTo(segment - std::min(segment, kContextBefore)); !moved)
        return moved;
    const std::uint64_t end = segment + kSegment + kContextAfter;
    if (auto decoded = decodeTo(end); !decoded)
        return decoded;
    m_shown = m_units.size();
    m_shown = unitFrom(end);
    m_segment = index;
    return Done{};
}

std::size_t DecodedText::unitFrom(std::uint64_t offset) const {
    if (offset <= m_base)
        return 0;
    const auto shown = m_begins.begin() + static_cast<std::ptrdiff_t>(m_shown);
    const auto found = std::lower_bound(m_begins.begin(), shown, offset - m_base);
    return static_cast<std::size_t>(found - m_begins.begin());
}

bool DecodedText::beginsBytes(std::size_t unit) const {
    return unit == 0 || unit >= m_begins.size() || m_begins[unit] != m_begins[unit - 1];
}

ByteRange DecodedText::bytesOf(std::size_t begin, std::size_t end) const {
    return {m_base + m_begins[begin], m_base + m_begins[end - 1] + m_lengths[end - 1]};
}

/// Decodes up to `begin` at least; drops spans that end before it.
Result<Done> DecodedText::moveTo(std::uint64_t begin) {
    const auto goOn = isQuickerFromHere(begin);
    if (!goOn)
        return goOn.error();
    if (!*goOn)
        return startAfresh(begin);
    for (;;) {
        dropBefore(begin);
        if (m_ended || m_at.offset >= begin)
            return Done{};
        if (auto decoded = decodeTo(std::min(begin, m_at.offset + kRead)); !decoded)
            return decoded;
    }
}

/// Whether to continue decoding from the current place.
Result<bool> DecodedText::isQuickerFromHere(std::uint64_t begin) const {
    if (!m_started || begin < m_base)
        return false;
    if (begin <= m_at.offset + kDecodeOn)
        return true;
    const auto start = SpanCursor(m_source, m_codec, m_checkpoints).startBefore(begin);
    if (!start)
        return start.error();
    return start->offset <= m_at.offset;
}

Result<Done> DecodedText::startAfresh(std::uint64_t begin) {
    SpanCursor cursor(m_source, m_codec, m_checkpoints);
    if (auto found = cursor.seek(begin); !found)
        return found;
    m_at = {cursor.offset(), cursor.state()};
    m_base = m_at.offset;
    m_started = true;
    m_ended = false;
    m_units.clear();
    m_begins.clear();
    m_lengths.clear();
    return Done{};
}

/// Drops spans that end at `offset` or before.
void DecodedText::dropBefore(std::uint64_t offset) {
    m_shown = m_units.size();
    std::size_t count = unitFrom(offset);
    // Keeps the character that contains `offset`.
    while (count > 0 && bytesOf(count - 1, count).end > offset)
        --count;
    const std::uint64_t base = count < m_begins.size() ? m_base + m_begins[count] : m_at.offset;
    const auto dropped = static_cast<std::ptrdiff_t>(count);
    m_units.erase(0, count);
    m_lengths.erase(m_lengths.begin(), m_lengths.begin() + dropped);
    m_begins.erase(m_begins.begin(), m_begins.begin() + dropped);
    for (std::uint32_t& begins : m_begins)
        begins -= static_cast<std::uint32_t>(base - m_base);
    m_base = base;
}

Result<Done> DecodedText::decodeTo(std::uint64_t end) {
    while (!m_ended && m_at.offset < end) {
        const auto wanted = std::span(m_buffer).first(
            static_cast<std::size_t>(std::min<std::uint64_t>(kRead, end - m_at.offset + kContext)));
        const auto got = m_source.read(m_at.offset, wanted);
        if (!got)
            return got.error();
        const bool last = *got < wanted.size();
        if (last && m_at.offset + *got < m_source.size())
            return Error{ErrorCode::ReadFailed, {}, "shrank while it was searched"};
        decode(ByteView(m_buffer).first(*got), last ? Tail::AtEnd : Tail::MoreFollows);
        m_ended = last;
    }
    return Done{};
}

/// Decodes as many complete characters as `bytes` have.
void DecodedText::decode(ByteView bytes, Tail tail) {
    std::size_t used = 0;
    while (used < bytes.size()) {
        if (m_hasAsciiRuns && bytes[used] < 0x80) {
            const auto run = bytes.subspan(used, asciiRun(bytes.subspan(used)));
            appendAscii(run);
            used += run.size();
            continue;
        }
        const auto done = m_codec.decodeSpans(bytes.subspan(used), m_at.state, tail, m_spans);
        append(std::span(m_spans).first(done.count));
        used += done.consumed;
        if (done.count == 0)
            break;
    }
}

void DecodedText::appendAscii(ByteView run) {
    const auto begin = static_cast<std::uint32_t>(m_at.offset - m_base);
    const std::size_t old = m_units.size();
    m_units.resize(old + run.size());
    m_begins.resize(old + run.size());
    m_lengths.resize(old + run.size(), 1);
    for (std::size_t i = 0; i < run.size(); ++i) {
        m_units[old + i] = m_form.folded ? foldedAscii(run[i]) : run[i];
        m_begins[old + i] = begin + static_cast<std::uint32_t>(i);
    }
    m_at.offset += run.size();
}

void DecodedText::append(std::span<const Span> spans) {
    for (const Span& span : spans) {
        const std::size_t old = m_units.size();
        if (span.count == 1 && span.codePoints[0] < 0x10000 && !m_form.folded) [[likely]]
            m_units += static_cast<char16_t>(span.codePoints[0]);
        else
            appendText(span);
        const auto begin = static_cast<std::uint32_t>(m_at.offset - m_base);
        for (std::size_t i = old; i < m_units.size(); ++i) {
            m_begins.push_back(begin);
            m_lengths.push_back(static_cast<std::uint16_t>(span.length));
        }
        m_at.offset += span.length;
    }
}

void DecodedText::appendText(const Span& span) {
    if (isError(span.status))
        m_units += m_form.forErrors;
    for (const char32_t c : span.text()) {
        if (m_form.folded)
            unicode::appendCaseFolded(c, m_units);
        else
            unicode::appendUtf16(m_units, c);
    }
}

} // namespace moji::search
