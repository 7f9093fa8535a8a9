#pragma once
// What is searched for, compiled: an immutable value that any number of threads may use.
//
//   Hex      bytes, `?` for any digit: `E4 ?? 9?`
//   Text     as it is encoded. Encodings in which a text has but one form are searched by its
//            bytes; a hit begins where a character begins, never at another's second byte. Where
//            it may have several, as without case, all of them are looked for (NeedleForms). In
//            encodings with shifts and the like the text is decoded while it is searched.
//   Regex    ICU's, over the decoded text, in which malformed bytes are U+FFFD
//
// Without case, text is compared by full case folding: "ß" is found by "ss" and "SS", but no part
// of a character is a hit: "s" does not find one half of "ß". A whole word has no word character
// (letter, mark, digit, connector: \w of Unicode Technical Standard #18) on both sides of one of
// its ends. A hit has at least one byte: where a regular expression matches nothing, it is passed.

#include "codec/codec.h"
#include "search/byte_pattern.h"
#include "search/needle_forms.h"
#include "search/regex.h"
#include "search/search_fault.h"
#include "support/result.h"

#include <string>
#include <variant>

namespace moji::search {

enum class SearchMode { Text, Hex, Regex };

struct SearchRequest {
    SearchMode mode = SearchMode::Text;
    std::u32string pattern;
    const Codec* codec = nullptr; // that the text is written in; for all but Hex
    bool matchCase = true;
    bool wholeWords = false; // for all but Hex
    bool operator==(const SearchRequest&) const = default;
};

/// Decoded text to be found: in UTF-16, folded where case does not count.
struct TextNeedle {
    std::u16string units;
    bool folded = false;
    std::optional<NeedleForms> forms; // where the encoding's bytes tell them
};

class SearchPattern {
public:
    using Needle = std::variant<BytePattern, TextNeedle, Regex>;

    [[nodiscard]] static Result<SearchPattern, SearchFault> compile(const SearchRequest& request);

    [[nodiscard]] const Needle& needle() const { return m_needle; }
    /// nullptr: bytes are bytes, wherever they stand.
    [[nodiscard]] const Codec* codec() const { return m_codec; }
    [[nodiscard]] bool wholeWords() const { return m_wholeWords; }
    [[nodiscard]] const Regex* regex() const { return std::get_if<Regex>(&m_needle); }
    /// Text without which the regular expression matches nothing, where such a text is known.
    [[nodiscard]] const std::optional<NeedleForms>& literal() const { return m_literal; }

private:
    SearchPattern(Needle needle, const SearchRequest& request);

    Needle m_needle;
    std::optional<NeedleForms> m_literal;
    const Codec* m_codec;
    bool m_wholeWords;
};

/// The bytes of `text`; Unmappable where it has none.
[[nodiscard]] Result<Bytes, SearchFault> encodedText(const Codec& codec, std::u32string_view text);

/// The bytes of hex without wildcards.
[[nodiscard]] Result<Bytes, SearchFault> hexBytesOf(std::u32string_view text);

} // namespace moji::search
