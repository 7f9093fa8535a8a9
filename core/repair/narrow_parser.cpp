#include "repair/narrow_parser.h"

#include "repair/gap_reading.h"
#include "repair/letters.h"
#include "repair/misread_evidence.h"
#include "repair/spaced_letter.h"
#include "repair/text_cost.h"
#include "text/ascii.h"
#include "unicode/presentation.h"
#include "utf8/strict.h"

#include <unicode/uchar.h>
#include <unicode/utf16.h>

namespace moji::repair {

namespace {

constexpr char32_t kReplacement = 0xFFFD;

class NarrowParser {
public:
    NarrowParser(const ByteImages& images, std::size_t encoding, std::u32string_view text)
        : m_images(images)
        , m_encoding(encoding)
        , m_text(text) {}

    [[nodiscard]] std::optional<MisreadParse> parse(std::size_t begin) && {
        m_begin = begin;
        std::size_t at = begin;
        while (!isWordSpace(characterAt(m_text, at))) {
            if (isAscii(m_text[at])) {
                ++at;
                continue;
            }
            auto sequence = sequenceAt(at);
            if (!sequence && !mayBeIntact(at))
                return std::nullopt;
            if (!sequence) {
                ++at;
                continue;
            }
            at = sequence->end;
            const bool wasReplacement = sequence->text[0] == kReplacement && !sequence->lost;
            if (wasReplacement) // lost before it was misread
                continue;
            if (m_intact + 1 == sequence->begin)
                return std::nullopt;
            m_open += isOpen(*sequence) ? 1 : 0;
            m_whole += sequence->lost || sequence->guessedSpace ? 0 : 1;
            m_parse.sequences.push_back(*std::move(sequence));
        }
        m_parse.end = at;
        const bool isKnown = m_whole >= m_open || isOneOpenLetter();
        return m_parse.sequences.empty() || !isKnown ? std::nullopt
                                                     : std::optional(std::move(m_parse));
    }

private:
    /// Whether all but one letter of the word is ASCII.
    [[nodiscard]] bool isOneOpenLetter() const {
        constexpr std::ptrdiff_t kSome = 2; // letters of ASCII
        const MisreadSequence& only = m_parse.sequences.front();
        const auto isLetter = [](char32_t c) { return isAscii(c) && isWordLetter(c); };
        return m_parse.sequences.size() == 1 && only.end == only.begin + 1 &&
               std::ranges::count_if(m_text.substr(m_begin, m_parse.end - m_begin), isLetter) >=
                   kSome;
    }
    /// A character that is in no sequence: punctuation; or what the encoding lacks, apart from
    /// sequences.
    [[nodiscard]] bool mayBeIntact(std::size_t at) {
        if (isWordPunctuation(m_text[at]))
            return true;
        const bool touches = !m_parse.sequences.empty() && m_parse.sequences.back().end == at;
        if (touches || (byteAt(at) && isWordLetter(m_text[at])))
            return false;
        m_intact = at;
        return true;
    }

    [[nodiscard]] std::optional<Byte> byteAt(std::size_t at) const {
        return m_images.byte(m_encoding, m_text[at]);
    }

    /// The byte at a place where a continuation byte is due: of a space A0, of U+FFFD any.
    [[nodiscard]] std::optional<Byte> continuation(std::size_t at,
                                                   MisreadSequence& sequence) const {
        if (at >= m_text.size())
            return std::nullopt;
        if (m_text[at] == U' ') {
            sequence.guessedSpace = true;
            const bool isNoBreakSpace = m_images.byte(m_encoding, 0xA0) == Byte{0xA0};
            return isNoBreakSpace ? std::optional(Byte{0xA0}) : std::nullopt;
        }
        if (m_text[at] == kReplacement) {
            sequence.lost = true;
            return Byte{0x80};
        }
        const auto byte = byteAt(at);
        return byte && utf8::isContinuation(*byte) ? byte : std::nullopt;
    }

