#include "repair/damage_cues.h"

#include "bytes/hex.h"
#include "repair/character_traits.h"
#include "repair/letters.h"
#include "utf8/utf8_writer.h"

#include <unicode/uchar.h>

#include <algorithm>
#include <array>

namespace moji::repair {

namespace {

constexpr std::u32string_view kQuotesAndSpaces = U" \t\u00A0\"'`«»“”„‘’「」";

constexpr std::array<std::u32string_view, 7> kDamage = {
    U"ojibake", U"乱码", U"亂碼", U"文字化け", U"ракозябр", U"eichensalat", U"racteres raros"};
constexpr std::array<std::u32string_view, 13> kEncodings = {
    U"latin1",  U"latin-1",      U"Latin1",       U"Latin-1",    U"cp1252",
    U"CP1252",  U"Windows-1252", U"windows-1252", U"ISO-8859-1", U"iso-8859-1",
    U"charset", U"utf8_decode",  U"ftfy"};

/// After damage, before what is intact.
constexpr std::array<std::u32string_view, 17> kInsteadOf = {
    U"instead of",  U"in place of", U"should be",  U"should read",   U"must be",     U"rather than",
    U"statt",       U"anstelle",    U"au lieu de", U"à la place de", U"al posto di", U"invece di",
    U"en lugar de", U"en vez de",   U"em vez de",  U"вместо",        U" vs",
};
/// After what is intact, before damage.
constexpr std::array<std::u32string_view, 5> kBecomes = {U"→", U"->", U"=>", U"becomes",
                                                         U"turns into"};
constexpr std::array<std::u32string_view, 4> kGot = {U"but got", U"actual", U"but was",
                                                     U"received"};
constexpr std::array<std::u32string_view, 7> kLooksFor = {
    U"replace", U"search", U"gsub", U"strtr", U"utf8_decode", U"utf8_encode", U"fix_text"};

template <std::size_t count>
bool hasAny(std::u32string_view text, const std::array<std::u32string_view, count>& words) {
    return std::ranges::any_of(
        words, [&](std::u32string_view word) { return text.find(word) != text.npos; });
}

/// Whether nothing but a bracket and quotes are there: Müller (…).
bool isOpeningBracket(std::u32string_view between) {
    const std::size_t bracket = between.find_first_not_of(kQuotesAndSpaces);
    return bracket < between.size() && between[bracket] == U'(' &&
           between.find_first_not_of(kQuotesAndSpaces, bracket + 1) == between.npos;
}

/// charset=iso-8859-1, encoding="latin-1", @charset "utf-8"
bool isDeclared(std::u32string_view text, std::size_t begin, std::size_t end) {
    const auto isQuote = [](char32_t c) { return c == U'"' || c == U'\'' || c == U'\\'; };
    std::size_t before = begin;
    while (before > 0 && isQuote(text[before - 1]))
        --before;
    const char32_t first = characterAt(text, before - 1);
    return first == U'=' || first == U'@' || characterAt(text, end) == U'=';
}

template <std::size_t count>
std::vector<std::size_t> placesOf(std::u32string_view text,
                                  const std::array<std::u32string_view, count>& names) {
    std::vector<std::size_t> places;
    for (const std::u32string_view name : names) {
        for (std::size_t i = text.find(name); i < text.size(); i = text.find(name, i + 1)) {
            if (!isDeclared(text, i, i + name.size()))
                places.push_back(i);
        }
    }
    std::ranges::sort(places);
    return places;
}

} // namespace

std::vector<std::size_t> namesOfDamage(std::u32string_view text) {
    return placesOf(text, kDamage);
}
std::vector<std::size_t> namesOfEncodings(std::u32string_view text) {
    return placesOf(text, kEncodings);
}

std::u32string inSmallLetters(std::u32string_view text) {
    std::u32string small(text);
    for (char32_t& c : small)
        c = static_cast<char32_t>(u_tolower(static_cast<UChar32>(c)));
    return small;
}

bool isOfWord(char32_t c) {
    const bool isDigit = c >= U'0' && c <= U'9';
    return isDigit || isWordLetter(c) || (c >= 0x80 && !isWordPunctuation(c));
}

std::size_t placeOfWord(std::u32string_view word, std::u32string_view text) {
    for (std::size_t i = text.find(word); i < text.size(); i = text.find(word, i + 1)) {
        if (!isOfWord(characterAt(text, i - 1)) && !isOfWord(characterAt(text, i + word.size())))
            return i;
    }
    return text.npos;
}

bool leadsToIntact(std::u32string_view between) {
    return hasAny(inSmallLetters(between), kInsteadOf);
}

bool leadsToDamage(std::u32string_view before, std::u32string_view between) {
    const std::u32string sign = inSmallLetters(between);
    if (hasAny(sign, kBecomes) || isOpeningBracket(sign))
        return true;
    std::u32string lead = inSmallLetters(before);
    lead.erase(lead.find_last_not_of(U" \t\u00A0\"'`«“„‘「:") + 1); // npos + 1 is 0
    const auto endsWith = [&](std::u32string_view word) { return lead.ends_with(word); };
    return std::ranges::any_of(kInsteadOf, endsWith) ||
           (endsWith(U"expected") && hasAny(sign, kGot));
}

bool looksForNext(std::u32string_view before) {
    if (before.ends_with(U"s/"))
        return !isWordLetter(characterAt(before, before.size() - 3));
    return hasAny(inSmallLetters(before), kLooksFor);
}

bool hasBytesOf(std::u32string_view line, std::u32string_view characters) {
    std::u32string bytes;
    for (const char digit : hexBytes(asBytes(toUtf8(characters)))) {
        if (digit != ' ')
            bytes += static_cast<char32_t>(digit);
    }
    std::u32string digits;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const bool isPrefix =
            (line[i] == U'0' || line[i] == U'\\') && (characterAt(line, i + 1) | 0x20) == U'x';
        if (isPrefix)
            ++i;
        else if (line[i] != U' ' && line[i] != U'%' && line[i] != U',')
            digits += static_cast<char32_t>(u_toupper(static_cast<UChar32>(line[i])));
    }
    return bytes.size() >= 4 && digits.find(bytes) != digits.npos;
}

} // namespace moji::repair
