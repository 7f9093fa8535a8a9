#include "detect/guess_order.h"

#include <algorithm>

namespace moji {

const Codec* readingOf(const EncodingGuess& guess) {
    return guess.sameAs ? guess.sameAs : guess.codec;
}

void putFirst(std::vector<EncodingGuess>& guesses, std::vector<EncodingGuess>::iterator guess) {
    const Codec* const codec = guess->codec;
    const Codec* const reading = readingOf(*guess);
    for (EncodingGuess& other : guesses) {
        other.next = nullptr;
        if (readingOf(other) == reading)
            other.sameAs = other.codec == codec ? nullptr : codec;
    }
    std::rotate(guesses.begin(), guess, guess + 1);
}

} // namespace moji
