#include "repair/remaining_damage.h"

#include "repair/character_traits.h"
#include "repair/letters.h"
#include "repair/misread_sequence.h"
#include "repair/text_cost.h"
#include "text/ascii.h"
#include "text/find_character.h"
#include "utf8/strict.h"
#include "utf8/utf8_writer.h"

#include <unicode/uchar.h>

#include <algorithm>

namespace moji::repair {

RemainingDamage::RemainingDamage(const CodecRegistry& codecs, const Chain& chain)
    : m_codecs(codecs)
    , m_chain(chain)
    , m_escaped(chain.empty() || chain.front().kind != StepKind::Encode) {
    const bool wasUtf8 = std::ranges::find(chain, Step{StepKind::Decode, "UTF-8"}) != chain.end();
    m_misreadAs = wasUtf8 && !m_escaped ? codecs.find(chain.front().codec) : nullptr;
}

bool RemainingDamage::isIn(std::string_view text) const {
    if (m_escaped || moji::isAscii(text))
        return false;
    const std::u32string characters = fromUtf8(text);
    for (std::size_t i = 0; i < characters.size(); ++i) {
        if (characters[i] >= 0x80 && characters[i] != U'\uFFFD' && looksDamaged(characters, i))
            return true;
    }
    return false;
}

bool RemainingDamage::looksDamaged(std::u32string_view text, std::size_t at) const {
    constexpr char32_t kFirstAsian = 0x2E80;
    if (!m_misreadAs) // legacy text has no structure: any letter that the chain changes
        return u_isalpha(static_cast<UChar32>(text[at])) != 0 && isChanged(text[at]);
    if (m_misreadAs->info().family != CodecFamily::SingleByte)
        return text[at] >= kFirstAsian;
    const auto lead = misreadByte(text[at]);
    const auto length = lead ? static_cast<std::size_t>(utf8::sequenceLength(*lead)) : 0;
    if (length < 2)
        return false;
    Bytes sequence{*lead};
    for (const char32_t c : text.substr(at + 1, length - 1)) {
        const auto next = misreadByte(c);
        if (!next || !utf8::isContinuation(*next))
            break;
        sequence.push_back(*next);
    }
    if (sequence.size() < length)
        return isCutOff(text, at, sequence.size());
    return !isError(utf8::decodeStrict(sequence, Tail::AtEnd).status);
}

/// Whether a character that lost its last bytes is there, of which `count` are left: trá»i, Ãgua,
/// ð or Ä by itself. Other letters may well be intact ones.
bool RemainingDamage::isCutOff(std::u32string_view text, std::size_t at, std::size_t count) const {
    const char32_t next = characterAt(text, at + count);
    if (!isAscii(next))
        return false;
    if (count > 1)
        return u_isalpha(static_cast<UChar32>(next)) != 0;
    const bool isCapital = next >= U'A' && next <= U'Z';
    const bool isInWord = u_isalpha(static_cast<UChar32>(characterAt(text, at - 1))) != 0 ||
                          u_isalpha(static_cast<UChar32>(next)) != 0;
    return (text[at] == U'Ã' && !isCapital) ||
           ((text[at] == U'ð' || text[at] == U'Ä') && !isInWord);
}

bool RemainingDamage::hasCharacter(std::string_view text) const {
    if (!m_misreadAs || moji::isAscii(text))
        return false;
    const std::u32string characters = fromUtf8(text);
    if (m_misreadAs->info().family != CodecFamily::SingleByte)
        return hasRunOfBytes(characters);
    for (std::size_t at = 0; (at = findOther(characters, at)) < characters.size(); ++at) {
        const auto span =
            misreadSequence(characters, at, [this](char32_t c) { return misreadByte(c); });
        if (span && !areBoxes(std::u32string_view(characters).substr(at, span->length)))
            return true;
    }
    return false;
}

/// Whether characters beyond ASCII, all that follow one another, are UTF-8 as bytes of a set of
/// several bytes a character.
bool RemainingDamage::hasRunOfBytes(std::u32string_view text) const {
    for (std::size_t at = 0; (at = findOther(text, at)) < text.size();) {
        const std::u32string_view rest = text.substr(at);
        const auto end = std::ranges::find_if(rest, [](char32_t c) { return c < 0x80; });
        const std::u32string_view run(rest.begin(), end);
        const auto bytes = encodeAll(*m_misreadAs, run);
        if (bytes && decodeWhole(m_codecs.utf8(), *bytes))
            return true;
        at += run.size();
    }
    return false;
}

bool RemainingDamage::improves(std::string_view line) const {
    constexpr double kEnough = 2; // bits
    if (m_escaped || m_misreadAs || moji::isAscii(line))
        return false;
    const auto after = replay(m_codecs, m_chain, line);
    return after && *after != line && after->find("\xEF\xBF\xBD") == after->npos &&
           bitsOf(fromUtf8(line)) - bitsOf(fromUtf8(*after)) > kEnough;
}

bool RemainingDamage::isChanged(char32_t c) const {
    const std::string character = toUtf8(std::u32string_view(&c, 1));
    return replay(m_codecs, m_chain, character) != character;
}

std::optional<Byte> RemainingDamage::misreadByte(char32_t c) const {
    EncoderState state = m_misreadAs->initialEncoderState();
    const EncodeStep step = m_misreadAs->encode({&c, 1}, state, Tail::AtEnd);
    return step.status == EncodeStep::Status::Ok ? std::optional(step.bytes[0]) : std::nullopt;
}

} // namespace moji::repair
