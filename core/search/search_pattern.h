#pragma once
// A search pattern, compiled: an immutable value that any number of threads may use.
//
//   Hex      bytes, `?` for any digit: `E4 ?? 9?`
//   Text     encoded text. If the encoding gives a text only one form in bytes, the search is for
//            these bytes; a hit starts at a character boundary, never at the second byte of a
//            character. If there may be several forms, as in caseless search, it is for all of them
//            (NeedleForms). In encodings with shifts and the like the search decodes the text.
//   Regex    in ICU's syntax, on the decoded text, in which malformed bytes are U+FFFD. It is
//            matched in linear time (RegexProgram), except what needs backtracking, up to a limit
//            of steps.
//
// Caseless search compares by full case folding: "ss" and "SS" find "ß", but a hit is never a part
// of a character: "s" does not find half of "ß". A whole word has no edge with word characters
// (letter, mark, digit, connector: \w of Unicode Technical Standard #18) on both sides. A hit has
// at least one byte: empty matches of a regular expression are skipped.

#include "codec/codec.h"
#include "search/byte_pattern.h"
#include "search/needle_forms.h"
#include "search/regex.h"
#include "search/regex_program.h"
#include "search/search_fault.h"
#include "support/late.h"
#include "support/result.h"

#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace moji::search {

enum class SearchMode { Text, Hex, Regex };

struct SearchRequest {
    SearchMode mode = SearchMode::Text;
    std::u32string pattern;
    const Codec* codec = nullptr; // the text's encoding; required except for Hex
    bool matchCase = true;
    bool wholeWords = false; // not for Hex
    bool operator==(const SearchRequest&) const = default;
};

/// Text to find by decoding: in UTF-16, case-folded for caseless search.
struct TextNeedle {
    std::u16string units;
    bool folded = false;
    /// If bytes alone identify the text. Asks the encoding for all its characters when first
    /// called, which can take a tenth of a second.
    [[nodiscard]] const std::optional<NeedleForms>& forms() const { return **lateForms; }

    std::shared_ptr<const Late<std::optional<NeedleForms>>> lateForms;
};

class SearchPattern {
public:
    using Needle = std::variant<BytePattern, TextNeedle, Regex>;

    [[nodiscard]] static Result<SearchPattern, SearchFault> compile(const SearchRequest& request);

    [[nodiscard]] const Needle& needle() const { return m_needle; }
    /// nullptr: any bytes match, regardless of characters.
    [[nodiscard]] const Codec* codec() const { return m_codec; }
    [[nodiscard]] bool wholeWords() const { return m_wholeWords; }
    [[nodiscard]] const Regex* regex() const { return std::get_if<Regex>(&m_needle); }
    /// The regular expression for RE2 or PCRE2; nullptr if only ICU can match it.
    [[nodiscard]] const RegexProgram* program() const { return m_program ? &*m_program : nullptr; }
    /// Whether the regular expression is matched by backtracking, which a limit may end.
    [[nodiscard]] bool backtracks() const {
        return regex() != nullptr && (!m_program || !m_program->isLinear());
    }
    /// Every match of the regular expression contains one of these texts; none if nothing is known.
    /// As slow as TextNeedle::forms() when first called.
    [[nodiscard]] const std::vector<NeedleForms>& literals() const { return **m_literals; }

private:
    SearchPattern(Needle needle, const SearchRequest& request);

    Needle m_needle;
    std::optional<RegexProgram> m_program;
    std::shared_ptr<const Late<std::vector<NeedleForms>>> m_literals;
    const Codec* m_codec;
    bool m_wholeWords;
};

/// The bytes of `text`; Unmappable if the encoding lacks a character.
[[nodiscard]] Result<Bytes, SearchFault> encodedText(const Codec& codec, std::u32string_view text);

/// The bytes of hex without wildcards.
[[nodiscard]] Result<Bytes, SearchFault> hexBytesOf(std::u32string_view text);

} // namespace moji::search
