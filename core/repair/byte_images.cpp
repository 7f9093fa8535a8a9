#include "repair/byte_images.h"

#include "detect/byte_map.h"
#include "repair/gap_reading.h"
#include "utf8/strict.h"

namespace moji::repair {

namespace {

/// What a byte is by itself.
std::optional<char32_t> characterOf(const Codec& codec, Byte byte) {
    DecoderState state = codec.initialState();
    const Span span = codec.next(ByteView(&byte, 1), state, Tail::AtEnd);
    return isError(span.status) || span.count != 1 ? std::nullopt
                                                   : std::optional(span.codePoints[0]);
}

} // namespace

ByteImages::ByteImages(std::span<const Candidate> candidates)
    : m_slots(kSlots)
    , m_images(1) {
    m_images.reserve(512); // the usual encodings have some more
    for (const Candidate& candidate : candidates) {
        if (candidate.info().family != CodecFamily::SingleByte ||
            !candidate.info().asciiCompatible || m_encodings.size() == kMost)
            continue;
        const std::size_t encoding = m_encodings.size();
        m_encodings.push_back(candidate);
        const Codec& codec = candidate.codec();
        const ByteMap map = byteMapOf(codec);
        for (unsigned value = 0x80; value <= 0xFF; ++value) {
            const auto byte = static_cast<Byte>(value);
            if (const auto character = map.isUsable ? map.of(byte) : characterOf(codec, byte))
                add(encoding, byte, *character);
        }
        m_dropped.push_back(droppedBytes(map));
        m_droppers |= m_dropped.back().empty() ? 0 : Set{1} << encoding;
    }
}

void ByteImages::add(std::size_t encoding, Byte byte, char32_t codePoint) {
    if (codePoint >= kSlots)
        return;
    if (m_slots[codePoint] == 0) {
        m_slots[codePoint] = static_cast<std::uint16_t>(m_images.size());
        m_images.emplace_back();
    }
    Image& image = m_images[m_slots[codePoint]];
    const Set bit = Set{1} << encoding;
    if (image.bytes[encoding] != 0)
        m_distinct &= ~bit;
    image.bytes[encoding] = byte;
    image.roles.present |= bit;
    if (utf8::isContinuation(byte))
        image.roles.continuation |= bit;
    const int length = utf8::sequenceLength(byte);
    image.roles.lead2 |= length == 2 ? bit : 0;
    image.roles.lead3 |= length == 3 ? bit : 0;
    image.roles.lead4 |= length == 4 ? bit : 0;
}

ByteImages::Set ByteImages::having(std::u32string_view text) const {
    Set having = all();
    for (const char32_t c : text)
        if (c >= 0x80 && c != U'\uFFFD')
            having &= roles(c).present;
    return having;
}

ByteImages::Set ByteImages::mayAllBeUtf8(std::u32string_view text) const {
    Set whole = all();
    Set one = 0; // encodings in which so many continuation bytes are due
    Set two = 0;
    Set three = 0;
    for (const char32_t c : text) {
        if (c < 0x80) {
            one = two = three = 0;
        } else {
            const Roles& roles = m_images[slotOf(c)].roles;
            const Set start = whole;
            whole = one & roles.continuation;
            one = (start & roles.lead2) | (two & roles.continuation);
            two = (start & roles.lead3) | (three & roles.continuation);
            three = start & roles.lead4;
        }
        if ((whole | one | two | three) == 0)
            break;
    }
    return whole;
}

std::optional<Byte> ByteImages::byte(std::size_t encoding, char32_t codePoint) const {
    if (codePoint < 0x80)
        return static_cast<Byte>(codePoint);
    const Byte byte = m_images[slotOf(codePoint)].bytes[encoding];
    return byte == 0 ? std::nullopt : std::optional(byte);
}

std::optional<std::u32string> ByteImages::readAsUtf8(std::size_t encoding,
                                                     std::u32string_view text) const {
    Bytes bytes;
    bytes.reserve(text.size());
    for (const char32_t c : text) {
        const auto byte = this->byte(encoding, c);
        if (!byte)
            return std::nullopt;
        bytes.push_back(*byte);
    }
    std::u32string result;
    result.reserve(bytes.size());
    for (ByteView rest = bytes; !rest.empty();) {
        const Span span = utf8::decodeStrict(rest, Tail::AtEnd);
        if (isError(span.status))
            return std::nullopt;
        result.push_back(span.codePoints[0]);
        rest = rest.subspan(span.length);
    }
    return result.size() < bytes.size() ? std::optional(std::move(result)) : std::nullopt;
}

} // namespace moji::repair
