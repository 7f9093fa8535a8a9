#include "repair/misread_reading.h"

#include "detect/text_costs.h"
#include "repair/misread_evidence.h"
#include "repair/suspicion.h"
#include "repair/text_cost.h"
#include "repair/work_count.h"

#include <algorithm>
#include <bit>
#include <optional>

namespace moji::repair {

namespace {

using Set = MisreadEncodings::Set;

// Bits
constexpr double kReadAgain = 6;   // misread once more
constexpr double kOtherAgain = 15; // that this must save where it was another encoding
constexpr double kGap = 4;         // a byte that was lost
constexpr double kSettled = 15;    // what a word saves that need not be weighed
constexpr double kSign = 3;        // a sign as continuation byte: chance hardly makes one

constexpr std::size_t kManySigns = 6;
constexpr std::size_t kContext = 24; // code points at either side of a word

/// A text in which parts were repaired; each code point knows where it comes from.
struct Repaired {
    struct Origin {
        std::size_t begin; // in the damaged text
        std::size_t end;
        bool repaired;
        bool dropped;
    };
    std::u32string text;
    std::vector<Origin> origins;
};

Repaired untouched(std::u32string_view text, std::size_t begin, std::size_t end) {
    Repaired repaired{std::u32string(text.substr(begin, end - begin)), {}};
    for (std::size_t i = begin; i < end; ++i)
        repaired.origins.push_back({i, i + 1, false, false});
    return repaired;
}

Repaired apply(const Repaired& before, const MisreadParse& parse) {
    Repaired after;
    auto next = parse.sequences.begin();
    for (std::size_t i = 0; i < before.text.size();) {
        if (next == parse.sequences.end() || next->begin != i) {
            after.text.push_back(before.text[i]);
            after.origins.push_back(before.origins[i++]);
            continue;
        }
        const Repaired::Origin origin{before.origins[i].begin, before.origins[next->end - 1].end,
                                      true, next->dropped};
        after.text += next->text;
        after.origins.insert(after.origins.end(), next->text.size(), origin);
        i = next->end;
        ++next;
    }
    return after;
}

/// Whether every character that an earlier reading gave is part of this one.
bool coversAll(const Repaired& before, const MisreadParse& parse) {
    auto next = parse.sequences.begin();
    for (std::size_t i = 0; i < before.text.size(); ++i) {
        while (next != parse.sequences.end() && next->end <= i)
            ++next;
        const bool covered = next != parse.sequences.end() && next->begin <= i;
        if (before.origins[i].repaired && !covered)
            return false;
    }
    return true;
}

/// The parts that were repaired; neighbours are one.
std::vector<MisreadPart> partsOf(const Repaired& repaired, std::u32string_view damaged) {
    std::vector<MisreadPart> parts;
    for (std::size_t i = 0; i < repaired.text.size(); ++i) {
        const Repaired::Origin& origin = repaired.origins[i];
        if (!origin.repaired)
            continue;
        const bool goesOn = !parts.empty() && parts.back().end >= origin.begin &&
                            !parts.back().dropped && !origin.dropped;
        if (!goesOn)
            parts.push_back({origin.begin, origin.end, {}, false, origin.dropped});
        parts.back().end = origin.end;
        parts.back().text.push_back(repaired.text[i]);
    }
    for (MisreadPart& part : parts)
        part.hasGaps =
            damaged.substr(part.begin, part.end - part.begin).find_first_of(U" \uFFFD") !=
            damaged.npos;
    return parts;
}

/// Whether a mark came out that has no letter to combine with: Í and a soft hyphen in Í\u00ADris,
/// which are the bytes of U+036D.
bool hasLooseMark(const Repaired& repaired) {
    for (std::size_t i = 0; i < repaired.text.size(); ++i) {
        if (!repaired.origins[i].repaired || !isAlphabetMark(repaired.text[i]))
            continue;
        const CharacterKind before =
            i == 0 ? CharacterKind::Space : characterClass(repaired.text[i - 1]).kind;
        if (before != CharacterKind::Letter && before != CharacterKind::Mark)
            return true;
    }
    return false;
}

class WordReader {
public:
    WordReader(const MisreadEncodings& encodings, std::u32string_view text, std::size_t begin,
               std::size_t most, Wanted wanted, const SettledChain& settled)
        : m_encodings(encodings)
        , m_text(text)
        , m_begin(begin)
        , m_most(most)
        , m_wanted(wanted)
        , m_settled(settled) {}

