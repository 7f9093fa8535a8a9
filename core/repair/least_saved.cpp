#include "repair/least_saved.h"

#include "detect/language_models.h"
#include "detect/text_costs.h"
#include "repair/known_tokens.h"
#include "repair/work_count.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace moji::repair {

namespace {

constexpr double kTenths = 10;

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

double leastOfLatin(const TextToken& before, const TextToken& after) {
    std::int32_t least = before.latin[0] - after.latin[0];
    for (std::size_t i = 0; i < before.latin.size(); ++i)
        least = std::min(least, before.latin[i] - after.latin[i]);
    const bool isAny = before.latinLetters > 0 || after.latinLetters > 0;
    return least / kCostUnits - (isAny ? mostDoubt(Script::Latin) : 0);
}

double leastOfForeign(const TextToken& before, const TextToken& after) {
    const bool same = before.foreign && before.foreign == after.foreign;
    const std::optional<Script> script = after.foreign ? after.foreign : before.foreign;
    if (!script)
        return 0;
    const auto range = LanguageModels::all().languagesOf(*script);
    std::optional<std::int32_t> least;
    for (std::size_t i = 0; i < std::size_t{range.last} - range.first; ++i) {
        const std::int32_t saved =
            (same ? before.foreignCosts[i] : 0) - (after.foreign ? after.foreignCosts[i] : 0);
        least = std::min(least.value_or(saved), saved);
    }
    return least.value_or(0) / kCostUnits - (same || !after.foreign ? 0 : mostDoubt(*script));
}

std::optional<double> leastSavedAs(TokenPart part, std::u32string_view before,
                                   std::u32string_view after) {
    KnownTokens& tokens = KnownTokens::ofThread();
    const KnownToken first = tokens.of(before, part);
    const KnownToken& second = tokens.of(after, part);
    const TextToken& one = first.models;
    const TextToken& other = second.models;
    if (!first.isUsable || !second.isUsable || one.ascii != other.ascii)
        return std::nullopt;
    const auto frames = leastOfFrames(one.frame, other.frame);
    if (!frames)
        return std::nullopt;
    const double unknown = other.unknownLetters > 0 && one.unknownLetters == 0 ? kUnknownScript : 0;
    return *frames + leastOfLatin(one, other) + leastOfForeign(one, other) - unknown + first.signs -
           second.signs;
}

} // namespace

std::optional<double> leastSaved(std::u32string_view before, std::u32string_view after) {
    countWork(before.size() + after.size());
    const auto isOdd = [](char32_t c) { return c == U' ' || c == U'\uFFFD'; };
    if (before.empty() || after.empty() || before.size() > TokenCosts::kLongest ||
        after.size() > TokenCosts::kLongest || std::ranges::any_of(before, isOdd) ||
        std::ranges::any_of(after, isOdd))
        return std::nullopt;
    const auto leastInside = leastSavedAs(TokenPart::Whole, before, after);
    const auto leastAtEnd = leastSavedAs(TokenPart::Last, before, after);
    if (!leastInside || !leastAtEnd)
        return std::nullopt;
    return std::min(*leastInside, *leastAtEnd);
}

} // namespace moji::repair
