#include "repair/misread_utf8.h"

#include "codec/utf8_writer.h"
#include "detect/character_kind.h"
#include "detect/text_costs.h"
#include "repair/text_cost.h"
#include "utf8/strict.h"

#include <unicode/uchar.h>

#include <cstdlib>
#include <cstdio>
#include <algorithm>
#include <bit>
#include <cmath>
#include <map>

namespace moji::repair {

namespace {

using Set = ByteImages::Set;

// Bits
constexpr double kReadAgain = 6;   // misread twice
constexpr double kGuessedSpace = 4;
constexpr double kOfEncoding = 2;  // times the doubt about an encoding
constexpr double kBeyondDoubt = 60; // in all words: then ordinary ones are misread too
constexpr double kAloneAmongIntact = 35; // the only word, where characters of its encoding are whole
constexpr double kLeast = -12;        // of a word that proves nothing, if the others are misread
constexpr double kLonePlace = 3;   // in each word
constexpr double kMostPopular = 6; // what other words can speak for an encoding
constexpr double kSequence = 3;    // chance hardly makes one: bits for each continuation byte that is a sign

constexpr std::size_t kContext = 24; // code points at either side of a word

bool isSpace(char32_t c) {
    return c == U' ' || (c >= U'\t' && c <= U'\r');
}

bool isLetter(char32_t c) {
    return u_isalpha(static_cast<UChar32>(c)) != 0;
}

/// What may stay intact beside misread characters: what is put around words.
bool isPunctuation(char32_t c) {
    const CharacterKind kind = characterClass(c).kind;
    return kind == CharacterKind::Quote || kind == CharacterKind::Apostrophe ||
           kind == CharacterKind::OtherSpace;
}

/// One character of the original and where it is in the damaged text.
struct Sequence {
    std::size_t begin;
    std::size_t end;
    char32_t codePoint;        // U+FFFD where a byte was lost
    bool guessedSpace = false; // a space was taken for a no-break space
    bool lost = false;         // U+FFFD is in the place of a byte
};

struct Parsed {
    std::vector<Sequence> sequences;
    std::size_t end = 0; // of the word
    bool surrogates = false;
};

/// Reads words as UTF-8 whose bytes were read in one of the encodings.
class WordParser {
public:
    WordParser(const ByteImages& images, std::u32string_view text)
        : m_images(images)
        , m_text(text) {}

    /// Encodings in which there may be a sequence in the word at `begin`.
    [[nodiscard]] Set possible(std::size_t begin) const {
        Set set = 0;
        for (std::size_t i = begin; i < m_text.size() && !isSpace(m_text[i]); ++i) {
            if (m_text[i] < 0x80)
                continue;
            const Set lead = m_images.roles(m_text[i]).lead;
            if (lead == 0 || i + 1 == m_text.size())
                continue;
            const char32_t next = m_text[i + 1];
            set |= next == U' ' || next == 0xFFFD ? lead
                                                  : lead & m_images.roles(next).continuation;
        }
        return set;
    }

