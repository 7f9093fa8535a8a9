#include "codec/byte_order.h"
#include "codec/scsu.h"
#include "codec/scsu_windows.h"

namespace moji {

using namespace scsu;

namespace {

struct Decoder {
    std::array<Position, 8> windows{};
    std::uint8_t active = 0;
    bool unicodeMode = false;
    bool started = false; // the windows are valid only if true
    std::uint8_t unused = 0;

    void start() {
        if (!started)
            windows = kInitialWindows;
        started = true;
    }
    [[nodiscard]] char32_t offset(std::size_t window) const { return *offsetOf(windows[window]); }
};

/// The bytes do not suffice for a span of `length` bytes.
Span cutOff(ByteView bytes, Tail tail) {
    return tail == Tail::MoreFollows
               ? Span::needsMore()
               : Span::error(static_cast<std::uint32_t>(bytes.size()), SpanStatus::Truncated);
}

/// A UTF-16BE character at the front of `bytes`, after `quote` tag bytes; the second unit may have
/// a tag of its own. `tag` is the quoting tag.
Span unit(ByteView bytes, std::size_t quote, Byte tag, Tail tail) {
    const auto read = [&](std::size_t at) {
        return static_cast<char32_t>(bytes[at] << 8 | bytes[at + 1]);
    };
    const std::size_t length = quote + 2;
    if (bytes.size() < length)
        return cutOff(bytes, tail);
    const char32_t first = read(quote);
    const auto whole = static_cast<std::uint32_t>(length);
    if (first < 0xD800 || first > 0xDFFF)
        return Span::character(whole, first);
    if (first >= 0xDC00)
        return Span::error(whole, SpanStatus::Illegal);
    if (bytes.size() == length)
        return cutOff(bytes, tail);
    const std::size_t second = bytes[length] == tag ? length + 1 : length;
    if (second == length && quote > 0 && tag == kQuoteUnicode)
        return Span::error(whole, SpanStatus::Illegal); // single-byte mode continues
    if (bytes.size() < second + 2)
        return cutOff(bytes, tail);
    const char32_t low = read(second);
    if (low < 0xDC00 || low > 0xDFFF)
        return Span::error(whole, SpanStatus::Illegal);
    return Span::character(static_cast<std::uint32_t>(second + 2),
                           0x10000 + ((first - 0xD800) << 10) + (low - 0xDC00));
}

/// SDn and UDn: two bytes.
Span define(ByteView bytes, Decoder& decoder, Tail tail) {
    if (bytes.size() < 2)
        return cutOff(bytes, tail);
    if (!offsetOf(bytes[1]))
        return Span::error(2, SpanStatus::Illegal);
    decoder.active = bytes[0] & 7;
    decoder.windows[decoder.active] = bytes[1];
    decoder.unicodeMode = false;
    return Span::control(2);
}

/// SDX and UDX: three bits for the window, thirteen for the position.
Span defineExtended(ByteView bytes, Decoder& decoder, Tail tail) {
    if (bytes.size() < 3)
        return cutOff(bytes, tail);
    decoder.active = bytes[1] >> 5;
    decoder.windows[decoder.active] =
        static_cast<Position>(kExtended + ((bytes[1] & 0x1F) << 8 | bytes[2]));
    decoder.unicodeMode = false;
    return Span::control(3);
}

/// SQn: bytes below 80 are from a static window, the others from a dynamic one.
Span quoteWindow(ByteView bytes, const Decoder& decoder, Tail tail) {
    if (bytes.size() < 2)
        return cutOff(bytes, tail);
    const std::size_t window = bytes[0] - kQuoteWindow;
    const char32_t offset =
        bytes[1] < 0x80 ? kStaticWindows[window] : decoder.offset(window) - 0x80;
    return Span::character(2, offset + bytes[1]);
}

Span unicodeMode(ByteView bytes, Decoder& decoder, Tail tail) {
    const Byte byte = bytes[0];
    if (byte < kUnicodeChange || byte > kUnicodeReserved)
        return unit(bytes, 0, kUnicodeQuote, tail);
    if (byte == kUnicodeReserved)
        return Span::error(1, SpanStatus::Illegal);
    if (byte == kUnicodeQuote)
        return unit(bytes, 1, kUnicodeQuote, tail);
    if (byte == kUnicodeExtended)
        return defineExtended(bytes, decoder, tail);
    if (byte >= kUnicodeDefine)
        return define(bytes, decoder, tail);
    decoder.active = byte & 7;
    decoder.unicodeMode = false;
    return Span::control(1);
}

Span singleByteMode(ByteView bytes, Decoder& decoder, Tail tail) {
    const Byte byte = bytes[0];
    if (byte >= 0x80)
        return Span::character(1, decoder.offset(decoder.active) + byte - 0x80);
    if (passes(byte))
        return Span::character(1, byte);
    if (byte < kDefineExtended)
        return quoteWindow(bytes, decoder, tail);
    if (byte >= kDefineWindow)
        return define(bytes, decoder, tail);
    if (byte >= kChangeWindow) {
        decoder.active = byte & 7;
        return Span::control(1);
    }
    switch (byte) {
    case kDefineExtended:
        return defineExtended(bytes, decoder, tail);
    case kQuoteUnicode:
        return unit(bytes, 1, kQuoteUnicode, tail);
    case kUnicodeMode:
        decoder.unicodeMode = true;
        return Span::control(1);
    default:
        return Span::error(1, SpanStatus::Illegal); // 0C is reserved
    }
}

} // namespace

Span ScsuCodec::step(ByteView bytes, DecoderState& state, Tail tail) const {
    auto decoder = state.as<Decoder>();
    const bool atStart = !decoder.started;
    decoder.start();
    const Span span = decoder.unicodeMode ? unicodeMode(bytes, decoder, tail)
                                          : singleByteMode(bytes, decoder, tail);
    if (span.length == 0)
        return span;
    state = DecoderState::of(decoder);
    const bool isMark = atStart && span.count == 1 && span.codePoints[0] == 0xFEFF;
    return isMark ? Span::byteOrderMark(span.length) : span;
}

DecodedRun ScsuCodec::decodeRun(ByteView bytes, DecoderState& state,
                                const RunTarget& target) const {
    auto decoder = state.as<Decoder>();
    if (!decoder.started) // a byte-order mark may follow
        return {};
    constexpr std::size_t kLongest = 8; // of a character with its tags
    char32_t offset = decoder.offset(decoder.active);
    detail::RunWriter writer(bytes, target);
    while (writer.hasRoom() && writer.left() >= kLongest) {
        const Byte* const at = writer.at();
        if (!decoder.unicodeMode && (at[0] >= 0x80 || passes(at[0]))) {
            writer.put(at[0] >= 0x80 ? offset + at[0] - 0x80 : at[0], 1);
            continue;
        }
        const auto unit = static_cast<char32_t>(at[0] << 8 | at[1]);
        const bool isUnit = at[0] < kUnicodeChange || at[0] > kUnicodeReserved;
        if (decoder.unicodeMode && isUnit && !detail::isSurrogate(unit)) {
            writer.put(unit, 2);
            continue;
        }
        Decoder after = decoder;
        const Span span = after.unicodeMode ? unicodeMode({at, kLongest}, after, Tail::AtEnd)
                                            : singleByteMode({at, kLongest}, after, Tail::AtEnd);
        if (isError(span.status))
            break;
        decoder = after;
        offset = decoder.offset(decoder.active);
        if (span.count == 1)
            writer.put(span.codePoints[0], span.length);
        else
            writer.pass(span.length);
    }
    state = DecoderState::of(decoder);
    return writer.run();
}

} // namespace moji
