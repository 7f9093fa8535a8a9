#pragma once
// The libraries on the machine as entries of DecoderRegistry: each reading is what the library
// itself answers. None of them drops a byte-order mark.

#include "decoders/decoder.h"

#include <memory>

namespace moji {

/// UTF8-CPP's utf8::replace_invalid.
[[nodiscard]] std::unique_ptr<ReadingDecoder> makeUtfcppDecoder();

/// ICU's converter "UTF-8". Where ICU noticed an error is not where it began; the bytes it holds
/// against the text (ucnv_getInvalidChars) tell that.
[[nodiscard]] std::unique_ptr<ReadingDecoder> makeIcuDecoder();

/// The C library's iconv, from UTF-8 to UTF-32. It stops at the first error.
[[nodiscard]] std::unique_ptr<ReadingDecoder> makeIconvDecoder();

} // namespace moji
