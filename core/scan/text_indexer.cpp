#include "scan/text_indexer.h"

#include "bytes/part_source.h"
#include "scan/codec_blocks.h"
#include "scan/parallel_scan.h"

#include <algorithm>

namespace moji {

namespace {

constexpr std::uint64_t kUtf8Block = 1024 * 1024;
constexpr std::uint64_t kCodecBlock = 64 * 1024;
constexpr std::size_t kLeastCells = 16;

} // namespace

std::uint64_t TextIndexer::blockSizeFor(std::uint64_t size, const Codec& codec) {
    std::uint64_t block = isUtf8(codec) ? kUtf8Block : kCodecBlock;
    while (size / block >= TextIndex::kMostBlocks)
        block *= 2;
    return block;
}

TextIndexer::TextIndexer(const ByteSource& source, const Codec& codec, const IndexOptions& options,
                         std::vector<TextIndex::Part> parts)
    : m_source(source)
    , m_codec(codec)
    , m_isUtf8(isUtf8(codec))
    , m_options(options)
    , m_blockSize(options.blockSize > 0 ? options.blockSize : blockSizeFor(source.size(), codec))
    , m_parts(std::move(parts)) {
    for (const TextIndex::Part& part : m_parts)
        m_known += part.block ? part.length : 0;
}

Result<Done> TextIndexer::run(const std::stop_token& stop, const ProgressCallback& progress,
                              const std::function<void()>& onBlock) {
    m_stop = stop;
    m_progress = progress;
    m_onBlock = onBlock;
    std::uint64_t begin = 0;
    for (std::size_t i = 0; i < m_parts.size();) {
        if (m_parts[i].block) {
            begin += m_parts[i++].length;
        } else if (m_parts[i].length == 0) {
            m_parts.erase(m_parts.begin() + static_cast<std::ptrdiff_t>(i));
        } else {
            auto filled = m_isUtf8 ? fillUtf8(i, begin) : fillByCodec(i, begin);
            if (!filled)
                return filled;
        }
    }
    return Done{};
}

std::shared_ptr<const TextIndex> TextIndexer::snapshot() const {
    return std::make_shared<const TextIndex>(m_parts);
}

/// Both ends of a gap are places where characters or errors begin, so that it can be scanned by
/// itself.
Result<Done> TextIndexer::fillUtf8(std::size_t gap, std::uint64_t begin) {
    const PartSource part(m_source, {begin, begin + m_parts[gap].length});
    ScanOptions options;
    options.blockSize = static_cast<std::size_t>(m_blockSize);
    options.threads = m_options.threads;
    options.maxErrors = 0;
    options.countBytes = m_options.countBytes;
    options.cells = cellsOf(std::min(m_blockSize, part.size()));
    options.stop = m_stop;
    options.onBlock = [&](const BlockSummary& block) {
        if (!block.totals.range.empty())
            addBlock(gap++, block);
    };
    const auto scanned = scanUtf8(part, options);
    if (!scanned)
        return scanned.error();
    return Done{};
}

Result<Done> TextIndexer::fillByCodec(std::size_t gap, std::uint64_t begin) {
    const std::uint64_t length = m_parts[gap].length;
    CodecBlocksOptions options;
    options.range = {begin, begin + length};
    options.state = gap == 0 ? m_codec.initialState() : m_parts[gap - 1].block->after;
    options.textEnd = m_source.size();
    options.blockSize = m_blockSize;
    options.cells = cellsOf(std::min(m_blockSize, length));
    options.threads = m_options.threads;
    CodecBlocks blocks(m_source, m_codec, options);
    while (!blocks.atEnd()) {
        if (m_stop.stop_requested())
            return Error{ErrorCode::Cancelled, {}, {}};
        auto block = blocks.next(m_stop);
        if (!block)
            return block.error();
        const std::uint64_t blockLength = block->summary.totals.range.length();
        if (blockLength == 0)
            continue;
        while (blockLength > m_parts[gap].length)
            joinNext(gap);
        if (blockLength == m_parts[gap].length && gap + 1 < m_parts.size())
            forgetUnless(gap + 1, block->summary.after);
        addBlock(gap++, std::move(block->summary));
    }
    return Done{};
}

/// The decoder has run over the end of the gap: what follows must be scanned anew.
void TextIndexer::joinNext(std::size_t gap) {
    const auto next = m_parts.begin() + static_cast<std::ptrdiff_t>(gap) + 1;
    m_known -= next->block ? next->length : 0;
    m_parts[gap].length += next->length;
    m_parts.erase(next);
}

/// What follows stays as it is where the decoder arrives there as it did before.
void TextIndexer::forgetUnless(std::size_t index, const DecoderState& state) {
    TextIndex::Part& part = m_parts[index];
    if (part.block && part.block->before != state) {
        m_known -= part.length;
        part.block.reset();
    }
}

std::size_t TextIndexer::cellsOf(std::uint64_t length) const {
    const std::uint64_t blocks = std::max<std::uint64_t>(1, m_source.size() / length);
    return std::max<std::size_t>(kLeastCells, m_options.cells / static_cast<std::size_t>(blocks));
}

/// Puts a block before the gap `index`, from which it is taken.
void TextIndexer::addBlock(std::size_t index, BlockSummary block) {
    const std::uint64_t length = block.totals.range.length();
    block.totals = block.totals.movedTo(0);
    m_known += length;
    TextIndex::Part part{length, std::make_shared<const BlockSummary>(std::move(block))};
    if (m_parts[index].length == length) {
        m_parts[index] = std::move(part);
    } else {
        m_parts[index].length -= length;
        m_parts.insert(m_parts.begin() + static_cast<std::ptrdiff_t>(index), std::move(part));
    }
    if (m_onBlock)
        m_onBlock();
    if (m_progress)
        m_progress(m_known, m_source.size());
}

} // namespace moji
