#include "bench/corpora.h"

#include "utf8/utf8_writer.h"

#include <functional>
#include <random>

namespace moji::bench {

namespace {

using Random = std::mt19937_64;
using Character = std::function<char32_t(Random&)>;

char32_t between(Random& random, char32_t first, char32_t last) {
    return first + static_cast<char32_t>(random() % (last - first + 1));
}

/// Words of letters, with a line feed now and then.
Character words(Character letter, unsigned lengthOfWord) {
    return [letter = std::move(letter), lengthOfWord](Random& random) {
        const auto dice = random() % (lengthOfWord * 12);
        return dice == 0 ? U'\n' : dice % lengthOfWord == 0 ? U' ' : letter(random);
    };
}

char32_t anyCharacter(Random& random) {
    switch (random() % 4) {
    case 0:
        return between(random, 0, 0x7F);
    case 1:
        return between(random, 0x80, 0x7FF);
    case 2:
        return random() % 32 == 0 ? between(random, 0xE000, 0xFFFF)
                                  : between(random, 0x800, 0xD7FF);
    default:
        return between(random, 0x10000, 0x10FFFF);
    }
}

struct Kind {
    const char* name;
    Character next;
};

std::vector<Kind> kinds() {
    const auto letters = [](char32_t first, char32_t last) {
        return [first, last](Random& random) { return between(random, first, last); };
    };
    const auto latin = [](Random& random) {
        return random() % 10 == 0 ? between(random, 0xC0, 0x17F) : between(random, 'a', 'z');
    };
    return {{"ascii", words(letters('!', '~'), 6)},
            {"latin", words(latin, 6)},
            {"russian", words(letters(0x410, 0x44F), 7)},
            {"korean", words(letters(0xAC00, 0xD7A3), 4)},
            {"chinese", words(letters(0x4E00, 0x9FFF), 40)},
            {"emoji", letters(0x1F300, 0x1F64F)},
            {"random", anyCharacter}};
}

Bytes toBytes(const std::string& text) {
    return {text.begin(), text.end()};
}

Corpus corpusOf(const Kind& kind, std::size_t size) {
    Random random(1);
    std::string text;
    while (text.size() + 4 <= size)
        appendUtf8(text, kind.next(random));
    return {kind.name, toBytes(text)};
}

} // namespace

std::vector<Corpus> corpora(std::size_t size) {
    std::vector<Corpus> all;
    for (const Kind& kind : kinds())
        all.push_back(corpusOf(kind, size));
    return all;
}

Corpus japaneseCorpus(std::size_t size) {
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
    return corpusOf({"japanese", words(letter, 40)}, size);
}

Bytes mixedScripts(std::size_t size) {
    Random random(2);
    const auto all = kinds();
    std::string text;
    while (text.size() + 4 <= size) {
        const Kind& kind = all[random() % all.size()];
        for (int i = 0; i < 80 && text.size() + 4 <= size; ++i)
            appendUtf8(text, kind.next(random));
    }
    return toBytes(text);
}

void spoil(Bytes& bytes, double share) {
    Random random(3);
    const auto count = static_cast<std::size_t>(static_cast<double>(bytes.size()) * share);
    for (std::size_t i = 0; i < count; ++i)
        bytes[random() % bytes.size()] = static_cast<Byte>(random());
}

} // namespace moji::bench
