#pragma once
// The encoding of a side of a comparison that could be in several.

#include "cli/auto_encoding.h"

namespace moji::cli {

struct DiffEncoding {
    const Input& input;
    const ByteSource& source;
    AutoEncoding found; // without guesses where the encoding was named
    const Codec* codec; // what it is compared as; nullptr: binary data
};

/// A side that could be in several encodings is in the one of the other side, if that is sure and
/// fits: two versions of a text are rarely in two encodings. Else it is in one under which its text
/// is the other side's. Where there is none either, a message says that its encoding is a guess.
/// Errors: those of the sources.
[[nodiscard]] Result<Done> settleGuess(DiffEncoding& side, const DiffEncoding& other);

} // namespace moji::cli
