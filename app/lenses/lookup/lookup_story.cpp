#include "lenses/lookup/lookup_story.h"

#include <algorithm>

namespace moji::app {

namespace {

using utf8::kLookupBlock;

utf8::Lanes lanesOf(ByteView bytes) {
    utf8::Lanes lanes{};
    std::ranges::copy(bytes, lanes.begin());
    return lanes;
}

void placeRoles(LookupStory& story, std::uint64_t readFrom, const CodecInfo& codec) {
    for (const PlacedSpan& placed : story.spans) {
        for (std::size_t i = 0; i < placed.span.length; ++i) {
            const std::uint64_t offset = placed.offset + i;
            if (offset < readFrom || offset >= story.range().end)
                continue;
            const std::uint64_t place = offset + LookupStory::kReach - story.block.offset;
            story.roles[place] = roleOf(placed.span, i, codec);
        }
    }
}

} // namespace

std::vector<std::size_t> LookupStory::failingLanes() const {
    std::vector<std::size_t> lanes;
    for (std::size_t lane = 0; lane < kLookupBlock && !empty(); ++lane) {
        if (block.error[lane] != 0)
            lanes.push_back(lane);
    }
    return lanes;
}

const PlacedSpan* LookupStory::spanAt(std::size_t lane) const {
    const auto found = std::ranges::find_if(spans, [&](const PlacedSpan& placed) {
        return placed.range().contains(block.offset + lane);
    });
    return lane >= bytes || found == spans.end() ? nullptr : &*found;
}

bool LookupStory::isMisjudged(std::size_t lane) const {
    const bool sameBits = tables->bits == utf8::kPaperTables.bits;
    return sameBits ? block.error[lane] != paper.error[lane]
                    : (block.error[lane] == 0) != (paper.error[lane] == 0);
}

std::uint64_t lookupBlocks(std::uint64_t documentSize) {
    return documentSize / kLookupBlock + (documentSize % kLookupBlock != 0 ? 1 : 0);
}

std::uint64_t lookupBlockOf(std::uint64_t offset, std::uint64_t documentSize) {
    return documentSize == 0 ? 0 : std::min(offset, documentSize - 1) / kLookupBlock;
}

LookupStory tellBlock(const Document& document, const utf8::LookupTables& tables,
                      std::uint64_t index) {
    LookupStory story;
    story.tables = &tables;
    const std::uint64_t offset = index * kLookupBlock;
    const Bytes input = document.bytes({offset, offset + kLookupBlock});
    if (input.empty())
        return story;
    Bytes before(kLookupBlock);
    if (index > 0)
        before = document.bytes({offset - kLookupBlock, offset});
    story.bytes = input.size();
    story.isLast = offset + input.size() >= document.size();
    story.block = utf8::checkLanes(tables, lanesOf(before), lanesOf(input), offset);
    story.paper = utf8::checkLanes(utf8::kPaperTables, lanesOf(before), lanesOf(input), offset);
    story.tail = utf8::tailError(story.block.input);
    story.tailBefore = utf8::tailError(lanesOf(before));
    const std::uint64_t readFrom = offset - std::min<std::uint64_t>(offset, LookupStory::kReach);
    story.spans = document.spansIn({readFrom, story.range().end});
    placeRoles(story, readFrom, document.codec().info());
    return story;
}

std::size_t laneToExplain(const LookupStory& story, ByteRange focus, bool cutOff,
                          std::uint64_t caret) {
    const ByteRange watched{focus.begin, focus.end + (cutOff ? 1 : 0)};
    for (const std::size_t lane : story.failingLanes()) {
        if (watched.contains(story.block.offset + lane))
            return lane;
    }
    const std::uint64_t lane = caret - std::min(caret, story.block.offset);
    return std::min<std::size_t>(lane, kLookupBlock - 1);
}

} // namespace moji::app
