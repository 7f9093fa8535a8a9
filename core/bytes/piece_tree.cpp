#include "bytes/piece_tree.h"

#include <algorithm>
#include <cassert>

namespace moji::piece_tree {

namespace {

constexpr int kSlack = 2; // by how much the heights of two siblings may differ

int heightOf(const Tree& tree) {
    return tree ? tree->height : 0;
}

Tree node(const Tree& left, Piece piece, const Tree& right) {
    const auto size = sizeOf(left) + piece.length + sizeOf(right);
    const auto count = countOf(left) + 1 + countOf(right);
    const auto height = 1 + std::max(heightOf(left), heightOf(right));
    return std::make_shared<const Node>(Node{std::move(piece), left, right, size, count, height});
}

/// A node whose left side is at most one too high.
Tree lowerLeft(const Tree& left, Piece piece, const Tree& right) {
    if (heightOf(left->left) >= heightOf(left->right))
        return node(left->left, left->piece, node(left->right, std::move(piece), right));
    const Tree& middle = left->right;
    return node(node(left->left, left->piece, middle->left), middle->piece,
                node(middle->right, std::move(piece), right));
}

Tree lowerRight(const Tree& left, Piece piece, const Tree& right) {
    if (heightOf(right->right) >= heightOf(right->left))
        return node(node(left, std::move(piece), right->left), right->piece, right->right);
    const Tree& middle = right->left;
    return node(node(left, std::move(piece), middle->left), middle->piece,
                node(middle->right, right->piece, right->right));
}

Tree balanced(const Tree& left, Piece piece, const Tree& right) {
    if (heightOf(left) > heightOf(right) + kSlack)
        return lowerLeft(left, std::move(piece), right);
    if (heightOf(right) > heightOf(left) + kSlack)
        return lowerRight(left, std::move(piece), right);
    return node(left, std::move(piece), right);
}

Result<std::size_t> plus(std::size_t done, const Result<std::size_t>& more) {
    return more ? Result<std::size_t>(done + *more) : more;
}

Result<std::size_t> readFromLeft(const Tree& tree, std::uint64_t offset, std::span<Byte> out) {
    const std::uint64_t begin = sizeOf(tree->left);
    const auto wanted = std::min<std::uint64_t>(out.size(), begin - offset);
    auto done = read(tree->left, offset, out.first(wanted));
    if (!done || *done < wanted || wanted == out.size())
        return done; // a source that ended early ends the whole
    return plus(*done, read(tree, begin, out.subspan(wanted)));
}

} // namespace

Tree join(const Tree& left, Piece piece, const Tree& right) {
    if (heightOf(left) > heightOf(right) + kSlack)
        return balanced(left->left, left->piece, join(left->right, std::move(piece), right));
    if (heightOf(right) > heightOf(left) + kSlack)
        return balanced(join(left, std::move(piece), right->left), right->piece, right->right);
    return node(left, std::move(piece), right);
}

Tree join(const Tree& left, const Tree& right) {
    if (!left)
        return right;
    if (!right)
        return left;
    auto [rest, last] = withoutLast(left);
    return join(rest, std::move(last), right);
}

std::pair<Tree, Piece> withoutLast(const Tree& tree) {
    assert(tree);
    if (!tree->right)
        return {tree->left, tree->piece};
    auto [rest, last] = withoutLast(tree->right);
    return {join(tree->left, tree->piece, rest), std::move(last)};
}

Tree build(std::span<const Piece> pieces) {
    if (pieces.empty())
        return nullptr;
    const std::size_t middle = pieces.size() / 2;
    return node(build(pieces.first(middle)), pieces[middle], build(pieces.subspan(middle + 1)));
}

void forEachPiece(const Tree& tree, const std::function<void(const Piece&)>& visit) {
    if (!tree)
        return;
    forEachPiece(tree->left, visit);
    visit(tree->piece);
    forEachPiece(tree->right, visit);
}

std::pair<Tree, Tree> split(const Tree& tree, std::uint64_t at) {
    if (!tree)
        return {};
    const std::uint64_t begin = sizeOf(tree->left);
    const Piece& piece = tree->piece;
    if (at <= begin) {
        auto [front, back] = split(tree->left, at);
        return {front, join(back, piece, tree->right)};
    }
    if (at >= begin + piece.length) {
        auto [front, back] = split(tree->right, at - begin - piece.length);
        return {join(tree->left, piece, front), back};
    }
    const std::uint64_t cut = at - begin;
    return {
        join(tree->left, Piece{piece.source, piece.offset, cut}, nullptr),
        join(nullptr, Piece{piece.source, piece.offset + cut, piece.length - cut}, tree->right)};
}

Result<std::size_t> read(const Tree& tree, std::uint64_t offset, std::span<Byte> out) {
    if (!tree || out.empty() || offset >= tree->size)
        return std::size_t{0};
    const std::uint64_t begin = sizeOf(tree->left);
    const std::uint64_t end = begin + tree->piece.length;
    if (offset < begin)
        return readFromLeft(tree, offset, out);
    if (offset >= end)
        return read(tree->right, offset - end, out);
    const auto own = std::min<std::uint64_t>(out.size(), end - offset);
    auto done = tree->piece.source->read(tree->piece.offset + offset - begin, out.first(own));
    if (!done || *done < own || own == out.size())
        return done;
    return plus(*done, read(tree->right, 0, out.subspan(own)));
}

} // namespace moji::piece_tree
