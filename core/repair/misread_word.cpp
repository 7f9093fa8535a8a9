#include "repair/misread_word.h"

#include "repair/letters.h"
#include "repair/work_count.h"
#include "text/find_character.h"
#include "utf8/strict.h"

#include <unicode/utf16.h>

#include <algorithm>
#include <array>

namespace moji::repair {

namespace {

constexpr char32_t kReplacement = 0xFFFD;
constexpr char32_t kFirstAsian = 0x2E80;

/// What C3 reads as in windows-1252 and windows-1250: followed by a soft hyphen, it was í.
constexpr bool isLeadOfI(char32_t c) {
    return c == 0xC3 || c == 0x102;
}

bool isSmallAscii(char32_t c) {
    return c >= U'a' && c <= U'z';
}

/// `text` as UTF-8 that was read in `codec`; nothing at the first byte that does not fit.
std::optional<std::u32string> readAsUtf8(const Codec& codec, std::u32string_view text) {
    EncoderState state = codec.initialEncoderState();
    std::u32string result;
    Bytes open; // a character that further bytes may complete
    while (!text.empty()) {
        const EncodeStep step = codec.encode(text, state, Tail::AtEnd);
        if (step.status != EncodeStep::Status::Ok)
            return std::nullopt;
        text.remove_prefix(step.consumed);
        open.insert(open.end(), step.bytes.begin(), step.bytes.begin() + step.length);
        std::size_t done = 0;
        while (done < open.size()) {
            const Span span = utf8::decodeStrict(ByteView(open).subspan(done), Tail::MoreFollows);
            if (isError(span.status))
                return std::nullopt;
            if (span.length == 0)
                break;
            result.push_back(span.codePoints[0]);
            done += span.length;
        }
        open.erase(open.begin(), open.begin() + static_cast<std::ptrdiff_t>(done));
    }
    return open.empty() ? std::optional(std::move(result)) : std::nullopt;
}

} // namespace

/// Reads a word whose bytes were read one by one.
class MisreadEncodings::NarrowParser {
public:
    NarrowParser(const ByteImages& images, std::size_t encoding, std::u32string_view text)
        : m_images(images)
        , m_encoding(encoding)
        , m_text(text) {}

    [[nodiscard]] std::optional<MisreadParse> parse(std::size_t begin) && {
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
            m_parse.sequences.push_back(*std::move(sequence));
        }
        m_parse.end = at;
        return m_parse.sequences.empty() ? std::nullopt : std::optional(std::move(m_parse));
    }

private:
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
        constexpr std::uint8_t kOfNoLanguage = 0xFF; // the number of a letter
        const CharacterClass character = knownClass(sequence.text[0]);
        const bool inLatin = isAscii(before) && isWordLetter(before);
        switch (character.kind) {
        case CharacterKind::Letter:
            return character.script != Script::Other && character.letter != kOfNoLanguage &&
                   (!inLatin || character.script == Script::Latin);
        case CharacterKind::OtherSpace:
            return !inLatin || m_text[sequence.begin] == U'Â';
        case CharacterKind::Asian:
            return !inLatin;
        default:
            return character.kind == CharacterKind::Quote || character.kind == CharacterKind::Emoji;
        }
    }
    /// A letter at a space is an ordinary sight where no letter is beside them.
    [[nodiscard]] bool mayHaveLostSpace(const MisreadSequence& sequence) const {
        const char32_t before = characterAt(m_text, sequence.begin - 1);
        if (!sequence.lost && !mayHaveSpace(sequence, before))
            return false;
        const char32_t after = characterAt(m_text, sequence.end);
        const bool goesOn = !isWordSpace(after) && (isWordLetter(after) || !isAscii(after));
        return (!isWordSpace(before) && before != U'(' && before != U'"') ||
               (goesOn && sequence.text[0] != 0xA0 && !(after >= U'A' && after <= U'Z'));
    }

    /// í, of which only the lead is left; in a word in small letters.
    [[nodiscard]] std::optional<MisreadSequence> droppedAt(std::size_t at) const {
        const char32_t before = characterAt(m_text, at - 1);
        const char32_t after = characterAt(m_text, at + 1);
        const bool inWord = isSmallAscii(before) && (isSmallAscii(after) || isWordSpace(after));
        if (!isLeadOfI(m_text[at]) || byteAt(at) != Byte{0xC3} || !inWord)
            return std::nullopt;
        MisreadSequence sequence{at, at + 1, U"í"};
        sequence.dropped = true;
        return sequence;
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
        if (sequence.guessedSpace && !mayHaveLostSpace(sequence))
            return std::nullopt;
        if (!sequence.lost && (!shortest || codePoint > 0x10FFFF))
            return std::nullopt;
        return sequence;
    }

    const ByteImages& m_images;
    std::size_t m_encoding;
    std::u32string_view m_text;
    MisreadParse m_parse;
    std::size_t m_intact = static_cast<std::size_t>(-2); // beside it no sequence may be
};
MisreadEncodings::MisreadEncodings(std::span<const Candidate> candidates)
    : m_images(candidates)
    , m_all(m_images.encodings().begin(), m_images.encodings().end()) {
    for (const Candidate& candidate : candidates) {
        if (candidate.info().family == CodecFamily::DoubleByte &&
            candidate.info().asciiCompatible && m_all.size() < ByteImages::kMost)
            m_all.push_back(candidate);
    }
    const auto narrow = m_images.encodings().size();
    for (std::size_t encoding = 0; encoding < narrow; ++encoding)
        m_noBreakSpaces |= m_images.byte(encoding, 0xA0) == Byte{0xA0} ? Set{1} << encoding : 0;
    m_starters = std::make_shared<const Utf8Starters>(std::span(m_all).subspan(narrow));
}

