#include "scan/parallel_scan.h"

#include "scan/error_reporter.h"
#include "scan/utf8_stream.h"
#include "support/ordered_blocks.h"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <cstring>
#include <functional>
#include <memory>
#include <thread>

namespace moji {

namespace {

// Bytes on either side of an edge that say where to cut.
constexpr std::uint64_t kContext = 3;
// So many before a block are read, for the system copies three times faster where file and memory
// are aligned alike.
constexpr std::uint64_t kAlignment = 64;
static_assert(kAlignment >= kContext);
// Errors listed with a block; of one that has more, the list is made when its turn comes.
constexpr std::uint64_t kListedErrors = 4 * 1024;

struct Block {
    BlockSummary summary;
    std::vector<StretchError> errors;
    bool beginsWithByteOrderMark = false;
};

/// As the holes of sparse files are, and much of disk images.
bool isAllZeros(ByteView bytes) {
    constexpr std::size_t kFirst = 64;
    if (bytes.size() < kFirst || std::ranges::any_of(bytes.first(kFirst), std::identity()))
        return false;
    return std::memcmp(bytes.data(), bytes.data() + kFirst, bytes.size() - kFirst) == 0;
}

/// Scans blocks, in any order. One for each thread.
class BlockScanner {
public:
    BlockScanner(const ByteSource& source, const ScanOptions& options)
        : m_source(source)
        , m_options(options)
        , m_size(std::min(source.size(), options.maxBytes)) {}

    /// What begins in block `index`. `maxErrors` are listed at most.
    [[nodiscard]] Result<Block> scan(std::uint64_t index, std::uint64_t maxErrors) {
        const ByteRange block = blockRange(index);
        const ByteRange read = {block.begin - std::min(block.begin, kAlignment),
                                std::min(m_size, block.end + kContext)};
        const auto bytes = load(read);
        if (!bytes)
            return bytes.error();
        const std::size_t begin = cut(*bytes, read, block.begin);
        const std::size_t end = cut(*bytes, read, block.end);
        return scanCut(bytes->subspan(begin, end - begin), read.begin + begin, maxErrors);
    }

    /// The same from a given place on, where the cut is not what the block before found: the bytes
    /// were changed in the meantime.
    [[nodiscard]] Result<Block> scanFrom(std::uint64_t begin, std::uint64_t index,
                                         std::uint64_t maxErrors) {
        const std::uint64_t end = blockRange(index).end;
        const ByteRange read = {begin, std::max(begin, std::min(m_size, end + kContext))};
        const auto bytes = load(read);
        if (!bytes)
            return bytes.error();
        return scanCut(bytes->first(begin >= end ? 0 : cut(*bytes, read, end)), begin, maxErrors);
    }

private:
    [[nodiscard]] ByteRange blockRange(std::uint64_t index) const {
        const std::uint64_t begin = index * m_options.blockSize;
        return {begin, std::min(m_size, begin + m_options.blockSize)};
    }
    [[nodiscard]] std::size_t cut(ByteView bytes, ByteRange read, std::uint64_t edge) const {
        const auto at = static_cast<std::size_t>(edge - read.begin);
        return edge == 0 || edge == m_size ? at : cutNear(bytes, at);
    }

    [[nodiscard]] Result<ByteView> load(ByteRange range) {
        if (const auto view = m_source.viewOf(range))
            return *view;
        const auto out = buffer(range.length());
        const auto count = m_source.read(range.begin, out);
        if (!count)
            return count.error();
        if (*count < out.size())
            return Error{ErrorCode::ReadFailed, m_options.name,
                         fmt::format("shrank while it was read: it ended after {} of {} bytes",
                                     range.begin + *count, m_source.size())};
        return ByteView(out);
    }

    [[nodiscard]] std::span<Byte> buffer(std::size_t size) {
        m_buffer.resize(std::max<std::size_t>(m_buffer.size(), size + kAlignment));
        void* begin = m_buffer.data();
        std::size_t room = m_buffer.size();
        return {static_cast<Byte*>(std::align(kAlignment, size, begin, room)), size};
    }

    [[nodiscard]] Block scanCut(ByteView bytes, std::uint64_t offset, std::uint64_t maxErrors) {
        if (!isAllZeros(bytes))
            return scanBytes(bytes, offset, maxErrors);
        if (m_zeros.summary.totals.range.length() != bytes.size())
            m_zeros = scanBytes(bytes, 0, 0);
        Block block = m_zeros;
        block.summary.totals = block.summary.totals.movedTo(offset);
        return block;
    }

    [[nodiscard]] Block scanBytes(ByteView bytes, std::uint64_t offset,
                                  std::uint64_t maxErrors) const {
        Block block;
        StretchOptions options;
        options.kernel = m_options.kernel;
        options.errors = maxErrors > 0 ? &block.errors : nullptr;
        options.endAtError = m_options.endAtError;
        options.maxErrors = static_cast<std::size_t>(std::min(maxErrors, kListedErrors));
        if (m_options.cells > 0) {
            block.summary.cells = TextCells(bytes.size(), m_options.cells);
            options.cells = &block.summary.cells;
        }
        block.summary.totals = scanStretch(bytes, offset, options);
        if (m_options.countBytes)
            addToHistogram(bytes, block.summary.histogram);
        block.beginsWithByteOrderMark =
            bytes.size() >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF;
        return block;
    }

