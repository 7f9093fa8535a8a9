#pragma once
// Bytes under edit: a sequence of pieces of immutable sources (Crowley, "Data Structures for Text
// Sequences", 1998), in a balanced tree that is never changed in place. An edit costs O(log
// pieces), whatever the size; a copy or snapshot is free. So undo keeps whole tables, and
// background work reads a snapshot while the next edit is made.

#include "bytes/byte_source.h"

#include <memory>
#include <span>

namespace moji {

namespace piece_tree {
struct Node;
}

/// A part of an immutable source, never empty.
struct Piece {
    std::shared_ptr<const ByteSource> source;
    std::uint64_t offset = 0;
    std::uint64_t length = 0;
};

class PieceTable {
public:
    PieceTable() = default;
    explicit PieceTable(std::shared_ptr<const ByteSource> source);
    /// The table of what pieces() returned.
    explicit PieceTable(std::span<const Piece> pieces);

    [[nodiscard]] std::uint64_t size() const;
    /// The number of pieces: reading all bytes visits each once.
    [[nodiscard]] std::size_t pieceCount() const;
    /// From front to back.
    [[nodiscard]] std::vector<Piece> pieces() const;

    /// Replaces `range`, which must lie within the size, by `bytes`.
    void replace(ByteRange range, ByteView bytes);
    void insert(std::uint64_t offset, ByteView bytes) { replace({offset, offset}, bytes); }
    void remove(ByteRange range) { replace(range, {}); }

    /// Replaces `range` of the table by `bytes` of another source.
    struct Edit {
        ByteRange range;
        ByteRange bytes;
    };
    /// Many edits at once: in order, not overlapping, with offsets from before all edits. Costs
    /// O(pieces + edits).
    void replaceAll(std::span<const Edit> edits, const std::shared_ptr<const ByteSource>& source);

    /// The bytes as they are now; later edits do not change them.
    [[nodiscard]] std::shared_ptr<const ByteSource> snapshot() const;

private:
    std::shared_ptr<const piece_tree::Node> m_root; // nullptr: no bytes
};

} // namespace moji
