#pragma once
// Converts from one encoding to another, block by block, in constant memory.

#include "bytes/byte_reader.h"
#include "codec/checkpoint_index.h"
#include "codec/codec.h"

#include <functional>
#include <optional>

namespace moji {

/// What to do with a character that the target encoding lacks.
enum class UnmappablePolicy {
    Stop,     // ends the output there
    Question, // ?
    Escape,   // \u4E16 or \U0001F600
};

struct TranscodeOptions {
    /// Also for lone surrogates of CESU-8 and its like that the target lacks, where `unmappable`
    /// is Stop; an escape of those is \uD83D.
    ErrorPolicy errors = ErrorPolicy::Replace;
    UnmappablePolicy unmappable = UnmappablePolicy::Stop;
    /// Malformed input is handled as `unmappable` says (`?`, \xE4), not as `errors` says.
    bool errorsAreUnmappable = false;
    bool dropMark = false; // a byte-order mark at offset 0 is not text
    bool addMark =
        false; // U+FEFF goes before the text, unless the text starts with one or is empty
    std::uint64_t maxBytes = ~std::uint64_t{0};
    std::function<void(std::uint64_t done)> onProgress; // may be empty
};

struct TranscodeStop {
    enum class Reason {
        Malformed,
        Unmappable,
        NoSubstitute, // unmappable, and the target lacks the substitute too
    };
    Reason reason = Reason::Malformed;
    std::uint64_t offset = 0;   // of the input, in bytes
    Bytes bytes;                // for malformed input: the malformed sequence
    char32_t codePoint = 0;     // otherwise: the unmappable character
    bool isReplacement = false; // which is the U+FFFD of malformed input
};

/// Receives the target's bytes.
using ByteSink = std::function<void(ByteView bytes)>;

/// Decodes `reader` as `from` and encodes it as `to`. Returns nothing on success, else where it
/// stopped.
[[nodiscard]] Result<std::optional<TranscodeStop>> transcode(ByteReader& reader, const Codec& from,
                                                             const Codec& to,
                                                             const TranscodeOptions& options,
                                                             const ByteSink& sink);

/// A piece of a text, transcoded by itself.
struct TranscodedPiece {
    Checkpoint begin;
    Checkpoint end;  // after the last whole character
    Bytes bytes;     // of the target
    bool isComplete; // false: its last characters depend on what follows, or the target has a state
    std::optional<TranscodeStop> stop;
};

/// Transcodes `bytes`, which begin at `place`. With Tail::MoreFollows it leaves an incomplete
/// character to the next piece. A mark is neither dropped nor added. `room`: memory for the
/// target's bytes, of a piece that is no longer needed.
[[nodiscard]] TranscodedPiece transcodePiece(ByteView bytes, const Checkpoint& place, Tail tail,
                                             const Codec& from, const Codec& to,
                                             const TranscodeOptions& options, Bytes room = {});

/// The same as transcode() from `place` on, to the end of `reader`, which starts there.
[[nodiscard]] Result<std::optional<TranscodeStop>>
transcodeFrom(const Checkpoint& place, ByteReader& reader, const Codec& from, const Codec& to,
              const TranscodeOptions& options, const ByteSink& sink);

} // namespace moji
