#include "repair/least_saved.h"

#include "detect/language_models.h"
#include "detect/text_costs.h"
#include "detect/token_costs.h"
#include "repair/text_cost.h"
#include "repair/work_count.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

namespace moji::repair {

namespace {

constexpr double kTenths = 10;

/// What a word adds to the sums of a line.
struct WordSums {
    std::array<std::int32_t, LetterCosts::kLanes> ascii{}; // by language, in units of the models
    std::array<std::int32_t, LetterCosts::kLanes> latin{};
    std::array<std::int32_t, LetterCosts::kForeignLanes> foreign{};
    std::optional<Script> script; // of the foreign letters
    bool hasLatin = false;        // letters beyond ASCII
    bool hasUnknown = false;
    TokenFrame frame;

    /// False where there is another foreign script.
    [[nodiscard]] bool add(const TextToken& token) {
        for (std::size_t i = 0; i < ascii.size(); ++i) {
            ascii[i] += token.hasAscii ? token.ascii[i] : 0;
            latin[i] += token.hasLatin ? token.latin[i] : 0;
        }
        hasLatin = hasLatin || token.latinLetters > 0;
        hasUnknown = hasUnknown || token.unknownLetters > 0;
        if (!token.foreign)
            return token.isUsable;
        if (script && *script != *token.foreign)
            return false;
        script = token.foreign;
        for (std::size_t i = 0; i < foreign.size(); ++i)
            foreign[i] += token.foreignCosts[i];
        return token.isUsable;
    }
};

/// The word before a space, or at the end of a line.
std::optional<WordSums> sumsOf(std::u32string_view models, TokenPart part) {
    TokenCosts& costs = TokenCosts::ofThread();
    WordSums sums;
    const TextToken& token = costs.of(models, part);
    sums.frame = token.frame;
    const bool hasTail = token.frame.hasTail && part == TokenPart::Last;
    if (!sums.add(token) || (hasTail && !sums.add(costs.of(models, TokenPart::TailOfLast))))
        return std::nullopt;
    return sums;
}

/// Of everything but letters.
std::optional<double> leastOfFrames(const TokenFrame& before, const TokenFrame& after) {
    if (before.leavesCapitals != after.leavesCapitals ||
        before.leavesCapitalsAfterCapitals != after.leavesCapitalsAfterCapitals)
        return std::nullopt; // what follows costs more or less, too
    double least = (before.tenths - after.tenths) / kTenths;
    least -= std::max(0, after.moreAfterCapitals - before.moreAfterCapitals) / kTenths;
    least -= before.first == after.first ? 0 : kOtherScriptThanBefore;
    least -= before.last == after.last ? 0 : kOtherScriptThanBefore;
    return least;
}

double mostDoubt(Script script) {
    const auto range = LanguageModels::all().languagesOf(script);
    double most = 0;
    for (Language i = range.first; i < range.last; ++i)
        most = std::max(most, languageInfo(i).doubt);
    return most;
}

double leastOfLatin(const WordSums& before, const WordSums& after) {
    std::int32_t least = before.latin[0] - after.latin[0];
    for (std::size_t i = 0; i < before.latin.size(); ++i)
        least = std::min(least, before.latin[i] - after.latin[i]);
    const bool isAny = before.hasLatin || after.hasLatin;
    return least / kCostUnits - (isAny ? mostDoubt(Script::Latin) : 0);
}

double leastOfForeign(const WordSums& before, const WordSums& after) {
    const bool same = before.script && after.script && *before.script == *after.script;
    const std::optional<Script> script = after.script ? after.script : before.script;
    if (!script)
        return 0;
    const auto range = LanguageModels::all().languagesOf(*script);
    std::optional<std::int32_t> least;
    for (std::size_t i = 0; i < std::size_t{range.last} - range.first; ++i) {
        const std::int32_t saved =
            (same ? before.foreign[i] : 0) - (after.script ? after.foreign[i] : 0);
        least = std::min(least.value_or(saved), saved);
    }
    return least.value_or(0) / kCostUnits - (same || !after.script ? 0 : mostDoubt(*script));
}

std::optional<double> leastSavedAs(TokenPart part, std::u32string_view before,
                                   std::u32string_view after) {
    const auto one = sumsOf(before, part);
    const auto other = sumsOf(after, part);
    if (!one || !other || one->ascii != other->ascii)
        return std::nullopt;
    const auto frames = leastOfFrames(one->frame, other->frame);
    if (!frames)
        return std::nullopt;
    const double unknown = other->hasUnknown && !one->hasUnknown ? kUnknownScript : 0;
    return *frames + leastOfLatin(*one, *other) + leastOfForeign(*one, *other) - unknown;
}

} // namespace

std::optional<double> leastSaved(std::u32string_view before, std::u32string_view after) {
    countWork(before.size() + after.size());
    const auto isOdd = [](char32_t c) { return c == U' ' || c == U'\uFFFD'; };
    if (before.empty() || after.empty() || before.size() > TokenCosts::kLongest ||
        after.size() > TokenCosts::kLongest || std::ranges::any_of(before, isOdd) ||
        std::ranges::any_of(after, isOdd))
        return std::nullopt;
    std::u32string models;
    std::u32string others;
    const double inside = bitsOfSigns(before, false, models) - bitsOfSigns(after, false, others);
    const double atEnd = bitsOfSigns(before, true, models) - bitsOfSigns(after, true, others);
    const auto leastInside = leastSavedAs(TokenPart::Whole, models, others);
    const auto leastAtEnd = leastSavedAs(TokenPart::Last, models, others);
    if (!leastInside || !leastAtEnd)
        return std::nullopt;
    return std::min(*leastInside + inside, *leastAtEnd + atEnd);
}

} // namespace moji::repair
