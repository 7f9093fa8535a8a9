#include "repair/gap_filling.h"

#include "repair/letters.h"
#include "repair/spaced_letter.h"
#include "repair/text_cost.h"
#include "repair/word_filling.h"

#include <algorithm>

namespace moji::repair {

namespace {

constexpr std::size_t kLongestWord = 64;

std::u32string candidatesFor(const std::vector<GapCharacter>& characters, std::size_t index,
                             const Codec& codec, std::u32string_view before) {
    constexpr std::size_t kContext = 4;
    const GapCharacter& character = characters[index];
    if (character.isWhole()) // but for a guessed byte
        return {character.codePoint};
    std::u32string after;
    for (std::size_t i = index + 1; i < characters.size() && after.size() < kContext; ++i) {
        if (!characters[i].isWhole())
            break;
        after.push_back(characters[i].codePoint);
    }
    const bool last = index + 1 == characters.size();
    const MaybeByte following = last ? MaybeByte{} : characters[index + 1].bytes.front();
    before.remove_prefix(before.size() - std::min(before.size(), kContext));
    return likeliestFirst(fillings(character, following, codec), before, after);
}

/// Whether a space that was taken for a no-break space was one space more: `Ã la` is à la, of which
/// only one of two spaces was kept; `Å koda` is Škoda. The likelier words decide.
bool keptOneOfTwoSpaces(std::u32string_view before, const std::vector<GapCharacter>& characters,
                        std::size_t next, std::u32string_view following) {
    std::u32string after;
    for (std::size_t i = next; i < characters.size(); ++i)
        after.push_back(characters[i].codePoint);
    after += following;
    const auto isBlank = [](char32_t c) { return isWordSpace(c) || c == 0xA0; };
    after.resize(static_cast<std::size_t>(std::ranges::find_if(after, isBlank) - after.begin()));
    if (after.empty() || isBlank(before.back()))
        return false;
    // Portuguese joins à with s and the demonstratives: às, àquele.
    const bool joins = after == U"s" || after.starts_with(U"quel") || after.starts_with(U"quil");
    if (before.back() == kSpacedLetter && joins)
        return false;
    const auto word = std::ranges::find_if(before.rbegin(), before.rend(), isBlank);
    const std::u32string joined(word.base(), before.end());
    const bool isWord = joined.size() == 1 && joined.front() == kSpacedLetter;
    if (isWord && isAscii(after.front()) && !isLetter(after.front()))
        return true;
    return bitsOf(joined + U' ' + after) < bitsOf(joined + after);
}

/// What is in the same word before `at`.
std::u32string_view wordBefore(std::u32string_view text, std::size_t at) {
    std::size_t begin = at;
    while (begin > 0 && at - begin < kLongestWord && !isWordSpace(text[begin - 1]))
        --begin;
    return text.substr(begin, at - begin);
}

} // namespace

std::size_t countWhole(std::u32string_view text) {
    return static_cast<std::size_t>(
        std::ranges::count_if(text, [](char32_t c) { return !isAscii(c) && c != 0xFFFD; }));
}

FilledText fillGaps(const std::vector<GapCharacter>& characters, const Codec& codec,
                    const SourceText& source, std::size_t begin, std::u32string_view following) {
    following = following.substr(0, kLongestWord);
    FilledText repaired;
    std::u32string guess(wordBefore(source.text(), begin)); // with the likeliest candidates
    for (std::size_t i = 0; i < characters.size(); ++i) {
        const GapCharacter& character = characters[i];
        char32_t shown = character.codePoint;
        char32_t likeliest = shown;
        if (character.guessedSpace || !character.isWhole()) {
            DamagedCharacter damaged;
            damaged.source =
                source.bytes(begin + character.sourceBegin, begin + character.sourceEnd);
            damaged.offset = repaired.text.size();
            damaged.bytes = character.bytes;
            damaged.candidates = candidatesFor(characters, i, codec, guess);
            const bool isOnly = damaged.candidates.size() == 1;
            damaged.filling = isOnly ? Filling::OnlyOne : Filling::None;
            if (!damaged.candidates.empty())
                likeliest = damaged.candidates.front();
            shown = isOnly ? likeliest : char32_t{0xFFFD};
            repaired.damaged.push_back(std::move(damaged));
        }
        repaired.text.push_back(shown);
        guess.push_back(likeliest);
        if (character.guessedSpace && keptOneOfTwoSpaces(guess, characters, i + 1, following)) {
            repaired.text.push_back(U' ');
            guess.push_back(U' ');
        }
    }
    repaired.whole = countWhole(repaired.text);
    return repaired;
}

} // namespace moji::repair
