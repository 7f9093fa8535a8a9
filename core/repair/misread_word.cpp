#include "repair/misread_word.h"

#include "repair/letters.h"
#include "repair/narrow_parser.h"
#include "repair/work_count.h"
#include "text/find_character.h"
#include "utf8/strict.h"

#include <algorithm>
#include <array>
#include <bit>
#include <span>

namespace moji::repair {

namespace {

constexpr char32_t kReplacement = 0xFFFD;
constexpr char32_t kFirstAsian = 0x2E80;

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

/// Whether UTF-8 that was read in `codec` may begin with `text`.
bool beginsAsUtf8(const Codec& codec, std::u32string_view text) {
    constexpr std::size_t kMost = 16;
    EncoderState state = codec.initialEncoderState();
    std::array<Byte, kMost + EncodeStep{}.bytes.size()> bytes;
    std::size_t count = 0;
    while (!text.empty() && count < kMost) {
        const EncodeStep step = codec.encode(text, state, Tail::AtEnd);
        if (step.status != EncodeStep::Status::Ok)
            return false;
        text.remove_prefix(step.consumed);
        std::copy_n(step.bytes.begin(), step.length, bytes.begin() + count);
        count += step.length;
        const Span span = utf8::decodeStrict(std::span(bytes).first(count), Tail::MoreFollows);
        if (isError(span.status))
            return false;
        count -= span.length;
        std::copy_n(bytes.begin() + span.length, span.length > 0 ? count : 0, bytes.begin());
    }
    return true;
}

} // namespace

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
            endSequence();
        else if (c == kReplacement)
            goOn();
        else
            addOther(c);
        return isLeft();
    }
    /// The space after the word, which may be A0; false if the word ends there in all of them.
    bool addSpace() {
        m_ended |= m_done | dropped();
        m_done = m_fresh = 0;
        goOn();
        return isLeft();
    }
    [[nodiscard]] Set possible() const { return m_ended | m_done | dropped(); }
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
    /// Those in which the open sequence may lack its last byte.
    [[nodiscard]] Set dropped() const { return m_open.one & m_images.droppers(); }
    void endSequence() {
        m_done |= dropped();
        m_open = {};
    }
    void goOn() {
        m_done |= m_open.one;
        m_open = {m_open.two, m_open.three, 0};
    }
    void addOther(char32_t c) {
        const ByteImages::Roles roles = m_images.roles(c);
        const CharacterTraits traits = characterTraits(c);
        const Set intact = traits.letter && !traits.punctuation ? ~roles.present : ~Set{0};
        const Set start = m_fresh | m_done | (dropped() & ~roles.continuation);
        const Set whole = (m_open.one & roles.continuation) |
                          (isLeadOfI(c) ? start & roles.lead2 : 0) |
                          (c == kEuro ? m_open.two & roles.continuation : 0);
        m_done = ((m_done | (dropped() & ~roles.continuation)) & intact) | whole;
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

bool MisreadEncodings::mayBeginWide(std::u32string_view first) const {
    if (first.empty())
        return false;
    const std::size_t narrow = m_images.encodings().size();
    for (Set rest = m_starters->of(first.front()); rest != 0; rest &= rest - 1) {
        const auto i = narrow + static_cast<std::size_t>(std::countr_zero(rest));
        if (beginsAsUtf8(m_all[i].codec(), first))
            return true;
    }
    return false;
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
    auto parse = isNarrow(encoding) ? parseNarrow(m_images, encoding, text, begin)
                                    : parseWide(text, begin, m_all[encoding].codec());
    countWork(parse ? parse->end - begin : 1);
    return parse;
}

} // namespace moji::repair