    /// Nothing where the word has no sequence, or letters that are in none.
    [[nodiscard]] std::optional<Parsed> parse(std::size_t begin, std::size_t encoding) const {
        Parsed parsed;
        std::size_t at = begin;
        std::size_t intact = m_text.size(); // the last intact character beside which nothing may be
        while (at < m_text.size() && !isSpace(m_text[at])) {
            if (m_text[at] < 0x80) {
                ++at;
                continue;
            }
            if (const auto sequence = sequenceAt(at, encoding)) {
                if (sequence->codePoint == 0xFFFD && !sequence->lost) { // lost before it was misread
                    at = sequence->end;
                    continue;
                }
                if (intact + 1 == at)
                    return std::nullopt;
                parsed.sequences.push_back(*sequence);
                parsed.surrogates = parsed.surrogates || m_wasPair;
                at = sequence->end;
                continue;
            }
            if (!isPunctuation(m_text[at])) {
                const bool touches =
                    !parsed.sequences.empty() && parsed.sequences.back().end == at;
                const bool known = m_images.byte(encoding, m_text[at]).has_value();
                if (touches || (known && isLetter(m_text[at])))
                    return std::nullopt;
                intact = at;
            }
            ++at;
        }
        parsed.end = at;
        return parsed.sequences.empty() ? std::nullopt : std::optional(std::move(parsed));
    }

private:
    /// The byte at a place where a continuation byte is due: of a space A0, of U+FFFD any.
    [[nodiscard]] std::optional<Byte> continuation(std::size_t at, std::size_t encoding,
                                                   Sequence& sequence) const {
        if (at >= m_text.size())
            return std::nullopt;
        if (m_text[at] == U' ') {
            sequence.guessedSpace = true;
            return m_images.byte(encoding, 0xA0) == Byte{0xA0} ? std::optional(Byte{0xA0})
                                                               : std::nullopt;
        }
        if (m_text[at] == 0xFFFD) {
            sequence.lost = true;
            return Byte{0x80};
        }
        const auto byte = m_images.byte(encoding, m_text[at]);
        return byte && utf8::isContinuation(*byte) ? byte : std::nullopt;
    }

    [[nodiscard]] std::optional<Sequence> sequenceAt(std::size_t at, std::size_t encoding) const {
        m_wasPair = false;
        auto sequence = characterAt(at, encoding);
        if (!sequence || sequence->codePoint < 0xD800 || sequence->codePoint > 0xDFFF)
            return sequence;
        const auto low = characterAt(sequence->end, encoding); // CESU-8
        const bool pair = sequence->codePoint < 0xDC00 && low && low->codePoint >= 0xDC00 &&
                          low->codePoint <= 0xDFFF;
        if (!pair)
            return std::nullopt;
        m_wasPair = true;
        sequence->codePoint =
            0x10000 + ((sequence->codePoint - 0xD800) << 10) + (low->codePoint - 0xDC00);
        sequence->end = low->end;
        return sequence;
    }

    /// A letter at a space is an ordinary sight where no letter is beside them.
    [[nodiscard]] bool mayHaveLostSpace(const Sequence& sequence) const {
        const char32_t before = sequence.begin > 0 ? m_text[sequence.begin - 1] : U' ';
        const char32_t after = sequence.end < m_text.size() ? m_text[sequence.end] : U' ';
        const bool goesOn = !isSpace(after) && (isLetter(after) || after >= 0x80);
        return (!isSpace(before) && before != U'(' && before != U'"') ||
               (goesOn && sequence.codePoint != 0xA0 && !(after >= U'A' && after <= U'Z'));
    }

    /// A sequence in its shortest form, surrogates too.
    [[nodiscard]] std::optional<Sequence> characterAt(std::size_t at, std::size_t encoding) const {
        if (at >= m_text.size() || m_text[at] < 0x80)
            return std::nullopt;
        const auto lead = m_images.byte(encoding, m_text[at]);
        const int length = lead ? utf8::sequenceLength(*lead) : 0;
        if (length < 2)
            return std::nullopt;
        Sequence sequence{at, at + static_cast<std::size_t>(length), *lead & (0x7Fu >> length)};
        for (std::size_t i = at + 1; i < sequence.end; ++i) {
            const auto byte = continuation(i, encoding, sequence);
            if (!byte)
                return std::nullopt;
            sequence.codePoint = sequence.codePoint << 6 | (*byte & 0x3Fu);
        }
        if (sequence.guessedSpace && !mayHaveLostSpace(sequence))
            return std::nullopt;
        if (sequence.lost) {
            sequence.codePoint = 0xFFFD;
            return sequence;
        }
        if (utf8::encodedLength(sequence.codePoint) != static_cast<std::uint32_t>(length) ||
            sequence.codePoint > 0x10FFFF)
            return std::nullopt;
        return sequence;
    }

