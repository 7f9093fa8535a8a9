#pragma once
// The tree under PieceTable: height-balanced, persistent, ordered by place. Balanced as by Adams
// ("Efficient sets: a balancing act", 1993) with AVL heights that may differ by two.

#include "bytes/piece_table.h"

#include <functional>
#include <memory>
#include <span>
#include <utility>

namespace moji::piece_tree {

struct Node;
using Tree = std::shared_ptr<const Node>;

struct Node {
    Piece piece;
    Tree left;
    Tree right;
    std::uint64_t size; // bytes in all
    std::size_t count;  // pieces in all
    int height;
};

[[nodiscard]] inline std::uint64_t sizeOf(const Tree& tree) {
    return tree ? tree->size : 0;
}
[[nodiscard]] inline std::size_t countOf(const Tree& tree) {
    return tree ? tree->count : 0;
}

/// `left`, then `piece`, then `right`.
[[nodiscard]] Tree join(const Tree& left, Piece piece, const Tree& right);
[[nodiscard]] Tree join(const Tree& left, const Tree& right);

/// The first `at` bytes and the rest; a piece that lies across is parted.
[[nodiscard]] std::pair<Tree, Tree> split(const Tree& tree, std::uint64_t at);

/// A tree of these pieces, none empty, in this order. Linear time.
[[nodiscard]] Tree build(std::span<const Piece> pieces);
/// Visits the pieces from front to back.
void forEachPiece(const Tree& tree, const std::function<void(const Piece&)>& visit);

/// The last piece of a tree that is not empty, and the tree before it.
[[nodiscard]] std::pair<Tree, Piece> withoutLast(const Tree& tree);

/// As ByteSource::read.
[[nodiscard]] Result<std::size_t> read(const Tree& tree, std::uint64_t offset, std::span<Byte> out);

} // namespace moji::piece_tree