    [[nodiscard]] std::optional<MisreadSequence> sequenceAt(std::size_t at) {
        auto sequence = codePointAt(at);
        if (!sequence || !U_IS_SURROGATE(sequence->text[0]))
            return sequence;
        const auto low = codePointAt(sequence->end); // CESU-8
        if (!U16_IS_LEAD(sequence->text[0]) || !low || !U16_IS_TRAIL(low->text[0]))
            return std::nullopt;
        m_parse.surrogates = true;
        sequence->text[0] = U16_GET_SUPPLEMENTARY(sequence->text[0], low->text[0]);
        sequence->end = low->end;
        return sequence;
    }

    /// Whether a space may stand for one of its bytes: not where what comes out is no character
    /// that people use (« voilà » has the bytes of U+083B), or of another script than the word.
    [[nodiscard]] bool mayHaveSpace(const MisreadSequence& sequence, char32_t before) const {
        const CharacterClass character = knownClass(sequence.text[0]);
        const bool inLatin = isAscii(before) && isWordLetter(before);
        const bool isAfterSmall = isSmallAscii(before) || isSmallBefore(sequence.begin);
        switch (character.kind) {
        case CharacterKind::Letter:
            return character.script != Script::Other && character.letter != kOfNoLanguage &&
                   (!inLatin || character.script == Script::Latin) &&
                   !(character.upper && isAfterSmall);
        case CharacterKind::OtherSpace:
            return !inLatin || m_text[sequence.begin] == U'Â';
        case CharacterKind::Asian:
            return !inLatin;
        default:
            return character.kind == CharacterKind::Quote || character.kind == CharacterKind::Emoji;
        }
    }
    /// Whether the sequence that ends at a place is a small letter.
    [[nodiscard]] bool isSmallBefore(std::size_t end) const {
        if (m_parse.sequences.empty() || m_parse.sequences.back().end != end)
            return false;
        const CharacterClass last = knownClass(m_parse.sequences.back().text.back());
        return last.cased && !last.upper;
    }
    /// A letter at a space is an ordinary sight where no letter is beside them; but for
    /// kSpacedLetter, which is a word.
    [[nodiscard]] bool mayHaveLostSpace(const MisreadSequence& sequence) const {
        const char32_t before = characterAt(m_text, sequence.begin - 1);
        if (makesPicture(sequence.text[0]) && hasPictureSign(sequence.end))
            return true;
        if (!sequence.lost && !mayHaveSpace(sequence, before))
            return false;
        if (sequence.text[0] == kSpacedLetter)
            return true;
        const char32_t after = characterAt(m_text, sequence.end);
        const bool goesOn = !isWordSpace(after) && (isWordLetter(after) || !isAscii(after));
        return (!isWordSpace(before) && before != U'(' && before != U'"') ||
               (goesOn && sequence.text[0] != 0xA0 && !(after >= U'A' && after <= U'Z'));
    }