    const ByteImages& m_images;
    std::u32string_view m_text;
    mutable bool m_wasPair = false;
};

/// Small letters, capitals, or a capital and small letters; of scripts without case, anything.
class WordCase {
public:
    /// Whether the next letter may stand there.
    bool goesOn(const CharacterClass& letter) {
        if (!letter.cased)
            return true;
        const bool fits = m_letters == 0 || (letter.upper ? m_capitals == m_letters
                                                          : m_capitals <= 1 || m_small);
        m_small = m_small || !letter.upper;
        m_capitals += letter.upper ? 1 : 0;
        ++m_letters;
        return fits;
    }

    [[nodiscard]] bool isCapitalized() const { return m_capitals == 1; }

private:
    std::size_t m_letters = 0;
    std::size_t m_capitals = 0;
    bool m_small = false;
};

/// A text in which parts were repaired; each code point knows where it comes from.
struct Repaired {
    std::u32string text;
    std::vector<std::size_t> begins; // in the damaged text
    std::vector<std::size_t> ends;
    std::vector<bool> fromSequence;
};

Repaired untouched(std::u32string_view text, std::size_t begin, std::size_t end) {
    Repaired repaired;
    for (std::size_t i = begin; i < end; ++i) {
        repaired.text.push_back(text[i]);
        repaired.begins.push_back(i);
        repaired.ends.push_back(i + 1);
        repaired.fromSequence.push_back(false);
    }
    return repaired;
}

Repaired apply(const Repaired& before, const Parsed& parsed) {
    Repaired after;
    auto next = parsed.sequences.begin();
    for (std::size_t i = 0; i < before.text.size();) {
        const bool starts = next != parsed.sequences.end() && next->begin == i;
        after.text.push_back(starts ? next->codePoint : before.text[i]);
        after.begins.push_back(before.begins[i]);
        const std::size_t end = starts ? next->end : i + 1;
        after.ends.push_back(before.ends[end - 1]);
        after.fromSequence.push_back(starts || before.fromSequence[i]);
        i = end;
        next += starts ? 1 : 0;
    }
    return after;
}

/// Whether every character that an earlier reading gave is part of this one.
bool coversAll(const Repaired& before, const Parsed& parsed) {
    std::vector<bool> covered(before.text.size());
    for (const Sequence& sequence : parsed.sequences)
        std::fill(covered.begin() + static_cast<std::ptrdiff_t>(sequence.begin),
                  covered.begin() + static_cast<std::ptrdiff_t>(sequence.end), true);
    for (std::size_t i = 0; i < covered.size(); ++i) {
        if (before.fromSequence[i] && !covered[i])
            return false;
    }
    return true;
}

constexpr char32_t kLongS = 0x17F; // ſ, which line art reads as: ┼┐

/// Whether people write it: no controls, nothing unassigned or for private use.
bool isWritten(char32_t c) {
    const CharacterKind kind = characterClass(c).kind;
    return kind != CharacterKind::HighControl && kind != CharacterKind::Control &&
           kind != CharacterKind::PrivateUse && kind != CharacterKind::Unassigned &&
           kind != CharacterKind::Replacement && c != kLongS;
}

/// Letters that languages of many readers have; not those of phonetic transcription.
bool isCommonLatin(char32_t c) {
    return c < 0x180 || (c >= 0x218 && c <= 0x21B) || c == 0x1A0 || c == 0x1A1 || c == 0x1AF ||
           c == 0x1B0 || (c >= 0x1EA0 && c <= 0x1EF9);
}

/// Full-width forms and the punctuation of Chinese and Japanese, which also stand in other text.
bool isWideSign(char32_t c) {
    return (c >= 0x3000 && c < 0x3040) || (c >= 0xFF00 && c <= 0xFF60);
}

/// Whether a single character is evidence: chance makes those that hardly anybody writes as easily
/// as others, and they are many more.
bool isEvidence(char32_t c) {
    const CharacterClass character = characterClass(c);
    switch (character.kind) {
    case CharacterKind::Letter: {
        const bool isLigature = c >= 0xFB00 && c <= 0xFB06;
        return character.script == Script::Latin ? isCommonLatin(c)
                                                 : character.script != Script::Other || isLigature;
    }
    case CharacterKind::Asian:
        return isWideSign(c);
    case CharacterKind::Symbol: // but Braille, which has as many as chance likes
        return (c >= 0x2000 && !(c >= 0x2800 && c < 0x2900)) || c < 0x100;
    case CharacterKind::Format:
        return c == 0xFEFF || (c >= 0x200B && c <= 0x200F);
    case CharacterKind::Mark:
    case CharacterKind::OtherDigit:
    case CharacterKind::Box:
        return false;
    default:
        return true;
    }
}

enum class Evidence { Never, Weak, Strong };

/// What the characters that came out say for the repair.
Evidence evidenceOf(const Repaired& repaired) {
    constexpr std::size_t kManyForChance = 4; // different characters; two Asian ones
    std::u32string fresh;
    std::size_t evidence = 0;
    std::size_t asian = 0;
    for (std::size_t i = 0; i < repaired.text.size(); ++i) {
        if (!repaired.fromSequence[i])
            continue;
        const char32_t c = repaired.text[i];
        if (c == 0xFFFD)
            continue;
        if (!isWritten(c))
            return Evidence::Never;
        if (fresh.find(c) != fresh.npos)
            continue;
        fresh.push_back(c);
        evidence += isEvidence(c) ? 1 : 0;
        asian += characterClass(c).kind == CharacterKind::Asian ? 1 : 0;
    }
    const bool strong = evidence * 2 >= std::max<std::size_t>(fresh.size(), 1) ||
                        asian * 2 >= std::max<std::size_t>(fresh.size(), 4) ||
                        fresh.size() >= kManyForChance;
    return strong ? Evidence::Strong : Evidence::Weak;
}

/// Letters of one alphabet, small or capital as people write them; letters of ASCII may be beside
/// them. Those of misread UTF-8 alternate with signs, or capitals with small letters.
bool isOrdinaryWord(std::u32string_view letters) {
    WordCase shape;
    std::optional<Script> script;
    for (const char32_t c : letters) {
        const CharacterClass character = characterClass(c);
        const bool same = !script || c < 0x80 || character.script == *script;
        if (character.kind != CharacterKind::Letter || !same || !shape.goesOn(character))
            return false;
        if (c >= 0x80)
            script = character.script;
    }
    return script.has_value();
}

/// Whether what a sequence was read as may as well be what somebody wrote.
enum class Look {
    Damaged,   // nobody writes it
    Ambiguous, // proves nothing by itself
    Ordinary,  // people write it
};

/// How a part looks in its text, and what speaks against its repair.
class PartLook {
public:
    PartLook(std::u32string_view text, const MisreadPart& part)
        : m_text(text)
        , m_part(part)
        , m_damaged(text.substr(part.begin, part.end - part.begin)) {}