    [[nodiscard]] std::vector<UnweighedReading> read() && {
        m_readAs.clear();
        std::vector<Alternative> all = alternatives(m_text, m_begin);
        std::stable_partition(all.begin(), all.end(), [this](const Alternative& each) {
            return !m_settled.empty() && (each.set & m_settled.front()) != 0;
        });
        for (Alternative& alternative : all) {
            take(alternative);
            if (m_isSettled) // no other reading could be better
                break;
        }
        return std::move(m_found);
    }

private:
    struct Alternative {
        MisreadParse parse;
        Set set;
    };
    void take(Alternative& alternative) {
        MisreadParse& parse = alternative.parse;
        m_before = m_found.size();
        m_end = parse.end;
        m_surrogates = parse.surrogates;
        m_signs = countSigns(parse);
        m_readAs = {alternative.set};
        for (MisreadSequence& sequence : parse.sequences) {
            sequence.begin -= m_begin;
            sequence.end -= m_begin;
        }
        follow(apply(untouched(m_text, m_begin, m_end), parse), false);
    }

    /// What was read once is not tried in double-byte encodings unless it has several Asian
    /// characters and no others: a wrong reading gives one easily.
    [[nodiscard]] Set toTry(std::u32string_view text, std::size_t begin) const {
        if (m_readAs.empty())
            return m_encodings.possible(text, begin);
        constexpr char32_t kFirstAsian = 0x2E80;
        constexpr std::ptrdiff_t kSeveral = 2;
        countWork(text.size());
        const auto others = std::ranges::count_if(text, [](char32_t c) { return c >= 0x80; });
        const auto asian = std::ranges::count_if(text, [](char32_t c) { return c >= kFirstAsian; });
        const bool onlyNarrow = asian < kSeveral || asian < others || !mayProve(text);
        return onlyNarrow ? m_encodings.possibleNarrow(text, begin)
                          : m_encodings.possible(text, begin);
    }

    /// Different readings of a word, each with the encodings that give it.
    [[nodiscard]] std::vector<Alternative> alternatives(std::u32string_view text,
                                                        std::size_t begin) const {
        std::vector<Alternative> found;
        const auto same = [](const MisreadParse& a, const MisreadParse& b) {
            return a.end == b.end &&
                   std::ranges::equal(a.sequences, b.sequences,
                                      [](const MisreadSequence& x, const MisreadSequence& y) {
                                          return x.begin == y.begin && x.end == y.end &&
                                                 x.text == y.text;
                                      });
        };
        for (Set rest = toTry(text, begin); rest != 0; rest &= rest - 1) {
            const auto encoding = static_cast<std::size_t>(std::countr_zero(rest));
            auto parse = m_encodings.parse(text, begin, encoding);
            if (!parse)
                continue;
            const Set bit = Set{1} << encoding;
            const auto known = std::ranges::find_if(
                found, [&](const Alternative& other) { return same(other.parse, *parse); });
            if (known != found.end())
                known->set |= bit;
            else
                found.push_back({*std::move(parse), bit});
        }
        return found;
    }

    [[nodiscard]] std::size_t countSigns(const MisreadParse& parse) const {
        std::size_t signs = 0;
        for (const MisreadSequence& sequence : parse.sequences) {
            for (std::size_t i = sequence.begin + 1; i < sequence.end; ++i)
                signs += isWordLetter(m_text[i]) || m_text[i] >= 0x2E80 ? 0 : 1;
        }
        return signs;
    }

