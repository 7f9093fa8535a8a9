#include "document/table_change.h"

namespace moji::app {

BytesChange changeTo(const PieceTable& table, const ByteSource& source) {
    std::vector<Splice> places;
    std::uint64_t reached = 0;  // in the source
    std::uint64_t inserted = 0; // there
    const auto keepFrom = [&](std::uint64_t offset) {
        if (offset > reached || inserted > 0)
            places.push_back({{reached, offset}, inserted});
        inserted = 0;
    };
    for (const Piece& piece : table.pieces()) {
        if (piece.source.get() != &source || piece.offset < reached) {
            inserted += piece.length;
            continue;
        }
        keepFrom(piece.offset);
        reached = piece.offset + piece.length;
    }
    keepFrom(source.size());
    return changeOf(places);
}

} // namespace moji::app