    [[nodiscard]] Look look() const {
        if (std::ranges::all_of(m_damaged, isBlank))
            return Look::Ordinary;
        if (isOrdinaryWord(lettersAround()))
            return m_damaged.find(U' ') == m_damaged.npos ? Look::Ordinary : Look::Ambiguous;
        const bool signsOnly = std::ranges::none_of(m_damaged, isLetter) && !touchesLetters() &&
                               (m_part.text.size() < 2 || !becomesLetters());
        const bool lettersOnly = std::ranges::all_of(m_damaged, isLetter);
        const bool few = m_part.text.size() < kFew;
        const bool foreign = characterClass(m_damaged.front()).script != Script::Latin;
        if (signsOnly || isQuoted() || (lettersOnly && few && (foreign || !becomesLetters())) ||
            (few && isLoneLetter()))
            return Look::Ambiguous;
        return Look::Damaged;
    }

private:
    static constexpr std::size_t kFew = 4; // characters

    static bool isBlank(char32_t c) {
        return c == U' ' || characterClass(c).kind == CharacterKind::OtherSpace;
    }
    [[nodiscard]] char32_t before() const {
        return m_part.begin > 0 ? m_text[m_part.begin - 1] : U' ';
    }
    [[nodiscard]] char32_t after() const {
        return m_part.end < m_text.size() ? m_text[m_part.end] : U' ';
    }
    [[nodiscard]] bool touchesLetters() const { return isLetter(before()) || isLetter(after()); }

