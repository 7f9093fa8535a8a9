#pragma once
// Finds the places of a text that was decoded with a wrong encoding at some time.

#include "repair/chain.h"
#include "survey/text_pieces.h"

#include <functional>
#include <stop_token>
#include <vector>

namespace moji {

namespace repair {
class Repairer;
}

struct MisreadPlace {
    ByteRange bytes;     // in the source; empty if not asked for
    repair::Chain chain; // that brings it back
};

/// The misread places of a part of the source.
struct MisreadPart {
    ByteRange source; // empty if ranges are not kept
    std::vector<MisreadPlace> places;
};

/// A text to be searched; all is borrowed.
struct MisreadSearch {
    const ByteSource& source;
    const Codec& codec; // that it is in
    const CodecRegistry& registry;
    const repair::Repairer& repairer;
    bool keepsRanges; // of the places
};

/// Calls `take` for each part, in order, in the calling thread. Only text in Unicode can have
/// mojibake that shows: others have no parts. Errors: those of the source, and Cancelled.
[[nodiscard]] Result<Done> findMisreadPlaces(const MisreadSearch& search,
                                             const std::stop_token& stop,
                                             const std::function<void(MisreadPart)>& take);

} // namespace moji
