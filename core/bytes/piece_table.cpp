#include "bytes/piece_table.h"

#include "bytes/piece_tree.h"

#include <algorithm>
#include <cassert>
#include <vector>

namespace moji {

using piece_tree::join;
using piece_tree::Tree;

namespace {

// Bytes typed one after the other grow one piece as long as copying it costs nothing to speak of.
constexpr std::uint64_t kGrowUpTo = 1024;

class TreeSource final : public ByteSource {
public:
    explicit TreeSource(Tree tree)
        : m_tree(std::move(tree)) {}
    std::uint64_t size() const override { return sizeOf(m_tree); }
    Result<std::size_t> read(std::uint64_t offset, std::span<Byte> out) const override {
        return piece_tree::read(m_tree, offset, out);
    }

private:
    Tree m_tree;
};

Piece pieceOf(Bytes bytes) {
    const std::uint64_t length = bytes.size();
    return {std::make_shared<const MemorySource>(std::move(bytes)), 0, length};
}

/// `front` with `bytes` behind it; a short last piece that lies in memory takes them up.
Tree append(const Tree& front, ByteView bytes) {
    Bytes added(bytes.begin(), bytes.end());
    if (!front)
        return join(front, pieceOf(std::move(added)), nullptr);
    auto [rest, last] = withoutLast(front);
    const auto* memory = dynamic_cast<const MemorySource*>(last.source.get());
    if (memory == nullptr || last.length + bytes.size() > kGrowUpTo)
        return join(front, pieceOf(std::move(added)), nullptr);
    const ByteView before = memory->view().subspan(last.offset, last.length);
    added.insert(added.begin(), before.begin(), before.end());
    return join(rest, pieceOf(std::move(added)), nullptr);
}

} // namespace

PieceTable::PieceTable(std::shared_ptr<const ByteSource> source) {
    const std::uint64_t length = source->size();
    if (length > 0)
        m_root = join(nullptr, Piece{std::move(source), 0, length}, nullptr);
}

PieceTable::PieceTable(std::span<const Piece> pieces)
    : m_root(piece_tree::build(pieces)) {}

std::vector<Piece> PieceTable::pieces() const {
    std::vector<Piece> all;
    all.reserve(pieceCount());
    piece_tree::forEachPiece(m_root, [&](const Piece& piece) { all.push_back(piece); });
    return all;
}

std::uint64_t PieceTable::size() const {
    return sizeOf(m_root);
}

std::size_t PieceTable::pieceCount() const {
    return countOf(m_root);
}

void PieceTable::replace(ByteRange range, ByteView bytes) {
    assert(range.begin <= range.end && range.end <= size());
    const auto [front, rest] = split(m_root, range.begin);
    const Tree back = split(rest, range.length()).second;
    m_root = join(bytes.empty() ? front : append(front, bytes), back);
}

void PieceTable::replaceAll(std::span<const Edit> edits,
                            const std::shared_ptr<const ByteSource>& source) {
    std::vector<Piece> pieces;
    std::uint64_t begin = 0; // of an old piece
    auto edit = edits.begin();
    std::uint64_t kept = 0; // up to here the old bytes are dealt with
    piece_tree::forEachPiece(m_root, [&](const Piece& piece) {
        const std::uint64_t end = begin + piece.length;
        const auto keepTo = [&](std::uint64_t to) {
            if (kept < to)
                pieces.push_back({piece.source, piece.offset + kept - begin, to - kept});
            kept = std::max(kept, to);
        };
        for (; edit != edits.end() && edit->range.begin < end; ++edit) {
            keepTo(edit->range.begin);
            if (!edit->bytes.empty())
                pieces.push_back({source, edit->bytes.begin, edit->bytes.length()});
            kept = edit->range.end;
        }
        keepTo(end);
        begin = end;
    });
    for (; edit != edits.end(); ++edit) // at the very end
        if (!edit->bytes.empty())
            pieces.push_back({source, edit->bytes.begin, edit->bytes.length()});
    m_root = piece_tree::build(pieces);
}

std::shared_ptr<const ByteSource> PieceTable::snapshot() const {
    return std::make_shared<const TreeSource>(m_root);
}

} // namespace moji
