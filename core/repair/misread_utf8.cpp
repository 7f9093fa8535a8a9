#include "repair/misread_utf8.h"

#include "repair/misread_evidence.h"
#include "repair/misread_reading.h"
#include "repair/settled_words.h"
#include "repair/sorted_places.h"
#include "text/find_character.h"

#include <algorithm>
#include <array>
#include <bit>
#include <optional>

namespace moji::repair {

namespace {

using Set = MisreadEncodings::Set;

// Bits
constexpr double kPlace = 3;         // each word must save more
constexpr double kOfEncoding = 2;    // times the doubt about an encoding, all words together
constexpr double kBeyondDoubt = 30;  // saved by all words: then ordinary ones are misread too
constexpr double kLeast = -12;       // what a word may cost where the others leave no doubt
constexpr double kLeastAcross = -12; // of a word that goes on after a space
constexpr double kForgone = 15;      // what a word may be worth less than by its own best reading
constexpr double kFewLanguages = 35; // a lone word must save to become a letter of few languages

bool isAsian(char32_t c) {
    return c >= 0x2E80 && knownClass(c).kind == CharacterKind::Asian;
}

} // namespace

/// The words of a text that may have been misread, and the choice among their readings.
class MisreadUtf8Finder::Document {
public:
    explicit Document(const MisreadEncodings& encodings)
        : m_encodings(encodings) {}

    /// Readings that cost too much are left out. A reading that takes in what follows a space is
    /// worth something, or that is a word of its own.
    static void prune(std::vector<MisreadReading>& readings, std::size_t endOfWord) {
        std::erase_if(readings, [&](const MisreadReading& reading) {
            return reading.net < (reading.end > endOfWord ? kLeastAcross : kLeast);
        });
    }

    /// A word that is plainly misread in this one, which settled() gave.
    void addPlain(std::size_t encoding, MisreadText::Place word) {
        m_plainEncoding = encoding;
        m_plain.push_back(std::move(word));
    }

    /// A word as it is in the text: how many have Asian characters.
    void count(std::u32string_view word) {
        m_asianWords += std::ranges::any_of(word, isAsian) ? 1 : 0;
    }

    void add(std::vector<MisreadReading> readings) {
        if (!readings.empty())
            m_words.push_back({std::move(readings), false});
    }

    [[nodiscard]] std::size_t size() const { return m_words.size(); }

    /// The encoding in which the text was misread once, if its words leave no doubt at all.
    [[nodiscard]] Set settled() const {
        constexpr double kSettled = 4 * kBeyondDoubt;
        const std::vector<std::size_t> encodings = bestEncodings();
        if (encodings.size() != 1)
            return 0;
        std::array<double, ByteImages::kMost> saved{};
        addUp(1, {}, saved);
        return saved[encodings[0]] >= kSettled ? Set{1} << encodings[0] : 0;
    }

    /// Encodings are chosen that explain the most, until no word is left that they explain.
    [[nodiscard]] MisreadText choose(std::u32string_view text) {
        MisreadText found;
        constexpr int kMostChains = 16;
        for (int i = 0; i < kMostChains; ++i) {
            const std::vector<std::size_t> encodings = bestEncodings();
            if (encodings.empty())
                break;
            take(encodings, text, found);
        }
        sortMostlySorted(found.places, &MisreadText::Place::begin);
        return found;
    }

private:
    struct Word {
        std::vector<MisreadReading> readings;
        bool settled = false;
    };

    /// Whether the reading is by these encodings, as far as they are given.
    static bool isBy(const MisreadReading& reading, std::size_t times,
                     const std::vector<std::size_t>& encodings) {
        if (reading.readAs.size() != times)
            return false;
        for (std::size_t i = 0; i < encodings.size(); ++i) {
            if ((reading.readAs[i] >> encodings[i] & 1) == 0)
                return false;
        }
        return true;
    }

    /// Among the readings of a word: what proves nothing is worth less.
    static double worth(const MisreadReading& reading) {
        return reading.net - (reading.provesNothing() ? 2 * kForgone : 0);
    }
    static double bestWorth(const Word& word) {
        double best = kLeast - 2 * kForgone;
        for (const MisreadReading& reading : word.readings)
            best = std::max(best, worth(reading));
        return best;
    }

    /// The reading of a word by these encodings, unless another one is better by so many bits.
    static const MisreadReading* readingBy(const Word& word, double forgone,
                                           const std::vector<std::size_t>& encodings) {
        const double best = bestWorth(word);
        for (const MisreadReading& reading : word.readings) {
            if (worth(reading) >= best - forgone && isBy(reading, encodings.size(), encodings))
                return &reading;
        }
        return nullptr;
    }

