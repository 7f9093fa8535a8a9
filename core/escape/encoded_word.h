#pragma once
// Parses one encoded word, `=?charset*language?B?text?=` (RFC 2047, section 2; the language is from
// RFC 2231).

#include "escape/transformer.h"

namespace moji::escape {

struct EncodedWord {
    enum class Verdict { NeedsMore, None, Word };
    Verdict verdict = Verdict::None;
    std::string_view charset;
    bool quoted = false;       // Q, else B
    std::size_t textBegin = 0; // after `=?charset?B?`
    ByteView text;             // the encoded text
    std::size_t length = 0;    // length of the whole word
};

/// RFC 2047 allows 75 characters. Longer words are common, and accepted up to this length.
inline constexpr std::size_t kLongestEncodedWord = 2048;

/// The word at the front of `bytes`, which start with `=`; all of it must be well-formed.
[[nodiscard]] EncodedWord parseEncodedWord(ByteView bytes, Tail tail);

} // namespace moji::escape
