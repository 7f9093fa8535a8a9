#include "codec/iscii.h"

#include "codec/iscii_tables.h"

#include <algorithm>

namespace moji {

using namespace iscii;

namespace {

constexpr char32_t kZeroWidthNonJoiner = 0x200C;
constexpr char32_t kZeroWidthJoiner = 0x200D;

bool endsLine(char32_t c) {
    return c == U'\n' || c == U'\r';
}

Span cutOff(ByteView bytes, Tail tail) {
    return tail == Tail::MoreFollows
               ? Span::needsMore()
               : Span::error(static_cast<std::uint32_t>(bytes.size()), SpanStatus::Truncated);
}

/// The second bytes of combinations.
bool mayGoOn(Byte byte) {
    return byte == kVowelSign || byte == kHalant || byte == kNukta || byte == kDanda;
}

enum class Match { No, Yes, Perhaps };

/// Whether `bytes` start with `wanted`, or may do so once there are more.
Match match(ByteView bytes, ByteView wanted) {
    const std::size_t common = std::min(bytes.size(), wanted.size());
    if (!std::ranges::equal(bytes.first(common), wanted.first(common)))
        return Match::No;
    return common == wanted.size() ? Match::Yes : Match::Perhaps;
}

} // namespace

struct IsciiCodec::Decoder {
    std::uint8_t script;
    bool afterHalant = false;    // a nukta or halant here encodes a joiner
    bool afterNasalised = false; // A2 here encodes the other nasal sign
};

/// `last` and `beforeLast` are the previous bytes that may combine with the next one; 0 if they
/// cannot.
struct IsciiCodec::Encoder {
    std::uint8_t script;
    Byte last = 0;
    Byte beforeLast = 0;
};

struct IsciiCodec::Code {
    std::array<Byte, 3> bytes{};
    std::uint8_t length = 1;
    std::uint8_t codePoints = 1; // 0: needs more text
    bool joins = false;          // must combine with the byte before
};

IsciiCodec::IsciiCodec(CodecInfo info, std::uint8_t script)
    : CodecLoops(std::move(info))
    , m_defaultScript(script)
    , m_scripts(scriptsFromIcu()) {}

DecoderState IsciiCodec::initialState() const {
    return DecoderState::of(Decoder{m_defaultScript});
}

EncoderState IsciiCodec::initialEncoderState() const {
    return EncoderState::of(Encoder{m_defaultScript});
}

Span IsciiCodec::step(ByteView bytes, DecoderState& state, Tail tail) const {
    auto decoder = state.as<Decoder>();
    const Byte byte = bytes[0];
    Span span;
    if (isOfScript(byte)) {
        span = letter(bytes, decoder, tail);
    } else {
        decoder.afterHalant = decoder.afterNasalised = false;
        if (byte == kAttribute)
            span = attribute(bytes, decoder, tail);
        else if (byte == kExtension)
            span = extension(bytes, m_scripts[decoder.script], tail);
        else if (byte == kInvisible)
            span = bytes.size() == 1
                       ? cutOff(bytes, tail)
                       : Span::character(1, bytes[1] == kHalant ? U' ' : kZeroWidthJoiner);
        else
            span = byte < kFirstLetter ? Span::character(1, byte)
                                       : Span::error(1, SpanStatus::Unmapped);
        if (endsLine(byte))
            decoder.script = m_defaultScript;
    }
    if (span.length > 0)
        state = DecoderState::of(decoder);
    return span;
}

Span IsciiCodec::attribute(ByteView bytes, Decoder& decoder, Tail tail) const {
    if (bytes.size() == 1)
        return cutOff(bytes, tail);
    const Byte code = bytes[1];
    const auto script = std::ranges::find(kScriptCodes, code == 0x46 ? Byte{0x43} : code);
    if (script != kScriptCodes.end()) // 46 is Assamese, which is part of Bengali
        decoder.script = static_cast<std::uint8_t>(script - kScriptCodes.begin());
    else if (code == kDefaultScriptCode)
        decoder.script = m_defaultScript;
    else if (code < 0x21 || code > 0x3F)
        return Span::error(1, SpanStatus::Illegal);
    return Span::control(2);
}

Span IsciiCodec::extension(ByteView bytes, const IsciiScript& script, Tail tail) const {
    if (bytes.size() == 1)
        return cutOff(bytes, tail);
    if (bytes[1] < kFirstLetter || bytes[1] > kLastLetter)
        return Span::error(1, SpanStatus::Illegal);
    const char32_t codePoint = script.extended[bytes[1]];
    return codePoint != 0 ? Span::character(2, codePoint) : Span::error(2, SpanStatus::Unmapped);
}

Span IsciiCodec::letter(ByteView bytes, Decoder& decoder, Tail tail) const {
    const IsciiScript& script = m_scripts[decoder.script];
    const Byte byte = bytes[0];
    const bool afterHalant = std::exchange(decoder.afterHalant, false);
    const bool afterNasalised = std::exchange(decoder.afterNasalised, false);
    if (afterHalant && byte == kHalant)
        return Span::character(1, kZeroWidthNonJoiner);
    if (afterHalant && byte == kNukta)
        return Span::character(1, kZeroWidthJoiner);
    if (afterNasalised && byte == kNasal)
        return Span::character(1, script.nasal);
    if (script.combining[byte] && (bytes.size() == 1 || mayGoOn(bytes[1]))) {
        for (const auto& [wanted, length, meaning] : script.combinations) {
            const Match found = match(bytes, ByteView(wanted).first(length));
            if (found == Match::Yes)
                return meaning;
            if (found == Match::Perhaps && tail == Tail::MoreFollows)
                return Span::needsMore();
        }
    }
    decoder.afterHalant = byte == kHalant;
    decoder.afterNasalised = script.nasalised[byte];
    return script.letters[byte] != 0 ? Span::character(1, script.letters[byte])
                                     : Span::error(1, SpanStatus::Unmapped);
}

EncodeStep IsciiCodec::encodeStep(std::u32string_view text, EncoderState& state, Tail tail) const {
    const char32_t codePoint = text.front();
    auto encoder = state.as<Encoder>();
    EncodeStep step;
    step.consumed = 1;
    if (codePoint < kFirstLetter) {
        step.bytes[step.length++] = static_cast<Byte>(codePoint);
        state = EncoderState::of(Encoder{endsLine(codePoint) ? m_defaultScript : encoder.script});
        return step;
    }
    std::uint8_t script = encoder.script;
    auto code = codeIn(script, text, encoder, tail);
    if (const char32_t block = (codePoint - 0x0900) >> 7; !code && block < kScripts) {
        script = static_cast<std::uint8_t>(block);
        code = codeIn(script, text, Encoder{script}, tail);
    }
    if (!code)
        return {EncodeStep::Status::Unmappable, 1, 0, {}};
    if (code->codePoints == 0)
        return {EncodeStep::Status::NeedsMore, 0, 0, {}};

    if (script != encoder.script || (!code->joins && wouldJoin(encoder, code->bytes[0]))) {
        step.bytes[step.length++] = kAttribute;
        step.bytes[step.length++] = kScriptCodes[script];
        encoder = {script};
    }
    for (std::size_t i = 0; i < code->length; ++i)
        step.bytes[step.length++] = code->bytes[i];
    step.consumed = code->codePoints;
    const bool mayJoin = code->bytes[0] != kExtension && !(code->joins && code->bytes[0] != kNasal);
    const Byte last = mayJoin ? code->bytes[code->length - 1u] : Byte{0};
    state = EncoderState::of(Encoder{script, last, code->length == 1 ? encoder.last : Byte{0}});
    return step;
}

/// A final INV would be incomplete without a next byte.
EncodeStep IsciiCodec::finish(EncoderState& state) const {
    const auto encoder = state.as<Encoder>();
    if (encoder.last != kInvisible)
        return {};
    state = EncoderState::of(Encoder{encoder.script});
    return {EncodeStep::Status::Ok, 0, 2, {kAttribute, kScriptCodes[encoder.script]}};
}

std::optional<IsciiCodec::Code> IsciiCodec::codeIn(std::uint8_t script, std::u32string_view text,
                                                   const Encoder& encoder, Tail tail) const {
    const IsciiScript& tables = m_scripts[script];
    const char32_t codePoint = text.front();
    if (codePoint == kZeroWidthNonJoiner || codePoint == kZeroWidthJoiner)
        return joinerCode(codePoint, encoder);
    for (const auto& [bytes, length, meaning] : tables.combinations) {
        if (text.starts_with(meaning.text()))
            return Code{bytes, length, meaning.count};
        if (tail == Tail::MoreFollows && meaning.text().starts_with(text))
            return Code{{}, 0, 0};
    }
    if (codePoint == tables.nasal && tables.nasalised[encoder.last])
        return Code{{kNasal}, 1, 1, true};
    const auto byteOf = [&](const std::array<char32_t, 256>& letters) {
        return static_cast<Byte>(std::ranges::find(letters, codePoint) - letters.begin());
    };
    if (const Byte byte = byteOf(tables.letters); byte != 0)
        return Code{{byte}};
    if (const Byte byte = byteOf(tables.extended); byte != 0)
        return Code{{kExtension, byte}, 2};
    return std::nullopt;
}

std::optional<IsciiCodec::Code> IsciiCodec::joinerCode(char32_t codePoint,
                                                       const Encoder& encoder) const {
    const bool afterHalant = encoder.last == kHalant;
    if (codePoint == kZeroWidthNonJoiner)
        return afterHalant ? std::optional(Code{{kHalant}, 1, 1, true}) : std::nullopt;
    return afterHalant ? Code{{kNukta}, 1, 1, true} : Code{{kInvisible}};
}

/// Whether the decoder would combine `next` with the bytes before it.
bool IsciiCodec::wouldJoin(const Encoder& encoder, Byte next) const {
    const IsciiScript& script = m_scripts[encoder.script];
    if (encoder.last == kInvisible)
        return next == kHalant;
    if (encoder.last == kHalant && (next == kHalant || next == kNukta))
        return true;
    if (next == kNasal && script.nasalised[encoder.last])
        return true;
    return std::ranges::any_of(script.combinations, [&](const auto& combination) {
        const auto& bytes = combination.bytes;
        return combination.length == 2
                   ? bytes[0] == encoder.last && bytes[1] == next
                   : bytes[0] == encoder.beforeLast && bytes[1] == encoder.last && bytes[2] == next;
    });
}

} // namespace moji
