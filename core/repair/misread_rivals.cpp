#include "repair/misread_rivals.h"

#include "repair/text_cost.h"

#include <algorithm>
#include <string>

namespace moji::repair {

namespace {

constexpr std::size_t kMostWords = 8; // that are read differently
constexpr std::size_t kReach = 60;    // code points of the line at either side of such a word

bool isSame(const MisreadReading* one, const MisreadReading* other) {
    if (!one || !other)
        return one == other;
    return one->begin == other->begin &&
           std::ranges::equal(*one->parts, *other->parts,
                              [](const MisreadPart& a, const MisreadPart& b) {
                                  return a.begin == b.begin && a.end == b.end && a.text == b.text;
                              });
}

/// A word that one of both reads, or both.
struct Pair {
    std::size_t word;
    const MisreadReading* one;
    const MisreadReading* other;
    [[nodiscard]] std::size_t begin() const {
        return std::min((one ? one : other)->begin, (other ? other : one)->begin);
    }
    [[nodiscard]] std::size_t end() const {
        return std::max((one ? one : other)->end, (other ? other : one)->end);
    }
};

/// What is around a word in its line, with this word and others read by one of both.
std::u32string lineAround(std::u32string_view text, const std::vector<Pair>& words,
                          const Pair& word, const MisreadReading* Pair::*reading) {
    const std::size_t first = word.begin() - std::min(word.begin(), kReach);
    const std::u32string_view before = text.substr(first, word.begin() - first);
    const std::size_t begin = first + (before.rfind(U'\n') + 1); // npos + 1 is 0
    const std::u32string_view after = text.substr(word.end(), kReach);
    const std::size_t end = word.end() + std::min(after.find(U'\n'), after.size());
    std::u32string line;
    std::size_t done = begin;
    for (auto each = std::ranges::lower_bound(words, begin, {}, &Pair::begin);
         each != words.end() && each->end() <= end; ++each) {
        const MisreadReading* read = (*each).*reading;
        if (!read)
            continue;
        for (const MisreadPart& part : *read->parts) {
            line += text.substr(done, read->begin + part.begin - done);
            line += part.text;
            done = read->begin + part.end;
        }
    }
    return line += text.substr(done, end - done);
}

} // namespace

ComparedRivals compareRivals(std::u32string_view text, std::size_t words, const ReadingOfWord& one,
                             const ReadingOfWord& other) {
    std::vector<Pair> both;
    std::vector<Pair> different;
    for (std::size_t word = 0; word < words; ++word) {
        const Pair pair{word, one(word), other(word)};
        if ((!pair.one && !pair.other) || (!both.empty() && pair.begin() < both.back().end()))
            continue;
        both.push_back(pair);
        if (!isSame(pair.one, pair.other))
            different.push_back(pair);
        if (different.size() > kMostWords)
            return {};
    }
    ComparedRivals compared;
    for (const Pair& pair : different) {
        compared.words.push_back(pair.word);
        compared.saved += bitsOf(lineAround(text, both, pair, &Pair::one)) -
                          bitsOf(lineAround(text, both, pair, &Pair::other));
    }
    return compared;
}

} // namespace moji::repair
