// UTS #6, section 8, leaves the encoder's choices open. This encoder
//   - stays in the active window as long as it can,
//   - quotes a single character of another window, and switches if its neighbour is there too,
//   - redefines the least recently used window if enough characters will profit,
//   - enters Unicode mode for two adjacent characters without a window (Han, Hangul), and leaves it
//     when enough characters with a window follow.

#include "codec/byte_order.h"
#include "codec/scsu.h"
#include "codec/scsu_windows.h"

#include <algorithm>

namespace moji {

using namespace scsu;

namespace {

constexpr std::size_t kLookAhead = 8; // characters

struct Encoder {
    std::array<Position, 8> windows{};
    std::array<std::uint8_t, 8> recent{}; // windows, the most recently used first
    std::uint8_t active = 0;
    bool unicodeMode = false;
    bool started = false;
    std::uint8_t unused = 0;

    void start() {
        if (started)
            return;
        windows = kInitialWindows;
        for (std::uint8_t i = 0; i < 8; ++i)
            recent[i] = i;
        started = true;
    }
    [[nodiscard]] bool has(std::size_t window, char32_t codePoint) const {
        return codePoint - *offsetOf(windows[window]) < kWindowSize;
    }
    [[nodiscard]] std::optional<std::uint8_t> windowOf(char32_t codePoint) const {
        for (const std::uint8_t window : recent) {
            if (has(window, codePoint))
                return window;
        }
        return std::nullopt;
    }
    void use(std::uint8_t window) {
        std::uint8_t carried = window;
        for (std::uint8_t& place : recent) {
            std::swap(place, carried);
            if (carried == window)
                break;
        }
    }
    void activate(std::uint8_t window) {
        active = window;
        unicodeMode = false;
        use(window);
    }
};

void put(EncodeStep& step, char32_t byte) {
    step.bytes[step.length++] = static_cast<Byte>(byte);
}
void putUnit(EncodeStep& step, char32_t unit) {
    put(step, unit >> 8);
    put(step, unit & 0xFF);
}
/// Writes units in Unicode mode; quotes those whose first byte is a tag.
void putUtf16(EncodeStep& step, char32_t codePoint) {
    if (codePoint >= 0x10000) {
        putUnit(step, 0xD800 + ((codePoint - 0x10000) >> 10));
        putUnit(step, 0xDC00 + (codePoint & 0x3FF));
        return;
    }
    if (codePoint >= char32_t{kUnicodeChange} << 8 && codePoint <= 0xF2FF)
        put(step, kUnicodeQuote);
    putUnit(step, codePoint);
}
void putInWindow(EncodeStep& step, const Encoder& encoder, char32_t codePoint) {
    put(step, codePoint - *offsetOf(encoder.windows[encoder.active]) + 0x80);
}

std::optional<std::size_t> staticWindowOf(char32_t codePoint) {
    for (std::size_t i = 0; i < kStaticWindows.size(); ++i) {
        if (codePoint - kStaticWindows[i] < kWindowSize)
            return i;
    }
    return std::nullopt;
}

/// The first character of `rest` that is not passed through.
std::optional<char32_t> nextOther(std::u32string_view rest) {
    const auto found = std::ranges::find_if(rest, [](char32_t c) { return !passes(c); });
    return found == rest.end() ? std::nullopt : std::optional(*found);
}

/// How many characters at the front of `text` a window at `position` would serve, before one that
/// is neither passed through nor in that window.
std::size_t usesOf(Position position, std::u32string_view text, const Encoder& encoder) {
    std::size_t uses = 0;
    for (const char32_t codePoint : text) {
        const bool isIn = codePoint - *offsetOf(position) < kWindowSize;
        if (!passes(codePoint) && (!isIn || encoder.windowOf(codePoint)))
            break;
        uses += isIn;
    }
    return uses;
}

/// Redefines a window at `position`, with a tag of the current mode.
void defineWindow(EncodeStep& step, Encoder& encoder, Position position) {
    const std::uint8_t window = encoder.recent.back();
    if (position >= kExtended) {
        put(step, encoder.unicodeMode ? kUnicodeExtended : kDefineExtended);
        putUnit(step,
                static_cast<char32_t>(window) << 13 | static_cast<char32_t>(position - kExtended));
    } else {
        put(step, (encoder.unicodeMode ? kUnicodeDefine : kDefineWindow) + char32_t{window});
        put(step, position);
    }
    encoder.windows[window] = position;
    encoder.activate(window);
}

/// The window to return to from Unicode mode at the front of `text`, if that pays: compares the
/// cost in single-byte mode, including both switches, with two bytes per unit in Unicode mode.
std::optional<std::uint8_t> windowForReturn(std::u32string_view text, const Encoder& encoder) {
    std::optional<std::uint8_t> first;
    std::optional<std::uint8_t> active;
    std::size_t cost = 1; // the tag
    std::size_t run = 0;
    for (const char32_t codePoint : text) {
        if (const auto window = encoder.windowOf(codePoint)) {
            cost += active && active != window ? 2 : 1;
            active = window;
            first = first ? first : window;
        } else if (passes(codePoint)) {
            cost += 1;
        } else if (staticWindowOf(codePoint)) {
            cost += 2;
        } else {
            cost += 1; // the tag back
            break;
        }
        ++run;
    }
    const bool pays = cost < 2 * run || (cost == 2 * run && run == text.size());
    return pays ? std::optional(first.value_or(encoder.active)) : std::nullopt;
}

/// A character that is neither passed through nor in the active window.
void encodeElsewhere(EncodeStep& step, Encoder& encoder, std::u32string_view text) {
    const char32_t codePoint = text[0];
    const auto next = nextOther(text.substr(1));
    if (const auto window = encoder.windowOf(codePoint)) {
        if (!next || encoder.has(*window, *next) || !encoder.has(encoder.active, *next)) {
            put(step, kChangeWindow + char32_t{*window});
            encoder.activate(*window);
            putInWindow(step, encoder, codePoint);
        } else {
            put(step, kQuoteWindow + char32_t{*window});
            put(step, codePoint - *offsetOf(encoder.windows[*window]) + 0x80);
            encoder.use(*window);
        }
        return;
    }
    const auto position = codePoint == 0xFEFF ? std::nullopt : positionFor(codePoint);
    const auto fixed =
        staticWindowOf(codePoint); // quoting from it costs two bytes instead of three
    const bool windowPays = position && usesOf(*position, text, encoder) >= (fixed ? 4u : 2u);
    if (fixed && !windowPays) {
        put(step, kQuoteWindow + static_cast<char32_t>(*fixed));
        put(step, codePoint - kStaticWindows[*fixed]);
    } else if (position && (windowPays || codePoint >= 0x10000)) {
        defineWindow(step, encoder, *position);
        putInWindow(step, encoder, codePoint);
    } else if (text.size() > 1 && !passes(text[1]) && !encoder.windowOf(text[1]) &&
               codePoint != 0xFEFF) {
        put(step, kUnicodeMode);
        encoder.unicodeMode = true;
        putUtf16(step, codePoint);
    } else {
        put(step, kQuoteUnicode);
        putUnit(step, codePoint);
    }
}

void encodeSingleByteMode(EncodeStep& step, Encoder& encoder, std::u32string_view text) {
    if (passes(text[0]))
        put(step, text[0]);
    else if (encoder.has(encoder.active, text[0]))
        putInWindow(step, encoder, text[0]);
    else
        encodeElsewhere(step, encoder, text);
}

void encodeUnicodeMode(EncodeStep& step, Encoder& encoder, std::u32string_view text) {
    if (const auto window = windowForReturn(text, encoder)) {
        encoder.activate(*window);
        put(step, kUnicodeChange + char32_t{*window});
        encodeSingleByteMode(step, encoder, text);
        return;
    }
    const auto position = positionFor(text[0]);
    const std::size_t fewest =
        text[0] >= 0x10000 ? 2 : 3; // the minimum that pays: four bytes each, or two
    if (position && !encoder.windowOf(text[0]) && usesOf(*position, text, encoder) >= fewest) {
        defineWindow(step, encoder, *position);
        putInWindow(step, encoder, text[0]);
    } else {
        putUtf16(step, text[0]);
    }
}

} // namespace

EncodeStep ScsuCodec::encodeStep(std::u32string_view text, EncoderState& state, Tail tail) const {
    const char32_t codePoint = text.front();
    if (codePoint > 0x10FFFF || detail::isSurrogate(codePoint))
        return {EncodeStep::Status::Unmappable, 1, 0, {}};
    if (text.size() < kLookAhead && tail == Tail::MoreFollows)
        return {EncodeStep::Status::NeedsMore, 0, 0, {}};
    text = text.substr(0, kLookAhead);
    auto encoder = state.as<Encoder>();
    encoder.start();
    EncodeStep step;
    step.consumed = 1;
    if (encoder.unicodeMode)
        encodeUnicodeMode(step, encoder, text);
    else
        encodeSingleByteMode(step, encoder, text);
    state = EncoderState::of(encoder);
    return step;
}

namespace {

/// Whether encodeUnicodeMode() writes the front of `text` as a unit because a window cannot pay: a
/// character of the Han and Hangul area, or at most two that single-byte mode would pass through,
/// before one of that area.
bool staysInUnicodeMode(std::u32string_view text) {
    for (std::size_t i = 0; i < std::min<std::size_t>(3, text.size()); ++i) {
        if (text[i] >= 0x3400 && text[i] <= 0xD7FF)
            return true;
        if (!passes(text[i]))
            return false;
    }
    return false;
}

} // namespace

Codec::Encoded ScsuCodec::encodeRun(std::u32string_view text, EncoderState& state,
                                    std::span<Byte> out) const {
    const auto modes = state.as<Encoder>();
    if (!modes.started)
        return {};
    detail::RunEncoder encoder(text, out);
    const char32_t offset = *offsetOf(modes.windows[modes.active]);
    for (; encoder.hasRoom(); encoder.pass()) {
        const char32_t codePoint = encoder.front();
        if (modes.unicodeMode) {
            if (!staysInUnicodeMode(encoder.rest()))
                break;
            encoder.put(static_cast<Byte>(codePoint >> 8), static_cast<Byte>(codePoint));
        } else if (passes(codePoint)) {
            encoder.put(static_cast<Byte>(codePoint));
        } else if (codePoint - offset < kWindowSize) {
            encoder.put(static_cast<Byte>(codePoint - offset + 0x80));
        } else {
            break;
        }
    }
    return encoder.run();
}

} // namespace moji
