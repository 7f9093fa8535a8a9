#include "race/race_text.h"

#include "utf8/utf8_writer.h"

#include <algorithm>
#include <random>
#include <string>

namespace moji::race {

namespace {

using Random = std::mt19937_64;

constexpr std::string_view kNames[] = {"1-byte", "1-2-bytes", "1-3-bytes", "1-4-bytes", "ascii",
                                       "latin",  "russian",   "korean",    "chinese",   "emoji"};

char32_t between(Random& random, char32_t first, char32_t last) {
    return first + static_cast<char32_t>(random() % (last - first + 1));
}

/// A character of one to `longest` bytes, each length as often as the others.
char32_t anyCharacter(Random& random, unsigned longest) {
    switch (random() % longest) {
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

char32_t letter(Random& random, std::string_view name) {
    if (name == "ascii")
        return between(random, '!', '~');
    if (name == "latin")
        return random() % 10 == 0 ? between(random, 0xC0, 0x17F) : between(random, 'a', 'z');
    if (name == "russian")
        return between(random, 0x410, 0x44F);
    if (name == "korean")
        return between(random, 0xAC00, 0xD7A3);
    if (name == "chinese")
        return between(random, 0x4E00, 0x9FFF);
    return between(random, 0x1F300, 0x1F64F);
}

unsigned lengthOfWords(std::string_view name) {
    return name == "chinese" ? 40 : name == "russian" ? 7 : name == "korean" ? 4 : 6;
}

/// Words of letters, with a line feed now and then.
char32_t inWords(Random& random, std::string_view name) {
    const unsigned lengthOfWord = lengthOfWords(name);
    const auto dice = random() % (lengthOfWord * 12);
    return dice == 0 ? U'\n' : dice % lengthOfWord == 0 ? U' ' : letter(random, name);
}

} // namespace

std::span<const std::string_view> textNames() {
    return kNames;
}

bool isRandomText(std::string_view name) {
    return name.find("byte") != std::string_view::npos;
}

NextCharacter charactersOf(std::string_view name) {
    const auto* const known = std::ranges::find(kNames, name);
    if (known == std::end(kNames))
        return {};
    if (isRandomText(name)) {
        const unsigned longest = name == "1-byte" ? 1 : static_cast<unsigned>(name[2] - '0');
        return [longest](Random& random) { return anyCharacter(random, longest); };
    }
    if (name == "emoji")
        return [](Random& random) { return letter(random, "emoji"); };
    return [name = *known](Random& random) { return inWords(random, name); };
}

std::optional<Bytes> raceText(std::string_view name, std::size_t size) {
    const NextCharacter next = charactersOf(name);
    if (!next)
        return std::nullopt;
    Random random(1);
    std::string text;
    while (text.size() + 4 <= size)
        appendUtf8(text, next(random));
    return Bytes(text.begin(), text.end());
}

void spoil(Bytes& bytes, double share) {
    Random random(2);
    const auto count = static_cast<std::size_t>(static_cast<double>(bytes.size()) * share);
    for (std::size_t i = 0; i < count; ++i)
        bytes[random() % bytes.size()] = static_cast<Byte>(random());
}

} // namespace moji::race
