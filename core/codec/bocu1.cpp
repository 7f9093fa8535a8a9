#include "codec/bocu1.h"

#include "codec/byte_order.h"

#include <algorithm>

namespace moji {

namespace {

constexpr std::int32_t kAsciiPrevious = 0x40; // at the beginning and after a control character
constexpr std::int32_t kMiddle = 0x90;        // the lead byte of distance 0
constexpr Byte kReset = 0xFF;
constexpr std::int32_t kTrailCount = 243; // values of a trail byte
constexpr std::int32_t kTrailCount2 = kTrailCount * kTrailCount;
constexpr std::int32_t kTrailOffset = 0x0D; // trail bytes 21..FF have the values 20..242

/// The distances that start with `lead`: a form with `trails` trail bytes, whose first (lowest)
/// distance is `base`.
struct LeadForm {
    int trails;
    std::int32_t base;
};

// Positive distances grow up from lead 90: 1 byte up to CF, then 43 leads of 2 bytes, 3 of 3, 1 of
// 4. Negative ones grow down in the same way.
constexpr std::int32_t kReach1 = 64;
constexpr std::int32_t kReach2 = kReach1 + 43 * kTrailCount;
constexpr std::int32_t kReach3 = kReach2 + 3 * kTrailCount2;

constexpr LeadForm formOf(std::int32_t lead) {
    if (lead >= 0xFE)
        return {3, kReach3};
    if (lead >= 0xFB)
        return {2, kReach2 + (lead - 0xFB) * kTrailCount2};
    if (lead >= 0xD0)
        return {1, kReach1 + (lead - 0xD0) * kTrailCount};
    if (lead >= 0x50)
        return {0, lead - kMiddle};
    if (lead >= 0x25)
        return {1, (lead - 0x50) * kTrailCount - kReach1};
    if (lead >= 0x22)
        return {2, (lead - 0x25) * kTrailCount2 - kReach2};
    return {3, -kTrailCount2 * kTrailCount - kReach3};
}

constexpr std::int32_t kFirstLead = 0x21;
constexpr auto kBases = [] { // of all leads, in order
    std::array<std::int32_t, kReset - kFirstLead> bases{};
    for (std::size_t i = 0; i < bases.size(); ++i)
        bases[i] = formOf(kFirstLead + static_cast<std::int32_t>(i)).base;
    return bases;
}();

/// The value of a trail byte, or -1. Trail bytes include 20 control codes, but none that editors
/// and protocols act on.
constexpr std::int32_t trailValue(Byte byte) {
    if (byte > 0x20)
        return byte - kTrailOffset;
    if (byte >= 0x01 && byte <= 0x06)
        return byte - 0x01;
    if (byte >= 0x10 && byte <= 0x19)
        return byte - 0x10 + 6;
    if (byte >= 0x1C && byte <= 0x1F)
        return byte - 0x1C + 16;
    return -1;
}

constexpr auto kTrailValues = [] { // of all bytes
    std::array<std::int16_t, 256> values{};
    for (std::size_t i = 0; i < values.size(); ++i)
        values[i] = static_cast<std::int16_t>(trailValue(static_cast<Byte>(i)));
    return values;
}();

constexpr Byte trailByte(std::int32_t value) {
    if (value >= 20)
        return static_cast<Byte>(value + kTrailOffset);
    return static_cast<Byte>(value < 6    ? value + 0x01
                             : value < 16 ? value - 6 + 0x10
                                          : value - 16 + 0x1C);
}

/// The code point from which the next distance is counted: the middle of the block of 128 for small
/// scripts, or of a larger block.
constexpr std::int32_t previousAfter(std::int32_t codePoint) {
    if (codePoint >= 0x3040 && codePoint <= 0x309F)
        return 0x3070; // Hiragana is not aligned to 128
    if (codePoint >= 0x4E00 && codePoint <= 0x9FA5)
        return 0x4E00 + kReach2; // the first Han character is reached by the lowest two-byte form
    if (codePoint >= 0xAC00 && codePoint <= 0xD7A3)
        return (0xD7A3 + 0xAC00) / 2;
    return (codePoint & ~0x7F) + 0x40;
}

/// The code point to count from, and whether any byte has been read.
struct State {
    std::int32_t previous;
    std::uint32_t started;
    [[nodiscard]] std::int32_t from() const { return started != 0 ? previous : kAsciiPrevious; }
};

/// The code for `distance`, and its length.
std::size_t putDistance(std::int32_t distance, Byte* out) {
    if (distance >= -kReach1 && distance < kReach1) {
        out[0] = static_cast<Byte>(kMiddle + distance);
        return 1;
    }
    if (distance >= -kReach2 && distance < kReach2) {
        const bool isAbove = distance >= 0;
        // Below, the leads 25..4F are counted up from the lowest distance of this form.
        const std::int32_t rest = isAbove ? distance - kReach1 : distance + kReach2;
        out[0] = static_cast<Byte>((isAbove ? 0xD0 : 0x25) + rest / kTrailCount);
        out[1] = trailByte(rest % kTrailCount);
        return 2;
    }
    if (distance >= -kReach3 && distance < kReach3) { // between kana and Han
        const bool isAbove = distance >= 0;
        const std::int32_t rest = isAbove ? distance - kReach2 : distance + kReach3;
        out[0] = static_cast<Byte>((isAbove ? 0xFB : 0x22) + rest / kTrailCount2);
        out[1] = trailByte(rest / kTrailCount % kTrailCount);
        out[2] = trailByte(rest % kTrailCount);
        return 3;
    }
    const auto above = std::ranges::upper_bound(kBases, distance);
    const std::int32_t lead = kFirstLead + static_cast<std::int32_t>(above - kBases.begin()) - 1;
    const auto [trails, base] = formOf(lead);
    out[0] = static_cast<Byte>(lead);
    std::int32_t rest = distance - base;
    for (auto i = static_cast<std::size_t>(trails); i > 0; --i, rest /= kTrailCount)
        out[i] = trailByte(rest % kTrailCount);
    return static_cast<std::size_t>(trails) + 1;
}

Span multiByte(ByteView bytes, std::int32_t from, Tail tail) {
    const auto [trails, base] = formOf(bytes[0]);
    std::int32_t distance = 0;
    for (int i = 1; i <= trails; ++i) {
        const auto at = static_cast<std::size_t>(i);
        if (at == bytes.size())
            return tail == Tail::MoreFollows
                       ? Span::needsMore()
                       : Span::error(static_cast<std::uint32_t>(i), SpanStatus::Truncated);
        const std::int32_t value = trailValue(bytes[at]);
        if (value < 0)
            return Span::error(static_cast<std::uint32_t>(i), SpanStatus::Illegal);
        distance = distance * kTrailCount + value;
    }
    const auto length = static_cast<std::uint32_t>(trails) + 1;
    const std::int32_t codePoint = from + base + distance;
    if (codePoint < 0 || codePoint > 0x10FFFF ||
        detail::isSurrogate(static_cast<char32_t>(codePoint)))
        return Span::error(length, SpanStatus::Illegal);
    return Span::character(length, static_cast<char32_t>(codePoint));
}

} // namespace

DecoderState Bocu1Codec::stateAfterSync() const {
    return DecoderState::of(State{kAsciiPrevious, 1});
}

Span Bocu1Codec::step(ByteView bytes, DecoderState& state, Tail tail) const {
    const auto before = state.as<State>();
    const Byte lead = bytes[0];
    if (lead <= 0x20) {
        const std::int32_t next = lead == 0x20 ? before.from() : kAsciiPrevious;
        state = DecoderState::of(State{next, 1});
        return Span::character(1, lead);
    }
    if (lead == kReset) {
        state = stateAfterSync();
        return Span::control(1);
    }
    const Span span = multiByte(bytes, before.from(), tail);
    if (span.length == 0)
        return span;
    if (isError(span.status)) {
        state = DecoderState::of(State{before.from(), 1});
        return span;
    }
    const auto codePoint = static_cast<std::int32_t>(span.codePoints[0]);
    state = DecoderState::of(State{previousAfter(codePoint), 1});
    return before.started == 0 && codePoint == 0xFEFF ? Span::byteOrderMark(span.length) : span;
}

EncodeStep Bocu1Codec::encodeStep(std::u32string_view text, EncoderState& state, Tail) const {
    const char32_t front = text.front();
    if (front > 0x10FFFF || detail::isSurrogate(front))
        return {EncodeStep::Status::Unmappable, 1, 0, {}};
    const std::int32_t from = state.as<State>().from();
    if (front <= 0x20) {
        state = EncoderState::of(State{front == 0x20 ? from : kAsciiPrevious, 1});
        return {EncodeStep::Status::Ok, 1, 1, {static_cast<Byte>(front)}};
    }
    const auto codePoint = static_cast<std::int32_t>(front);
    state = EncoderState::of(State{previousAfter(codePoint), 1});

    EncodeStep step{EncodeStep::Status::Ok, 1, 0, {}};
    step.length = static_cast<std::uint8_t>(putDistance(codePoint - from, step.bytes.data()));
    return step;
}

DecodedRun Bocu1Codec::decodeRun(ByteView bytes, DecoderState& state,
                                 const RunTarget& target) const {
    if (state.as<State>().started == 0) // a byte-order mark may follow
        return {};
    std::int32_t previous = state.as<State>().previous;
    detail::RunWriter writer(bytes, target);
    while (writer.hasRoom() && writer.left() >= 4) {
        const Byte* const at = writer.at();
        const Byte lead = at[0];
        if (lead <= 0x20) {
            previous = lead == 0x20 ? previous : kAsciiPrevious;
            writer.put(lead, 1);
            continue;
        }
        if (lead == kReset)
            break;
        std::int32_t codePoint = previous + kBases[lead - std::size_t{kFirstLead}];
        std::size_t length = 1;
        if (lead < 0x25 || lead >= 0xFB) {
            const Span span = multiByte({at, 4}, previous, Tail::AtEnd);
            if (isError(span.status))
                break;
            codePoint = static_cast<std::int32_t>(span.codePoints[0]);
            length = span.length;
        } else if (lead < 0x50 || lead >= 0xD0) {
            const std::int32_t second = kTrailValues[at[1]];
            if (second < 0)
                break;
            codePoint += second;
            length = 2;
        }
        if (codePoint < 0 || codePoint > 0x10FFFF ||
            detail::isSurrogate(static_cast<char32_t>(codePoint)))
            break;
        previous = previousAfter(codePoint);
        writer.put(static_cast<char32_t>(codePoint), length);
    }
    state = DecoderState::of(State{previous, 1});
    return writer.run();
}

Codec::Encoded Bocu1Codec::encodeRun(std::u32string_view text, EncoderState& state,
                                     std::span<Byte> out) const {
    if (state.as<State>().started == 0)
        return {};
    std::int32_t previous = state.as<State>().previous;
    detail::RunEncoder encoder(text, out);
    for (; encoder.hasRoom(); encoder.pass()) {
        const char32_t front = encoder.front();
        if (front <= 0x20) {
            previous = front == 0x20 ? previous : kAsciiPrevious;
            encoder.put(static_cast<Byte>(front));
            continue;
        }
        if (front > 0x10FFFF || detail::isSurrogate(front))
            break;
        const auto codePoint = static_cast<std::int32_t>(front);
        encoder.advance(putDistance(codePoint - previous, encoder.to()));
        previous = previousAfter(codePoint);
    }
    state = EncoderState::of(State{previous, 1});
    return encoder.run();
}

} // namespace moji
