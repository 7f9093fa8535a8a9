#include "cli/repair_blocks.h"

#include "support/parallel_for.h"
#include "utf8/strict.h"

#include <algorithm>
#include <thread>

namespace moji::cli {

using namespace moji::repair;

std::size_t wholeCharacters(std::string_view text) {
    for (std::size_t back = 1; back <= std::min<std::size_t>(3, text.size()); ++back) {
        const auto byte = static_cast<Byte>(text[text.size() - back]);
        if (!utf8::isContinuation(byte)) {
            const auto length = static_cast<std::size_t>(utf8::sequenceLength(byte));
            return length > back ? text.size() - back : text.size();
        }
    }
    return text.size();
}

namespace {

/// How much of a line to take that is longer than a block: up to the end of a word, since half of
/// one is not repaired. The bytes looked for are in no character of several bytes, of any encoding
/// that the text may have been read in.
std::size_t wholeWords(std::string_view text) {
    constexpr std::size_t kLongestWord = 64 * 1024;
    const std::size_t end = text.find_last_of(" \t\",;");
    const bool isNear = end != text.npos && text.size() - end <= kLongestWord;
    return isNear ? end + 1 : wholeCharacters(text);
}

/// The block that starts at `offset`.
Result<Block> readBlock(const ByteSource& source, std::uint64_t offset) {
    const std::uint64_t left = source.size() - offset;
    const auto bytes =
        readRange(source, {offset, offset + std::min<std::uint64_t>(left, kMostBytes)});
    if (!bytes)
        return bytes.error();
    Block block{offset, std::string(asChars(*bytes)), false};
    if (bytes->size() == left)
        return block;
    const std::size_t line = block.text.rfind('\n');
    block.cutsLine = line == block.text.npos;
    block.text.resize(block.cutsLine ? wholeWords(block.text) : line + 1);
    return block;
}

struct RepairedBlock {
    Block block;
    std::vector<RepairPlan> plans;
};

/// The next blocks from `offset` on, one for each processor, repaired in parallel.
Result<std::vector<RepairedBlock>> repairNext(const ByteSource& source, const Repairer& repairer,
                                              std::uint64_t offset) {
    const std::size_t most = std::max(1U, std::thread::hardware_concurrency());
    std::vector<RepairedBlock> blocks;
    while (blocks.size() < most && offset < source.size()) {
        auto block = readBlock(source, offset);
        if (!block)
            return block.error();
        if (block->text.empty())
            break; // the file shrank
        offset += block->text.size();
        blocks.push_back({std::move(*block), {}});
    }
    parallelFor(blocks.size(),
                [&](std::size_t i) { blocks[i].plans = repairer.repair(blocks[i].block.text); });
    return blocks;
}

} // namespace

Result<Done>
forEachBlock(const ByteSource& source, const Repairer& repairer,
             const std::function<void(const Block&, const std::vector<RepairPlan>&)>& use) {
    for (std::uint64_t offset = 0; offset < source.size();) {
        const auto blocks = repairNext(source, repairer, offset);
        if (!blocks)
            return blocks.error();
        if (blocks->empty())
            break;
        for (const RepairedBlock& each : *blocks) {
            use(each.block, each.plans);
            offset += each.block.text.size();
        }
    }
    return Done{};
}

} // namespace moji::cli
