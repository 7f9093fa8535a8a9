#pragma once
// A text in any encoding, scanned block by block, by all processors where decoding can be taken up
// anywhere. The result does not depend on how many there are: what was scanned ahead counts only if
// the block before it ends where it began, with the same decoder state, and is scanned again
// otherwise.
//
// A block has the spans that begin between two edges. Where it begins is found by decoding from the
// nearest place before the edge at which the encoding allows to start (SpanCursor::startBefore): a
// few bytes before it, or after a line feed. Where there is none near, as in a text without line
// feeds, the blocks are scanned one after the other.

#include "bytes/byte_source.h"
#include "codec/checkpoint_index.h"
#include "scan/codec_stretch.h"

#include <atomic>
#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

namespace moji {

struct CodecBlocksOptions {
    ByteRange range;           // from where a span begins; what reaches over its end belongs to it
    DecoderState state;        // at its beginning
    std::uint64_t textEnd = 0; // later bytes are not part of the text
    std::uint64_t blockSize = 1; // bytes
    std::size_t cells = 0;       // of each block (BlockSummary::cells)
    std::uint64_t errors = 0;    // wanted in Block::errors at first
    unsigned threads = 0;        // 0: one for each processor
    std::string name;            // of the source, for errors
};

class CodecBlocks {
public:
    struct ListedError {
        FoundError error; // without its bytes
        Bytes bytes;
    };
    struct Block {
        BlockSummary summary;
        std::vector<ListedError> errors; // as many as were wanted; none where they had no room
    };

    /// Borrows source and codec.
    CodecBlocks(const ByteSource& source, const Codec& codec, const CodecBlocksOptions& options);
    ~CodecBlocks();

    /// How many errors of the blocks to come are wanted in Block::errors.
    void wantErrors(std::uint64_t count) { m_wantedErrors = count; }

    [[nodiscard]] bool atEnd() const { return m_index == m_count; }
    /// The next block; it is empty where the one before reaches over it. Errors: those of the
    /// source, one that has become shorter, Cancelled.
    [[nodiscard]] Result<Block> next(const std::stop_token& stop);
    /// All errors of a block, read again.
    [[nodiscard]] Result<Done> forEachError(const Block& block,
                                            const std::function<void(const FoundError&)>& visit);

private:
    class Scanner;
    struct Threads;

    const ByteSource& m_source;
    const Codec& m_codec;
    const CodecBlocksOptions m_options;
    const std::uint64_t m_count;
    std::atomic<std::uint64_t> m_wantedErrors;
    std::uint64_t m_index = 0; // of the next block
    Checkpoint m_place;        // where it begins
    std::unique_ptr<Scanner> m_scanner;
    std::unique_ptr<Threads> m_threads; // none where there is one processor
};

} // namespace moji