    /// The word of letters that the part is in, but for a closing quote.
    [[nodiscard]] std::u32string lettersAround() const {
        std::size_t begin = m_part.begin;
        std::size_t end = m_part.end;
        while (begin > 0 && isLetter(m_text[begin - 1]))
            --begin;
        while (end < m_text.size() && isLetter(m_text[end]))
            ++end;
        std::u32string letters(m_text.substr(begin, end - begin));
        std::erase(letters, U' ');
        const bool foreign = characterClass(m_damaged.front()).script != Script::Latin;
        if (letters.size() > 1 && isPunctuation(letters.back()) && foreign)
            letters.pop_back();
        return letters;
    }

    /// A letter with a quotation mark or apostrophe behind it, as in „Ć” and Ã’s.
    [[nodiscard]] bool isQuoted() const {
        return m_damaged.size() == 2 && isPunctuation(m_damaged.back()) && !isLetter(before()) &&
               (isPunctuation(before()) ||
                characterClass(m_damaged.back()).kind == CharacterKind::Apostrophe);
    }
    [[nodiscard]] bool becomesLetters() const { return std::ranges::all_of(m_part.text, isLetter); }

    /// A single letter that no other is beside, though it is none that is a word.
    [[nodiscard]] bool isLoneLetter() const {
        constexpr std::u32string_view kWords = U"àáâèéêìíîòóôùúûÀÉßаиковсуяАИКОВСУЯ";
        return m_part.text.size() == 1 && isLetter(m_part.text[0]) && !touchesLetters() &&
               kWords.find(m_part.text[0]) == kWords.npos;
    }

    std::u32string_view m_text;
    const MisreadPart& m_part;
    std::u32string_view m_damaged;
};

/// The parts that were repaired; neighbours are one.
std::vector<MisreadPart> partsOf(const Repaired& repaired, std::u32string_view damaged) {
    std::vector<MisreadPart> parts;
    for (std::size_t i = 0; i < repaired.text.size(); ++i) {
        if (!repaired.fromSequence[i])
            continue;
        if (parts.empty() || parts.back().end != repaired.begins[i])
            parts.push_back({repaired.begins[i], repaired.begins[i], {}, false});
        parts.back().end = repaired.ends[i];
        parts.back().text.push_back(repaired.text[i]);
    }
    for (MisreadPart& part : parts)
        part.hasGaps = damaged.substr(part.begin, part.end - part.begin)
                           .find_first_of(U" \uFFFD") != damaged.npos;
    return parts;
}

} // namespace

MisreadUtf8Finder::MisreadUtf8Finder(std::span<const Candidate> candidates, std::size_t maxSteps)
    : m_images(candidates)
    , m_mostReadings(std::ranges::any_of(candidates,
                                         [](const Candidate& candidate) {
                                             return candidate.codec->name() == "UTF-8";
                                         })
                         ? maxSteps / 2
                         : 0) {}

/// All that a word may have been.
class MisreadUtf8Finder::WordReader {
public:
    WordReader(const ByteImages& images, std::u32string_view text, std::size_t begin,
               std::size_t most)
        : m_images(images)
        , m_text(text)
        , m_begin(begin)
        , m_most(most) {}

