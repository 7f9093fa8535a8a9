#pragma once
// Transcodes a source with random access by all processors, where the encodings allow it: the
// source's must be one that decoding can take up anywhere, the target must have no state.
//
// The text is divided into pieces. Where a piece begins is found by decoding from the nearest place
// before its edge at which the encoding allows to start. What was transcoded ahead counts only if
// the piece before it ends where it began, with the same decoder state; otherwise it is transcoded
// again. So the output does not depend on the number of threads.

#include "bytes/byte_source.h"
#include "codec/transcoder.h"

#include <string>

namespace moji {

struct ParallelTranscoding {
    unsigned threads = 0;                  // 0: one for each processor
    std::uint64_t pieceSize = 1024 * 1024; // bytes
    std::string name;                      // of the source, for errors
};

/// Whether more than one thread can help. Without random access, transcode() does the same.
[[nodiscard]] bool canTranscodeInParallel(const ByteSource& source, const Codec& from,
                                          const Codec& to, const TranscodeOptions& options,
                                          const ParallelTranscoding& parallel);

/// The same output as that of transcode(). Requires canTranscodeInParallel().
[[nodiscard]] Result<std::optional<TranscodeStop>>
transcodeInParallel(const ByteSource& source, const Codec& from, const Codec& to,
                    const TranscodeOptions& options, const ParallelTranscoding& parallel,
                    const ByteSink& sink);

} // namespace moji
