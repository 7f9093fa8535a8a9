#include "repair/settled_words.h"

#include "repair/misread_evidence.h"
#include "utf8/strict.h"

#include <algorithm>
#include <iterator>

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

/// Puts what each sequence of the word is into m_word; false if there is anything else that is not
/// ASCII.
bool SettledWords::readSequences(std::u32string_view text, std::size_t begin) {
    m_word.clear();
    m_origins.clear();
    for (std::size_t at = begin; at < text.size();) {
        std::size_t next = at + 1;
        const char32_t c = text[at] < 0x80 ? text[at] : characterAt(text, at, next);
        if (c == kNone && text[at] >= 0x80)
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
        if (m_word[i] < 0x80)
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
    std::ranges::copy_if(m_word, std::back_inserter(m_fresh), [](char32_t c) { return c >= 0x80; });
    if (m_fresh.empty() || evidenceOf(m_fresh) != Evidence::Strong ||
        m_encodings.possibleNarrow(m_word, 0) != 0)
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
