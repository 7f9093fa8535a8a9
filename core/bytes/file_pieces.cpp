#include "bytes/file_pieces.h"

#include <algorithm>

namespace moji {

std::vector<std::shared_ptr<const FileSource>> filesOf(const PieceTable& table, ByteRange range) {
    std::vector<std::shared_ptr<const FileSource>> files;
    const ByteSource* last = nullptr; // pieces of one source often follow each other
    std::uint64_t begin = 0;
    for (const Piece& piece : table.pieces()) {
        const bool isWanted = begin < range.end && begin + piece.length > range.begin;
        begin += piece.length;
        if (!isWanted || piece.source.get() == last)
            continue;
        last = piece.source.get();
        if (auto file = std::dynamic_pointer_cast<const FileSource>(piece.source);
            file && std::ranges::find(files, file) == files.end())
            files.push_back(std::move(file));
    }
    return files;
}

} // namespace moji
