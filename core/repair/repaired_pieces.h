#pragma once
// Parts of a damaged text that one chain repairs, with their repaired text and what is proven of
// them.

#include "repair/gap_filling.h"
#include "repair/misread_utf8.h"
#include "repair/repair_plan.h"

#include <string>
#include <vector>

namespace moji::repair {

/// A segment and its repaired text; offsets of damaged characters are relative to its start, and
/// its place in the result is not known yet.
struct RepairedPiece {
    RepairedSegment segment;
    std::string text;
    std::size_t whole = 0; // characters read that are not ASCII, those that lost bytes aside
};
/// Nothing of it can be brought back: its text stays as it was.
void destroy(RepairedPiece& piece, const SourceText& source);

/// Code points [begin, end) of `source`, which `chain` repairs. Lossless if the chain, run forwards
/// on the result, gives the source back.
[[nodiscard]] RepairedPiece pieceOf(const CodecRegistry& codecs, const SourceText& source,
                                    FilledText repaired, std::size_t begin, std::size_t end,
                                    const Chain& chain);

/// Those of misread words, in order. Neighbours with nothing but ASCII between them are one piece.
[[nodiscard]] std::vector<RepairedPiece>
misreadPieces(const CodecRegistry& codecs, const SourceText& source, const MisreadText& misread);

} // namespace moji::repair
