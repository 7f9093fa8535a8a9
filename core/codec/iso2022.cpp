#include "codec/iso2022.h"

#include <cassert>

namespace moji {

namespace {

constexpr Byte kEscape = 0x1B;
constexpr Byte kShiftOut = 0x0E;
constexpr Byte kShiftIn = 0x0F;
constexpr std::uint8_t kAscii = 0;
constexpr std::uint8_t kNone = 0xFF; // no set is designated
constexpr std::string_view kToAscii = "\x1B(B";
constexpr std::size_t kLongestEscape = 6;

void put(EncodeStep& step, std::string_view bytes) {
    for (const char byte : bytes)
        step.bytes[step.length++] = static_cast<Byte>(byte);
}
void put(EncodeStep& step, Byte byte) {
    step.bytes[step.length++] = byte;
}

} // namespace

struct Iso2022Codec::Shift {
    std::array<std::uint8_t, 4> sets; // designated to G0..G3
    std::uint8_t locked = 0;          // 0 or 1: the set that bytes 21..7E select
    std::uint8_t single = 0;          // 2 or 3: the set of the next character
    bool started = false;             // the header has been written
};

Iso2022Codec::Iso2022Codec(CodecInfo info, const Iso2022Scheme& scheme, const char* converter)
    : CodecLoops(std::move(info))
    , m_scheme(scheme)
    , m_sets(1) {
    for (const Iso2022Scheme::Set& set : m_scheme.sets) {
        const bool isEuc = set.euc != nullptr;
        m_sets.push_back(graphicSetFromIcu(
            set.kind, {isEuc ? set.euc : converter, set.prefix, isEuc, set.corrections}));
    }
}

Iso2022Codec::Shift Iso2022Codec::initialShift() const {
    const std::uint8_t g1 = m_scheme.initialG1 != 0 ? m_scheme.initialG1 : kNone;
    return {{kAscii, g1, kNone, kNone}};
}

DecoderState Iso2022Codec::initialState() const {
    return DecoderState::of(initialShift());
}

EncoderState Iso2022Codec::initialEncoderState() const {
    return EncoderState::of(initialShift());
}

Span Iso2022Codec::step(ByteView bytes, DecoderState& state, Tail tail) const {
    auto shift = state.as<Shift>();
    const Span span = decode(bytes, shift, tail);
    if (span.length > 0)
        state = DecoderState::of(shift);
    return span;
}

Span Iso2022Codec::decode(ByteView bytes, Shift& shift, Tail tail) const {
    const Byte byte = bytes[0];
    if (byte == kEscape)
        return escape(bytes, shift, tail);
    if (shift.single != 0) // singleShift() has checked that a character starts here
        return m_sets[shift.sets[std::exchange(shift.single, std::uint8_t{0})]].decode(bytes, tail);
    if (byte == kShiftOut || byte == kShiftIn)
        return lockingShift(byte, shift);
    if (byte >= 0x80)
        return eighthBit(byte, shift);
    const GraphicSet& set = m_sets[shift.sets[shift.locked]];
    if (set.begins(byte))
        return set.decode(bytes, tail);
    endLine(byte, shift);
    if (shift.locked == 0 && m_sets[shift.sets[0]].isDoubleByte())
        return Span::error(1, SpanStatus::Illegal);
    return Span::character(1, byte);
}

Span Iso2022Codec::escape(ByteView bytes, Shift& shift, Tail tail) const {
    const std::string_view text = asChars(bytes);
    bool isPrefix = bytes.size() == 1;
    for (const auto& [escape, slot, set, isWritten] : m_scheme.designations) {
        if (text.starts_with(escape)) {
            shift.sets[slot] = set;
            shift.single = 0;
            return Span::control(static_cast<std::uint32_t>(escape.size()));
        }
        isPrefix = isPrefix || escape.starts_with(text);
    }
    if (m_scheme.hasSingleShifts && bytes.size() > 1 && (bytes[1] == 'N' || bytes[1] == 'O'))
        return singleShift(bytes, shift, tail);
    shift.single = 0;
    if (!isPrefix)
        return Span::error(1, SpanStatus::Illegal);
    return tail == Tail::MoreFollows
               ? Span::needsMore()
               : Span::error(static_cast<std::uint32_t>(bytes.size()), SpanStatus::Truncated);
}

Span Iso2022Codec::singleShift(ByteView bytes, Shift& shift, Tail tail) const {
    const std::uint8_t slot = bytes[1] == 'N' ? 2 : 3;
    shift.single = 0;
    if (shift.sets[slot] == kNone)
        return Span::error(1, SpanStatus::Illegal);
    if (bytes.size() == 2)
        return tail == Tail::MoreFollows ? Span::needsMore()
                                         : Span::error(2, SpanStatus::Truncated);
    if (!m_sets[shift.sets[slot]].begins(bytes[2]))
        return Span::error(2, SpanStatus::Illegal);
    shift.single = slot;
    return Span::control(2);
}

Span Iso2022Codec::lockingShift(Byte byte, Shift& shift) const {
    const std::uint8_t slot = byte == kShiftOut ? 1 : 0;
    if (!m_scheme.hasShifts || shift.sets[slot] == kNone)
        return Span::error(1, SpanStatus::Illegal);
    shift.locked = slot;
    return Span::control(1);
}

Span Iso2022Codec::eighthBit(Byte byte, const Shift& shift) const {
    const bool isKatakana = m_scheme.katakana8 != 0 && byte >= 0xA1 && byte <= 0xDF;
    if (!isKatakana || m_sets[shift.sets[shift.locked]].isDoubleByte())
        return Span::error(1, SpanStatus::Illegal);
    const Byte code[] = {static_cast<Byte>(byte & 0x7F)};
    return m_sets[m_scheme.katakana8].decode(code, Tail::AtEnd);
}

void Iso2022Codec::endLine(Byte byte, Shift& shift) const {
    const bool isLineFeed = byte == '\n';
    if (!isLineFeed && (byte != '\r' || m_scheme.lineEnd == LineEnd::ShiftsIn))
        return;
    shift.locked = 0;
    if (m_scheme.lineEnd == LineEnd::ClearsState)
        shift.sets = {kAscii, kNone, kNone, kNone};
    if (m_scheme.lineEnd == LineEnd::FreesPairs) {
        shift.sets[2] = kNone;
        if (m_sets[shift.sets[0]].isDoubleByte())
            shift.sets[0] = kAscii;
    }
}

EncodeStep Iso2022Codec::encodeStep(std::u32string_view text, EncoderState& state,
                                    Tail tail) const {
    const char32_t codePoint = text.front();
    const bool wouldShift = codePoint == kEscape || codePoint == kShiftOut || codePoint == kShiftIn;
    auto shift = state.as<Shift>();
    if (m_scheme.katakana8 != 0 && codePoint >= 0xFF61 && codePoint <= 0xFF9F)
        return encodeEighthBit(text, state, tail);
    EncodeStep code;
    const Designation* designation = nullptr;
    if (codePoint >= 0x80) {
        designation = designationFor(text, shift, code, tail);
        if (code.status == EncodeStep::Status::NeedsMore)
            return code;
    }
    if (wouldShift || (codePoint >= 0x80 && designation == nullptr))
        return {EncodeStep::Status::Unmappable, 1, 0, {}};

    EncodeStep step;
    if (!std::exchange(shift.started, true))
        put(step, m_scheme.header);
    step.consumed = designation != nullptr ? code.consumed : 1;
    if (designation != nullptr) {
        designate(step, shift, *designation);
        put(step, asChars(ByteView(code.bytes).first(code.length)));
    } else {
        toAscii(step, shift);
        put(step, static_cast<Byte>(codePoint));
        endLine(static_cast<Byte>(codePoint), shift);
    }
    state = EncoderState::of(shift);
    return step;
}

/// A half-width katakana character of JIS8.
EncodeStep Iso2022Codec::encodeEighthBit(std::u32string_view text, EncoderState& state,
                                         Tail tail) const {
    const EncodeStep code = m_sets[m_scheme.katakana8].encode(text, tail);
    assert(code.status == EncodeStep::Status::Ok && code.length == 1);
    auto shift = state.as<Shift>();
    EncodeStep step;
    if (m_sets[shift.sets[0]].isDoubleByte())
        toAscii(step, shift);
    put(step, static_cast<Byte>(code.bytes[0] | 0x80));
    step.consumed = 1;
    state = EncoderState::of(shift);
    return step;
}

EncodeStep Iso2022Codec::finish(EncoderState& state) const {
    auto shift = state.as<Shift>();
    EncodeStep step;
    toAscii(step, shift);
    state = EncoderState::of(shift);
    return step;
}

/// The set to write the front of `text` in, and its code there; nullptr if no set has it.
const Iso2022Scheme::Designation* Iso2022Codec::designationFor(std::u32string_view text,
                                                               const Shift& shift, EncodeStep& code,
                                                               Tail tail) const {
    const Designation* found = nullptr;
    int best = 0;
    for (const Designation& candidate : m_scheme.designations) {
        if (!candidate.isWritten)
            continue;
        const EncodeStep step = m_sets[candidate.set].encode(text, tail);
        if (step.status == EncodeStep::Status::Unmappable)
            continue;
        const int rank = preference(candidate, step.bytes[0], shift);
        if (rank <= best)
            continue;
        code = step;
        found = &candidate;
        best = rank;
    }
    return found;
}

/// Sets already designated come before others; extensions come last.
int Iso2022Codec::preference(const Designation& candidate, Byte codeBegin,
                             const Shift& shift) const {
    const auto& set = m_scheme.sets[candidate.set - 1u];
    if (set.hasVendorRows && (codeBegin == 0x20 + 13 || codeBegin > 0x20 + 84))
        return 1;
    if (shift.sets[candidate.slot] != candidate.set)
        return 2;
    return candidate.slot == shift.locked ? 4 : 3;
}

DecodedRun Iso2022Codec::decodeRun(ByteView bytes, DecoderState& state,
                                   const RunTarget& target) const {
    auto shift = state.as<Shift>();
    detail::RunWriter writer(bytes, target);
    while (shift.single == 0 && writer.hasRoom() && writer.left() >= kLongestEscape) {
        const Byte byte = writer.at()[0];
        const bool isControl = byte < 0x20;
        const bool changes = byte == kEscape || byte == kShiftOut || byte == kShiftIn;
        if (changes     ? !passControl(writer, shift)
            : isControl ? !putControl(writer, shift)
                        : !putPlain(writer, shift))
            break;
    }
    state = DecoderState::of(shift);
    return writer.run();
}

/// Decodes a graphic character of the current set, or a space. False if step() must do it.
bool Iso2022Codec::putPlain(detail::RunWriter& writer, Shift& shift) const {
    const Byte* const at = writer.at();
    const GraphicSet& set = m_sets[shift.sets[shift.locked]];
    if (set.kind() == GraphicKind::Ascii) {
        if (at[0] >= 0x80)
            return false;
        writer.put(at[0], 1);
        return true;
    }
    if (at[0] == 0x20)
        return set.kind() != GraphicKind::Set96 && putControl(writer, shift);
    const bool isPair = set.isDoubleByte();
    const char16_t character = isPair ? set.plainPair(at[0], at[1]) : set.plainSingle(at[0]);
    if (character != 0)
        writer.put(character, isPair ? 2 : 1);
    return character != 0;
}

/// Decodes 00..20, which are in no set of 94 characters, except what passControl() takes.
bool Iso2022Codec::putControl(detail::RunWriter& writer, Shift& shift) const {
    const Byte byte = writer.at()[0];
    Shift after = shift;
    if (byte == '\n' || byte == '\r')
        endLine(byte, after);
    if (after.locked == 0 && m_sets[after.sets[0]].isDoubleByte())
        return false;
    shift = after;
    writer.put(byte, 1);
    return true;
}

/// Passes over an escape or a locking shift. False for errors and single shifts.
bool Iso2022Codec::passControl(detail::RunWriter& writer, Shift& shift) const {
    const ByteView bytes(writer.at(), kLongestEscape);
    Shift after = shift;
    const Span span =
        bytes[0] == kEscape ? escape(bytes, after, Tail::AtEnd) : lockingShift(bytes[0], after);
    if (isError(span.status) || after.single != 0)
        return false;
    shift = after;
    writer.pass(span.length);
    return true;
}

/// The designation that designationFor() prefers for any character that its set has: that of the
/// locked set, or the only one there is. nullptr if there is none.
const Iso2022Scheme::Designation* Iso2022Codec::likelyDesignation(const Shift& shift) const {
    for (const Designation& candidate : m_scheme.designations) {
        if (candidate.isWritten && candidate.slot == shift.locked &&
            candidate.set == shift.sets[shift.locked])
            return &candidate;
    }
    return m_scheme.designations.size() == 1 ? m_scheme.designations.data() : nullptr;
}

Codec::Encoded Iso2022Codec::encodeRun(std::u32string_view text, EncoderState& state,
                                       std::span<Byte> out) const {
    auto shift = state.as<Shift>();
    if (!shift.started || m_scheme.katakana8 != 0)
        return {};
    const Designation* designation = likelyDesignation(shift);
    detail::RunEncoder encoder(text, out);
    for (; encoder.hasRoom(); encoder.pass()) {
        const char32_t codePoint = encoder.front();
        EncodeStep changes; // escapes and shifts
        if (codePoint < 0x80) {
            if (codePoint == kEscape || codePoint == kShiftOut || codePoint == kShiftIn)
                break;
            if (shift.locked != 0 || shift.sets[0] != kAscii) {
                toAscii(changes, shift);
                encoder.put(asChars(ByteView(changes.bytes).first(changes.length)));
                designation = likelyDesignation(shift);
            }
            encoder.put(static_cast<Byte>(codePoint));
            if (codePoint == '\n' || codePoint == '\r') {
                endLine(static_cast<Byte>(codePoint), shift);
                designation = likelyDesignation(shift);
            }
            continue;
        }
        if (designation == nullptr)
            break;
        const StoredCode code = m_sets[designation->set].plainCode(codePoint);
        if (code.empty() || preference(*designation, code[0], shift) == 1)
            break;
        if (shift.locked != designation->slot ||
            shift.sets[designation->slot] != designation->set) {
            designate(changes, shift, *designation);
            encoder.put(asChars(ByteView(changes.bytes).first(changes.length)));
        }
        encoder.put(asChars(ByteView(code.bytes).first(code.length)));
    }
    state = EncoderState::of(shift);
    return encoder.run();
}

void Iso2022Codec::designate(EncodeStep& step, Shift& shift, const Designation& designation) const {
    const std::uint8_t slot = designation.slot;
    if (shift.sets[slot] != designation.set)
        put(step, designation.escape);
    shift.sets[slot] = designation.set;
    if (slot >= 2) {
        put(step, slot == 2 ? "\x1BN" : "\x1BO");
    } else if (shift.locked != slot) {
        put(step, slot == 1 ? kShiftOut : kShiftIn);
        shift.locked = slot;
    }
}

void Iso2022Codec::toAscii(EncodeStep& step, Shift& shift) const {
    if (shift.locked != 0)
        put(step, kShiftIn);
    if (shift.sets[0] != kAscii)
        put(step, kToAscii);
    shift.locked = 0;
    shift.sets[0] = kAscii;
}

} // namespace moji