    /// What was read so far is a result, and may have been misread before. `isProven`: that it was
    /// misread later is beyond doubt.
    void follow(const Repaired& repaired, bool isProven) {
        std::vector<Alternative> more;
        if (m_readAs.size() < m_most)
            more = alternatives(repaired.text, 0);
        m_isLast = more.empty();
        const std::size_t own = m_found.size();
        const bool proves = add(repaired, isProven);
        const std::size_t after = m_found.size();
        for (auto& [parse, set] : more) {
            if (!coversAll(repaired, parse) || parse.end != repaired.text.size() ||
                ((set & m_readAs.back()) == 0 && !isDamaged(repaired.text, parse)))
                continue;
            m_readAs.push_back(set);
            follow(apply(repaired, parse), isProven || proves);
            m_readAs.pop_back();
            if (m_isSettled)
                return;
            if (after > own && m_found.size() > after)
                m_found[own].reading.mayGoOn = mayProve(repaired.text);
        }
    }

    /// Whether what came out would be damaged if it was the text itself. A program that misreads
    /// twice does so in the same way; that it was another one takes as much proof as a first time.
    static bool isDamaged(std::u32string_view word, const MisreadParse& parse) {
        if (!mayProve(word))
            return false;
        const Repaired after = apply(untouched(word, 0, word.size()), parse);
        const std::vector<MisreadPart> parts = partsOf(after, word);
        return !isOddWord(after.text) && bitsOf(word) - bitsOf(after.text) >= kOtherAgain &&
               std::ranges::any_of(parts, [&](const MisreadPart& part) {
                   return !part.dropped && lookOf(word, part) == Look::Damaged;
               });
    }

    /// Whether the result proves that the word was misread.
    bool add(const Repaired& repaired, bool isProven) {
        std::u32string fresh;
        for (std::size_t i = 0; i < repaired.text.size(); ++i) {
            if (repaired.origins[i].repaired)
                fresh.push_back(repaired.text[i]);
        }
        const Evidence evidence = evidenceOf(fresh);
        if (evidence == Evidence::Never || hasLooseMark(repaired))
            return false;
        MisreadReading reading;
        reading.begin = m_begin;
        reading.end = m_end;
        reading.times = m_readAs.size();
        reading.surrogates = m_surrogates;
        reading.ambiguous = true;
        std::ranges::copy(m_readAs, reading.readAs.begin());
        std::vector<MisreadPart> parts = partsOf(repaired, m_text);
        double gaps = 0;
        std::size_t open = 0;
        for (const MisreadPart& part : parts) {
            const Look look = part.dropped ? Look::Ambiguous : lookOf(m_text, part);
            // A single lead alone is a letter as good as any: Ära.
            const bool isLead = parts.size() == 1 && part.isOpen();
            reading.ordinary = reading.ordinary || look == Look::Ordinary || isLead;
            reading.ambiguous = reading.ambiguous && look != Look::Damaged;
            gaps += part.hasGaps || part.dropped ? 1 : 0;
            open += part.isOpen() ? 1 : 0;
        }
        // What is misread in a word beyond doubt is in all of it.
        reading.ordinary = reading.ordinary && reading.ambiguous;
        constexpr std::size_t kOpenOf = 3; // characters one may lack a byte: chance makes more
        reading.ambiguous = reading.ambiguous || open * kOpenOf > fresh.size();
        if (gaps > 0 && m_readAs.size() > 1)
            return false; // what was lost cannot be told through several readings
        // Chance does not make sequences of sequences, and a program that misreads once does so
        // again in the same way.
        const bool isAlike = std::ranges::all_of(
            m_readAs, [this](Set set) { return (set & m_readAs.front()) != 0; });
        reading.ambiguous = (reading.ambiguous && !isProven) ||
                            (evidence == Evidence::Weak && !(isProven && isAlike));
        if (m_readAs.size() > 1 && m_signs >= kManySigns)
            reading.ambiguous = false;
        const bool proves = !reading.provesNothing();
        if (m_wanted == Wanted::Proofs && !proves)
            return false;
        reading.parts = shared(std::move(parts), m_begin);
        m_isSettled = m_isLast && isBy(m_settled, reading) && gaps == 0 && proves;
        if (m_isSettled) // what was read fewer times is no other reading
            m_found.resize(m_before);
        const bool isSettledOnce = m_isSettled && m_readAs.size() == 1;
        reading.net = isSettledOnce ? kSettled
                                    : kSign * static_cast<double>(m_signs) - kGap * gaps -
                                          kReadAgain * static_cast<double>(m_readAs.size() - 1);
        m_found.push_back({std::move(reading), repaired.text, m_isSettled});
        return proves;
    }