    /// A character of which a byte is not there, of several that it may be.
    static bool isOpen(const MisreadSequence& sequence) {
        return sequence.dropped && sequence.text[0] == kReplacement;
    }
    /// A sequence that has all its bytes but one, which has no character in the encoding.
    [[nodiscard]] std::optional<MisreadSequence> openAt(std::size_t at) const {
        const auto lead = byteAt(at);
        const int length = lead ? utf8::sequenceLength(*lead) : 0;
        constexpr Byte kOfLatin1 = 0xC2; // what goes on with 80..9F is a control character
        if ((m_images.droppers() >> m_encoding & 1) == 0 || (length != 2 && length != 3) ||
            *lead == kOfLatin1)
            return std::nullopt;
        const std::size_t end = at + static_cast<std::size_t>(length) - 1;
        const auto isContinuation = [this](std::size_t place) {
            const auto byte = byteAt(place);
            return byte && utf8::isContinuation(*byte);
        };
        if ((length == 3 && (end > m_text.size() || !isContinuation(at + 1))) ||
            (end < m_text.size() && isContinuation(end)))
            return std::nullopt;
        MisreadSequence sequence{at, end, std::u32string(1, kReplacement)};
        sequence.lost = sequence.dropped = true;
        return candidatesOf(sequence).empty() ? std::nullopt : std::optional(std::move(sequence));
    }
    /// The characters that a sequence of openAt() may be.
    [[nodiscard]] std::u32string candidatesOf(const MisreadSequence& open) const {
        Bytes rest;
        for (std::size_t i = open.begin; i < open.end; ++i)
            rest.push_back(*byteAt(i));
        return withOneByteMore(rest, m_images.dropped(m_encoding));
    }
    /// A character of which a byte is not there.
    [[nodiscard]] std::optional<MisreadSequence> droppedAt(std::size_t at) const {
        const bool isI = isDroppedI(at);
        const bool isQuote = isDroppedQuote(at);
        if (!isI && !isQuote && !isDroppedPicture(at))
            return openAt(at);
        const char32_t character = isI ? U'í' : isQuote ? U'”' : unicode::kEmojiPresentation;
        MisreadSequence sequence{at, at + (isI ? 1 : 2), std::u32string(1, character)};
        sequence.dropped = true;
        return sequence;
    }
    /// í without its soft hyphen AD; in a word in small letters.
    [[nodiscard]] bool isDroppedI(std::size_t at) const {
        const char32_t before = characterAt(m_text, at - 1);
        const char32_t after = characterAt(m_text, at + 1);
        return isLeadOfI(m_text[at]) && byteAt(at) == Byte{0xC3} && isSmallAscii(before) &&
               (isSmallAscii(after) || isWordSpace(after));
    }
    /// ” without its last byte 9D, where the encoding has no character for that: â€ at the end of a
    /// word.
    [[nodiscard]] bool isDroppedQuote(std::size_t at) const {
        const char32_t before = characterAt(m_text, at - 1);
        const char32_t after = characterAt(m_text, at + 2);
        const bool follows = !isWordSpace(before) && before != U'(' && before != U'[';
        const bool ends = isWordSpace(after) || (isAscii(after) && u_isalnum(after) == 0);
        return characterAt(m_text, at + 1) == kEuro && byteAt(at) == Byte{0xE2} &&
               byteAt(at + 1) == Byte{0x80} && m_images.byte(m_encoding, U'\x9D') == Byte{0x9D} &&
               follows && ends;
    }

    /// Whether the first two bytes of U+FE0F are at a place.
    [[nodiscard]] bool hasPictureSign(std::size_t at) const {
        return at + 1 < m_text.size() && byteAt(at) == Byte{0xEF} && byteAt(at + 1) == Byte{0xB8};
    }
    /// U+FE0F without its last byte 8F: ï¸ after a sign of which it makes a picture.
    [[nodiscard]] bool isDroppedPicture(std::size_t at) const {
        const ByteView dropped = m_images.dropped(m_encoding);
        return hasPictureSign(at) && !m_parse.sequences.empty() &&
               m_parse.sequences.back().end == at &&
               makesPicture(m_parse.sequences.back().text.back()) &&
               std::ranges::find(dropped, Byte{0x8F}) != dropped.end();
    }