std::size_t MisreadEncodings::markAtFront(std::u32string_view text) const {
    constexpr std::array<Byte, 3> kMark = {0xEF, 0xBB, 0xBF};
    if (isAscii(characterAt(text, 0)))
        return 0;
    for (std::size_t encoding = 0; encoding < m_images.encodings().size(); ++encoding) {
        if (std::ranges::equal(kMark, text.substr(0, kMark.size()), {}, {},
                               [&](char32_t c) { return m_images.byte(encoding, c); }))
            return kMark.size();
    }
    return 0;
}

namespace {

/// Reads a word in all single-byte encodings at once: each bit of a set is an encoding.
class AllAtOnce {
public:
    using Set = MisreadEncodings::Set;

    explicit AllAtOnce(const ByteImages& images)
        : m_images(images) {}

    /// False once no encoding is left.
    bool add(char32_t c) {
        if (isAscii(c))
            m_open = {};
        else if (c == kReplacement)
            goOn();
        else
            addOther(c);
        return isLeft();
    }
    /// The space after the word, which may be A0; false if the word ends there in all of them.
    bool addSpace() {
        m_ended |= m_done;
        m_done = m_fresh = 0;
        goOn();
        return isLeft();
    }
    [[nodiscard]] Set possible() const { return m_ended | m_done; }
    /// Encodings in which further bytes are due.
    [[nodiscard]] Set open() const { return m_open.one | m_open.two | m_open.three; }

private:
    /// Encodings in which so many continuation bytes are due.
    struct Open {
        Set one = 0;
        Set two = 0;
        Set three = 0;
    };
    [[nodiscard]] bool isLeft() const { return (m_fresh | m_done | open()) != 0; }
    void goOn() {
        m_done |= m_open.one;
        m_open = {m_open.two, m_open.three, 0};
    }
    void addOther(char32_t c) {
        const ByteImages::Roles roles = m_images.roles(c);
        const CharacterTraits traits = characterTraits(c);
        const Set intact = traits.letter && !traits.punctuation ? ~roles.present : ~Set{0};
        const Set start = m_fresh | m_done;
        m_done &= intact;
        m_done |= (m_open.one & roles.continuation) | (isLeadOfI(c) ? start & roles.lead2 : 0);
        m_open = {(start & roles.lead2) | (m_open.two & roles.continuation),
                  (start & roles.lead3) | (m_open.three & roles.continuation), start & roles.lead4};
        m_fresh &= intact;
    }

    const ByteImages& m_images;
    Set m_fresh = ~Set{0}; // no sequence so far
    Set m_done = 0;        // some sequences, all whole
    Set m_ended = 0;       // the word ended so
    Open m_open;
};

} // namespace