    const MisreadEncodings& m_encodings;
    std::u32string_view m_text;
    std::size_t m_begin;
    std::size_t m_most;
    Wanted m_wanted;
    const SettledChain& m_settled;
    std::size_t m_before = 0; // readings that the alternatives before this one gave
    bool m_isLast = false;    // what was read cannot be read once more
    bool m_isSettled = false; // the last reading need not be weighed
    std::size_t m_end = 0;
    std::size_t m_signs = 0;
    bool m_surrogates = false;
    std::vector<Set> m_readAs;
    std::vector<UnweighedReading> m_found;
};

/// Bits that other words save in the place of one, among its neighbours in the line.
class WordInLine {
public:
    WordInLine(std::u32string_view text, std::size_t begin)
        : m_text(text)
        , m_begin(begin) {}

    /// In place of what goes up to `end`.
    [[nodiscard]] double savedBy(std::u32string_view word, std::size_t end) {
        if (m_end != end) {
            m_end = end;
            m_cost.emplace(before(), after());
            m_bits = m_cost->bitsWith(m_text.substr(m_begin, end - m_begin));
        }
        return m_bits - m_cost->bitsWith(word);
    }

private:
    [[nodiscard]] std::u32string_view before() const {
        const std::size_t from = m_begin - std::min(m_begin, kContext);
        const std::u32string_view before = m_text.substr(from, m_begin - from);
        return before.substr(before.find_last_of(U"\n\r") + 1);
    }
    [[nodiscard]] std::u32string_view after() const {
        const std::u32string_view after = m_text.substr(m_end, kContext);
        return after.substr(0, std::min(after.find_first_of(U"\n\r"), after.size()));
    }

    std::u32string_view m_text;
    std::size_t m_begin;
    std::size_t m_end = std::u32string_view::npos;
    std::optional<CostInLine> m_cost;
    double m_bits = 0; // of what goes up to m_end
};

} // namespace

bool isBy(const SettledChain& settled, const MisreadReading& reading) {
    return !settled.empty() && reading.times == settled.size() &&
           std::ranges::equal(settled, std::span(reading.readAs).first(settled.size()),
                              [](Set one, Set other) { return (one & other) != 0; });
}

std::vector<UnweighedReading> unweighedReadings(const MisreadEncodings& encodings,
                                                std::u32string_view text, std::size_t begin,
                                                std::size_t most, Wanted wanted,
                                                const SettledChain& settled) {
    return WordReader(encodings, text, begin, most, wanted, settled).read();
}

std::vector<MisreadReading> weigh(std::u32string_view text, std::size_t begin,
                                  const std::vector<UnweighedReading>& readings) {
    std::vector<MisreadReading> found;
    found.reserve(readings.size());
    std::optional<WordInLine> word;
    for (const auto& [unweighed, repaired, isSettled] : readings) {
        MisreadReading& reading = found.emplace_back(unweighed);
        reading.begin += begin;
        reading.end += begin;
        if (isSettled)
            continue;
        if (!word)
            word.emplace(text, reading.begin);
        reading.net += word->savedBy(repaired, reading.end);
    }
    std::ranges::stable_sort(found, [](const MisreadReading& a, const MisreadReading& b) {
        return a.provesNothing() != b.provesNothing() ? b.provesNothing() : a.net > b.net;
    });
    constexpr std::size_t kMostReadings = 12;
    if (found.size() > kMostReadings)
        found.erase(found.begin() + kMostReadings, found.end());
    return found;
}

} // namespace moji::repair
