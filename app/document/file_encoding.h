#pragma once
// The encoding for a file opened without one. Certain or not at all: a
// file is never switched to another encoding for a few bad bytes, nor when two encodings are
// about as likely.

#include "detect/detector.h"

#include <optional>
#include <stop_token>
#include <vector>

namespace moji::app {

struct FileEncoding {
    const Codec* codec = nullptr; // UTF-8 where nothing is sure
    bool sure = true;             // false: it is unknown, and `others` are to be considered
    bool isBetweenNuls = false;   // binary data for its NULs, between which is text in `codec`
    DetectionBasis basis = DetectionBasis::Letters;
    std::optional<Language> language; // it reads as, under `codec`
    const Codec* next = nullptr;      // the likeliest different reading
    double margin = 0;                // bits by which that one is less likely
    std::optional<Disproof> disproof; // the first bytes that are malformed under `codec`
    std::vector<const Codec*> others; // if not sure: a few, the likeliest first
    /// If not sure because the lines are in several encodings: these, that of most lines first.
    std::vector<const Codec*> ofLines;
};

/// Reads all of `source`: work for the background. `among`: the encodings to consider beside
/// UTF-8; empty: all that can be detected. Errors: those of the source, and Cancelled.
[[nodiscard]] Result<FileEncoding> findFileEncoding(const ByteSource& source,
                                                    const CodecRegistry& registry,
                                                    const std::stop_token& stop = {},
                                                    const ProgressCallback& progress = {},
                                                    const std::vector<const Codec*>& among = {});

} // namespace moji::app
