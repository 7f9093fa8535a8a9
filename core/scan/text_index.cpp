#include "scan/text_index.h"

namespace moji {

TextIndex::TextIndex(std::vector<Part> parts)
    : m_parts(std::move(parts)) {
    m_before.reserve(m_parts.size() + 1);
    m_before.emplace_back();
    bool known = true;
    for (const Part& part : m_parts) {
        known = known && part.block;
        if (known) {
            StretchTotals sum = m_before.back();
            sum.append(part.block->totals.movedTo(m_size));
            m_before.push_back(sum);
        }
        m_size += part.length;
    }
}

ByteHistogram TextIndex::histogram() const {
    ByteHistogram sum{};
    for (std::size_t i = 0; i < blockCount(); ++i) {
        for (std::size_t value = 0; value < sum.size(); ++value)
            sum[value] += block(i).histogram[value];
    }
    return sum;
}

std::shared_ptr<const CheckpointIndex> TextIndex::checkpoints() const {
    std::vector<Checkpoint> checkpoints;
    checkpoints.reserve(blockCount() + 1);
    for (std::size_t i = 0; i < blockCount(); ++i)
        checkpoints.push_back({before(i).range.end, block(i).before});
    if (checkpoints.empty())
        return nullptr;
    if (!isComplete())
        checkpoints.push_back({knownEnd(), block(blockCount() - 1).after});
    return std::make_shared<const CheckpointIndex>(std::move(checkpoints));
}

std::vector<TextIndex::Part> spliced(const std::vector<TextIndex::Part>& parts,
                                     const Splice& splice, std::uint64_t blockSize) {
    std::vector<TextIndex::Part> front;
    std::vector<TextIndex::Part> after;
    TextIndex::Part gap{splice.inserted, nullptr};
    std::uint64_t begin = 0;
    std::uint64_t replaced = 0; // bytes of the parts that make way for the gap
    for (const TextIndex::Part& part : parts) {
        const std::uint64_t end = begin + part.length;
        if (end + TextIndex::kContext <= splice.removed.begin)
            front.push_back(part);
        else if (begin >= splice.removed.end + TextIndex::kContext)
            after.push_back(part);
        else
            replaced += part.length;
        begin = end;
    }
    gap.length = replaced - splice.removed.length() + splice.inserted;
    const auto joins = [&](const TextIndex::Part& part) {
        return !part.block || part.length < blockSize / 4;
    };
    while (!front.empty() && joins(front.back())) {
        gap.length += front.back().length;
        front.pop_back();
    }
    std::size_t joined = 0;
    for (; joined < after.size() && joins(after[joined]); ++joined)
        gap.length += after[joined].length;
    if (gap.length > 0)
        front.push_back(gap);
    front.insert(front.end(), after.begin() + static_cast<std::ptrdiff_t>(joined), after.end());
    return front;
}

} // namespace moji
