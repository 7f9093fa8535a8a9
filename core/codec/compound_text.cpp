#include "codec/compound_text.h"

#include "codec/byte_order.h"
#include "utf8/strict.h"

#include <algorithm>

namespace moji {

namespace {

constexpr Byte kEscape = 0x1B;
constexpr Byte kControlSequence = 0x9B; // CSI
constexpr Byte kStartOfText = 0x02;     // STX
constexpr std::string_view kToUtf8 = "\x1B%G";
constexpr std::string_view kFromUtf8 = "\x1B%@";
constexpr std::string_view kSegment = "\x1B%/";
constexpr std::size_t kSegmentHead = 6; // ESC % / n M L
constexpr std::size_t kLongestSegmentName = 48;

/// A set, its designations in GR and in GL (empty: not available there), and its source in ICU.
struct Set {
    GraphicKind kind;
    std::string_view right;
    std::string_view left;
    const char* converter;
    std::string_view prefix; // within `converter`; empty, with an EUC converter: its bytes 80..FF
};
// ICU's own x11-compound-text has each character in only one set, which is enough for writing but
// not for reading. The encoder tries the sets in this order.
constexpr const char* kJapanese = "ISO_2022,locale=ja,version=1";
constexpr const char* kChinese = "ISO_2022,locale=zh,version=1";
constexpr Set kSets[] = {
    {GraphicKind::Ascii, "", "\x1B(B", nullptr, ""},
    {GraphicKind::Set96, "\x1B-A", "", "ISO-8859-1", ""},
    {GraphicKind::Set96, "\x1B-B", "", "ISO-8859-2", ""},
    {GraphicKind::Set96, "\x1B-C", "", "ISO-8859-3", ""},
    {GraphicKind::Set96, "\x1B-D", "", "ISO-8859-4", ""},
    {GraphicKind::Set96, "\x1B-L", "", "ISO-8859-5", ""},
    {GraphicKind::Set96, "\x1B-G", "", "ISO-8859-6", ""},
    {GraphicKind::Set96, "\x1B-F", "", "ISO-8859-7", ""},
    {GraphicKind::Set96, "\x1B-H", "", "ISO-8859-8", ""},
    {GraphicKind::Set96, "\x1B-M", "", "ISO-8859-9", ""},
    {GraphicKind::Set96, "\x1B-_", "", "ISO-8859-14", ""},
    {GraphicKind::Set96, "\x1B-b", "", "ISO-8859-15", ""},
    {GraphicKind::Set96, "\x1B-T", "", "TIS-620", ""},
    {GraphicKind::Set94x94, "\x1B$)A", "\x1B$(A", kChinese, "\x1B$)A\x0E"},
    {GraphicKind::Set94x94, "\x1B$)B", "\x1B$(B", kJapanese, "\x1B$B"},
    {GraphicKind::Set94x94, "\x1B$)C", "\x1B$(C", "ISO_2022,locale=ko,version=0", "\x1B$)C\x0E"},
    {GraphicKind::Set94x94, "\x1B$)D", "\x1B$(D", kJapanese, "\x1B$(D"},
    {GraphicKind::Set94x94, "\x1B$)G", "\x1B$(G", kChinese, "\x1B$)G\x0E"},
    {GraphicKind::Set94x94, "\x1B$)H", "\x1B$(H", kChinese, "\x1B$*H\x1BN"},
    {GraphicKind::Set94x94, "\x1B$)I", "\x1B$(I", "euc-tw-2014", "\x8E\xA3"},
    {GraphicKind::Set94, "\x1B)I", "", kJapanese, "\x1B(I"},
    {GraphicKind::Set94, "\x1B)J", "\x1B(J", kJapanese, "\x1B(J"},
};
constexpr std::uint8_t kAscii = 0;
constexpr std::uint8_t kLatin1 = 1;

GraphicSet setFromIcu(const Set& set) {
    if (set.kind == GraphicKind::Ascii)
        return {};
    const bool highBit = set.prefix.empty() || !set.prefix.starts_with('\x1B');
    return graphicSetFromIcu(set.kind, {set.converter, set.prefix, highBit});
}

Span cutOff(ByteView bytes, Tail tail) {
    return tail == Tail::MoreFollows
               ? Span::needsMore()
               : Span::error(static_cast<std::uint32_t>(bytes.size()), SpanStatus::Truncated);
}

void put(EncodeStep& step, std::string_view bytes) {
    for (const char byte : bytes)
        step.bytes[step.length++] = static_cast<Byte>(byte);
}

/// The error kinds of UTF-8 are mapped to those of other encodings.
Span utf8Character(ByteView bytes, Tail tail) {
    Span span = utf8::decodeStrict(bytes, tail);
    if (isError(span.status)) {
        const bool cut = span.status == SpanStatus::TooShort && span.length == bytes.size();
        span.status = cut ? SpanStatus::Truncated : SpanStatus::Illegal;
    }
    return span;
}

/// CSI 1 ], CSI 2 ], CSI ]: left to right, right to left, back to the previous direction.
Span direction(ByteView bytes, Tail tail) {
    const bool hasParameter = bytes.size() > 1 && (bytes[1] == '1' || bytes[1] == '2');
    const std::size_t end = hasParameter ? 2 : 1;
    if (bytes.size() <= end)
        return cutOff(bytes, tail);
    return bytes[end] == ']' ? Span::control(static_cast<std::uint32_t>(end + 1))
                             : Span::error(1, SpanStatus::Illegal);
}

} // namespace

struct CompoundTextCodec::Shift {
    std::uint8_t left = kAscii;  // GL, an index into kSets
    std::uint8_t right = kAscii; // GR; the initial value means ISO 8859-1
    bool isUtf8 = false;
    std::uint8_t unit = 0;       // bytes per character in a segment with its own encoding
    std::uint16_t inSegment = 0; // bytes left in the segment
    [[nodiscard]] std::uint8_t gr() const { return right == kAscii ? kLatin1 : right; }
};

CompoundTextCodec::CompoundTextCodec(CodecInfo info)
    : CodecLoops(std::move(info)) {
    for (const Set& set : kSets)
        m_sets.push_back(setFromIcu(set));
}

Span CompoundTextCodec::step(ByteView bytes, DecoderState& state, Tail tail) const {
    auto shift = state.as<Shift>();
    const Byte byte = bytes[0];
    Span span = Span::character(1, byte); // a control code, a space, DEL
    if (shift.inSegment > 0) {
        const std::size_t length = std::min(shift.inSegment, std::uint16_t{shift.unit});
        if (bytes.size() < length)
            return cutOff(bytes, tail);
        shift.inSegment = static_cast<std::uint16_t>(shift.inSegment - length);
        span = Span::error(static_cast<std::uint32_t>(length), SpanStatus::Unmapped);
    } else if (byte == kEscape) {
        span = escape(bytes, shift, tail);
    } else if (shift.isUtf8) {
        span = utf8Character(bytes, tail);
    } else if (byte == kControlSequence) {
        span = direction(bytes, tail);
    } else if (byte >= 0xA0) {
        span = graphic(bytes, m_sets[shift.gr()], tail);
    } else if (isIn94(byte)) {
        span = graphic(bytes, m_sets[shift.left], tail);
    }
    if (span.length > 0)
        state = DecoderState::of(shift);
    return span;
}

/// One character of `set`, in the half (GL or GR) of its first byte.
Span CompoundTextCodec::graphic(ByteView bytes, const GraphicSet& set, Tail tail) const {
    const Byte half = bytes[0] & 0x80;
    std::array<Byte, 2> code{static_cast<Byte>(bytes[0] ^ half), 0};
    if (!set.begins(code[0]))
        return Span::error(1, SpanStatus::Illegal);
    if (!set.isDoubleByte() || bytes.size() == 1)
        return set.decode(ByteView(code).first(1), tail);
    code[1] = (bytes[1] & 0x80) == half ? bytes[1] ^ half : Byte{0};
    return set.decode(code, tail);
}

Span CompoundTextCodec::escape(ByteView bytes, Shift& shift, Tail tail) const {
    const std::string_view text = asChars(bytes);
    bool isPrefix = false;
    const auto begins = [&](std::string_view escape) {
        isPrefix = isPrefix || escape.starts_with(text);
        return !escape.empty() && text.starts_with(escape);
    };
    for (std::size_t i = 0; i < std::size(kSets); ++i) {
        const bool toRight = begins(kSets[i].right);
        if (!toRight && !begins(kSets[i].left))
            continue;
        (toRight ? shift.right : shift.left) = static_cast<std::uint8_t>(i);
        return Span::control(
            static_cast<std::uint32_t>((toRight ? kSets[i].right : kSets[i].left).size()));
    }
    if (begins(kToUtf8) || begins(kFromUtf8)) {
        shift.isUtf8 = text.starts_with(kToUtf8);
        return Span::control(3);
    }
    if (begins(kSegment)) {
        auto name = bytes.subspan(std::min(bytes.size(), kSegmentHead));
        name = name.first(std::min(name.size(), kLongestSegmentName));
        const auto end = std::ranges::find(name, kStartOfText);
        if (end == name.end())
            isPrefix = name.size() < kLongestSegmentName;
        else if (bytes[3] >= '0' && bytes[3] <= '4' && bytes[4] >= 0x80 && bytes[5] >= 0x80) {
            const auto head = static_cast<std::size_t>(end - name.begin()) + 1;
            const std::size_t length = (bytes[4] - 0x80u) * 128 + (bytes[5] - 0x80u);
            shift.unit = static_cast<std::uint8_t>(std::max(1, bytes[3] - '0'));
            shift.inSegment = static_cast<std::uint16_t>(length - std::min(length, head));
            return Span::control(static_cast<std::uint32_t>(kSegmentHead + head));
        }
    }
    return isPrefix ? cutOff(bytes, tail) : Span::error(1, SpanStatus::Illegal);
}

EncodeStep CompoundTextCodec::encodeStep(std::u32string_view text, EncoderState& state,
                                         Tail tail) const {
    const char32_t codePoint = text.front();
    if (codePoint > 0x10FFFF || detail::isSurrogate(codePoint) || codePoint == kEscape ||
        codePoint == kControlSequence)
        return {EncodeStep::Status::Unmappable, 1, 0, {}};
    auto shift = state.as<Shift>();
    EncodeStep step;
    step.consumed = 1;
    if (codePoint < 0x80 || (codePoint < 0xA0 && !shift.isUtf8)) {
        step.bytes[step.length++] = static_cast<Byte>(codePoint);
        return step;
    }
    std::uint8_t set =
        shift.gr(); // the set already designated, else the first set that has the character
    EncodeStep code = m_sets[set].encode(text, tail);
    for (std::size_t i = kLatin1; i < std::size(kSets); ++i) {
        if (code.status == EncodeStep::Status::Ok)
            break;
        set = static_cast<std::uint8_t>(i);
        code = m_sets[set].encode(text, tail);
    }
    const bool hasSet = code.status == EncodeStep::Status::Ok;
    if (shift.isUtf8 == hasSet)
        put(step, hasSet ? kFromUtf8 : kToUtf8);
    shift.isUtf8 = !hasSet;
    if (hasSet) {
        if (shift.gr() != set)
            put(step, kSets[set].right);
        shift.right = set;
        for (std::size_t i = 0; i < code.length; ++i)
            step.bytes[step.length++] = code.bytes[i] | 0x80;
        step.consumed = code.consumed;
    } else {
        char* const begin = reinterpret_cast<char*>(step.bytes.data());
        step.length = static_cast<std::uint8_t>(writeUtf8(codePoint, begin + step.length) - begin);
    }
    state = EncoderState::of(shift);
    return step;
}

EncodeStep CompoundTextCodec::finish(EncoderState& state) const {
    auto shift = state.as<Shift>();
    EncodeStep step;
    if (shift.isUtf8)
        put(step, kFromUtf8);
    shift.isUtf8 = false;
    state = EncoderState::of(shift);
    return step;
}

} // namespace moji
