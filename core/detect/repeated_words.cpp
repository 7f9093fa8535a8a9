#include "detect/repeated_words.h"

#include "detect/encoding_habits.h"
#include "detect/telling_words.h"
#include "detect/text_decoding.h"
#include "text/ascii.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <string>
#include <string_view>
#include <unordered_map>

namespace moji {

namespace {

constexpr std::size_t kMostBytes = 4096; // of words
constexpr std::size_t kManyWords = 64;   // different ones: enough to tell
constexpr double kNear = 30;             // bits worse than the best one
// As much as a word that is repeated counts twice as often; the first time in what people mostly
// write, of which less need be proved.
constexpr double kOfDoubled = 0.05;
constexpr double kOfFirstInUsual = 0.5;

struct Word {
    std::string_view bytes;
    std::size_t count = 1;
};

/// What makes two words the same: their letters.
std::string lettersOf(std::string_view word) {
    std::string letters;
    for (const char c : word) {
        const auto byte = static_cast<Byte>(c);
        if (byte >= 0x80)
            letters.push_back(c);
        else if (isAsciiLetter(byte))
            letters.push_back(static_cast<char>(byte | 0x20));
    }
    return letters;
}

/// The different words; none where there are many.
std::vector<Word> differentWords(std::string_view words) {
    std::vector<Word> all;
    std::unordered_map<std::string, std::size_t> places;
    while (!words.empty() && all.size() <= kManyWords) {
        const std::size_t end = std::min(words.find('\n'), words.size());
        const std::string_view word = words.substr(0, end);
        words.remove_prefix(std::min(end + 1, words.size()));
        const auto [place, isNew] = places.emplace(lettersOf(word), all.size());
        if (isNew)
            all.push_back({word});
        else
            ++all[place->second].count;
    }
    if (all.size() > kManyWords)
        all.clear();
    return all;
}

std::u32string read(const Codec& codec, std::string_view word) {
    std::u32string text;
    decodeText(codec, codec.stateAfterSync(), asBytes(word), Tail::AtEnd, word.size(), text);
    return text;
}

bool isUtf8(const Candidate& candidate) {
    return candidate.codec->name() == "UTF-8";
}

bool isUsual(const Codec& codec) {
    return codec.info().family == CodecFamily::SingleByte && !isRareEncoding(codec.name()) &&
           !isOfDosOrMacintosh(codec.name());
}

/// How much of the difference between two readings is new: of the words that they read otherwise.
double shareOfNew(const std::vector<Word>& words, const std::vector<std::u32string>& own,
                  const Codec& other, double ofFirst) {
    double different = 0;
    double all = 0;
    for (std::size_t i = 0; i < words.size(); ++i)
        if (read(other, words[i].bytes) != own[i]) {
            different += 1;
            all += static_cast<double>(words[i].count);
        }
    if (all <= different)
        return 1;
    const double doubled = std::log2(all / different);
    const double first = std::min(doubled, 1.0);
    return different / all * (1 + ofFirst * first + kOfDoubled * (doubled - first));
}

} // namespace

bool WordMemory::hasNew(ByteView line) {
    const Bytes bytes =
        tellingWords(surveyOf(Bytes(line.begin(), line.end()), Tail::AtEnd), kMostBytes);
    std::string_view words = asChars(bytes);
    bool found = false;
    while (!words.empty()) {
        const std::size_t end = std::min(words.find('\n'), words.size());
        found = m_known.insert(lettersOf(words.substr(0, end))).second || found;
        words.remove_prefix(std::min(end + 1, words.size()));
    }
    return found;
}

void discountRepeats(std::vector<Candidate>& candidates, const ByteSurvey& survey,
                     Weighing weighing) {
    if (candidates.empty() || survey.isSevenBit() || isUtf8(candidates.front()) ||
        candidates.front().reading.hopeless || !candidates.front().codec->info().asciiCompatible)
        return;
    const Bytes bytes = tellingWords(survey, kMostBytes);
    const std::vector<Word> words = differentWords(asChars(bytes));
    if (std::ranges::all_of(words, [](const Word& word) { return word.count == 1; }))
        return;
    const std::uint64_t all =
        std::accumulate(words.begin(), words.end(), std::uint64_t{0},
                        [](std::uint64_t sum, const Word& word) { return sum + word.count; });
    const auto different = [&](std::uint64_t letters) { // rounded up
        return (letters * words.size() + all - 1) / all;
    };
    const Candidate best = candidates.front();
    const double ofFirst = isUsual(*best.codec) ? kOfFirstInUsual : kOfDoubled;
    std::vector<std::u32string> own;
    for (const Word& word : words)
        own.push_back(read(*best.codec, word.bytes));
    for (Candidate& candidate : candidates) {
        if (candidate.reading.hopeless || isUtf8(candidate) ||
            !candidate.codec->info().asciiCompatible)
            continue;
        const double share = shareOfNew(words, own, *candidate.codec, ofFirst);
        const auto lessen = [share](double of, double from) { return from + share * (of - from); };
        const double bits = candidate.text.bits;
        if (candidate.isCut || candidate.isGivenUp) {
            const double lessened = lessen(candidate.bits, best.bits);
            if (candidate.isCut ||
                (weighing == Weighing::Contenders && lessened < best.bits + kNear)) {
                candidate.bits = lessened;
                candidate.isCut = true;
            }
            continue;
        }
        candidate.text.bits = lessen(bits, best.text.bits);
        candidate.text.otherBits = lessen(candidate.text.otherBits, best.text.otherBits);
        candidate.bits += candidate.text.bits - bits;
        candidate.text.tellingLetters = different(candidate.text.tellingLetters);
    }
    std::ranges::stable_sort(candidates, {}, &Candidate::bits);
}

} // namespace moji
