#pragma once
// The encoding of an input for which `auto` was given.

#include "cli/command.h"
#include "detect/detector.h"

namespace moji::cli {

struct AutoEncoding {
    const Codec* codec = nullptr; // nullptr: the bytes are not text, or no encoding fits
    bool hasMark = false;         // a byte-order mark decided
    Detection detection;          // what it rests on
};

/// Errors: those of the source.
[[nodiscard]] Result<AutoEncoding> findEncoding(const Context& context, const Input& input,
                                                const ByteSource& source);

/// Why there is no encoding, and what to do: "is binary data (ELF ...); name its encoding with X".
[[nodiscard]] std::string explainNoEncoding(const AutoEncoding& found, std::string_view option);

} // namespace moji::cli
