#pragma once
// Line ends and bidirectional controls of a text in an encoding whose bytes do not show them:
// UTF-16, UTF-32, EBCDIC and others that do not keep ASCII.

#include "codec/codec.h"
#include "survey/line_ends.h"

#include <stop_token>
#include <string>

namespace moji {

struct DecodedFacts {
    LineEnds lineEnds;
    std::uint64_t lines = 0; // line feeds, plus one if anything follows the last
    bool hasBidi = false;
    bool isAscii = true;
};

/// Whether a code point is one of U+202A..202E and U+2066..2069.
[[nodiscard]] constexpr bool isBidiControl(char32_t c) {
    return (c >= 0x202A && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069);
}

/// Errors: those of the source, and Cancelled.
[[nodiscard]] Result<DecodedFacts> decodedFacts(const ByteSource& source, const Codec& codec,
                                                const std::stop_token& stop = {});

/// The beginning of a text for findDeclarations (declarations.h): a byte a character, 80 for those
/// beyond ASCII, without a byte-order mark. `most` characters at most.
[[nodiscard]] std::string asciiHead(ByteView bytes, const Codec& codec, std::size_t most);

} // namespace moji