    static double weight(const MisreadReading& reading) {
        constexpr double kHint = 0.05; // what proves nothing still tells encodings apart
        return reading.provesNothing() ? kHint : std::max(0.0, reading.net - kPlace);
    }

    /// Of words not settled yet, the encodings by which they save the most; the first times first.
    [[nodiscard]] std::vector<std::size_t> bestEncodings() const {
        std::vector<std::size_t> best;
        double most = 0;
        for (std::size_t times = 1; times <= kMostTimes; ++times) {
            std::vector<std::size_t> encodings;
            double total = 0;
            while (encodings.size() < times) {
                std::array<double, ByteImages::kMost> saved{};
                addUp(times, encodings, saved);
                std::size_t first = 0;
                for (std::size_t i = 1; i < m_encodings.all().size(); ++i) {
                    if (saved[i] - m_encodings.all()[i].doubt >
                        saved[first] - m_encodings.all()[first].doubt)
                        first = i;
                }
                total = saved[first];
                encodings.push_back(first);
            }
            if (total > most) {
                most = total;
                best = encodings;
            }
        }
        return best;
    }

    static constexpr double kPlainWord = 15; // bits that a plainly misread word saves

    void addUp(std::size_t times, const std::vector<std::size_t>& chosen,
               std::array<double, ByteImages::kMost>& saved) const {
        if (times == 1 && !m_plain.empty())
            saved[m_plainEncoding] += (kPlainWord - kPlace) * static_cast<double>(m_plain.size());
        for (const Word& word : m_words) {
            if (word.settled)
                continue;
            std::array<double, ByteImages::kMost> most{};
            const double best = bestWorth(word);
            for (const MisreadReading& reading : word.readings) {
                if (worth(reading) < best - kForgone || !isBy(reading, times, chosen))
                    continue;
                for (Set rest = reading.readAs[chosen.size()]; rest != 0; rest &= rest - 1) {
                    const auto i = static_cast<std::size_t>(std::countr_zero(rest));
                    most[i] = std::max(most[i], weight(reading));
                }
            }
            for (std::size_t i = 0; i < saved.size(); ++i)
                saved[i] += most[i];
        }
    }

    /// Whether the words that an encoding of two bytes explains are too few among all words of its
    /// characters. Of words of two Chinese characters one in fifty happens to be well-formed UTF-8
    /// in GBK: a list of words is not damaged for that.
    [[nodiscard]] bool isChance(std::size_t encoding, std::size_t explained) const {
        constexpr std::size_t kShare = 8; // at least one of so many
        return !m_encodings.isNarrow(encoding) && explained * kShare < m_asianWords;
    }

    /// Settles the words that these encodings explain.
    void take(const std::vector<std::size_t>& encodings, std::u32string_view text,
              MisreadText& found) {
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
        const bool takesPlain = encodings.size() == 1 && encodings[0] == m_plainEncoding;
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
        if (saved < doubt || proofs == 0 || isChance(encodings[0], readings.size()))
            return;
        found.net += saved - doubt;
        if (takesPlain) {
            const Chain chain = chainOf(encodings, false);
            for (MisreadText::Place& word : m_plain)
                word.chain = chain;
            std::ranges::move(m_plain, std::back_inserter(found.places));
            m_plain.clear();
        }
        for (const MisreadReading* reading : readings) {
            if (isTaken(*reading, saved) &&
                !(proofs == 1 && isOfFewLanguages(*reading) && hasIntact(text, encodings[0])))
                found.places.push_back({reading->begin, reading->end, reading->parts,
                                        chainOf(encodings, reading->surrogates)});
        }
    }

    static bool isTaken(const MisreadReading& reading, double saved) {
        if (saved >= kBeyondDoubt)
            return reading.net > (reading.ordinary ? 0 : kLeast);
        return !reading.ordinary && reading.net > (reading.ambiguous ? 0 : kPlace);
    }

    /// DrÃ¥ber is the name of a song.
    static bool isOfFewLanguages(const MisreadReading& reading) {
        return reading.net < kFewLanguages &&
               std::ranges::any_of(reading.parts, [](const MisreadPart& part) {
                   return part.text.find_first_of(U"åøæÅØÆ") != part.text.npos;
               });
    }