    /// A sequence in its shortest form, surrogates too.
    [[nodiscard]] std::optional<MisreadSequence> codePointAt(std::size_t at) const {
        if (isAscii(characterAt(m_text, at)))
            return std::nullopt;
        const auto lead = byteAt(at);
        const int length = lead ? utf8::sequenceLength(*lead) : 0;
        if (length < 2)
            return std::nullopt;
        MisreadSequence sequence{at, at + static_cast<std::size_t>(length), {}};
        char32_t codePoint = *lead & (0x7Fu >> length);
        for (std::size_t i = at + 1; i < sequence.end; ++i) {
            const auto byte = continuation(i, sequence);
            if (!byte)
                return droppedAt(at);
            codePoint = codePoint << 6 | (*byte & 0x3Fu);
        }
        const bool shortest = utf8::encodedLength(codePoint) == static_cast<std::uint32_t>(length);
        sequence.text = sequence.lost ? kReplacement : codePoint;
        if (sequence.guessedSpace && (!mayHaveLostSpace(sequence) || isRatherDropped(sequence)))
            return droppedAt(at);
        if (mayLackLastByte(sequence))
            return std::nullopt;
        if (!sequence.lost && (!shortest || codePoint > 0x10FFFF))
            return std::nullopt;
        if (sequence.guessedSpace && isWordBesideAnother(sequence))
            sequence.text += U' ';
        return sequence;
    }
    /// Whether the space after a picture is one, and its last byte was dropped: ðŸ“ is rather 📝 or
    /// 📁 than 📠.
    [[nodiscard]] bool mayLackLastByte(const MisreadSequence& picture) const {
        return picture.guessedSpace && !picture.lost && m_text[picture.end - 1] == U' ' &&
               picture.text[0] >= 0x1F000 && picture.text[0] < 0x20000 &&
               (m_images.droppers() >> m_encoding & 1) != 0;
    }
    /// Whether a character before a space is likelier to lack a byte than to end in A0: úroveň, of
    /// which the byte 88 was dropped, is no úroveŠ.
    [[nodiscard]] bool isRatherDropped(const MisreadSequence& sequence) const {
        constexpr std::size_t kReach = 8;
        const auto open = sequence.lost || m_text[sequence.end - 1] != U' '
                              ? std::nullopt
                              : openAt(sequence.begin);
        if (!open)
            return false;
        const std::u32string_view following = m_text.substr(sequence.end, kReach);
        const std::u32string_view after = following.substr(
            0, static_cast<std::size_t>(
                   std::ranges::find_if(following, [](char32_t c) { return !isSmallAscii(c); }) -
                   following.begin()));
        const std::u32string before = readBefore(sequence.begin);
        std::u32string known = before;
        std::erase(known, kReplacement);
        const bool isAsian = knownClass(sequence.text[0]).kind == CharacterKind::Asian;
        if ((before.empty() && !isAsian) || mayProve(known))
            return false; // nothing tells, or it was misread before that too
        // What follows is another word then; nothing is known of one that is not ASCII.
        const std::u32string apart = after.empty() ? U"" : U' ' + std::u32string(after);
        const double bits = bitsOf((before + sequence.text).append(after));
        return std::ranges::any_of(candidatesOf(*open), [&](char32_t c) {
            return bitsOf((before + c).append(apart)) < bits;
        });
    }
    /// The word up to a place, as it was read.
    [[nodiscard]] std::u32string readBefore(std::size_t end) const {
        std::u32string word;
        std::size_t at = m_begin;
        for (const MisreadSequence& sequence : m_parse.sequences) {
            word += m_text.substr(at, sequence.begin - at);
            word += sequence.text;
            at = sequence.end;
        }
        return word.append(m_text.substr(at, end - at));
    }
    /// Ã Paris: à, of which only one of two spaces was kept.
    [[nodiscard]] bool isWordBesideAnother(const MisreadSequence& sequence) const {
        const char32_t after = characterAt(m_text, sequence.end);
        return sequence.text[0] == kSpacedLetter &&
               isSpacedWord(characterAt(m_text, sequence.begin - 1), after) && isAscii(after) &&
               !isWordSpace(after);
    }

    const ByteImages& m_images;
    std::size_t m_encoding;
    std::u32string_view m_text;
    std::size_t m_begin = 0; // of the word
    MisreadParse m_parse;
    std::size_t m_open = 0;  // sequences that lack a byte: no more than m_whole, or a single one
    std::size_t m_whole = 0; // sequences of which nothing is guessed
    std::size_t m_intact = static_cast<std::size_t>(-2); // beside it no sequence may be
};

} // namespace

std::optional<MisreadParse> parseNarrow(const ByteImages& images, std::size_t encoding,
                                        std::u32string_view text, std::size_t begin) {
    return NarrowParser(images, encoding, text).parse(begin);
}

} // namespace moji::repair
