#include "decoders/disagreement.h"

#include "utf8/strict.h"
#include "utf8/variants.h"

#include <algorithm>
#include <array>

namespace moji {

namespace {

/// Whether the reading is a well-formed character, judged without its bytes.
bool isPlain(const Reading& reading) {
    return !reading.replaced && reading.length == utf8::encodedLength(reading.codePoint) &&
           !utf8::isSurrogate(reading.codePoint) && reading.codePoint <= 0x10FFFF;
}

DisagreementKind acceptedKind(const Reading& reading) {
    if (reading.codePoint > 0x10FFFF)
        return DisagreementKind::TooLargeAccepted;
    if (utf8::isSurrogate(reading.codePoint))
        return DisagreementKind::SurrogateAccepted;
    constexpr std::uint64_t kPair = 6;
    return reading.length == kPair && reading.codePoint > 0xFFFF
               ? DisagreementKind::PairJoined
               : DisagreementKind::OverlongAccepted;
}

class Comparison {
public:
    explicit Comparison(const ByteSource& source)
        : m_source(source) {}

    /// False if nothing more severe can follow, or the source cannot be read any more.
    bool take(const Reading& reading) {
        if (reading.offset != m_next)
            keep({DisagreementKind::CharacterDropped, reading});
        m_next = reading.offset + reading.length;
        if (isPlain(reading))
            return true;
        std::array<Byte, 8> bytes{};
        const auto count = m_source.read(reading.offset, bytes);
        if (!count) {
            m_error = count.error();
            return false;
        }
        if (const auto found = disagreementOf(reading, ByteView(bytes).first(*count)))
            keep(*found);
        return !m_gravest || m_gravest->kind != DisagreementKind::OverlongAccepted;
    }
    [[nodiscard]] Result<std::optional<Disagreement>> result() const {
        if (m_error)
            return *m_error;
        return m_gravest;
    }

private:
    void keep(const Disagreement& found) {
        if (!m_gravest || found.kind < m_gravest->kind)
            m_gravest = found;
    }

    const ByteSource& m_source;
    std::uint64_t m_next = 0;
    std::optional<Disagreement> m_gravest;
    std::optional<Error> m_error;
};

} // namespace

std::string_view identifier(DisagreementKind kind) {
    switch (kind) {
    case DisagreementKind::OverlongAccepted:
        return "overlong_accepted";
    case DisagreementKind::ByteEaten:
        return "byte_eaten";
    case DisagreementKind::CharacterRefused:
        return "character_refused";
    case DisagreementKind::CharacterDropped:
        return "character_dropped";
    case DisagreementKind::TooLargeAccepted:
        return "too_large_accepted";
    case DisagreementKind::SurrogateAccepted:
        return "surrogate_accepted";
    case DisagreementKind::PairJoined:
        return "pair_joined";
    case DisagreementKind::FewerReplacements:
        return "fewer_replacements";
    case DisagreementKind::MoreReplacements:
        return "more_replacements";
    }
    return "";
}

std::optional<Disagreement> disagreementOf(const Reading& reading, ByteView bytes) {
    if (isPlain(reading) || bytes.empty())
        return std::nullopt;
    if (!reading.replaced)
        return Disagreement{acceptedKind(reading), reading};
    const Span strict = utf8::decodeStrict(bytes, Tail::AtEnd);
    if (!isError(strict.status))
        return Disagreement{DisagreementKind::CharacterRefused, reading};
    if (reading.length == strict.length)
        return std::nullopt;
    if (reading.length < strict.length)
        return Disagreement{DisagreementKind::MoreReplacements, reading};
    const bool continues =
        strict.length < bytes.size() && utf8::isContinuation(bytes[strict.length]);
    return Disagreement{
        continues ? DisagreementKind::FewerReplacements : DisagreementKind::ByteEaten, reading};
}

Result<std::optional<Disagreement>>
gravestDisagreement(const ReadingDecoder& decoder, const ByteSource& source, std::stop_token stop) {
    Comparison comparison(source);
    const auto verdict = decoder.decode(
        source,
        [&](std::span<const Reading> readings) {
            return std::ranges::all_of(
                readings, [&](const Reading& reading) { return comparison.take(reading); });
        },
        stop);
    if (!verdict)
        return verdict.error();
    return comparison.result();
}

} // namespace moji
