#pragma once
// The encoding of an input for which `auto` was given.

#include "cli/command.h"
#include "survey/mixed_detection.h"

namespace moji::cli {

struct AutoEncoding {
    /// nullptr: the bytes are not text, no encoding fits, or lines are in several.
    const Codec* codec = nullptr;
    bool hasMark = false;               // begins with the mark of that encoding
    Detection detection;                // what it rests on
    std::optional<LineMixture> mixture; // where lines are in several encodings
};

/// Errors: those of the source.
[[nodiscard]] Result<AutoEncoding> findEncoding(const Context& context, const Input& input,
                                                const ByteSource& source);

/// Why there is no encoding, and what to do: "is binary data (ELF ...); name its encoding with X".
[[nodiscard]] std::string explainNoEncoding(const AutoEncoding& found, std::string_view option);

} // namespace moji::cli