    [[nodiscard]] std::vector<MisreadWord> read() && {
        const WordParser parser(m_images, m_text);
        for (auto& [parsed, set] : alternatives(parser, m_begin)) {
            const Repaired before = untouched(m_text, m_begin, parsed.end);
            Parsed local = parsed;
            for (Sequence& sequence : local.sequences) {
                sequence.begin -= m_begin;
                sequence.end -= m_begin;
            }
            m_surrogates = parsed.surrogates;
            m_end = parsed.end;
            m_continuations = 0;
            for (const Sequence& sequence : parsed.sequences) {
                for (std::size_t i = sequence.begin + 1; i < sequence.end; ++i)
                    m_continuations += isLetter(m_text[i]) ? 0 : 1;
            }
            m_readAs = {set};
            follow(apply(before, local));
        }
        std::ranges::stable_sort(m_found, std::greater(), &MisreadWord::net);
        constexpr std::size_t kMostReadings = 6;
        if (m_found.size() > kMostReadings)
            m_found.resize(kMostReadings);
        return std::move(m_found);
    }

private:
    struct Alternative {
        Parsed parsed;
        Set set;
    };
    /// Different readings of a word, each with the encodings that give it.
    [[nodiscard]] std::vector<Alternative> alternatives(const WordParser& parser,
                                                        std::size_t begin) const {
        std::vector<Alternative> found;
        const auto same = [](const Parsed& a, const Parsed& b) {
            return std::ranges::equal(
                a.sequences, b.sequences, [](const Sequence& x, const Sequence& y) {
                    return x.begin == y.begin && x.end == y.end && x.codePoint == y.codePoint;
                });
        };
        for (Set rest = parser.possible(begin); rest != 0; rest &= rest - 1) {
            const auto encoding = static_cast<std::size_t>(std::countr_zero(rest));
            auto parsed = parser.parse(begin, encoding);
            if (!parsed)
                continue;
            const Set bit = Set{1} << encoding;
            const auto known = std::ranges::find_if(
                found, [&](const Alternative& other) { return same(other.parsed, *parsed); });
            if (known != found.end())
                known->set |= bit;
            else
                found.push_back({*std::move(parsed), bit});
        }
        return found;
    }

    /// What was read so far is a result, and may have been misread before.
    void follow(const Repaired& repaired) {
        weigh(repaired);
        if (m_readAs.size() >= m_most)
            return;
        const WordParser parser(m_images, repaired.text);
        for (auto& [parsed, set] : alternatives(parser, 0)) {
            if (!coversAll(repaired, parsed) || parsed.end != repaired.text.size())
                continue;
            m_readAs.push_back(set);
            follow(apply(repaired, parsed));
            m_readAs.pop_back();
        }
    }

    void weigh(const Repaired& repaired) {
        const Evidence evidence = evidenceOf(repaired);
        if (evidence == Evidence::Never)
            return;
        MisreadWord word;
        word.begin = m_begin;
        word.end = m_end;
        word.parts = partsOf(repaired, m_text);
        word.readAs = m_readAs;
        word.surrogates = m_surrogates;
        bool allAmbiguous = true;
        for (const MisreadPart& part : word.parts) {
            const Look look = PartLook(m_text, part).look();
            word.ordinary = word.ordinary || look == Look::Ordinary;
            allAmbiguous = allAmbiguous && look != Look::Damaged;
        }
        word.ambiguous = allAmbiguous || evidence == Evidence::Weak;
        const std::size_t guessed = static_cast<std::size_t>(
            std::ranges::count(word.parts, true, &MisreadPart::hasGaps));
        word.net = bitsBefore() - bitsOf(inContext(repaired.text)) +
                   kSequence * static_cast<double>(m_continuations) -
                   kGuessedSpace * static_cast<double>(guessed) -
                   kReadAgain * static_cast<double>(m_readAs.size() - 1);
        m_found.push_back(std::move(word));
    }

    /// The word among its neighbours in the line.
    [[nodiscard]] std::u32string inContext(std::u32string_view word) const {
        const std::u32string_view before = m_text.substr(0, m_begin);
        const std::size_t line = before.find_last_of(U"\n\r");
        const std::size_t from = std::max(line == before.npos ? 0 : line + 1,
                                          m_begin - std::min(m_begin, kContext));
        const std::u32string_view after = m_text.substr(m_end, kContext);
        std::u32string text(m_text.substr(from, m_begin - from));
        text += word;
        text += after.substr(0, std::min(after.find_first_of(U"\n\r"), after.size()));
        return text;
    }