    /// Whether the text has a character of the encoding beyond ASCII that is in none of the words.
    [[nodiscard]] bool hasIntact(std::u32string_view text, std::size_t encoding) const {
        const Codec& codec = m_encodings.all()[encoding].codec();
        const auto isIntact = [&](char32_t c) {
            EncoderState state = codec.initialEncoderState();
            return c >= 0x80 &&
                   codec.encode({&c, 1}, state, Tail::AtEnd).status == EncodeStep::Status::Ok;
        };
        std::size_t at = 0;
        for (const Word& word : m_words) {
            for (const MisreadPart& part : word.readings.front().parts) {
                if (part.begin > at &&
                    std::ranges::any_of(text.substr(at, part.begin - at), isIntact))
                    return true;
                at = part.end;
            }
        }
        return std::ranges::any_of(text.substr(at), isIntact);
    }

    [[nodiscard]] Chain chainOf(const std::vector<std::size_t>& encodings, bool surrogates) const {
        Chain chain;
        for (const std::size_t encoding : encodings) {
            chain.push_back({StepKind::Encode, m_encodings.all()[encoding].name()});
            chain.push_back({StepKind::Decode, surrogates ? "CESU-8" : "UTF-8"});
            surrogates = false;
        }
        return chain;
    }

    static constexpr std::size_t kMostTimes = 4;

    const MisreadEncodings& m_encodings;
    std::vector<Word> m_words; // in order
    std::size_t m_asianWords = 0;
    std::vector<MisreadText::Place> m_plain;
    std::size_t m_plainEncoding = 0;
};

MisreadUtf8Finder::MisreadUtf8Finder(std::span<const Candidate> candidates, std::size_t maxSteps)
    : m_encodings(candidates)
    , m_mostReadings(
          std::ranges::any_of(
              candidates, [](const Candidate& candidate) { return candidate.name() == "UTF-8"; })
              ? std::min<std::size_t>(maxSteps, 8) / 2
              : 0) {}

namespace {

/// Calls `use(begin, end)` for each word that has a character beyond ASCII, as long as it returns
/// where to go on.
template <class Use>
void forEachWord(std::u32string_view text, Use use) {
    std::size_t from = 0; // what is before it has been used
    for (std::size_t at = 0; (at = findOther(text, at)) < text.size();) {
        std::size_t word = at; // where it begins
        while (word > from && !isWordSpace(text[word - 1]))
            --word;
        while (at < text.size() && !isWordSpace(text[at]))
            ++at;
        const std::optional<std::size_t> next = use(word, at);
        if (!next)
            return;
        from = at = *next;
    }
}

} // namespace

/// Without a word that proves something nothing is done, and most texts have none.
bool MisreadUtf8Finder::hasProof(std::u32string_view text, const std::stop_token& stop) const {
    std::size_t at = 0;
    while ((at = firstUnusualWord(text, at)) < text.size() && !stop.stop_requested()) {
        std::size_t end = at;
        while (end < text.size() && !isWordSpace(text[end]))
            ++end;
        if (mayProve(text.substr(at, end - at))) {
            MisreadReadings readings =
                misreadReadings(m_encodings, text, at, m_mostReadings, Wanted::Proofs);
            Document::prune(readings.found, end);
            if (!readings.found.empty())
                return true;
        }
        at = end;
    }
    return false;
}

void MisreadUtf8Finder::addWords(Document& document, std::u32string_view text,
                                 const std::stop_token& stop) const {
    constexpr std::size_t kFirstLook = 64; // words
    std::size_t nextLook = kFirstLook;
    Set settled = 0;
    std::optional<SettledWords> quick;
    forEachWord(text, [&](std::size_t word, std::size_t end) {
        document.count(text.substr(word, end - word));
        if (auto parts = quick ? quick->read(text, word, end) : std::nullopt) {
            const auto encoding = static_cast<std::size_t>(std::countr_zero(settled));
            document.addPlain(encoding, {word, end, *std::move(parts), {}});
            return stop.stop_requested() ? std::nullopt : std::optional(end);
        }
        MisreadReadings readings =
            misreadReadings(m_encodings, text, word, m_mostReadings, Wanted::All, settled);
        Document::prune(readings.found, end);
        if (!readings.found.empty())
            end = std::max(end, readings.found.front().end);
        document.add(std::move(readings.found));
        if (settled == 0 && document.size() >= nextLook) {
            settled = document.settled();
            nextLook *= 2;
            const auto encoding = static_cast<std::size_t>(std::countr_zero(settled));
            if (settled != 0 && m_encodings.isNarrow(encoding))
                quick.emplace(m_encodings, encoding);
        }
        return stop.stop_requested() ? std::nullopt : std::optional(end);
    });
}

MisreadText MisreadUtf8Finder::find(std::u32string_view text, const std::stop_token& stop) const {
    if (m_mostReadings == 0 || !hasProof(text, stop))
        return {};
    Document document(m_encodings);
    addWords(document, text, stop);
    return document.choose(text);
}

} // namespace moji::repair
