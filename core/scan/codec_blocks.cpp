#include "scan/codec_blocks.h"

#include "codec/span_cursor.h"
#include "support/ordered_blocks.h"

#include <fmt/format.h>

#include <algorithm>
#include <thread>

namespace moji {

namespace {

// What is scanned does not depend on bytes farther away than this.
constexpr std::uint64_t kContext = 64;
// To find a block's beginning it is not worth while to decode more.
constexpr std::uint64_t kMostBefore = 64 * 1024;
// Errors listed with a block.
constexpr std::uint64_t kListedErrors = 4 * 1024;
// For fewer blocks no threads are started.
constexpr std::uint64_t kLeastForThreads = 4;

std::uint64_t blockCount(const CodecBlocksOptions& options) {
    const std::uint64_t length = options.range.length();
    return length / options.blockSize + (length % options.blockSize > 0 ? 1 : 0);
}

unsigned threadCount(const Codec& codec, const CodecBlocksOptions& options) {
    const std::uint64_t count = blockCount(options);
    if (count < kLeastForThreads || codec.info().sync == Synchronisation::Checkpoint)
        return 1;
    const unsigned processors = std::max(1u, std::thread::hardware_concurrency());
    return static_cast<unsigned>(
        std::min<std::uint64_t>(options.threads > 0 ? options.threads : processors, count));
}

} // namespace

/// Scans blocks, in any order. One for each thread.
class CodecBlocks::Scanner {
public:
    Scanner(const ByteSource& source, const Codec& codec, const CodecBlocksOptions& options)
        : m_source(source)
        , m_codec(codec)
        , m_options(options)
        , m_known({{0, codec.initialState()}, {options.range.begin, options.state}}) {}

    /// Block `index` from where it will probably begin; nothing where that cannot be told.
    [[nodiscard]] Result<std::optional<Block>> ahead(std::uint64_t index,
                                                     std::uint64_t wantedErrors) {
        const ByteRange block = blockRange(index);
        SpanCursor cursor(m_source, m_codec, &m_known);
        const auto start = cursor.startBefore(block.begin);
        if (!start)
            return start.error();
        if (block.begin - start->offset > kMostBefore)
            return std::optional<Block>();
        if (auto done = read({start->offset, block.end}); !done)
            return done.error();
        CodecStretch before(m_codec, m_buffer, start->offset, m_tail, start->state);
        before.run(static_cast<std::size_t>(block.begin - start->offset));
        const Checkpoint place{start->offset + before.at(), before.state()};
        return std::optional(
            scan(ByteView(m_buffer).subspan(before.at()), place, block.end, wantedErrors));
    }

    /// Block `index` from where it begins.
    [[nodiscard]] Result<Block> from(const Checkpoint& place, std::uint64_t index,
                                     std::uint64_t wantedErrors) {
        const std::uint64_t end = blockRange(index).end;
        if (auto done = read({place.offset, end}); !done)
            return done.error();
        return scan(m_buffer, place, end, wantedErrors);
    }

    [[nodiscard]] Result<Done> forEachError(const BlockSummary& block,
                                            const std::function<void(const FoundError&)>& visit) {
        const ByteRange range = block.totals.range;
        if (auto done = read(range); !done)
            return done.error();
        CodecStretch stretch(m_codec, m_buffer, range.begin, m_tail, block.before);
        stretch.onError = [&](const FoundError& error) {
            visit(error);
            return true;
        };
        stretch.run(static_cast<std::size_t>(range.length()));
        return Done{};
    }

private:
    [[nodiscard]] ByteRange blockRange(std::uint64_t index) const {
        const std::uint64_t begin = m_options.range.begin + index * m_options.blockSize;
        return {begin, std::min(m_options.range.end, begin + m_options.blockSize)};
    }

