#include "detect/text_damage.h"

#include "detect/text_decoding.h"

#include <algorithm>
#include <utility>

namespace moji {

namespace {

/// Characters beyond ASCII for each malformed sequence, at least: of text under its own encoding
/// there are hundreds.
constexpr std::uint64_t kCharactersForProblem = 4;
/// With more malformed sequences than these the rest is not counted: this is no damaged text.
constexpr std::uint64_t kBytesForProblem = 24;
constexpr std::uint64_t kFewProblems = 64;

bool isTooMany(std::uint64_t problems, std::uint64_t bytes) {
    return problems > kFewProblems + bytes / kBytesForProblem;
}

std::uint64_t charactersOf(std::u32string_view text) {
    return static_cast<std::uint64_t>(
        std::ranges::count_if(text, [](char32_t c) { return c >= 0x80 && c != kErrorMark; }));
}

} // namespace

bool isTooBroken(std::u32string_view text, std::uint64_t errors) {
    return charactersOf(text) < errors * kCharactersForProblem;
}

Result<std::optional<TextDamage>>
findTextDamage(const ByteSource& source, const Candidate& candidate, const std::stop_token& stop) {
    const std::u32string_view text = candidate.reading.text;
    const std::uint64_t errors = std::max<std::uint64_t>(candidate.reading.errors, 1);
    if (candidate.reading.hopeless || isTooBroken(text, errors))
        return std::optional<TextDamage>();
    const auto good = static_cast<double>(charactersOf(text));
    TextDamage damage;
    damage.share = good / (good + static_cast<double>(errors) / kCharactersForProblem);
    bool isDamage = true;
    const auto done = forEachMalformed(source, *candidate.codec, stop, [&](Disproof malformed) {
        const std::uint64_t end = malformed.offset + malformed.bytes.size();
        if (damage.places.size() < kKeptFaults)
            damage.places.push_back(std::move(malformed));
        isDamage = !isTooMany(++damage.problems, end);
        return isDamage;
    });
    if (!done)
        return done.error();
    return isDamage ? std::optional(std::move(damage)) : std::nullopt;
}

} // namespace moji
