#pragma once
// The shape of one encoded word, `=?charset*language?B?text?=` (RFC 2047, section 2; the language
// is RFC 2231's).

#include "escape/transformer.h"

namespace moji::escape {

struct EncodedWord {
    enum class Verdict { NeedsMore, None, Word };
    Verdict verdict = Verdict::None;
    std::string_view charset;
    bool quoted = false;       // Q, else B
    std::size_t textBegin = 0; // behind `=?charset?B?`
    ByteView text;             // the encoded text
    std::size_t length = 0;    // of the whole word
};

/// RFC 2047 allows 75 characters. Longer words are common, and read up to this length.
inline constexpr std::size_t kLongestEncodedWord = 2048;

/// The word at the front of `bytes`, which begin with `=`. It is none unless all of it is well
/// formed.
[[nodiscard]] EncodedWord parseEncodedWord(ByteView bytes, Tail tail);

} // namespace moji::escape