    /// And some bytes more, which say what the last ones are.
    [[nodiscard]] Result<Done> read(ByteRange range) {
        const std::uint64_t end = std::min(m_options.textEnd, range.end + kContext);
        m_tail = end == m_options.textEnd ? Tail::AtEnd : Tail::MoreFollows;
        m_buffer.resize(static_cast<std::size_t>(std::max(range.begin, end) - range.begin));
        const auto count = m_source.read(range.begin, m_buffer);
        if (!count)
            return count.error();
        if (*count < m_buffer.size())
            return Error{ErrorCode::ReadFailed, m_options.name,
                         fmt::format("shrank while it was read: it ended after {} of {} bytes",
                                     range.begin + *count, m_source.size())};
        return Done{};
    }

    [[nodiscard]] Block scan(ByteView bytes, const Checkpoint& place, std::uint64_t end,
                             std::uint64_t wantedErrors) const {
        Block block;
        const std::uint64_t length = end - std::min(end, place.offset);
        CodecStretch stretch(m_codec, bytes, place.offset, m_tail, place.state);
        if (m_options.cells > 0) {
            block.summary.cells = TextCells(static_cast<std::size_t>(length), m_options.cells);
            stretch.cells = &block.summary.cells;
        }
        const std::uint64_t listed = std::min(wantedErrors, kListedErrors);
        if (listed > 0)
            stretch.onError = [&](const FoundError& error) {
                if (block.errors.size() < listed)
                    block.errors.push_back({error, Bytes(error.bytes.begin(), error.bytes.end())});
                return true;
            };
        stretch.run(static_cast<std::size_t>(length));
        block.summary.before = place.state;
        block.summary.after = stretch.state();
        block.summary.totals = stretch.totals();
        if (block.errors.size() < std::min(wantedErrors, block.summary.totals.errors))
            block.errors = {}; // too short a list is of no use
        return block;
    }

    const ByteSource& m_source;
    const Codec& m_codec;
    const CodecBlocksOptions& m_options;
    CheckpointIndex m_known;
    Bytes m_buffer;
    Tail m_tail = Tail::AtEnd;
};

struct CodecBlocks::Threads {
    OrderedBlocks<Result<std::optional<Block>>> blocks;
};

CodecBlocks::CodecBlocks(const ByteSource& source, const Codec& codec,
                         const CodecBlocksOptions& options)
    : m_source(source)
    , m_codec(codec)
    , m_options(options)
    , m_count(blockCount(options))
    , m_wantedErrors(options.errors)
    , m_place{options.range.begin, options.state}
    , m_scanner(std::make_unique<Scanner>(source, codec, m_options)) {
    const unsigned threads = threadCount(codec, m_options);
    if (threads < 2)
        return;
    const auto makeWorker = [this] {
        return [this, scanner = Scanner(m_source, m_codec, m_options)](
                   std::uint64_t index) mutable { return scanner.ahead(index, m_wantedErrors); };
    };
    m_threads.reset(new Threads{{m_count, threads, makeWorker}});
}

CodecBlocks::~CodecBlocks() = default;

Result<CodecBlocks::Block> CodecBlocks::next(const std::stop_token& stop) {
    const std::uint64_t index = m_index++;
    std::optional<Block> block;
    if (m_threads) {
        auto ahead = m_threads->blocks.take(stop);
        if (!ahead)
            return Error{ErrorCode::Cancelled, m_options.name, {}};
        if (!*ahead)
            return ahead->error();
        block = *std::move(*ahead);
    }
    const bool fits = block && block->summary.totals.range.begin == m_place.offset &&
                      block->summary.before == m_place.state;
    if (!fits) {
        auto scanned = m_scanner->from(m_place, index, m_wantedErrors);
        if (!scanned)
            return scanned.error();
        block = *std::move(scanned);
    }
    m_place = {block->summary.totals.range.end, block->summary.after};
    return *std::move(block);
}

Result<Done> CodecBlocks::forEachError(const Block& block,
                                       const std::function<void(const FoundError&)>& visit) {
    return m_scanner->forEachError(block.summary, visit);
}

} // namespace moji
