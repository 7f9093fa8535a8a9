#include "search/regex_sets.h"

#include "search/regex.h"
#include "unicode/case_folding.h"
#include "unicode/surrogates.h"

#include <unicode/uregex.h>

#include <algorithm>
#include <map>
#include <mutex>

namespace moji::search {

namespace {

constexpr char32_t kLast = 0x10FFFF;
// Long ways to write a text by full case folding are tried up to this length.
constexpr std::size_t kLongestChain = 6;

icu::UnicodeSet setBy(const char16_t* pattern) {
    UErrorCode status = U_ZERO_ERROR;
    icu::UnicodeSet set(icu::UnicodeString(pattern), status);
    return set;
}

icu::UnicodeSet complementOf(icu::UnicodeSet set) {
    set.complement();
    return set;
}

/// Every code point except lone surrogates, in order, and where each one starts.
const std::u16string& allCharacters() {
    static const std::u16string kAll = [] {
        std::u16string all;
        for (char32_t c = 0; c <= kLast; ++c)
            if (!unicode::isSurrogate(c))
                unicode::appendUtf16(all, c);
        return all;
    }();
    return kAll;
}

char32_t codePointAt(std::size_t unit) {
    const std::size_t first = unit < 0xD800 ? unit : unit + 0x800;
    return first < 0x10000 ? static_cast<char32_t>(first)
                           : static_cast<char32_t>(0x10000 + (first - 0x10000) / 2);
}

/// Asks ICU about every code point, which takes about 10 ms.
std::optional<icu::UnicodeSet> askedSet(std::u32string_view expression, bool matchCase) {
    const auto regex = Regex::compile(std::u32string(expression) + U"+", matchCase);
    if (!regex)
        return {};
    const std::u16string& all = allCharacters();
    const RegexMatcher matcher = regex->matcher();
    UErrorCode status = U_ZERO_ERROR;
    uregex_setText(matcher.get(), all.data(), static_cast<int32_t>(all.size()), &status);
    icu::UnicodeSet set;
    while (uregex_findNext(matcher.get(), &status) && U_SUCCESS(status)) {
        const auto begin = static_cast<std::size_t>(uregex_start(matcher.get(), 0, &status));
        const auto end = static_cast<std::size_t>(uregex_end(matcher.get(), 0, &status));
        const auto first = static_cast<UChar32>(codePointAt(begin));
        const auto last = static_cast<UChar32>(codePointAt(end - 1));
        set.add(first, last);
        if (first < 0xD800 && last > 0xDFFF)
            set.remove(0xD800, 0xDFFF);
    }
    // Lone surrogates are in a set if their neighbours outside all scripts are.
    if (set.contains(0x10FFFF) && set.contains(0xE000))
        set.add(0xD800, 0xDFFF);
    return U_SUCCESS(status) ? std::optional(set) : std::nullopt;
}

/// Brackets around characters and ranges, without escapes and nested sets.
std::optional<icu::UnicodeSet> plainSet(std::u32string_view expression, bool matchCase) {
    auto inside = expression.substr(1, expression.size() - 2);
    const bool inverted = inside.starts_with(U'^');
    inside.remove_prefix(inverted ? 1 : 0);
    const auto isPlain = [](char32_t c) {
        return c != U'\\' && c != U'[' && c != U']' && c != U'&' && c != U'-';
    };
    icu::UnicodeSet set;
    for (std::size_t i = 0; i < inside.size(); ++i) {
        if (!isPlain(inside[i]))
            return {};
        const bool isRange = i + 2 < inside.size() && inside[i + 1] == U'-';
        const char32_t last = inside[isRange ? i + 2 : i];
        if (!isPlain(last) || last < inside[i])
            return {};
        set.add(static_cast<UChar32>(inside[i]), static_cast<UChar32>(last));
        i += isRange ? 2 : 0;
    }
    if (inside.empty())
        return {};
    if (!matchCase)
        set.closeOver(USET_CASE_INSENSITIVE).removeAllStrings();
    return inverted ? complementOf(set) : set;
}

} // namespace

std::optional<icu::UnicodeSet> escapedSet(char32_t letter) {
    static const icu::UnicodeSet kWord =
        setBy(u"[\\p{Alphabetic}\\p{M}\\p{Nd}\\p{Pc}\\u200C\\u200D]");
    static const icu::UnicodeSet kSpace = setBy(u"[\\p{White_Space}]");
    static const icu::UnicodeSet kDigit = setBy(u"[\\p{Nd}]");
    static const icu::UnicodeSet kBlank = setBy(u"[\\p{Zs}\\u0009]");
    static const icu::UnicodeSet kVertical = setBy(u"[\\u000A-\\u000D\\u0085\\u2028\\u2029]");
    switch (letter) {
    case U'w':
        return kWord;
    case U'W':
        return complementOf(kWord);
    case U's':
        return kSpace;
    case U'S':
        return complementOf(kSpace);
    case U'd':
        return kDigit;
    case U'D':
        return complementOf(kDigit);
    case U'h':
        return kBlank;
    case U'H':
        return complementOf(kBlank);
    case U'v':
        return kVertical;
    case U'V':
        return complementOf(kVertical);
    default:
        return {};
    }
}

const icu::UnicodeSet& wordContinuing() {
    static const icu::UnicodeSet kSet = setBy(u"[\\p{Grapheme_Extend}\\p{Cf}]");
    return kSet;
}

std::optional<icu::UnicodeSet> setOf(std::u32string_view expression, bool matchCase) {
    if (expression.starts_with(U'['))
        if (auto plain = plainSet(expression, matchCase))
            return plain;
    constexpr std::size_t kMostRemembered = 64;
    static std::mutex mutex;
    static std::map<std::pair<std::u32string, bool>, icu::UnicodeSet> remembered;
    const std::lock_guard lock(mutex);
    const std::pair key(std::u32string(expression), matchCase);
    if (const auto found = remembered.find(key); found != remembered.end())
        return found->second;
    auto set = askedSet(expression, matchCase);
    if (remembered.size() == kMostRemembered)
        remembered.clear();
    if (set)
        remembered.emplace(key, *set).first->second.compact(); // it reserves many times its length
    return set;
}

icu::UnicodeSet setOf(char32_t c, bool matchCase) {
    const auto codePoint = static_cast<UChar32>(c);
    icu::UnicodeSet set(codePoint, codePoint);
    if (!matchCase)
        set.closeOver(USET_CASE_INSENSITIVE).removeAllStrings();
    return set;
}

const std::vector<LongFolding>& longFoldings() {
    static const std::vector<LongFolding> kFoldings = [] {
        std::map<std::u32string, icu::UnicodeSet> byFolding;
        const icu::UnicodeSet folding = setBy(u"[\\p{Changes_When_Casefolded}]");
        for (int32_t i = 0; i < folding.size(); ++i) {
            const UChar32 c = folding.charAt(i);
            std::u16string units;
            unicode::appendCaseFolded(static_cast<char32_t>(c), units);
            if (std::u32string text = unicode::fromUtf16(units); text.size() > 1)
                byFolding[text].add(c);
        }
        return std::vector<LongFolding>(byFolding.begin(), byFolding.end());
    }();
    return kFoldings;
}

std::size_t endOfFoldings(std::u32string_view text, std::size_t at) {
    std::size_t end = at + 1;
    for (std::size_t i = at; i < end && i - at < kLongestChain; ++i)
        for (const auto& [folding, set] : longFoldings())
            if (text.substr(i).starts_with(folding))
                end = std::max(end, i + folding.size());
    return end;
}

std::vector<CodePointRanges> rangesOf(const std::vector<icu::UnicodeSet>& sets) {
    std::vector<CodePointRanges> all(sets.size());
    for (std::size_t i = 0; i < sets.size(); ++i)
        for (int32_t range = 0; range < sets[i].getRangeCount(); ++range)
            all[i].emplace_back(sets[i].getRangeStart(range), sets[i].getRangeEnd(range) + 1);
    return all;
}

} // namespace moji::search
