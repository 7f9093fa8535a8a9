#pragma once
// Makes and mends a TextIndex: scans what is not known of a text, with all processors (UTF-8 by
// parallel_scan.h, other encodings by codec_blocks.h). After an edit, encodings other than UTF-8
// are scanned on until the decoder is where it was before.

#include "bytes/byte_source.h"
#include "codec/codec.h"
#include "scan/text_index.h"
#include "support/progress.h"

#include <cstddef>
#include <functional>
#include <memory>
#include <stop_token>
#include <vector>

namespace moji {

struct IndexOptions {
    bool countBytes = false;     // fill BlockSummary::histogram
    unsigned threads = 0;        // 0: one for each processor
    std::uint64_t blockSize = 0; // bytes; 0: by the size of the text
    std::size_t cells = 2048;    // of the whole text, as far as one block of it has 16 at least
};

class TextIndexer {
public:
    /// Borrows source and codec. `parts` are what is known of it, as long as the source in all.
    TextIndexer(const ByteSource& source, const Codec& codec, const IndexOptions& options,
                std::vector<TextIndex::Part> parts);
    TextIndexer(const ByteSource& source, const Codec& codec, const IndexOptions& options)
        : TextIndexer(source, codec, options, {{source.size(), nullptr}}) {}

    /// Blocks for a text of so many bytes: of 64 KiB, of UTF-8 of 1 MiB, and more where there would
    /// be too many.
    [[nodiscard]] static std::uint64_t blockSizeFor(std::uint64_t size, const Codec& codec);

    /// Fills the gaps, the first one first. `onBlock` is called after each block, from this thread:
    /// snapshot() may then be asked for. Errors: those of the source, one that has become shorter,
    /// Cancelled; what is known then can still be had, and run() be called again.
    [[nodiscard]] Result<Done> run(const std::stop_token& stop, const ProgressCallback& progress,
                                   const std::function<void()>& onBlock);
    [[nodiscard]] std::shared_ptr<const TextIndex> snapshot() const;

private:
    [[nodiscard]] Result<Done> fillUtf8(std::size_t gap, std::uint64_t begin);
    [[nodiscard]] Result<Done> fillByCodec(std::size_t gap, std::uint64_t begin);
    void joinNext(std::size_t gap);
    void forgetUnless(std::size_t index, const DecoderState& state);
    [[nodiscard]] std::size_t cellsOf(std::uint64_t length) const;
    void addBlock(std::size_t index, BlockSummary block);

    const ByteSource& m_source;
    const Codec& m_codec;
    const bool m_isUtf8;
    const IndexOptions m_options;
    const std::uint64_t m_blockSize;
    std::vector<TextIndex::Part> m_parts;
    std::uint64_t m_known = 0; // bytes in blocks
    std::stop_token m_stop;
    ProgressCallback m_progress;
    std::function<void()> m_onBlock;
};

} // namespace moji
