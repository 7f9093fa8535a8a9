#include "detect/guess_names.h"

#include "detect/encoding_habits.h"

#include <utility>

namespace moji {

void nameTheUsual(std::vector<EncodingGuess>& guesses) {
    constexpr std::string_view kUsual = "windows-1252";
    constexpr double kNearly = 6; // bits
    if (guesses.empty())
        return;
    EncodingGuess& best = guesses.front();
    const TextScore& text = best.text;
    const bool isInDoubt = text.second && text.margin < kNearly &&
                           (text.tellingLetters == 0 || isUsualEncoding(kUsual, text.second));
    const Codec* const named = best.codec;
    const auto usual = std::ranges::find_if(guesses, [&](const EncodingGuess& guess) {
        return guess.sameAs == named && guess.codec->name() == kUsual;
    });
    if (best.basis != DetectionBasis::Letters || !isInDoubt || usual == guesses.end())
        return;
    std::swap(best.codec, usual->codec);
    for (EncodingGuess& guess : guesses)
        if (guess.sameAs == named)
            guess.sameAs = best.codec;
}

} // namespace moji