/// Whether the word has a character that begins a sequence in any single-byte encoding.
bool MisreadEncodings::hasLead(std::u32string_view text, std::size_t begin) const {
    std::size_t at = begin;
    while (!isWordSpace(characterAt(text, at)) && !m_images.isLead(text[at]))
        ++at;
    countWork(at - begin);
    return !isWordSpace(characterAt(text, at));
}

MisreadEncodings::Set MisreadEncodings::possibleNarrow(std::u32string_view text,
                                                       std::size_t begin) const {
    if (!hasLead(text, begin))
        return 0;
    AllAtOnce narrow(m_images);
    bool isLeft = true;
    std::size_t at = begin;
    for (; isLeft && at < text.size(); ++at) {
        if (text[at] == U' ')
            isLeft = narrow.addSpace();
        else if (isWordSpace(text[at]))
            break;
        else
            isLeft = narrow.add(text[at]);
    }
    countWork(at - begin);
    const std::size_t count = m_images.encodings().size();
    const Set all = count < ByteImages::kMost ? (Set{1} << count) - 1 : ~Set{0};
    return narrow.possible() & all;
}

bool MisreadEncodings::mayGoOn(std::u32string_view word) const {
    AllAtOnce narrow(m_images);
    countWork(word.size());
    return std::ranges::all_of(word, [&](char32_t c) { return narrow.add(c); }) &&
           (narrow.open() & m_noBreakSpaces) != 0;
}

MisreadEncodings::Set MisreadEncodings::possible(std::u32string_view text,
                                                 std::size_t begin) const {
    Set set = possibleNarrow(text, begin);
    std::size_t at = begin;
    while (!isWordSpace(characterAt(text, at)) &&
           (text[at] < kFirstAsian || text[at] == kReplacement))
        ++at;
    const bool hasAsian = !isWordSpace(characterAt(text, at));
    return hasAsian ? set | possibleWide(text, begin) : set;
}

/// The double-byte encodings in which the first character beyond ASCII may begin UTF-8.
MisreadEncodings::Set MisreadEncodings::possibleWide(std::u32string_view text,
                                                     std::size_t begin) const {
    const std::size_t first = findOther(text, begin);
    const char32_t next = characterAt(text, first + 1);
    // Combining marks, which some encodings write together with what they are on, are elsewhere.
    const bool isAlone = isAscii(next) || isHanOrHangul(next);
    const std::size_t narrow = m_images.encodings().size();
    if (isAlone && narrow > 0 && narrow < ByteImages::kMost)
        return m_starters->of(text[first]) << narrow;
    Set set = 0;
    for (std::size_t i = narrow; i < m_all.size(); ++i)
        set |= Set{1} << i;
    return set;
}

std::optional<MisreadParse> MisreadEncodings::parseWide(std::u32string_view text, std::size_t begin,
                                                        const Codec& codec) const {
    std::size_t first = begin;
    while (!isWordSpace(characterAt(text, first)) && isAscii(text[first]))
        ++first;
    std::size_t end = first;
    if (!isWordSpace(characterAt(text, end)) && !mayBeginUtf8(codec, text.substr(first)))
        return std::nullopt;
    while (!isWordSpace(characterAt(text, end)))
        ++end;
    auto result = readAsUtf8(codec, text.substr(first, end - first));
    if (!result)
        return std::nullopt;
    MisreadParse parse;
    parse.end = end;
    if (std::ranges::all_of(*result, isAscii))
        return std::nullopt;
    while (isAscii(text[end - 1]) && result->back() == text[end - 1]) {
        --end;
        result->pop_back();
    }
    parse.sequences.push_back({first, end, *std::move(result)});
    return parse;
}

std::optional<MisreadParse> MisreadEncodings::parse(std::u32string_view text, std::size_t begin,
                                                    std::size_t encoding) const {
    auto parse = isNarrow(encoding) ? NarrowParser(m_images, encoding, text).parse(begin)
                                    : parseWide(text, begin, m_all[encoding].codec());
    countWork(parse ? parse->end - begin : 1);
    return parse;
}

} // namespace moji::repair
