#include "detect/odd_signs.h"

#include "detect/letter_costs.h"

#include <algorithm>

namespace moji {

namespace {

/// Whether the character takes two bytes, of which the second one is a letter of ASCII.
bool endsInLetter(const Codec& codec, char32_t character) {
    EncoderState state = codec.initialEncoderState();
    const EncodeStep step = codec.encode({&character, 1}, state, Tail::AtEnd);
    const int small = step.bytes[1] | 0x20;
    return step.status == EncodeStep::Status::Ok && step.length == 2 && small >= 'a' &&
           small <= 'z';
}

double doubtOfLoneAsian(const Codec& codec, std::u32string_view text) {
    constexpr double kAlone = 8;                  // bits a character
    constexpr std::uint16_t kRareUnits = 12 * 16; // of kCostUnits; those of names cost less
    LetterCosts& costs = LetterCosts::ofThread();
    const auto kindAt = [&](std::size_t i) {
        return i < text.size() ? costs.classOf(text[i]).kind : CharacterKind::Space;
    };
    constexpr std::size_t kWord = 2; // letters; a single one is a unit or of a format: %.1f°C
    double bits = 0;
    CharacterKind before = CharacterKind::Space;
    std::size_t letters = 0; // on end
    for (std::size_t i = 0; i < text.size(); ++i) {
        const CharacterKind kind = kindAt(i);
        const bool begins = before != CharacterKind::Asian && letters < kWord;
        if (kind == CharacterKind::Asian && begins && kindAt(i + 1) != CharacterKind::Asian &&
            std::ranges::min(costs.asianCosts(text[i], 0)) >= kRareUnits &&
            endsInLetter(codec, text[i]))
            bits += kAlone;
        before = kind;
        letters = kind == CharacterKind::Letter ? letters + 1 : 0;
    }
    return bits;
}

double doubtOfSignsInWords(const Codec& codec, std::u32string_view text) {
    constexpr double kInWord = 8; // bits
    LetterCosts& costs = LetterCosts::ofThread();
    const auto isLetter = [&](char32_t c) {
        return costs.classOf(c).kind == CharacterKind::Letter;
    };
    double bits = 0;
    for (std::size_t i = 1; i + 1 < text.size(); ++i)
        bits += isOddSign(codec, text[i]) && isLetter(text[i - 1]) && isLetter(text[i + 1])
                    ? kInWord
                    : 0;
    return bits;
}

} // namespace

double doubtOfOddSigns(const Codec& codec, std::u32string_view text) {
    return codec.info().family == CodecFamily::DoubleByte ? doubtOfLoneAsian(codec, text)
                                                          : doubtOfSignsInWords(codec, text);
}

} // namespace moji
