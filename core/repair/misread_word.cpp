#include "repair/misread_word.h"

#include "detect/character_kind.h"
#include "utf8/strict.h"

#include <unicode/uchar.h>

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

bool isWordLetter(char32_t c) {
    return u_isalpha(static_cast<UChar32>(c)) != 0;
}

bool isWordPunctuation(char32_t c) {
    const CharacterKind kind = characterClass(c).kind;
    return kind == CharacterKind::Quote || kind == CharacterKind::Apostrophe ||
           kind == CharacterKind::OtherSpace;
}

/// Reads a word whose bytes were read one by one.
class MisreadEncodings::NarrowParser {
public:
    NarrowParser(const ByteImages& images, std::size_t encoding, std::u32string_view text)
        : m_images(images)
        , m_encoding(encoding)
        , m_text(text) {}

    [[nodiscard]] std::optional<MisreadParse> parse(std::size_t begin) && {
        std::size_t at = begin;
        while (at < m_text.size() && !isWordSpace(m_text[at])) {
            if (m_text[at] < 0x80) {
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
        auto sequence = characterAt(at);
        if (!sequence || sequence->text[0] < 0xD800 || sequence->text[0] > 0xDFFF)
            return sequence;
        const auto low = characterAt(sequence->end); // CESU-8
        const bool isPair =
            sequence->text[0] < 0xDC00 && low && low->text[0] >= 0xDC00 && low->text[0] <= 0xDFFF;
        if (!isPair)
            return std::nullopt;
        m_parse.surrogates = true;
        sequence->text[0] =
            0x10000 + ((sequence->text[0] - 0xD800) << 10) + (low->text[0] - 0xDC00);
        sequence->end = low->end;
        return sequence;
    }

    /// A letter at a space is an ordinary sight where no letter is beside them.
    [[nodiscard]] bool mayHaveLostSpace(const MisreadSequence& sequence) const {
        const char32_t before = sequence.begin > 0 ? m_text[sequence.begin - 1] : U' ';
        const char32_t after = sequence.end < m_text.size() ? m_text[sequence.end] : U' ';
        const bool goesOn = !isWordSpace(after) && (isWordLetter(after) || after >= 0x80);
        return (!isWordSpace(before) && before != U'(' && before != U'"') ||
               (goesOn && sequence.text[0] != 0xA0 && !(after >= U'A' && after <= U'Z'));
    }

    /// í, of which only the lead is left; in a word in small letters.
    [[nodiscard]] std::optional<MisreadSequence> droppedAt(std::size_t at) const {
        const char32_t before = at > 0 ? m_text[at - 1] : U' ';
        const char32_t after = at + 1 < m_text.size() ? m_text[at + 1] : U' ';
        const bool inWord = isSmallAscii(before) && (isSmallAscii(after) || isWordSpace(after));
        if (!isLeadOfI(m_text[at]) || byteAt(at) != Byte{0xC3} || !inWord)
            return std::nullopt;
        MisreadSequence sequence{at, at + 1, U"í"};
        sequence.dropped = true;
        return sequence;
    }

    /// A sequence in its shortest form, surrogates too.
    [[nodiscard]] std::optional<MisreadSequence> characterAt(std::size_t at) const {
        if (at >= m_text.size() || m_text[at] < 0x80)
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
            return droppedAt(at);
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
}

std::size_t MisreadEncodings::markAtFront(std::u32string_view text) const {
    constexpr std::array<Byte, 3> kMark = {0xEF, 0xBB, 0xBF};
    if (text.size() < kMark.size() || text[0] < 0x80)
        return 0;
    for (std::size_t encoding = 0; encoding < m_images.encodings().size(); ++encoding) {
        if (std::ranges::equal(kMark, text.substr(0, kMark.size()), {}, {},
                               [&](char32_t c) { return m_images.byte(encoding, c); }))
            return kMark.size();
    }
    return 0;
}

bool MisreadEncodings::mayBegin(std::u32string_view text, std::size_t at) const {
    const char32_t c = text[at];
    if (c < 0x80)
        return false;
    if (c >= kFirstAsian)
        return m_all.size() > m_images.encodings().size() && c != kReplacement;
    const Set lead = m_images.roles(c).lead;
    if (lead == 0 || at + 1 == text.size())
        return lead != 0 && isLeadOfI(c);
    const char32_t next = text[at + 1];
    return next == U' ' || next == kReplacement || isLeadOfI(c) ||
           (lead & m_images.roles(next).continuation) != 0;
}

/// The encodings in which a word whose first character beyond ASCII is at this place may be UTF-8:
/// it begins a sequence there, or is intact.
MisreadEncodings::Set MisreadEncodings::possibleAtFirst(std::u32string_view text,
                                                        std::size_t at) const {
    const char32_t c = text[at];
    if (!isWordLetter(c) || isWordPunctuation(c))
        return ~Set{0};
    const ByteImages::Roles roles = m_images.roles(c);
    const char32_t next = at + 1 < text.size() ? text[at + 1] : U' ';
    const bool anything = next == U' ' || next == kReplacement || isLeadOfI(c);
    return ~roles.present |
           (anything ? roles.lead : roles.lead & m_images.roles(next).continuation);
}

MisreadEncodings::Set MisreadEncodings::possible(std::u32string_view text,
                                                 std::size_t begin) const {
    std::size_t first = begin;
    while (first < text.size() && text[first] < 0x80 && !isWordSpace(text[first]))
        ++first;
    const bool isOther = first < text.size() && text[first] >= 0x80;
    const Set narrowOnes = isOther ? possibleAtFirst(text, first) : 0;
    Set set = 0;
    bool hasAsian = false;
    for (std::size_t i = begin; i < text.size() && !isWordSpace(text[i]); ++i) {
        if (text[i] < 0x80)
            continue;
        hasAsian = hasAsian || text[i] >= kFirstAsian;
        const Set lead = m_images.roles(text[i]).lead;
        if (lead == 0)
            continue;
        const char32_t next = i + 1 < text.size() ? text[i + 1] : U' ';
        set |= next == U' ' || next == kReplacement || isLeadOfI(text[i])
                   ? lead
                   : lead & m_images.roles(next).continuation;
    }
    set &= narrowOnes;
    const std::size_t narrow = m_images.encodings().size();
    for (std::size_t i = narrow; hasAsian && i < m_all.size(); ++i)
        set |= Set{1} << i;
    return set;
}

std::optional<MisreadParse> MisreadEncodings::parseWide(std::u32string_view text, std::size_t begin,
                                                        const Codec& codec) const {
    std::size_t end = begin;
    while (end < text.size() && !isWordSpace(text[end]))
        ++end;
    std::size_t first = begin;
    while (first < end && text[first] < 0x80)
        ++first;
    auto result = readAsUtf8(codec, text.substr(first, end - first));
    if (!result)
        return std::nullopt;
    MisreadParse parse;
    parse.end = end;
    while (end > first && text[end - 1] < 0x80 && !result->empty() &&
           result->back() == text[end - 1]) {
        --end;
        result->pop_back();
    }
    if (std::ranges::none_of(*result, [](char32_t c) { return c >= 0x80; }))
        return std::nullopt;
    parse.sequences.push_back({first, end, *std::move(result)});
    return parse;
}

std::optional<MisreadParse> MisreadEncodings::parse(std::u32string_view text, std::size_t begin,
                                                    std::size_t encoding) const {
    if (encoding >= m_images.encodings().size())
        return parseWide(text, begin, m_all[encoding].codec());
    return NarrowParser(m_images, encoding, text).parse(begin);
}

} // namespace moji::repair
