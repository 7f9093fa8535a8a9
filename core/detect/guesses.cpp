#include "detect/guesses.h"

#include <utility>

namespace moji {

EncodingGuess guessOf(const Candidate& candidate) {
    EncodingGuess guess;
    guess.codec = candidate.codec;
    guess.bits = candidate.bits;
    guess.text = candidate.text;
    guess.isVisual = candidate.isVisual.value_or(false);
    return guess;
}

EncodingGuess damagedGuess(const Codec& utf8, const TextScore& text, const Utf8Balance& balance) {
    EncodingGuess guess;
    guess.codec = &utf8;
    guess.text = text;
    guess.basis = DetectionBasis::Structure;
    guess.damaged = balance.problems;
    guess.damage = balance.places;
    return guess;
}

Detection detectionOf(const Structure& structure) {
    Detection detection;
    EncodingGuess guess;
    guess.codec = structure.codec;
    guess.text = structure.text;
    if (structure.kind == StructureKind::DamagedUtf8)
        guess = damagedGuess(*structure.codec, structure.text, structure.utf8);
    if (structure.kind == StructureKind::DamagedWide) {
        guess.damaged = structure.wide->problems;
        guess.damage = structure.wide->places;
    }
    guess.score = structure.score;
    guess.basis = structure.isMarked ? DetectionBasis::ByteOrderMark : DetectionBasis::Structure;
    guess.bits = structure.text.bits;
    detection.guesses.push_back(std::move(guess));
    return detection;
}

} // namespace moji
