#include "repair/settled_words.h"

#include "repair/letters.h"
#include "repair/misread_evidence.h"
#include "utf8/strict.h"

#include <algorithm>
#include <array>
#include <functional>
#include <iterator>

namespace moji::repair {

namespace {

constexpr char32_t kNone = 0;
constexpr char32_t kReplacement = 0xFFFD;

} // namespace

/// The character whose bytes, misread, begin at this place and end at `next`; kNone for anything
/// but a whole one.
char32_t SettledWords::readCharacter(std::u32string_view text, std::size_t at,
                                     std::size_t& next) const {
    const auto lead = m_encodings.byte(m_encoding, text[at]);
    const auto length = lead ? static_cast<std::size_t>(utf8::sequenceLength(*lead)) : 0;
    if (length == 0)
        return kNone;
    std::array<Byte, 4> bytes{};
    for (std::size_t i = 0; i < length; ++i)
        bytes[i] = m_encodings.byte(m_encoding, characterAt(text, at + i)).value_or(Byte{0});
    const Span span = utf8::decodeStrict(ByteView(bytes).first(length), Tail::AtEnd);
    next = at + length;
    return isError(span.status) || span.codePoints[0] == kReplacement ? kNone : span.codePoints[0];
}

/// Puts what each sequence of the word is into m_word; false if there is anything else that is not
/// ASCII.
bool SettledWords::readSequences(std::u32string_view text, std::size_t begin) {
    m_word.clear();
    m_origins.clear();
    for (std::size_t at = begin; at < text.size();) {
        std::size_t next = at + 1;
        const char32_t c = isAscii(text[at]) ? text[at] : readCharacter(text, at, next);
        if (c == kNone && !isAscii(text[at]))
            return false;
        m_word.push_back(c);
        m_origins.push_back({at, next});
        at = next;
    }
    return true;
}

/// What is not ASCII; neighbours are one part.
std::vector<MisreadPart> SettledWords::parts() const {
    std::vector<MisreadPart> parts;
    for (std::size_t i = 0; i < m_word.size(); ++i) {
        if (isAscii(m_word[i]))
            continue;
        const Origin& origin = m_origins[i];
        if (parts.empty() || parts.back().end != origin.begin)
            parts.push_back({origin.begin, origin.end, {}, false, false});
        parts.back().end = origin.end;
        parts.back().text.push_back(m_word[i]);
    }
    return parts;
}

std::optional<std::vector<MisreadPart>> SettledWords::read(std::u32string_view text,
                                                           std::size_t begin, std::size_t end) {
    if (!readSequences(text.substr(0, end), begin)) // no sequence goes on after the word
        return std::nullopt;
    m_fresh.clear();
    std::ranges::copy_if(m_word, std::back_inserter(m_fresh), std::not_fn(isAscii));
    if (evidenceOf(m_fresh) != Evidence::Strong || m_encodings.possibleNarrow(m_word, 0) != 0)
        return std::nullopt;
    std::vector<MisreadPart> parts = this->parts();
    bool damaged = false;
    for (const MisreadPart& part : parts) {
        const Look look = lookOf(text, part);
        if (look == Look::Ordinary)
            return std::nullopt;
        damaged = damaged || look == Look::Damaged;
    }
    return damaged ? std::optional(std::move(parts)) : std::nullopt;
}

} // namespace moji::repair