    [[nodiscard]] double bitsBefore() {
        if (m_bitsEnd != m_end)
            m_bitsBefore = bitsOf(inContext(m_text.substr(m_begin, m_end - m_begin)));
        m_bitsEnd = m_end;
        return m_bitsBefore;
    }

    const ByteImages& m_images;
    std::u32string_view m_text;
    std::size_t m_begin;
    std::size_t m_most;
    std::size_t m_end = 0;
    std::size_t m_continuations = 0;
    bool m_surrogates = false;
    std::vector<Set> m_readAs;
    std::size_t m_bitsEnd = 0;
    double m_bitsBefore = 0;
    std::vector<MisreadWord> m_found;
};

std::vector<MisreadWord> MisreadUtf8Finder::readingsAt(std::u32string_view text,
                                                       std::size_t at) const {
    std::size_t begin = at;
    while (begin > 0 && !isSpace(text[begin - 1]))
        --begin;
    return WordReader(m_images, text, begin, m_mostReadings).read();
}

namespace {

/// How much all words of a document speak for each encoding, reading by reading.
class Popularity {
public:
    void add(const MisreadWord& word) {
        for (std::size_t reading = 0; reading < word.readAs.size(); ++reading) {
            m_bits.resize(std::max(m_bits.size(), reading + 1));
            for (Set rest = word.readAs[reading]; rest != 0; rest &= rest - 1)
                m_bits[reading][static_cast<std::size_t>(std::countr_zero(rest))] += word.net;
        }
    }
    /// The encoding of a set that most words speak for; of equal ones the most usual.
    [[nodiscard]] std::size_t best(std::size_t reading, Set set,
                                   std::span<const Candidate> encodings) const {
        std::size_t best = static_cast<std::size_t>(std::countr_zero(set));
        if (reading >= m_bits.size())
            return best;
        const auto worth = [&](std::size_t encoding) {
            return m_bits[reading][encoding] - encodings[encoding].doubt;
        };
        for (Set rest = set; rest != 0; rest &= rest - 1) {
            const auto encoding = static_cast<std::size_t>(std::countr_zero(rest));
            if (worth(encoding) > worth(best))
                best = encoding;
        }
        return best;
    }
    /// Of a word, but for what it says itself.
    [[nodiscard]] double of(const MisreadWord& word) const {
        double least = 1e9;
        for (std::size_t reading = 0; reading < word.readAs.size(); ++reading) {
            if (reading >= m_bits.size())
                return 0;
            double most = 0;
            for (Set rest = word.readAs[reading]; rest != 0; rest &= rest - 1)
                most = std::max(most,
                                m_bits[reading][static_cast<std::size_t>(std::countr_zero(rest))]);
            least = std::min(least, most);
        }
        return least - std::max(0.0, word.net);
    }

private:
    std::vector<std::array<double, ByteImages::kMost>> m_bits;
};

} // namespace

/// Whether the text has a character of the encoding beyond ASCII that is in none of the words.
bool MisreadUtf8Finder::hasIntact(std::u32string_view text,
                                  const std::vector<std::vector<MisreadWord>>& words,
                                  std::size_t encoding) const {
    const auto isIntact = [&](char32_t c) {
        return c >= 0x80 && m_images.byte(encoding, c).has_value();
    };
    std::size_t at = 0;
    for (const std::vector<MisreadWord>& readings : words) {
        for (const MisreadPart& part : readings.front().parts) {
            if (std::ranges::any_of(text.substr(at, part.begin - at), isIntact))
                return true;
            at = part.end;
        }
    }
    return std::ranges::any_of(text.substr(at), isIntact);
}

MisreadText MisreadUtf8Finder::find(std::u32string_view text, const std::stop_token& stop) const {
    MisreadText found;
    if (m_mostReadings == 0)
        return found;
    std::vector<std::vector<MisreadWord>> words;
    Popularity popularity;
    for (std::size_t at = 0; at < text.size() && !stop.stop_requested();) {
        const Set lead = text[at] < 0x80 ? 0 : m_images.roles(text[at]).lead;
        const bool begins =
            lead != 0 && at + 1 < text.size() &&
            (text[at + 1] == U' ' || text[at + 1] == 0xFFFD ||
             (lead & m_images.roles(text[at + 1]).continuation) != 0);
        if (!begins) {
            ++at;
            continue;
        }
        std::vector<MisreadWord> readings = readingsAt(text, at);
        std::erase_if(readings, [](const MisreadWord& word) { return word.net <= kLeast; });
        std::size_t end = at;
        while (end < text.size() && !isSpace(text[end]))
            ++end;
        if (!readings.empty()) {
            const auto proof = std::ranges::find(readings, false, &MisreadWord::provesNothing);
            if (proof != readings.end() && proof->end == readings.front().end)
                std::rotate(readings.begin(), proof, proof + 1);
            if (!readings.front().provesNothing())
                popularity.add(readings.front());
            end = std::max(end, readings.front().end);
            words.push_back(std::move(readings));
        }
        at = end;
    }
    std::map<std::vector<std::size_t>, double> netOfChain;
    std::map<std::vector<std::size_t>, std::size_t> evidence; // words that prove something
    struct Choice {
        MisreadWord word;
        std::vector<std::size_t> encodings;
    };
    std::vector<Choice> choices;
    for (std::vector<MisreadWord>& readings : words) {
        MisreadWord* best = &readings.front();
        const auto worth = [&](const MisreadWord& word) {
            const double most = word.provesNothing() ? kBeyondDoubt : kMostPopular;
            return word.net + std::min(most, popularity.of(word) / 8);
        };
        for (MisreadWord& other : readings) {
            const bool sameEnd = other.end == readings.front().end;
            if (sameEnd && popularity.of(other) > 0 && worth(other) > worth(*best))
                best = &other;
        }
        std::vector<std::size_t> encodings;
        for (std::size_t reading = 0; reading < best->readAs.size(); ++reading)
            encodings.push_back(
                popularity.best(reading, best->readAs[reading], m_images.encodings()));
        double& net = netOfChain[encodings];
        if (!best->provesNothing()) {
            net += best->net - kLonePlace;
            ++evidence[encodings];
        }
        choices.push_back({*best, std::move(encodings)});
    }
    for (Choice& choice : choices) {
        double doubt = 0;
        Chain chain;
        for (std::size_t reading = 0; reading < choice.encodings.size(); ++reading) {
            const Candidate& encoding = m_images.encodings()[choice.encodings[reading]];
            doubt += kOfEncoding * encoding.doubt;
            const bool pairs = reading == 0 && choice.word.surrogates;
            chain.push_back({StepKind::Encode, encoding.codec->name()});
            chain.push_back({StepKind::Decode, pairs ? "CESU-8" : "UTF-8"});
        }
        if (evidence[choice.encodings] == 1 && choice.word.net < kAloneAmongIntact &&
            hasIntact(text, words, choice.encodings.front()))
            continue;
        if (std::getenv("DBG")) { std::string t; for (auto& x : choice.word.parts) t += toUtf8(text.substr(x.begin, x.end-x.begin)) + ">" + toUtf8(x.text) + " "; std::fprintf(stderr, "DBG net=%.1f chain=%.1f doubt=%.1f %s : %s ctx=%s\n", choice.word.net, netOfChain[choice.encodings], doubt, chain.front().codec.c_str(), t.c_str(), toUtf8(text.substr(choice.word.begin, choice.word.end-choice.word.begin)).c_str()); }
        const double net = netOfChain[choice.encodings];
        if (net < doubt || (choice.word.ordinary && net < kBeyondDoubt))
            continue;
        found.places.push_back({std::move(choice.word), std::move(chain)});
    }
    for (auto& [encodings, net] : netOfChain)
        found.net += std::max(0.0, net);
    return found;
}

} // namespace moji::repair
