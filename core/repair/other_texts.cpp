#include "repair/other_texts.h"

#include "repair/character_traits.h"
#include "repair/text_cost.h"
#include "text/ascii.h"
#include "utf8/utf8_writer.h"

#include <unicode/uchar.h>

#include <algorithm>
#include <string>
#include <utility>

namespace moji::repair {

namespace {

bool isCapital(char32_t c) {
    return u_isupper(static_cast<UChar32>(c)) != 0;
}
bool isSmall(char32_t c) {
    return u_islower(static_cast<UChar32>(c)) != 0;
}

/// Whether nobody writes the case of the letters beyond ASCII of a word: a small one among capitals
/// of ASCII, a capital after small letters (three at least: i bhÉirinn).
bool isRecased(std::u32string_view word) {
    constexpr std::ptrdiff_t kFew = 3;
    const auto isAsciiCapital = [](char32_t c) { return isAsciiLetter(c) && !isSmallAscii(c); };
    const auto isSmallOther = [](char32_t c) { return c >= 0x80 && isSmall(c); };
    if (std::ranges::count_if(word, isAsciiCapital) >= kFew &&
        std::ranges::none_of(word, isSmallAscii) && std::ranges::any_of(word, isSmallOther))
        return true;
    std::ptrdiff_t small = 0;
    for (const char32_t c : word) {
        if (c >= 0x80 && isCapital(c) && small >= kFew)
            return true;
        small = isSmall(c) ? small + 1 : 0;
    }
    return false;
}

/// Whether any word in a text is.
bool hasRecased(std::u32string_view text) {
    for (std::size_t at = 0; at < text.size();) {
        std::size_t end = at;
        while (end < text.size() && isWordLetter(text[end]))
            ++end;
        if (isRecased(text.substr(at, end - at)))
            return true;
        at = end + 1;
    }
    return false;
}

/// Whether the letters beyond ASCII are as programs change them: all small, or all but the first of
/// the text or of each word; or all capitals. Bytes of UTF-8 are letters of either case.
bool mayBeRecased(std::u32string_view text) {
    std::size_t small = 0;
    std::size_t capitals = 0;
    std::size_t inner = 0;  // capitals that are not the first letter of a word
    std::size_t begins = 0; // small letters that are
    char32_t before = U' ';
    for (const char32_t c : text) {
        const bool isFirst = !isSmall(before) && !isCapital(before);
        before = c;
        if (c < 0x80)
            continue;
        small += isSmall(c) ? 1 : 0;
        capitals += isCapital(c) ? 1 : 0;
        inner += isCapital(c) && !isFirst ? 1 : 0;
        begins += isSmall(c) && isFirst ? 1 : 0;
    }
    const bool isTitle = inner == 0 && begins == 0;
    return small == 0 || capitals == 0 || isTitle || (capitals == 1 && isCapital(text.front()));
}

/// What repairs UTF-8 that was read in an encoding.
Chain chainOf(const Candidate& candidate) {
    return {{StepKind::Encode, candidate.name()}, {StepKind::Decode, "UTF-8"}};
}

/// A letter beyond ASCII in its other case; any other character as it is.
char32_t inOtherCase(char32_t c) {
    const auto letter = static_cast<UChar32>(c);
    return c < 0x80 ? c
                    : static_cast<char32_t>(isCapital(c) ? u_tolower(letter) : u_toupper(letter));
}

} // namespace

OtherTexts::InWords OtherTexts::inWords(const RepairedSegment& segment) const {
    constexpr std::uint64_t kReach = 60; // bytes
    const auto isContinuation = [](char c) { return (static_cast<Byte>(c) & 0xC0) == 0x80; };
    const auto isSpace = [](char c) { return isAsciiSpace(static_cast<Byte>(c)); };
    const ByteRange place = segment.result;
    std::uint64_t begin = place.begin - std::min(place.begin, kReach);
    while (begin < place.begin && isContinuation(m_after[begin]))
        ++begin;
    for (std::uint64_t i = place.begin; i > begin; --i) {
        if (isSpace(m_after[i - 1])) {
            begin = i;
            break;
        }
    }
    std::uint64_t end = place.end;
    while (end < m_after.size() && end < place.end + kReach && !isSpace(m_after[end]))
        ++end;
    while (end < m_after.size() && isContinuation(m_after[end]))
        ++end;
    return {fromUtf8(m_after.substr(begin, place.begin - begin)),
            fromUtf8(m_after.substr(place.begin, place.length())),
            fromUtf8(m_after.substr(place.end, end - place.end))};
}

/// Whether the chain makes another text of `from`, which is likelier in the place of the segment.
bool OtherTexts::isLikelier(const Chain& chain, std::string_view from, const InWords& words,
                            double bits) const {
    constexpr double kClearly = 4; // bits: of many others one is a little likelier by chance
    const auto read = replay(m_codecs, chain, from);
    if (!read)
        return false;
    const std::u32string text = fromUtf8(*read);
    if (text == words.text ||
        std::ranges::any_of(text, [](char32_t c) { return c >= 0x80 && c < 0xA0; }))
        return false;
    return bitsOf(words.before + text + words.after, bits) < bits - kClearly;
}

/// Whether another encoding reads the same place.
bool OtherTexts::isOfAnother(const Chain& chain, std::string_view source, const InWords& words,
                             double bits) const {
    const auto own = std::ranges::find(m_candidates, chain.front().codec, &Candidate::name);
    const double doubt = own == m_candidates.end() ? 0 : own->doubt;
    return std::ranges::any_of(m_candidates, [&](const Candidate& candidate) {
        Chain other = chain;
        other.front().codec = candidate.name();
        return candidate.info().family == CodecFamily::SingleByte &&
               candidate.name() != chain.front().codec &&
               isLikelier(other, source, words, bits - std::max(0.0, candidate.doubt - doubt));
    });
}

/// Whether a letter of the damaged text was in its other case.
bool OtherTexts::isOfAnotherCase(const Chain& chain, std::string_view source, const InWords& words,
                                 double bits) const {
    constexpr double kOfCase = 4; // bits more: there are many letters
    std::u32string letters = fromUtf8(source);
    if (!mayBeRecased(letters))
        return false;
    for (char32_t& letter : letters) {
        const char32_t before = std::exchange(letter, inOtherCase(letter));
        if (letter != before && isLikelier(chain, toUtf8(letters), words, bits - kOfCase))
            return true;
        letter = before;
    }
    return false;
}

/// Whether what came out would be likelier if it were repaired again.
bool OtherTexts::mayGoOn(const InWords& words, double bits) const {
    const std::string text = toUtf8(words.text);
    return std::ranges::any_of(m_candidates, [&](const Candidate& candidate) {
        return candidate.name() != "UTF-8" &&
               isLikelier(chainOf(candidate), text, words, bits - 2 * candidate.doubt);
    });
}

/// Whether the rest of a word would be likelier if it were repaired too, by any encoding.
bool OtherTexts::isRestMisread(const InWords& words, double bits) const {
    const auto isMisread = [&](const std::u32string& rest, const InWords& around) {
        return !isAscii(rest) && std::ranges::any_of(m_candidates, [&](const Candidate& candidate) {
            return candidate.info().family == CodecFamily::SingleByte &&
                   isLikelier(chainOf(candidate), toUtf8(rest), around, bits - candidate.doubt);
        });
    };
    return isMisread(words.before, {{}, words.before, words.text + words.after}) ||
           isMisread(words.after, {words.before + words.text, words.after, {}});
}

bool OtherTexts::mayBe(const RepairedSegment& segment) const {
    constexpr std::uint64_t kLong = 240; // bytes
    if (!provesItself(segment.chain))
        return false;
    const InWords words = inWords(segment);
    const double bits = bitsOf(words.whole());
    if (hasRecased(words.whole()) || isRestMisread(words, bits))
        return true;
    if (segment.source.length() > kLong)
        return false;
    Chain chain = segment.chain;
    std::string source(m_before.substr(segment.source.begin, segment.source.length()));
    if (chain.front().kind == StepKind::Unescape) {
        source = unescaped(m_codecs, chain.front().codec, source).value_or(source);
        chain.erase(chain.begin());
    }
    if (mayGoOn(words, bits))
        return true;
    const Codec* const codec = chain.empty() ? nullptr : m_codecs.find(chain.front().codec);
    return codec && codec->info().family == CodecFamily::SingleByte &&
           (isOfAnother(chain, source, words, bits) || isOfAnotherCase(chain, source, words, bits));
}

} // namespace moji::repair
