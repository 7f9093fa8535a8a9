#include "codec/lmbcs.h"

#include "codec/byte_order.h"
#include "codec/row_cell.h"
#include "codec/set_source.h"
#include "utf8/variants.h"

#include <charconv>

namespace moji {

namespace {

constexpr Byte kFirstDoubleByteGroup = 0x10;
constexpr Byte kUnicodeGroup = 0x14;
constexpr std::size_t kUnitLength = 3; // the group byte and a unit

void putUnit(EncodeStep& step, char32_t unit) {
    step.bytes[step.length++] = kUnicodeGroup;
    step.bytes[step.length++] = static_cast<Byte>(unit >> 8);
    step.bytes[step.length++] = static_cast<Byte>(unit);
}

/// "LMBCS-16" has group 10 (hexadecimal).
Byte groupInName(std::string_view name) {
    const std::string_view digits = name.substr(name.rfind('-') + 1);
    Byte group = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), group);
    return group;
}

} // namespace

LmbcsCodec::LmbcsCodec(CodecInfo info, const char* converter)
    : CodecLoops(std::move(info))
    , m_ownGroup(groupInName(converter))
    , m_set(storedSet({SetRecipe::Lmbcs, converter}))
    , m_flat(m_set) {}

Span LmbcsCodec::step(ByteView bytes, DecoderState& state, Tail tail) const {
    const Span span = character(bytes, tail);
    if (span.length == 0 || state.as<bool>())
        return span;
    state = DecoderState::of(true);
    return span.text() == U"\uFEFF" ? Span::byteOrderMark(span.length) : span;
}

Span LmbcsCodec::character(ByteView bytes, Tail tail) const {
    const Span first = m_set.decode(bytes, tail);
    if (first.count == 0 || !utf8::isSurrogate(first.codePoints[0]))
        return first;
    const Span lone = Span::error(first.length, SpanStatus::Illegal);
    if (!utf8::isLeadSurrogate(first.codePoints[0]))
        return lone;
    const ByteView rest = bytes.subspan(first.length);
    if (rest.empty() || (rest[0] == kUnicodeGroup && rest.size() < kUnitLength))
        return tail == Tail::MoreFollows
                   ? Span::needsMore()
                   : Span::error(static_cast<std::uint32_t>(bytes.size()), SpanStatus::Truncated);
    const Span second = m_set.decode(rest, tail);
    if (second.count == 0 || !utf8::isTrailSurrogate(second.codePoints[0]))
        return lone;
    return Span::character(first.length + second.length,
                           utf8::joinSurrogates(first.codePoints[0], second.codePoints[0]));
}

EncodeStep LmbcsCodec::encodeStep(std::u32string_view text, EncoderState&, Tail tail) const {
    const char32_t codePoint = text.front();
    if (codePoint < 0x10000 && !detail::isSurrogate(codePoint))
        return m_set.encode(text, tail);
    if (codePoint < 0x10000 || codePoint > 0x10FFFF)
        return {EncodeStep::Status::Unmappable, 1, 0, {}};
    EncodeStep step;
    step.consumed = 1;
    putUnit(step, 0xD800 + ((codePoint - 0x10000) >> 10));
    putUnit(step, 0xDC00 + (codePoint & 0x3FF));
    return step;
}

std::optional<RowCell> LmbcsCodec::rowCell(ByteView span) const {
    static constexpr RowCellRule kRules[] = {shiftJisRowCell, eucRowCell, big5RowCell, eucRowCell};
    const bool named = span.size() == kUnitLength;
    const Byte group = named ? span[0] : m_ownGroup;
    if (group < kFirstDoubleByteGroup || group >= kUnicodeGroup)
        return RowCell{};
    const ByteView code = named ? span.subspan(1) : span;
    // Codes of this length always consist of two bytes of the table.
    return code.size() == 2 ? kRules[group - kFirstDoubleByteGroup](code) : RowCell{};
}

std::unique_ptr<Codec> makeLmbcs(CodecInfo info, const char* converter) {
    return std::make_unique<LmbcsCodec>(std::move(info), converter);
}

} // namespace moji
