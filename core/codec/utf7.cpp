#include "codec/utf7.h"

#include "codec/byte_order.h"

namespace moji {

namespace {

constexpr std::string_view kUtf7Digits =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
constexpr std::string_view kImapDigits =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+,";

enum class Place : std::uint8_t { AtStart, AfterFirstShift, Later };

} // namespace

struct Utf7Codec::Decoder {
    Place place = Place::AtStart;
    bool isShifted = false;
    std::uint8_t bitCount = 0; // bits of the next unit already read: 0, 2 or 4
    std::uint8_t bits = 0;
};

struct Utf7Codec::Encoder {
    bool isShifted = false;
    std::uint8_t bitCount = 0; // bits not yet written: 0, 2 or 4
    std::uint8_t bits = 0;
};

/// Sixteen bits from base64 digits, and the bits left over after them.
struct Utf7Codec::Unit {
    std::size_t length = 0; // digits read
    bool isWhole = false;
    char32_t value = 0;
    unsigned bitCount = 0; // left over
    unsigned bits = 0;
};

Utf7Codec::Utf7Codec(CodecInfo info, Base64Flavour flavour)
    : CodecLoops(std::move(info))
    , m_flavour(flavour)
    , m_shift(flavour == Base64Flavour::Utf7 ? '+' : '&')
    , m_digits(flavour == Base64Flavour::Utf7 ? kUtf7Digits : kImapDigits) {
    m_valueOf.fill(-1);
    for (std::size_t i = 0; i < m_digits.size(); ++i)
        m_valueOf[static_cast<Byte>(m_digits[i])] = static_cast<std::int8_t>(i);
    for (std::size_t byte = 0; byte < m_isDirect.size(); ++byte)
        m_isDirect[byte] = isDirect(static_cast<Byte>(byte)) && byte != m_shift;
}

DecoderState Utf7Codec::stateAfterSync() const {
    return DecoderState::of(Decoder{Place::Later});
}

Span Utf7Codec::step(ByteView bytes, DecoderState& state, Tail tail) const {
    auto decoder = state.as<Decoder>();
    const Span span =
        decoder.isShifted ? shifted(bytes, decoder, tail) : direct(bytes, decoder, tail);
    if (span.length > 0)
        state = DecoderState::of(decoder);
    return span;
}

Span Utf7Codec::direct(ByteView bytes, Decoder& decoder, Tail tail) const {
    if (bytes[0] == m_shift)
        return shiftIn(bytes, decoder, tail);
    decoder.place = Place::Later;
    return isDirect(bytes[0]) ? Span::character(1, bytes[0]) : Span::error(1, SpanStatus::Illegal);
}

Span Utf7Codec::shiftIn(ByteView bytes, Decoder& decoder, Tail tail) const {
    if (bytes.size() == 1)
        return tail == Tail::MoreFollows ? Span::needsMore()
                                         : Span::error(1, SpanStatus::Truncated);
    const Place before = std::exchange(decoder.place, Place::Later);
    if (bytes[1] == '-')
        return Span::character(2, m_shift);
    if (m_valueOf[bytes[1]] < 0)
        return Span::error(1, SpanStatus::Illegal);
    if (before == Place::AtStart)
        decoder.place = Place::AfterFirstShift;
    decoder.isShifted = true;
    return Span::control(1);
}

Span Utf7Codec::shifted(ByteView bytes, Decoder& decoder, Tail tail) const {
    if (m_valueOf[bytes[0]] >= 0) {
        const Span span = character(bytes, decoder, tail);
        if (isError(span.status))
            decoder.bitCount = decoder.bits = 0;
        if (span.length > 0)
            decoder.place = Place::Later;
        return span;
    }
    decoder = {Place::Later};
    if (bytes[0] == '-')
        return Span::control(1);
    if (m_flavour == Base64Flavour::ImapMailbox)
        return Span::error(1, SpanStatus::Illegal);
    return direct(bytes, decoder, tail); // any other byte ends the run
}

/// The digits of one character. The spare bits of its last digit must be zero unless a digit
/// follows.
Span Utf7Codec::character(ByteView bytes, Decoder& decoder, Tail tail) const {
    const auto errorOf = [&](const Unit& unit) { // incomplete or illegal
        const bool cutOff = !unit.isWhole && unit.length == bytes.size();
        if (cutOff && tail == Tail::MoreFollows)
            return Span::needsMore();
        return Span::error(static_cast<std::uint32_t>(unit.length),
                           cutOff ? SpanStatus::Truncated : SpanStatus::Illegal);
    };
    const bool needsEnd = m_flavour == Base64Flavour::ImapMailbox;
    Unit unit = readUnit(bytes, {0, false, 0, decoder.bitCount, decoder.bits});
    if (!unit.isWhole || (unit.value & 0xFC00) == 0xDC00)
        return errorOf(unit);
    if ((unit.value & 0xFC00) == 0xD800) {
        const Unit second = readUnit(bytes, unit);
        if (!second.isWhole && second.length == bytes.size())
            return errorOf(second);
        if (!second.isWhole || (second.value & 0xFC00) != 0xDC00) {
            unit.bitCount = 0;
            return errorOf(unit);
        }
        const char32_t high = unit.value - 0xD800;
        unit = second;
        unit.value = 0x10000 + (high << 10) + (second.value - 0xDC00);
    }
    if (unit.length == bytes.size() && (unit.bits != 0 || needsEnd)) {
        if (tail == Tail::MoreFollows)
            return Span::needsMore();
        if (needsEnd)
            return Span::error(static_cast<std::uint32_t>(unit.length), SpanStatus::Truncated);
    }
    const bool digitFollows = unit.length < bytes.size() && m_valueOf[bytes[unit.length]] >= 0;
    const bool mayBeDirect =
        m_flavour == Base64Flavour::ImapMailbox && unit.value >= 0x20 && unit.value <= 0x7E;
    if ((unit.bits != 0 && !digitFollows) || mayBeDirect)
        return errorOf(unit);
    const bool isMark = decoder.place == Place::AfterFirstShift && unit.value == 0xFEFF;
    decoder.bitCount = static_cast<std::uint8_t>(unit.bitCount);
    decoder.bits = static_cast<std::uint8_t>(unit.bits);
    const auto length = static_cast<std::uint32_t>(unit.length);
    return isMark ? Span::byteOrderMark(length) : Span::character(length, unit.value);
}

DecodedRun Utf7Codec::decodeRun(ByteView bytes, DecoderState& state,
                                const RunTarget& target) const {
    auto decoder = state.as<Decoder>();
    if (decoder.place != Place::Later) // a byte-order mark may follow
        return {};
    constexpr std::size_t kLongest = 8; // bytes looked at for a character
    detail::RunWriter writer(bytes, target);
    while (writer.hasRoom() && writer.left() >= kLongest) {
        const Byte* const at = writer.at();
        if (decoder.isShifted) {
            if (!putShifted(writer, decoder))
                break;
        } else if (at[0] < 0x80 && m_isDirect[at[0]]) {
            writer.put(at[0], 1);
        } else if (at[0] == m_shift && m_valueOf[at[1]] >= 0) {
            decoder.isShifted = true;
            writer.pass(1);
        } else {
            break;
        }
    }
    state = DecoderState::of(decoder);
    return writer.run();
}

/// Decodes a character of the BMP in base64, or what ends a run: a `-` or a direct character. False
/// for anything else, and for errors. Three or two digits complete a unit.
bool Utf7Codec::putShifted(detail::RunWriter& writer, Decoder& decoder) const {
    const Byte* const at = writer.at();
    if (at[0] == '-') {
        decoder = {Place::Later};
        writer.pass(1);
        return true;
    }
    const bool endsRun = m_flavour == Base64Flavour::Utf7 && m_valueOf[at[0]] < 0;
    if (endsRun && at[0] < 0x80 && m_isDirect[at[0]]) {
        decoder = {Place::Later};
        writer.put(at[0], 1);
        return true;
    }
    const std::size_t digits = decoder.bitCount == 4 ? 2 : 3;
    int bits = decoder.bits;
    int check = 0; // negative if any byte is not a digit
    for (std::size_t i = 0; i < digits; ++i) {
        check |= m_valueOf[at[i]];
        bits = (bits << 6 | (m_valueOf[at[i]] & 0x3F));
    }
    const int left = decoder.bitCount + static_cast<int>(digits) * 6 - 16;
    const auto unit = static_cast<char32_t>(bits >> left);
    const int spare = bits & ((1 << left) - 1);
    const bool mayBeDirect = m_flavour == Base64Flavour::ImapMailbox && unit <= 0x7E;
    if (check < 0 || detail::isSurrogate(unit) || mayBeDirect ||
        (spare != 0 && m_valueOf[at[digits]] < 0))
        return false;
    decoder.bitCount = static_cast<std::uint8_t>(left);
    decoder.bits = static_cast<std::uint8_t>(spare);
    writer.put(unit, digits);
    return true;
}

/// Reads a unit after `from`, whose left-over bits come first.
Utf7Codec::Unit Utf7Codec::readUnit(ByteView bytes, Unit from) const {
    Unit unit = from;
    unit.isWhole = false;
    while (unit.bitCount < 16) {
        if (unit.length == bytes.size() || m_valueOf[bytes[unit.length]] < 0)
            return unit;
        unit.bits = unit.bits << 6 | static_cast<unsigned>(m_valueOf[bytes[unit.length++]]);
        unit.bitCount += 6;
    }
    unit.bitCount -= 16;
    unit.value = unit.bits >> unit.bitCount;
    unit.bits &= (1u << unit.bitCount) - 1;
    unit.isWhole = true;
    return unit;
}

/// RFC 2152: sets D and O, space, tab, CR, LF. RFC 3501: 20..7E. Both encode the shift character
/// itself in a different way.
bool Utf7Codec::isDirect(char32_t codePoint) const {
    const bool printable = codePoint >= 0x20 && codePoint <= 0x7E;
    if (m_flavour == Base64Flavour::ImapMailbox)
        return printable;
    return (printable && codePoint != '\\' && codePoint != '~') || codePoint == '\t' ||
           codePoint == '\n' || codePoint == '\r';
}

EncodeStep Utf7Codec::encodeStep(std::u32string_view text, EncoderState& state, Tail) const {
    const char32_t codePoint = text.front();
    if (codePoint > 0x10FFFF || detail::isSurrogate(codePoint))
        return {EncodeStep::Status::Unmappable, 1, 0, {}};
    auto encoder = state.as<Encoder>();
    EncodeStep step;
    step.consumed = 1;
    // Within base64, the shift character is also written in base64, if that is allowed.
    const bool shiftInBase64 =
        codePoint == m_shift && encoder.isShifted && m_flavour == Base64Flavour::Utf7;
    if (isDirect(codePoint) && !shiftInBase64) {
        if (encoder.isShifted)
            shiftOut(step, encoder, codePoint);
        step.bytes[step.length++] = static_cast<Byte>(codePoint);
        if (codePoint == m_shift)
            step.bytes[step.length++] = '-';
    } else {
        if (!encoder.isShifted)
            step.bytes[step.length++] = m_shift;
        encoder.isShifted = true;
        if (codePoint >= 0x10000) {
            putUnit(step, encoder, 0xD800 + ((codePoint - 0x10000) >> 10));
            putUnit(step, encoder, 0xDC00 + (codePoint & 0x3FF));
        } else {
            putUnit(step, encoder, codePoint);
        }
    }
    state = EncoderState::of(encoder);
    return step;
}

Codec::Encoded Utf7Codec::encodeRun(std::u32string_view text, EncoderState& state,
                                    std::span<Byte> out) const {
    auto shift = state.as<Encoder>();
    detail::RunEncoder encoder(text, out);
    for (; encoder.hasRoom(); encoder.pass()) {
        const char32_t codePoint = encoder.front();
        if (codePoint < 0x80 && m_isDirect[codePoint]) {
            if (shift.isShifted) {
                EncodeStep step;
                shiftOut(step, shift, codePoint);
                encoder.put(asChars(ByteView(step.bytes).first(step.length)));
            }
            encoder.put(static_cast<Byte>(codePoint));
            continue;
        }
        if (codePoint < 0x80 || codePoint > 0xFFFF || detail::isSurrogate(codePoint))
            break;
        if (!std::exchange(shift.isShifted, true))
            encoder.put(m_shift);
        std::uint32_t bits = std::uint32_t{shift.bits} << 16 | codePoint;
        unsigned count = shift.bitCount + 16u;
        for (; count >= 6; count -= 6)
            encoder.put(static_cast<Byte>(m_digits[bits >> (count - 6) & 0x3F]));
        shift.bitCount = static_cast<std::uint8_t>(count);
        shift.bits = static_cast<std::uint8_t>(bits & ((1u << count) - 1));
    }
    state = EncoderState::of(shift);
    return encoder.run();
}

EncodeStep Utf7Codec::finish(EncoderState& state) const {
    auto encoder = state.as<Encoder>();
    EncodeStep step;
    if (encoder.isShifted)
        shiftOut(step, encoder, '-');
    state = EncoderState::of(encoder);
    return step;
}

void Utf7Codec::putUnit(EncodeStep& step, Encoder& encoder, char32_t unit) const {
    unsigned bits = static_cast<unsigned>(encoder.bits) << 16 | static_cast<unsigned>(unit);
    unsigned count = encoder.bitCount + 16u;
    for (; count >= 6; count -= 6)
        step.bytes[step.length++] = static_cast<Byte>(m_digits[bits >> (count - 6) & 0x3F]);
    encoder.bitCount = static_cast<std::uint8_t>(count);
    encoder.bits = static_cast<std::uint8_t>(bits & ((1u << count) - 1));
}

/// Ends a run before `next`; UTF-7 may omit `-` if `next` cannot be mistaken for part of the run.
void Utf7Codec::shiftOut(EncodeStep& step, Encoder& encoder, char32_t next) const {
    if (encoder.bitCount > 0)
        step.bytes[step.length++] =
            static_cast<Byte>(m_digits[encoder.bits << (6 - encoder.bitCount) & 0x3F]);
    if (m_flavour == Base64Flavour::ImapMailbox || next == '-' || m_valueOf[next] >= 0)
        step.bytes[step.length++] = '-';
    encoder = {};
}

} // namespace moji
