#include "repair/misread_choice.h"

#include "repair/character_traits.h"
#include "repair/letters.h"
#include "repair/misread_rivals.h"
#include "repair/sorted_places.h"
#include "repair/suspicion.h"

#include <algorithm>
#include <bit>
#include <set>
#include <utility>

namespace moji::repair {

namespace {

using Set = MisreadEncodings::Set;

// Bits
constexpr double kPlace = 3;         // each word must save more
constexpr double kPlainWord = 15;    // that a plainly misread word saves
constexpr double kOfEncoding = 2;    // times the doubt about an encoding, all words together
constexpr double kBeyondDoubt = 30;  // saved by all words: then ordinary ones are misread too
constexpr double kLeast = -12;       // what a word may cost where the others leave no doubt
constexpr double kRival = 25;        // an encoding that explains so much less may be the one
constexpr double kOtherThanLast = 4; // a text that was misread twice, each time otherwise
constexpr double kFewLanguages = 35; // a lone word must save to become a letter of few languages

constexpr std::size_t kMostTimes = 4;

bool isAsian(char32_t c) {
    return knownClass(c).kind == CharacterKind::Asian;
}

/// Among the readings of a word: what proves nothing is worth less.
double worth(const MisreadReading& reading) {
    return reading.net - (reading.provesNothing() ? 2 * MisreadChoice::kForgone : 0);
}

double weight(const MisreadReading& reading) {
    constexpr double kHint = 0.05; // what proves nothing still tells encodings apart
    constexpr double kMostOfHint = 2;
    if (!reading.provesNothing())
        return std::max(0.0, reading.net - kPlace);
    return reading.ordinary ? kHint : std::clamp(reading.net, kHint, kMostOfHint);
}

double weightOf(const MisreadReading* reading) {
    return reading ? weight(*reading) : 0;
}

bool isTaken(const MisreadReading& reading, double saved) {
    if (saved >= kBeyondDoubt)
        return reading.net > (reading.ordinary ? 0 : kLeast);
    return !reading.ordinary && reading.net > (reading.ambiguous ? 0 : kPlace);
}

/// Whether no character of it lacks a byte: of those there are many by chance.
bool isWhole(const MisreadReading* reading) {
    return std::ranges::none_of(*reading->parts, &MisreadPart::isOpen);
}

/// DrÃ¥ber is the name of a song.
bool isOfFewLanguages(const MisreadReading& reading) {
    return reading.net < kFewLanguages &&
           std::ranges::any_of(*reading.parts, [](const MisreadPart& part) {
               return part.text.find_first_of(U"åøæÅØÆ") != part.text.npos;
           });
}

/// Words that by themselves are as good as they are, between two in the same line that are taken:
/// whoever misread these misread all that is between them.
class AmongTaken {
public:
    AmongTaken(std::u32string_view text, std::vector<const MisreadReading*> readings,
               double saved) {
        if (saved < kBeyondDoubt || text.empty())
            return;
        std::ranges::sort(readings, {}, &MisreadReading::begin);
        std::vector<const MisreadReading*> open; // after a word that is taken
        std::size_t at = 0;                      // up to where all is explained
        bool isInside = false;
        for (const MisreadReading* reading : readings) {
            const std::size_t from = std::exchange(at, reading->end);
            const std::u32string_view between =
                text.substr(from, std::max(reading->begin, from) - from);
            const bool goesOn =
                std::ranges::all_of(between, [](char32_t c) { return isAscii(c) && c != U'\n'; });
            if (!goesOn || !isWhole(reading)) {
                open.clear();
                isInside = false;
            }
            if (isTaken(*reading, saved)) {
                m_words.insert(open.begin(), open.end());
                open.clear();
                isInside = true;
            } else if (isInside) {
                open.push_back(reading);
            }
        }
    }
    [[nodiscard]] bool has(const MisreadReading* reading) const {
        return m_words.contains(reading);
    }

private:
    std::set<const MisreadReading*> m_words;
};

} // namespace

void MisreadChoice::prune(std::vector<MisreadReading>& readings) {
    std::erase_if(readings, [](const MisreadReading& reading) { return reading.net < kLeast; });
}

void MisreadChoice::count(std::u32string_view word) {
    m_asianWords += std::ranges::any_of(word, isAsian) ? 1 : 0;
}

void MisreadChoice::addUnexplained(std::u32string_view word) {
    // What no encoding has, as signs of phonetics, are no bytes that were read as text.
    const bool isOdd = std::ranges::none_of(word, isAsian) && isOddWord(word) &&
                       m_encodings.images().having(word) != 0;
    m_unexplained += isOdd ? 1 : 0;
    m_ordinary += isOdd ? 0 : 1;
}

bool MisreadChoice::settle() {
    constexpr double kSettled = 4 * kBeyondDoubt;
    if (m_words.size() < m_nextLook)
        return false;
    m_nextLook *= 2;
    Best found = best({});
    if (found.saved >= kSettled)
        m_settled = std::move(found.encodings);
    return !m_settled.empty();
}

/// Whether the reading is by these encodings, as far as they are given.
bool MisreadChoice::isBy(const MisreadReading& reading, std::size_t times,
                         const Encodings& encodings) {
    if (reading.times != times)
        return false;
    for (std::size_t i = 0; i < encodings.size(); ++i) {
        if ((reading.readAs[i] >> encodings[i] & 1) == 0)
            return false;
    }
    return true;
}

double MisreadChoice::bestWorth(const Word& word) {
    return worth(*std::ranges::max_element(word.readings, {}, worth));
}

/// The reading of a word by these encodings, unless another one is better by so many bits.
const MisreadReading* MisreadChoice::readingBy(const Word& word, double forgone,
                                               const Encodings& encodings) {
    const double best = bestWorth(word);
    for (const MisreadReading& reading : word.readings) {
        if (worth(reading) >= best - forgone && isBy(reading, encodings.size(), encodings))
            return &reading;
    }
    return nullptr;
}

/// Of words not settled yet, the encodings by which they save the most. Where some are almost
/// equal, the lines of `text` decide; without it, the words alone.
MisreadChoice::Best MisreadChoice::best(std::u32string_view text) const {
    Best best;
    for (std::size_t times = 1; times <= kMostTimes; ++times) {
        Encodings encodings;
        double total = 0;
        while (encodings.size() < times) {
            Saved saved{};
            addUp(times, encodings, saved);
            std::size_t first = 0;
            const auto likely = [&](std::size_t i) {
                const bool isOther = !encodings.empty() && encodings.back() != i;
                return saved[i] - doubtOf(m_encodings.all()[i]) - (isOther ? kOtherThanLast : 0);
            };
            for (std::size_t i = 1; i < m_encodings.all().size(); ++i)
                first = likely(i) > likely(first) ? i : first;
            if (saved[first] > 0 && encodings.size() + 1 == times && !text.empty()) {
                for (std::size_t i = 0; i < m_encodings.all().size(); ++i) {
                    const double more = likely(i) - likely(first);
                    if (i != first && saved[i] > 0 && more > -kRival &&
                        more + savedByRival(encodings, first, i, text) > 0)
                        first = i;
                }
            }
            if (saved[first] > 0 && encodings.size() + 1 == times)
                first = usualTwin(encodings, first, saved);
            total = saved[first];
            encodings.push_back(first);
            if (total == 0)
                break; // nothing was misread so often
        }
        if (total > best.saved)
            best = {std::move(encodings), total};
    }
    return best;
}

/// Bits that `rival` saves more than `first`, both after `before`, in the lines of words that they
/// read differently, beyond what these words save by themselves.
double MisreadChoice::savedByRival(const Encodings& before, std::size_t first, std::size_t rival,
                                   std::u32string_view text) const {
    const auto readingsBy = [&](std::size_t encoding) -> ReadingOfWord {
        Encodings encodings = before;
        encodings.push_back(encoding);
        return [this, encodings](std::size_t word) {
            const MisreadReading* reading =
                m_words[word].settled ? nullptr : readingBy(m_words[word], 4 * kForgone, encodings);
            return reading && reading->net > 0 ? reading : nullptr;
        };
    };
    const ReadingOfWord one = readingsBy(first);
    const ReadingOfWord other = readingsBy(rival);
    const ComparedRivals compared = compareRivals(text, m_words.size(), one, other);
    double saved = compared.saved;
    for (const std::size_t word : compared.words)
        saved += weightOf(one(word)) - weightOf(other(word));
    return saved;
}

void MisreadChoice::addUp(std::size_t times, const Encodings& chosen, Saved& saved) const {
    if (times == 1 && !m_plain.empty())
        saved[m_settled.front()] += (kPlainWord - kPlace) * static_cast<double>(m_plain.size());
    for (const Word& word : m_words) {
        if (word.settled)
            continue;
        Set any = 0;
        const double best = bestWorth(word);
        for (const MisreadReading& reading : word.readings) {
            if (worth(reading) < best - kForgone || !isBy(reading, times, chosen))
                continue;
            const Set readAs = reading.readAs[chosen.size()];
            for (Set fresh = readAs & ~any; fresh != 0; fresh &= fresh - 1)
                saved[static_cast<std::size_t>(std::countr_zero(fresh))] += weight(reading);
            any |= readAs;
        }
    }
}

/// Whether the words that an encoding explains are too few among those that it could explain. Of
/// words of two Chinese characters one in fifty happens to be well-formed UTF-8 in GBK: a list of
/// words is not damaged for that, and neither are bytes of a program that were read as text.
bool MisreadChoice::isChance(std::size_t encoding, std::size_t explained) const {
    constexpr std::size_t kOfAsian = 8; // at least one of so many words
    constexpr std::size_t kOfOdd = 4;   // for so many that stay unexplained; of text more
    constexpr std::size_t kOfOddInText = 16;
    constexpr std::size_t kOrdinary = 16; // words of text for each odd one; noise has 1 to 3
    if (!m_encodings.isNarrow(encoding))
        return explained * kOfAsian < m_asianWords;
    const bool isText = m_ordinary >= kOrdinary * m_unexplained;
    return explained * (isText ? kOfOddInText : kOfOdd) < m_unexplained;
}

/// Whether a single sign is all that a rare encoding explains: Б°ґ is no ✭ in KOI8-U.
bool MisreadChoice::isLoneSign(const std::vector<const MisreadReading*>& readings,
                               std::size_t encoding) const {
    constexpr double kRare = 5; // bits of doubt
    return readings.size() == 1 && readings[0]->parts->size() == 1 &&
           readings[0]->parts->front().text.size() == 1 &&
           knownClass(readings[0]->parts->front().text[0]).kind == CharacterKind::Symbol &&
           doubtOf(m_encodings.all()[encoding]) >= kRare;
}

/// Settles the words that these encodings explain.
void MisreadChoice::take(const Encodings& encodings, std::u32string_view text, MisreadText& found) {
    std::vector<const MisreadReading*> readings;
    double saved = 0;
    std::size_t proofs = 0;
    const auto settle = [&](double forgone) {
        for (Word& word : m_words) {
            const MisreadReading* reading =
                word.settled ? nullptr : readingBy(word, forgone, encodings);
            if (!reading)
                continue;
            word.settled = true;
            readings.push_back(reading);
            if (!reading->provesNothing()) {
                saved += std::max(0.0, reading->net - kPlace);
                ++proofs;
            }
        }
    };
    const bool takesPlain = encodings == m_settled;
    if (takesPlain) {
        saved += (kPlainWord - kPlace) * static_cast<double>(m_plain.size());
        proofs += m_plain.size();
    }
    settle(kForgone);
    if (saved >= kBeyondDoubt) // then what has another reading too was misread so as well
        settle(4 * kForgone);
    double doubt = 0;
    for (const std::size_t encoding : encodings)
        doubt += kOfEncoding * m_encodings.all()[encoding].doubt;
    const std::size_t plain = takesPlain ? m_plain.size() : 0;
    const auto explained = static_cast<std::size_t>(std::ranges::count_if(readings, isWhole));
    if (saved < doubt || isChance(encodings[0], explained) ||
        (plain == 0 && isLoneSign(readings, encodings[0])))
        return;
    found.net += saved - doubt;
    const auto chain = std::make_shared<const Chain>(chainOf(encodings, false));
    if (takesPlain) {
        for (MisreadText::Place& word : m_plain)
            word.chain = chain;
        std::ranges::move(m_plain, std::back_inserter(found.places));
        m_plain.clear();
    }
    if (saved >= kBeyondDoubt && encodings.size() == 1 && m_encodings.isNarrow(encodings[0]))
        m_proven.push_back({encodings[0], chain, plain + explained <= m_unexplained});
    const AmongTaken among(text, readings, saved);
    for (const MisreadReading* reading : readings) {
        const bool taken = isTaken(*reading, saved) ? proofs != 1 || !isOfFewLanguages(*reading) ||
                                                          !hasIntact(text, encodings[0])
                                                    : among.has(reading);
        if (taken)
            found.places.push_back({reading->begin, reading->end, reading->parts,
                                    reading->surrogates
                                        ? std::make_shared<const Chain>(chainOf(encodings, true))
                                        : chain,
                                    reading->mayGoOn});
    }
}

/// Whether the text has a character of the encoding beyond ASCII that is in none of the words.
bool MisreadChoice::hasIntact(std::u32string_view text, std::size_t encoding) const {
    const Codec& codec = m_encodings.all()[encoding].codec();
    const auto isIntact = [&](char32_t c) {
        EncoderState state = codec.initialEncoderState();
        return !isAscii(c) &&
               codec.encode({&c, 1}, state, Tail::AtEnd).status == EncodeStep::Status::Ok;
    };
    std::size_t at = 0;
    for (const Word& word : m_words) {
        const MisreadReading& reading = word.readings.front();
        for (const MisreadPart& part : *reading.parts) {
            const std::size_t begin = reading.begin + part.begin;
            if (std::ranges::any_of(text.substr(at, begin - at), isIntact))
                return true;
            at = reading.begin + part.end;
        }
    }
    return std::ranges::any_of(text.substr(at), isIntact);
}

Chain MisreadChoice::chainOf(const Encodings& encodings, bool surrogates) const {
    Chain chain;
    for (const std::size_t encoding : encodings) {
        chain.push_back({StepKind::Encode, m_encodings.all()[encoding].name()});
        chain.push_back({StepKind::Decode, surrogates ? "CESU-8" : "UTF-8"});
        surrogates = false;
    }
    return chain;
}

MisreadText MisreadChoice::choose(std::u32string_view text) {
    MisreadText found;
    constexpr int kMostChains = 16;
    for (int i = 0; i < kMostChains; ++i) {
        // What is settled was settled by words alone.
        const Encodings encodings =
            best(m_settled.empty() ? text : std::u32string_view()).encodings;
        if (encodings.empty())
            break;
        take(encodings, text, found);
    }
    sortMostlySorted(found.places, &MisreadText::Place::begin);
    return found;
}

} // namespace moji::repair
