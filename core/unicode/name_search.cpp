#include "unicode/name_search.h"

#include "unicode/name_aliases.h"

#include <unicode/uchar.h>

#include <algorithm>
#include <vector>

namespace moji::unicode {

namespace {

std::string upperCased(std::string_view text) {
    std::string upper(text);
    for (char& c : upper)
        c = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    return upper;
}

std::vector<std::string_view> wordsOf(std::string_view text) {
    std::vector<std::string_view> words;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        if (end > 0)
            words.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return words;
}

std::u32string exactly(const std::string& upper) {
    for (const UCharNameChoice kind : {U_UNICODE_CHAR_NAME, U_CHAR_NAME_ALIAS}) {
        UErrorCode error = U_ZERO_ERROR;
        const UChar32 c = u_charFromName(kind, upper.c_str(), &error);
        if (U_SUCCESS(error))
            return {static_cast<char32_t>(c)};
    }
    for (const NameAlias& alias : nameAliases()) { // control characters have no other names
        if (alias.control() == upper && !upper.empty())
            return {alias.codePoint};
    }
    return {};
}

struct Search {
    std::vector<std::string_view> words;
    std::u32string found;
};

UBool addIfNamed(void* context, UChar32 code, UCharNameChoice, const char* name, int32_t length) {
    auto& search = *static_cast<Search*>(context);
    const auto parts = wordsOf({name, static_cast<std::size_t>(length)});
    const bool hasAll = std::ranges::all_of(search.words, [&](std::string_view word) {
        return std::ranges::find(parts, word) != parts.end();
    });
    if (hasAll)
        search.found += static_cast<char32_t>(code);
    return true;
}

} // namespace

std::u32string charactersNamed(std::string_view name) {
    const std::string upper = upperCased(name);
    if (std::u32string found = exactly(upper); !found.empty())
        return found;
    Search search{wordsOf(upper), {}};
    if (search.words.empty())
        return {};
    UErrorCode error = U_ZERO_ERROR;
    u_enumCharNames(0, 0x110000, addIfNamed, &search, U_UNICODE_CHAR_NAME, &error);
    return std::move(search.found);
}

} // namespace moji::unicode
