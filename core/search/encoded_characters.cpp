#include "search/encoded_characters.h"

#include "unicode/surrogates.h"

#include <algorithm>
#include <array>
#include <bitset>

namespace moji::search {

namespace {

constexpr std::size_t kLongest = 4; // bytes of a character in a table

using Wanted = std::function<bool(std::u32string_view)>;
using Characters = std::vector<EncodedCharacter>;

/// Asks which bytes start a character, and which bytes may follow them.
class TableReader {
public:
    TableReader(const Codec& codec, const Wanted& wanted)
        : m_codec(codec)
        , m_wanted(wanted)
        , m_state(codec.stateAfterSync()) {}

    [[nodiscard]] std::optional<Characters> read() {
        if (!readFrom(0))
            return {};
        std::ranges::sort(m_found);
        m_found.erase(std::unique(m_found.begin(), m_found.end()), m_found.end());
        return std::move(m_found);
    }

private:
    /// Adds all characters that start with the first `count` bytes of m_bytes. False if that is
    /// impossible.
    bool readFrom(std::size_t count) {
        if (count == kLongest)
            return false;
        const bool isLast = count + 1 == kLongest;
        auto& last = m_last[m_bytes[0]];
        const bool isKnown = isLast && last.any();
        for (unsigned byte = 0; byte < 0x100; ++byte) {
            if (isKnown && !last[byte])
                continue;
            m_bytes[count] = static_cast<Byte>(byte);
            const Span span = next(count + 1, Tail::MoreFollows);
            if (isLast && span.length == kLongest)
                last.set(byte);
            if (!(span.length > 0 ? add(span, count + 1) : readFrom(count + 1)))
                return false;
        }
        return true;
    }

    [[nodiscard]] Span next(std::size_t count, Tail tail) {
        DecoderState state = m_state;
        const Span span = m_codec.next(ByteView(m_bytes).first(count), state, tail);
        m_hasState = m_hasState || state != m_state;
        return span;
    }

    /// Adds the codec's answer for `count` bytes, for which fewer bytes did not suffice.
    bool add(const Span& span, std::size_t count) {
        if (m_hasState)
            return false;
        if (isError(span.status))
            return true;
        if (span.length < count) // the following bytes decide
            return false;
        if (m_wanted(span.text()))
            m_found.push_back({std::u32string(span.text()),
                               Bytes(m_bytes.begin(), m_bytes.begin() + span.length)});
        return span.count > 0;
    }

    const Codec& m_codec;
    const Wanted& m_wanted;
    const DecoderState m_state;
    bool m_hasState = false;
    std::array<Byte, kLongest> m_bytes{};
    // By the first of four bytes: the last bytes that complete a sequence; they do not depend on
    // the two between.
    std::array<std::bitset<256>, 256> m_last;
    Characters m_found;
};

Characters byEncoding(const Codec& codec, char32_t last, const Wanted& wanted) {
    Characters found;
    for (char32_t c = 0; c <= last; ++c) {
        if (unicode::isSurrogate(c) || !wanted({&c, 1}))
            continue;
        if (auto bytes = encodeAll(codec, {&c, 1}))
            found.push_back({std::u32string(1, c), *std::move(bytes)});
    }
    return found;
}

} // namespace

bool hasOneForm(const CodecInfo& info) {
    if (!info.reversible)
        return false;
    switch (info.sync) {
    case Synchronisation::EveryByte:
    case Synchronisation::Utf8:
    case Synchronisation::AfterLineFeed:
        return true;
    case Synchronisation::TwoBytes:
    case Synchronisation::FourBytes: // for UTF-16 and UTF-32, a byte-order mark in the text decides
        return info.name.ends_with("LE") || info.name.ends_with("BE");
    case Synchronisation::Checkpoint:
        return false;
    }
    return false;
}

std::optional<Characters> encodedCharacters(const Codec& codec, char32_t last,
                                            const Wanted& wanted) {
    const CodecInfo& info = codec.info();
    if (info.family == CodecFamily::Unicode)
        return hasOneForm(info) && !info.yieldsSurrogates
                   ? std::optional(byEncoding(codec, last, wanted))
                   : std::nullopt;
    const bool isTable =
        info.family == CodecFamily::SingleByte || info.family == CodecFamily::DoubleByte;
    if (!isTable || info.sync == Synchronisation::Checkpoint)
        return {};
    return TableReader(codec, wanted).read();
}

} // namespace moji::search
