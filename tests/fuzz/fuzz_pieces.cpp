// The piece table against a string: any edits, one by one and many at once, with old snapshots
// kept.

#include "bytes/piece_table.h"
#include "fuzz_input.h"

#include <vector>

using namespace moji;
using namespace moji::fuzz;

namespace {

std::string contents(const ByteSource& source) {
    const auto bytes = readRange(source, {0, source.size()});
    require(bytes.has_value(), "reading memory");
    return std::string(asChars(*bytes));
}

void replaceMany(FuzzInput& input, PieceTable& table, std::string& model) {
    const ByteView material = input.bytes(1 + input.below(20));
    const auto source =
        std::make_shared<const MemorySource>(Bytes(material.begin(), material.end()));
    std::vector<PieceTable::Edit> edits;
    std::string expected;
    std::uint64_t at = 0;
    for (auto count = input.below(6); count > 0; --count) {
        const std::uint64_t begin = at + input.below(model.size() - at + 1);
        const std::uint64_t end = begin + input.below(model.size() - begin + 1);
        const std::uint64_t from = input.below(material.size() + 1);
        const std::uint64_t to = from + input.below(material.size() - from + 1);
        edits.push_back({{begin, end}, {from, to}});
        expected += model.substr(at, begin - at);
        expected += asChars(material.subspan(from, to - from));
        at = end;
    }
    model = expected + model.substr(at);
    table.replaceAll(edits, source);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    FuzzInput input(data, size);
    PieceTable table;
    std::string model;
    std::vector<std::pair<std::shared_ptr<const ByteSource>, std::string>> kept;
    while (!input.atEnd()) {
        const unsigned what = input.byte();
        if (what % 4 == 0) {
            kept.emplace_back(table.snapshot(), model);
        } else if (what % 4 == 1) {
            replaceMany(input, table, model);
        } else {
            const std::uint64_t begin = input.below(model.size() + 1);
            const std::uint64_t end = begin + input.below(model.size() - begin + 1);
            const ByteView bytes = what % 4 == 2 ? input.bytes(input.byte() % 16) : ByteView();
            table.replace({begin, end}, bytes);
            model.replace(begin, end - begin, asChars(bytes));
        }
        require(table.size() == model.size(), "size");
    }
    require(contents(*table.snapshot()) == model, "contents");
    const auto pieces = table.pieces();
    require(pieces.size() == table.pieceCount(), "count of pieces");
    require(contents(*PieceTable(pieces).snapshot()) == model, "the table of its pieces");
    for (const auto& [snapshot, text] : kept)
        require(contents(*snapshot) == text, "an old snapshot");
    return 0;
}