    const ByteSource& m_source;
    const ScanOptions& m_options;
    const std::uint64_t m_size;
    Bytes m_buffer;
    Block m_zeros; // the last one that had only zeros
};

/// Puts blocks together, in their order.
class BlockCollector {
public:
    BlockCollector(const ByteSource& source, const ScanOptions& options)
        : m_source(source)
        , m_options(options)
        , m_scanner(source, options)
        , m_size(std::min(source.size(), options.maxBytes))
        , m_reporter(options.onError, options.maxErrors) {}

    [[nodiscard]] std::uint64_t blockCount() const {
        return m_size / m_options.blockSize + (m_size % m_options.blockSize > 0 ? 1 : 0);
    }
    /// How many errors of the next block are wanted.
    [[nodiscard]] std::uint64_t wantedErrors() const { return m_reporter.wanted(); }

    [[nodiscard]] Result<Done> add(std::uint64_t index, Result<Block> scanned) {
        const std::uint64_t begin = m_reporter.totals().range.end;
        if (scanned && scanned->summary.totals.range.begin != begin)
            scanned = m_scanner.scanFrom(begin, index, wantedErrors());
        if (!scanned)
            return scanned.error();
        if (auto done = report(*scanned); !done)
            return done;
        if (index == 0)
            m_byteOrderMark = scanned->beginsWithByteOrderMark;
        for (std::size_t value = 0; value < m_histogram.size(); ++value)
            m_histogram[value] += scanned->summary.histogram[value];
        if (m_options.onBlock)
            m_options.onBlock(scanned->summary);
        if (m_options.onProgress)
            m_options.onProgress(m_reporter.totals().range.end, m_size);
        return Done{};
    }

    /// Whether what was added answers all that is asked.
    [[nodiscard]] bool hasAnswer() const {
        return m_options.endAtError && m_reporter.totals().errors > 0;
    }

    [[nodiscard]] ScanResult result() const {
        ScanResult result;
        result.check = summaryOf(m_reporter.totals());
        result.check.byteOrderMark = m_byteOrderMark;
        if (m_options.countBytes)
            result.statistics = statisticsOf(result.check, m_reporter.totals(), m_histogram);
        return result;
    }

private:
    [[nodiscard]] Result<Done> report(const Block& block) {
        const StretchTotals& totals = block.summary.totals;
        const std::uint64_t wanted = std::min(wantedErrors(), totals.errors);
        if (block.errors.size() >= wanted) {
            m_reporter.add(totals, block.errors);
            return Done{};
        }
        SourceReader reader(m_source, totals.range);
        return reportErrors(reader, m_reporter, m_options.kernel);
    }

    const ByteSource& m_source;
    const ScanOptions& m_options;
    BlockScanner m_scanner;
    const std::uint64_t m_size;
    ErrorReporter m_reporter;
    ByteHistogram m_histogram{};
    bool m_byteOrderMark = false;
};

unsigned threadCount(const ScanOptions& options, std::uint64_t blocks) {
    if (blocks < 2) // asking for the processors takes longer than to scan a small file
        return 1;
    const unsigned processors = std::max(1u, std::thread::hardware_concurrency());
    return static_cast<unsigned>(
        std::min<std::uint64_t>(options.threads > 0 ? options.threads : processors, blocks));
}

Result<ScanResult> scanOnThisThread(const ByteSource& source, const ScanOptions& options,
                                    BlockCollector& collector) {
    BlockScanner scanner(source, options);
    for (std::uint64_t index = 0; index < collector.blockCount() && !collector.hasAnswer();
         ++index) {
        if (options.stop.stop_requested())
            return Error{ErrorCode::Cancelled, options.name, {}};
        auto block = scanner.scan(index, collector.wantedErrors());
        if (auto done = collector.add(index, std::move(block)); !done)
            return done.error();
    }
    return collector.result();
}

} // namespace

Result<ScanResult> scanUtf8(const ByteSource& source, const ScanOptions& options) {
    BlockCollector collector(source, options);
    if (threadCount(options, collector.blockCount()) < 2)
        return scanOnThisThread(source, options, collector);
    std::atomic<std::uint64_t> wantedErrors =
        collector.wantedErrors(); // of blocks begun from now on
    const unsigned threads = threadCount(options, collector.blockCount());
    OrderedBlocks<Result<Block>> blocks(collector.blockCount(), threads, [&] {
        return [&wantedErrors, scanner = BlockScanner(source, options)](
                   std::uint64_t index) mutable { return scanner.scan(index, wantedErrors); };
    });
    for (std::uint64_t index = 0; index < collector.blockCount() && !collector.hasAnswer();
         ++index) {
        wantedErrors = collector.wantedErrors();
        auto block = blocks.take(options.stop);
        if (!block || options.stop.stop_requested())
            return Error{ErrorCode::Cancelled, options.name, {}};
        if (auto done = collector.add(index, *std::move(block)); !done)
            return done.error();
    }
    return collector.result();
}

} // namespace moji
