#include "bench/corpora.h"

#include "race/race_text.h"
#include "utf8/utf8_writer.h"

#include <random>
#include <utility>

namespace moji::bench {

namespace {

using Random = std::mt19937_64;
char32_t between(Random& random, char32_t first, char32_t last) {
    return first + static_cast<char32_t>(random() % (last - first + 1));
}

/// Names in the tables, and of the texts that `moji race` has.
constexpr std::pair<const char*, const char*> kTexts[] = {
    {"ASCII", "ascii"},     {"Latin", "latin"}, {"Russian", "russian"}, {"Korean", "korean"},
    {"Chinese", "chinese"}, {"emoji", "emoji"}, {"random", "1-4-bytes"}};

} // namespace

std::vector<Corpus> corpora(std::size_t size) {
    std::vector<Corpus> all;
    for (const auto& [name, text] : kTexts)
        all.push_back({name, *race::raceText(text, size)});
    return all;
}

Corpus sparseEnglish(std::size_t size, unsigned distance) {
    constexpr char32_t kOthers[] = {U'\u00A0', U'\u00E9', U'\u2014', U'\u2019', U'\u201C'};
    constexpr unsigned kLengthOfWords = 6;
    Random random(3);
    std::string text;
    while (text.size() + 4 <= size) {
        if (random() % distance == 0)
            appendUtf8(text, kOthers[random() % std::size(kOthers)]);
        else
            text += random() % kLengthOfWords == 0 ? ' ' : static_cast<char>('a' + random() % 26);
    }
    return {"in " + std::to_string(distance), {text.begin(), text.end()}};
}

Corpus japaneseCorpus(std::size_t size) {
    constexpr unsigned kLengthOfWords = 40;
    const auto letter = [](Random& random) {
        switch (random() % 8) {
        case 0:
        case 1:
            return between(random, 0x30A1, 0x30F6);
        case 2:
        case 3:
        case 4:
            return between(random, 0x4E00, 0x9FA0);
        default:
            return between(random, 0x3041, 0x3093);
        }
    };
    Random random(1);
    std::string text;
    while (text.size() + 4 <= size) {
        const auto dice = random() % (kLengthOfWords * 12);
        appendUtf8(text, dice == 0 ? U'\n' : dice % kLengthOfWords == 0 ? U' ' : letter(random));
    }
    return {"Japanese", {text.begin(), text.end()}};
}

Corpus arabicCorpus(std::size_t size) {
    constexpr unsigned kLengthOfWords = 5;
    Random random(4);
    std::string text;
    while (text.size() + 4 <= size) {
        const auto dice = random() % (kLengthOfWords * 12);
        appendUtf8(text, dice == 0                    ? U'\n'
                         : dice % kLengthOfWords == 0 ? U' '
                                                      : between(random, 0x627, 0x64A));
    }
    return {"Arabic", {text.begin(), text.end()}};
}

Bytes mixedScripts(std::size_t size) {
    Random random(2);
    std::vector<race::NextCharacter> kinds;
    for (const auto& [name, text] : kTexts)
        kinds.push_back(race::charactersOf(text));
    std::string text;
    while (text.size() + 4 <= size) {
        const race::NextCharacter& next = kinds[random() % kinds.size()];
        for (int i = 0; i < 80 && text.size() + 4 <= size; ++i)
            appendUtf8(text, next(random));
    }
    return {text.begin(), text.end()};
}

} // namespace moji::bench
