#include "search/letter_text.h"

#include "codec/span_cursor.h"
#include "search/byte_regex.h"
#include "text/ascii_run.h"
#include "utf8/kernels/kernel.h"

#include <algorithm>

namespace moji::search {

namespace {

constexpr std::size_t kRead = 256 * 1024;
// The maximum number of bytes that a decoder needs for a character.
constexpr std::uint64_t kContext = 64;
constexpr std::size_t kAsciiAtOnce = 1024;
constexpr std::size_t kSpans = 256;
constexpr unsigned kHighOfLeads = 0xD8; // of UTF-16: the first of four high bytes
constexpr unsigned kHighOfTrails = 0xDC;
constexpr std::size_t kFewSpans = 16; // if a run of ASCII may follow soon

/// A character of two or three bytes; length 0 for anything else.
struct Short {
    char32_t c = 0;
    std::size_t length = 0;
};
Short shortSequence(ByteView bytes) {
    const auto trail = [&](std::size_t i) { return i < bytes.size() && (bytes[i] & 0xC0) == 0x80; };
    const Byte lead = bytes[0];
    if (lead >= 0xC2 && lead < 0xE0 && trail(1))
        return {(lead & 0x1Fu) << 6 | (bytes[1] & 0x3Fu), 2};
    if (lead < 0xE0 || lead >= 0xF0 || !trail(1) || !trail(2))
        return {};
    const char32_t c = (lead & 0xFu) << 12 | (bytes[1] & 0x3Fu) << 6 | (bytes[2] & 0x3Fu);
    const bool isValid = c >= 0x800 && (c < 0xD800 || c > 0xDFFF);
    return {c, isValid ? std::size_t{3} : 0};
}

} // namespace

LetterText::LetterText(const SearchText& text, const Codec& codec, const RegexProgram& program)
    : m_source(*text.source)
    , m_codec(codec)
    , m_checkpoints(text.checkpoints)
    , m_alphabet(program.alphabet())
    , m_hasAsciiRuns(codec.info().asciiCompatible &&
                     codec.info().sync != Synchronisation::Checkpoint)
    , m_isUtf8(isUtf8(codec))
    , m_form(program.plain() ? program.plain()->form() : ByteForm::Kind::Utf8)
    , m_readsPlain(program.plain() && (m_hasAsciiRuns || m_form != ByteForm::Kind::Utf8))
    , m_spans(m_hasAsciiRuns ? kFewSpans : kSpans) {}

Result<Done> LetterText::load(ByteRange range, std::uint64_t before) {
    const auto plain = m_readsPlain ? loadPlain(range, before) : Result<bool>(false);
    if (!plain)
        return plain.error();
    if (*plain)
        return Done{};
    const auto place = placeBefore(range.begin - std::min(range.begin, before));
    if (!place)
        return place.error();
    start(*place);
    return decodeTo(range.end, range.end - std::min(range.end, before));
}

void LetterText::loadLine(std::uint64_t begin, ByteView bytes) {
    if (readPlain(begin, bytes))
        return;
    start({begin, begin == 0 ? m_codec.initialState() : m_codec.stateAfterSync()});
    decode(bytes, Tail::AtEnd);
}

/// Whether the bytes are all that is needed.
Result<bool> LetterText::loadPlain(ByteRange range, std::uint64_t before) {
    constexpr std::uint64_t kMore = 4; // a character may extend nearly so far over an edge
    range.begin -= std::min(range.begin, before + kMore);
    range.begin -= range.begin % kMore; // units are whole
    range.end += kMore - range.end % kMore;
    range.end = std::min(range.end + kMore, m_source.size());
    const auto bytes = read(range);
    if (!bytes)
        return bytes.error();
    ByteView whole = *bytes;
    const bool isCut = range.end < m_source.size();
    if (m_form == ByteForm::Kind::Utf8)
        whole = withoutHalves(whole, range.begin > 0, isCut);
    else if (isUtf16(m_form))
        whole = withoutHalfPairs(whole, range.begin > 0, isCut);
    return readPlain(range.begin + static_cast<std::uint64_t>(whole.data() - bytes->data()), whole);
}

/// Without the parts of characters of UTF-8 at edges that are not those of the source.
ByteView LetterText::withoutHalves(ByteView bytes, bool atBegin, bool atEnd) {
    constexpr std::uint64_t kTrails = 3;
    const auto isTrail = [](Byte byte) { return (byte & 0xC0) == 0x80; };
    for (std::uint64_t i = 0; atBegin && i < kTrails && !bytes.empty() && isTrail(bytes.front());
         ++i)
        bytes = bytes.subspan(1);
    for (std::uint64_t i = 0; atEnd && i < kTrails && !bytes.empty() && isTrail(bytes.back()); ++i)
        bytes = bytes.first(bytes.size() - 1);
    if (atEnd && !bytes.empty() && bytes.back() >= 0x80)
        bytes = bytes.first(bytes.size() - 1);
    return bytes;
}

/// The same in UTF-16.
ByteView LetterText::withoutHalfPairs(ByteView bytes, bool atBegin, bool atEnd) const {
    const char* const chars = asChars(bytes).data();
    if (bytes.size() < 4)
        return bytes;
    if (atEnd && isSurrogate(chars + bytes.size() - 2, kHighOfLeads))
        bytes = bytes.first(bytes.size() - 2);
    if (atBegin && isSurrogate(chars, kHighOfTrails))
        bytes = bytes.subspan(2);
    return bytes;
}

/// Whether the high byte of a code unit of UTF-16 is one of the four from `firstHigh` on.
bool LetterText::isSurrogate(const char* unit, unsigned firstHigh) const {
    const auto high =
        static_cast<unsigned char>(unit[m_form == ByteForm::Kind::Utf16Little ? 1 : 0]);
    return (high & 0xFCu) == firstHigh;
}

bool LetterText::isWellFormedUtf16(ByteView bytes) const {
    const std::string_view chars = asChars(bytes);
    bool wantsTrail = false;
    bool isGood = bytes.size() % 2 == 0;
    for (std::size_t at = 0; at + 1 < chars.size(); at += 2) {
        isGood = isGood && isSurrogate(chars.data() + at, kHighOfTrails) == wantsTrail;
        wantsTrail = isSurrogate(chars.data() + at, kHighOfLeads);
    }
    return isGood && !wantsTrail;
}

bool LetterText::readPlain(std::uint64_t begin, ByteView bytes) {
    m_plain = asChars(bytes);
    m_base = begin;
    m_isPlain = m_readsPlain && canReadPlain(bytes);
    return m_isPlain;
}

bool LetterText::canReadPlain(ByteView bytes) const {
    if (m_form == ByteForm::Kind::OneByte)
        return true;
    if (isUtf16(m_form))
        return isWellFormedUtf16(bytes);
    std::size_t ascii = detail::asciiRun(bytes);
    while (ascii < bytes.size() && bytes[ascii] < 0x80)
        ++ascii;
    return ascii == bytes.size() ||
           (m_isUtf8 && utf8::defaultKernel().isValid(bytes.data(), bytes.size()));
}

/// `range` must be within the source. Valid until the next call.
Result<ByteView> LetterText::read(ByteRange range) {
    if (const auto view = m_source.viewOf(range))
        return *view;
    m_buffer.resize(std::max<std::size_t>(m_buffer.size(), range.length()));
    const auto bytes = std::span(m_buffer).first(range.length());
    const auto got = m_source.read(range.begin, bytes);
    if (!got)
        return got.error();
    if (*got < bytes.size())
        return Error{ErrorCode::ReadFailed, {}, "shrank while it was searched"};
    return ByteView(bytes);
}

void LetterText::start(const Place& place) {
    m_isPlain = false;
    m_at = place;
    m_base = place.offset;
    m_letters.clear();
    m_runs.clear();
}

/// A place up to `begin` to decode from.
Result<LetterText::Place> LetterText::placeBefore(std::uint64_t begin) {
    SpanCursor cursor(m_source, m_codec, m_checkpoints);
    if (m_resume && m_resume->offset <= begin) {
        const auto other = cursor.startBefore(begin);
        if (!other)
            return other.error();
        if (other->offset <= m_resume->offset)
            return *m_resume;
    }
    if (auto found = cursor.seek(begin); !found)
        return found.error();
    return Place{cursor.offset(), cursor.state()};
}

Result<Done> LetterText::decodeTo(std::uint64_t end, std::uint64_t resumeAt) {
    m_resume.reset();
    while (m_at.offset < end) {
        if (m_at.offset <= resumeAt && m_codec.info().sync == Synchronisation::Checkpoint)
            m_resume = m_at;
        const std::uint64_t wanted =
            std::min({std::uint64_t{kRead}, end - m_at.offset + kContext,
                      m_source.size() - std::min(m_source.size(), m_at.offset)});
        if (wanted == 0)
            return Done{};
        const auto bytes = read({m_at.offset, m_at.offset + wanted});
        if (!bytes)
            return bytes.error();
        const bool last = m_at.offset + wanted == m_source.size();
        decode(*bytes, last ? Tail::AtEnd : Tail::MoreFollows);
    }
    return Done{};
}

/// Decodes as many complete characters as `bytes` have.
void LetterText::decode(ByteView bytes, Tail tail) {
    while (!bytes.empty()) {
        std::size_t used = m_hasAsciiRuns ? decodeAscii(bytes) : 0;
        if (used == 0 && m_isUtf8)
            used = decodeUtf8(bytes);
        if (used == 0)
            used = decodeSpans(bytes, tail);
        if (used == 0)
            return;
        bytes = bytes.subspan(used);
    }
}

std::size_t LetterText::decodeAscii(ByteView bytes) {
    const std::size_t old = m_letters.size();
    const std::size_t most = std::min(bytes.size(), kAsciiAtOnce);
    std::array<char, kAsciiAtOnce> letters;
    std::size_t count = 0;
    while (count < most && bytes[count] < 0x80) {
        const char letter = m_alphabet.asciiLetter(bytes[count]);
        if (letter == 0)
            break;
        letters[count++] = letter;
    }
    m_letters.append(letters.data(), count);
    if (count > 0)
        mark(old, 0, 1, 1, 1);
    m_at.offset += count;
    if (count == most || bytes[count] >= 0x80)
        return count;
    append(bytes[count], 0, 1, 1);
    ++m_at.offset;
    return count + 1;
}

/// Characters of two and three bytes, which are most.
std::size_t LetterText::decodeUtf8(ByteView bytes) {
    std::size_t used = 0;
    while (used < bytes.size() && bytes[used] >= 0x80) {
        const auto [c, length] = shortSequence(bytes.subspan(used));
        if (length == 0)
            break;
        append(c, used, length, length);
        used += length;
    }
    m_at.offset += used;
    return used;
}

std::size_t LetterText::decodeSpans(ByteView bytes, Tail tail) {
    const auto done = m_codec.decodeSpans(bytes, m_at.state, tail, m_spans);
    std::size_t at = 0;
    for (const Span& span : std::span(m_spans).first(done.count)) {
        if (isError(span.status))
            append(0xFFFD, at, span.length, span.length);
        for (std::size_t i = 0; i < span.count; ++i)
            append(span.codePoints[i], at, span.length, span.count == 1 ? span.length : 0);
        at += span.length;
    }
    m_at.offset += done.consumed;
    return done.consumed;
}

/// Appends the letter of `c`, whose bytes are `length` from m_at.offset + `at` on.
inline void LetterText::append(char32_t c, std::size_t at, std::size_t length, std::size_t step) {
    const std::size_t old = m_letters.size();
    const RegexAlphabet::Letter& letter = m_alphabet.letterOf(c);
    if (letter.size == 1) [[likely]]
        m_letters += letter.bytes[0];
    else
        m_alphabet.append(c, m_letters);
    mark(old, at, m_letters.size() - old, length, step);
}

inline void LetterText::mark(std::size_t letter, std::size_t at, std::size_t size,
                             std::size_t length, std::size_t step) {
    const auto letterAt = static_cast<std::uint32_t>(letter);
    const auto byteAt = static_cast<std::uint32_t>(m_at.offset + at - m_base);
    if (!m_runs.empty()) {
        const Run& last = m_runs.back();
        if (last.size == size && last.length == length && last.step == step &&
            last.continues(letterAt, byteAt)) [[likely]]
            return;
    }
    m_runs.push_back({letterAt, byteAt, static_cast<std::uint16_t>(step),
                      static_cast<std::uint16_t>(length), static_cast<std::uint16_t>(size)});
}

std::uint32_t LetterText::byteOf(const Run& run, std::size_t letter) const {
    return run.byte + static_cast<std::uint32_t>((letter - run.letter) / run.size) * run.step;
}

const LetterText::Run& LetterText::runOf(std::size_t letter) const {
    const auto after = std::ranges::upper_bound(m_runs, letter, {}, &Run::letter);
    return *std::prev(after);
}

std::size_t LetterText::letterFrom(std::uint64_t offset) const {
    if (m_isPlain) {
        std::size_t at = std::min<std::uint64_t>(offset - std::min(offset, m_base), m_plain.size());
        if (isUtf16(m_form)) {
            at += at % 2;
            return at < m_plain.size() && isSurrogate(&m_plain[at], kHighOfTrails) ? at + 2 : at;
        }
        while (m_form == ByteForm::Kind::Utf8 && at < m_plain.size() &&
               (m_plain[at] & 0xC0) == 0x80)
            ++at;
        return at;
    }
    if (offset <= m_base || m_runs.empty())
        return 0;
    const std::uint64_t byte = offset - m_base;
    const auto next = std::ranges::lower_bound(m_runs, byte, {}, &Run::byte);
    const std::size_t limit = next == m_runs.end() ? m_letters.size() : next->letter;
    if (next == m_runs.begin())
        return limit;
    const Run& run = *std::prev(next);
    if (run.step == 0)
        return limit;
    const std::uint64_t count = (byte - run.byte + run.step - 1) / run.step;
    return std::min<std::size_t>(limit, run.letter + count * run.size);
}

ByteRange LetterText::bytesOf(std::size_t begin, std::size_t end) const {
    if (m_isPlain)
        return {m_base + begin, m_base + end};
    const Run& first = runOf(begin);
    const Run& last = runOf(end - 1);
    return {m_base + byteOf(first, begin), m_base + byteOf(last, end - 1) + last.length};
}

} // namespace moji::search
