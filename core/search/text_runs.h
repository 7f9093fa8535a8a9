#pragma once
// Runs of text in data of any kind, in several encodings at a time: what strings(1) does for ASCII.
// From front to back in constant memory.
//
// A run is as many characters one after the other as are text (text_group.h), at least so many as
// are wanted. In UTF-8 letters of any scripts may follow one another; in other encodings, which
// give a meaning to nearly all bytes, a run is in one script (and Latin). A run that is not ASCII
// alone must also read as text: TextScorer decides. If it does not, its stretches of ASCII are runs
// if they are long enough. Lines of ASCII are no run of UTF-16 or UTF-32 (they would be Chinese)
// where an encoding that has ASCII is looked for too.
//
// A run of UTF-16 gives up the characters that it shares with a run of ASCII or UTF-8 beside it
// (shared_letters.h). Where runs overlap, the one with more characters is told, then the one at an
// even offset, then the likelier text, then that of the encoding named first. A run of more than 64
// KiB is told in parts of 64 to 128 KiB (RunScanner::kLeastPart).

#include "bytes/byte_reader.h"
#include "codec/codec.h"

#include <functional>
#include <stop_token>
#include <string>
#include <vector>

namespace moji {

struct TextRun {
    ByteRange range;
    const Codec* codec = nullptr; // the first one named, of those that read it the same
    double score = 1;             // how ordinary a text it is, 0 to 1; of ASCII alone 1
    std::u32string text;
    bool operator==(const TextRun&) const = default;
};

struct TextRunOptions {
    std::vector<const Codec*> codecs;
    std::uint64_t least = 4; // characters
    double leastScore = 0.5; // of runs that are not ASCII alone
    std::uint64_t maxBytes = ~std::uint64_t{0};
};

/// Tells the runs in the order of their offsets, until `use` answers false. Errors: those of the
/// reader, and Cancelled.
[[nodiscard]] Result<Done>
findTextRuns(ByteReader& reader, const TextRunOptions& options,
             const std::function<bool(const TextRun&)>& use, const std::stop_token& stop = {},
             const std::function<void(std::uint64_t done)>& progress = {});

} // namespace moji
