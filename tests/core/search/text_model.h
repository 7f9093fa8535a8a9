#pragma once
// What a search of text should find: a comparison character by character of all that the codec
// decodes.

#include "core/search/search_model.h"

#include <unicode/unistr.h>

#include <string>
#include <string_view>
#include <vector>

namespace moji::test {

struct Character {
    ByteRange bytes;
    Span span;
};

inline std::vector<Character> charactersOf(const Codec& codec, ByteView bytes) {
    std::vector<Character> characters;
    std::uint64_t offset = 0;
    for (const Span& span : decodeAll(codec, bytes)) {
        if (span.count > 0 || isError(span.status)) // the rest is no text
            characters.push_back({{offset, offset + span.length}, span});
        offset += span.length;
    }
    return characters;
}

inline std::u32string plain(std::u32string_view text) {
    return std::u32string(text);
}

/// Folded by ICU's strings, all at once.
inline std::u32string folded(std::u32string_view text) {
    auto string = icu::UnicodeString::fromUTF32(reinterpret_cast<const UChar32*>(text.data()),
                                                static_cast<int32_t>(text.size()));
    string.foldCase();
    std::u32string result(static_cast<std::size_t>(string.countChar32()), U'\0');
    UErrorCode status = U_ZERO_ERROR;
    string.toUTF32(reinterpret_cast<UChar32*>(result.data()), static_cast<int32_t>(result.size()),
                   status);
    return result;
}

template <class Fold>
Ranges expectedHits(const std::vector<Character>& characters, std::u32string_view pattern,
                    Fold fold) {
    const std::u32string wanted = fold(pattern);
    Ranges hits;
    for (std::size_t i = 0; i < characters.size();) {
        std::u32string text;
        std::size_t end = i;
        while (end < characters.size() && text.size() < wanted.size() &&
               !isError(characters[end].span.status))
            text += fold(characters[end++].span.text());
        const bool hit = text == wanted;
        if (hit)
            hits.push_back({characters[i].bytes.begin, characters[end - 1].bytes.end});
        i = hit ? end : i + 1;
    }
    return hits;
}

} // namespace moji::test
