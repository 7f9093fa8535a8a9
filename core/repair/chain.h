#pragma once
// A chain of steps from one text to another, as `moji encode`, `moji decode` and `moji unescape`
// would do them one after the other. Between two steps there are bytes; text is UTF-8.

#include "bytes/byte_source.h"
#include "codec/codec_registry.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace moji::repair {

enum class StepKind : std::uint8_t {
    Encode,   // text into the bytes it has in an encoding
    Decode,   // bytes into the text they are in an encoding
    Unescape, // escapes into the characters they denote
};
/// `encode`, `decode`, `unescape`.
[[nodiscard]] std::string_view identifier(StepKind kind);

struct Step {
    StepKind kind = StepKind::Encode;
    std::string codec; // canonical name of an encoding, or of an escape style
    bool operator==(const Step&) const = default;
};
using Chain = std::vector<Step>;

/// The steps in words: "encode windows-1252, decode UTF-8".
[[nodiscard]] std::string describe(const Chain& chain);
/// The chain that describe() has put in these words; nothing where it has not.
[[nodiscard]] std::optional<Chain> chainOf(std::string_view described);

/// One step without any loss. Nothing where a character has no place in the encoding, bytes are
/// malformed in it, or its name is unknown.
[[nodiscard]] std::optional<std::string> replay(const CodecRegistry& codecs, const Step& step,
                                                std::string_view input);
/// All of them, from text to text.
[[nodiscard]] std::optional<std::string> replay(const CodecRegistry& codecs, const Chain& chain,
                                                std::string_view input);

/// Whether the chain, run forwards on what it gave, gives the input back: then nothing was lost.
/// Forwards a text is encoded where it was decoded, and escaped where it was unescaped: a misread
/// one in references of HTML by those that the input has (&Atilde;, &#195; and &#xC3; are one).
[[nodiscard]] bool comesFrom(const CodecRegistry& codecs, const Chain& chain,
                             std::string_view input, std::string_view result);

/// Bytes as text; nothing where some are malformed. With Tail::MoreFollows a character that the
/// end cuts off is left out.
[[nodiscard]] std::optional<std::u32string> decodeWhole(const Codec& codec, ByteView bytes,
                                                        Tail tail = Tail::AtEnd);

/// Whether a chain cannot succeed by chance: what it reads is UTF-8, or escapes.
[[nodiscard]] bool provesItself(const Chain& chain);

/// `text` with all escapes of `style` undone; nothing where no such style is known, or the text is
/// too long for it.
[[nodiscard]] std::optional<std::string> unescaped(const CodecRegistry& codecs,
                                                   std::string_view style, std::string_view text);

} // namespace moji::repair
