#include "scan/codec_scan.h"

#include "codec/span_cursor.h"
#include "scan/codec_blocks.h"
#include "scan/error_reporter.h"

#include <algorithm>

namespace moji {

namespace {

Result<bool> beginsWithByteOrderMark(const ByteSource& source, const Codec& codec,
                                     std::uint64_t size) {
    SpanCursor cursor(source, codec);
    ByteOrderMarkSearch search;
    while (!search.done()) {
        const auto item = cursor.next();
        if (!item)
            return item.error();
        if (!*item || cursor.offset() > size)
            break;
        search.look((*item)->span);
    }
    return search.found();
}

StretchTotals nothing(const Codec& codec) {
    StretchTotals totals;
    totals.problems = ProblemCounter(isUtf8(codec));
    return totals;
}

/// Those that were listed with the block, or all of them once more where the list is too short.
Result<Done> report(CodecBlocks& blocks, const CodecBlocks::Block& block, ErrorReporter& reporter) {
    const StretchTotals& totals = block.summary.totals;
    const bool isListed = block.errors.size() >= std::min(reporter.wanted(), totals.errors);
    for (const CodecBlocks::ListedError& listed : block.errors) {
        if (!isListed)
            break;
        FoundError error = listed.error;
        error.bytes = listed.bytes;
        reporter.add(error);
    }
    if (!isListed) {
        const auto add = [&](const FoundError& error) { reporter.add(error); };
        if (auto done = blocks.forEachError(block, add); !done)
            return done;
    }
    reporter.add(totals);
    return Done{};
}

} // namespace

Result<CheckSummary> scanCodec(const ByteSource& source, const Codec& codec,
                               const ScanOptions& options) {
    const std::uint64_t size = std::min(source.size(), options.maxBytes);
    CodecBlocksOptions blocksOptions;
    blocksOptions.range = {0, size};
    blocksOptions.state = codec.initialState();
    blocksOptions.textEnd = size;
    blocksOptions.blockSize = options.blockSize;
    blocksOptions.threads = options.threads;
    blocksOptions.name = options.name;
    ErrorReporter reporter(options.onError, options.maxErrors, nothing(codec));
    blocksOptions.errors = reporter.wanted();
    CodecBlocks blocks(source, codec, blocksOptions);
    while (!blocks.atEnd() && !(options.endAtError && reporter.totals().errors > 0)) {
        if (options.stop.stop_requested())
            return Error{ErrorCode::Cancelled, options.name, {}};
        blocks.wantErrors(reporter.wanted());
        const auto block = blocks.next(options.stop);
        if (!block)
            return block.error();
        if (auto done = report(blocks, *block, reporter); !done)
            return done.error();
        if (options.onProgress)
            options.onProgress(reporter.totals().range.end, size);
    }
    const auto byteOrderMark = beginsWithByteOrderMark(source, codec, size);
    if (!byteOrderMark)
        return byteOrderMark.error();
    CheckSummary summary = summaryOf(reporter.totals());
    summary.byteOrderMark = *byteOrderMark;
    return summary;
}

} // namespace moji
