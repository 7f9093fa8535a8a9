#include "repair/settled_words.h"

#include "repair/misread_evidence.h"
#include "utf8/strict.h"

#include <algorithm>

namespace moji::repair {

namespace {

constexpr char32_t kNone = 0;
constexpr char32_t kReplacement = 0xFFFD;

} // namespace

/// The character whose bytes, misread, begin at this place and end at `next`; kNone for anything
/// but a whole one.
char32_t SettledWords::characterAt(std::u32string_view text, std::size_t at,
                                   std::size_t& next) const {
    const auto lead = m_encodings.byte(m_encoding, text[at]);
    const int length = lead ? utf8::sequenceLength(*lead) : 0;
    if (length < 2)
        return kNone;
    next = at + static_cast<std::size_t>(length);
    if (next > text.size())
        return kNone;
    char32_t codePoint = *lead & (0x7Fu >> length);
    for (std::size_t i = at + 1; i < next; ++i) {
        const auto byte = m_encodings.byte(m_encoding, text[i]);
        if (!byte || !utf8::isContinuation(*byte))
            return kNone;
        codePoint = codePoint << 6 | (*byte & 0x3Fu);
    }
    const bool isCharacter = codePoint <= 0x10FFFF && codePoint != kReplacement &&
                             (codePoint < 0xD800 || codePoint > 0xDFFF) &&
                             utf8::encodedLength(codePoint) == static_cast<std::uint32_t>(length);
    return isCharacter ? codePoint : kNone;
}

std::optional<std::vector<MisreadPart>> SettledWords::read(std::u32string_view text,
                                                           std::size_t begin, std::size_t end) {
    const std::u32string_view word = text.substr(0, end); // no sequence goes on after the word
    std::vector<MisreadPart> parts;
    m_word.clear();
    m_fresh.clear();
    for (std::size_t at = begin; at < end;) {
        if (word[at] < 0x80) {
            m_word.push_back(word[at++]);
            continue;
        }
        std::size_t next = at;
        const char32_t c = characterAt(word, at, next);
        if (c == kNone)
            return std::nullopt;
        if (parts.empty() || parts.back().end != at)
            parts.push_back({at, at, {}, false, false});
        parts.back().end = next;
        parts.back().text.push_back(c);
        m_word.push_back(c);
        m_fresh.push_back(c);
        at = next;
    }
    if (parts.empty() || evidenceOf(m_fresh) != Evidence::Strong ||
        m_encodings.possibleNarrow(m_word, 0) != 0)
        return std::nullopt;
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
