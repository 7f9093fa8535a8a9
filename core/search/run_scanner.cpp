#include "search/run_scanner.h"

#include "utf8/strict.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <limits>

namespace moji {

namespace {

using Piece = RunScanner::Piece;

/// A long run is cut before one character in 2^kCutBits.
constexpr unsigned kCutBits = 13;

/// What a unit is, before it is decoded.
constexpr int kDecode = -1; // it must be decoded to tell

/// ASCII tells itself.
struct Utf8Group {
    const TextGroups& groups;
    [[nodiscard]] int operator()(const Byte* at) const {
        return *at < 0x80 ? static_cast<int>(groups.of(*at)) : kDecode;
    }
};

/// All units of UTF-16 but surrogates.
template <bool isBig>
struct Utf16Group {
    const TextGroups& groups;
    [[nodiscard]] int operator()(const Byte* at) const {
        const unsigned unit = isBig ? at[0] << 8 | at[1] : at[1] << 8 | at[0];
        return (unit & 0xF800) != 0xD800 ? static_cast<int>(groups.of(unit)) : kDecode;
    }
};

struct NoGroup {
    [[nodiscard]] int operator()(const Byte* /*at*/) const { return kDecode; }
};

Piece utf8Piece(const TextGroups& groups, ByteView bytes, Tail tail) {
    if (bytes[0] < 0x80)
        return {1, 1, groups.of(bytes[0])};
    const Span span = utf8::decodeStrict(bytes, tail);
    if (isError(span.status) || span.length == 0)
        return {span.length, 0, TextGroup::None};
    return {span.length, 1, groups.of(span.codePoints[0])};
}

template <bool isBig>
Piece utf16Piece(const TextGroups& groups, ByteView bytes, Tail tail) {
    const auto unit = [&](std::size_t at) {
        return static_cast<char32_t>(isBig ? bytes[at] << 8 | bytes[at + 1]
                                           : bytes[at + 1] << 8 | bytes[at]);
    };
    if (bytes.size() < 2)
        return tail == Tail::AtEnd ? Piece{1, 0, TextGroup::None} : Piece{};
    const char32_t high = unit(0);
    if (high < 0xD800 || high > 0xDFFF)
        return {2, 1, groups.of(high)};
    if (bytes.size() < 4)
        return tail == Tail::AtEnd ? Piece{2, 0, TextGroup::None} : Piece{};
    const char32_t low = unit(2);
    if (high > 0xDBFF || low < 0xDC00 || low > 0xDFFF)
        return {2, 0, TextGroup::None};
    return {4, 1, groups.of(0x10000 + ((high - 0xD800) << 10) + (low - 0xDC00))};
}

} // namespace

unsigned RunScanner::unitOf(const Codec& codec) {
    switch (codec.scheme().form) {
    case EncodingForm::Utf16:
        return 2;
    case EncodingForm::Utf32:
        return 4;
    default:
        return 1;
    }
}

RunScanner::Form RunScanner::formOf(const Codec& codec) {
    if (isUtf8(codec))
        return Form::Utf8;
    if (codec.scheme().form != EncodingForm::Utf16)
        return Form::Other;
    return codec.scheme().order == ByteOrder::Big ? Form::Utf16Big : Form::Utf16Little;
}

RunScanner::RunScanner(const Codec& codec, unsigned phase, std::uint64_t least)
    : m_codec(codec)
    , m_groups(TextGroups::instance())
    , m_form(formOf(codec))
    , m_least(std::max<std::uint64_t>(least, 1))
    , m_unit(unitOf(codec))
    , m_state(codec.stateAfterSync())
    , m_at(phase)
    , m_begin(phase) {}

void RunScanner::resume(const State& state, std::uint64_t place) {
    m_at = place + state.ahead;
    m_begin = m_at - state.open;
    m_characters = state.characters;
    m_script = state.script;
    m_isCut = state.isCut;
    m_state = state.decoder;
}

void RunScanner::scan(ByteView window, std::uint64_t offset, std::size_t size, Tail tail,
                      const Sink& sink) {
    const ByteView inside = window.first(size);
    // A piece may reach into what is left for the next window.
    const auto rest = [&](ByteView bytes) {
        return window.subspan(static_cast<std::size_t>(bytes.data() - window.data()));
    };
    switch (m_form) {
    case Form::Utf8:
        scanWith(
            inside, offset, sink,
            [&](ByteView bytes) { return utf8Piece(m_groups, rest(bytes), tail); },
            Utf8Group{m_groups});
        break;
    case Form::Utf16Little:
        scanWith(
            inside, offset, sink,
            [&](ByteView bytes) { return utf16Piece<false>(m_groups, rest(bytes), tail); },
            Utf16Group<false>{m_groups});
        break;
    case Form::Utf16Big:
        scanWith(
            inside, offset, sink,
            [&](ByteView bytes) { return utf16Piece<true>(m_groups, rest(bytes), tail); },
            Utf16Group<true>{m_groups});
        break;
    case Form::Other:
        scanWith(
            inside, offset, sink, [&](ByteView bytes) { return otherPiece(rest(bytes), tail); },
            NoGroup{});
        break;
    }
    if (tail == Tail::AtEnd && size == window.size())
        endRun(offset + window.size(), sink);
}

/// Whether the open run is cut before `at`.
bool RunScanner::isFull(const Byte* at) const {
    const std::uint64_t length = m_at - m_begin;
    if (length < kLeastPart)
        return false;
    std::array<std::uint64_t, 4> last{}; // the bytes that decide: eight characters of UTF-32
    std::memcpy(last.data(), at - sizeof(last), sizeof(last));
    constexpr std::uint64_t kFactor = 0x9E3779B97F4A7C15; // 2^64 by the golden ratio
    std::uint64_t hash = 0;
    for (const std::uint64_t word : last)
        hash = (std::rotl(hash, 31) ^ word) * kFactor;
    return hash >> (64 - kCutBits) == 0 || length >= 2 * kLeastPart;
}

/// Goes on while units tell what they are without being decoded.
template <class GroupAt>
void RunScanner::scanPlain(ByteView window, std::uint64_t offset, const Sink& sink,
                           GroupAt groupAt) {
    const std::uint64_t end = offset + window.size();
    // Where no run is open and the last unit of the shortest one is no text, none begins here.
    const std::uint64_t ahead =
        m_least <= kLookAhead ? (m_least - 1) * m_unit : std::numeric_limits<std::uint32_t>::max();
    constexpr int kNone = static_cast<int>(TextGroup::None);
    const Byte* const bytes = window.data() - offset;
    while (m_at + m_unit <= end) {
        if (m_characters == 0 && m_at + ahead + m_unit <= end &&
            groupAt(bytes + m_at + ahead) == kNone) {
            m_at += ahead + m_unit;
            m_begin = m_at;
            continue;
        }
        const int group = groupAt(bytes + m_at);
        if (group == kDecode || isFull(bytes + m_at))
            return;
        if (group == kNone) {
            endRun(m_at, sink);
            m_begin = m_at += m_unit;
            continue;
        }
        if (!belongs(static_cast<TextGroup>(group))) {
            endRun(m_at, sink);
            (void)belongs(static_cast<TextGroup>(group));
        }
        m_at += m_unit;
        ++m_characters;
    }
}

template <class Next, class GroupAt>
void RunScanner::scanWith(ByteView window, std::uint64_t offset, const Sink& sink, Next next,
                          GroupAt groupAt) {
    const std::uint64_t end = offset + window.size();
    while (m_at < end) {
        scanPlain(window, offset, sink, groupAt);
        if (m_at >= end)
            return;
        const Piece piece = next(window.subspan(static_cast<std::size_t>(m_at - offset)));
        if (piece.length == 0)
            return;
        if (piece.group == TextGroup::None) {
            endRun(m_at, sink);
            m_at += std::max(m_unit, m_form == Form::Utf8 ? piece.length : 1);
            m_begin = m_at;
            continue;
        }
        const bool isCut = isFull(window.data() + (m_at - offset));
        if (isCut || !belongs(piece.group)) {
            endRun(m_at, sink);
            m_isCut = isCut;
            (void)belongs(piece.group);
        }
        m_at += piece.length;
        m_characters += piece.characters;
    }
}

RunScanner::Piece RunScanner::otherPiece(ByteView bytes, Tail tail) {
    const Span span = m_codec.next(bytes, m_state, tail);
    if (span.length == 0)
        return {};
    Piece piece{span.length, span.count, TextGroup::Neutral};
    if (isError(span.status))
        piece.group = TextGroup::None;
    for (const char32_t c : span.text()) {
        const TextGroup group = m_groups.of(c);
        const bool decides = piece.group != TextGroup::None && group != TextGroup::Neutral;
        if (group == TextGroup::None || decides)
            piece.group = group;
        if (group == TextGroup::None)
            break;
    }
    if (piece.group == TextGroup::None)
        m_state = m_codec.stateAfterSync();
    return piece;
}

/// Whether a character of that group continues the open run; if none is open it begins one.
bool RunScanner::belongs(TextGroup group) {
    if (group < TextGroup::FirstScript || m_form == Form::Utf8)
        return true;
    if (m_script == TextGroup::Neutral)
        m_script = group;
    return m_script == group;
}

void RunScanner::endRun(std::uint64_t end, const Sink& sink) {
    if (m_characters >= m_least || (m_isCut && m_characters > 0))
        sink({m_begin, end});
    m_begin = end;
    m_characters = 0;
    m_script = TextGroup::Neutral;
    m_isCut = false;
}

} // namespace moji
