#pragma once
// Reads a block of an indexed text again, for what the index does not keep: each error, and each
// character's place.

#include "bytes/byte_source.h"
#include "scan/codec_stretch.h"
#include "scan/text_index.h"

#include <functional>
#include <memory>

namespace moji {

/// A text with what is known of it. A value: it can go to another thread.
struct IndexedText {
    std::shared_ptr<const ByteSource> source;
    const Codec* codec = nullptr;
    std::shared_ptr<const TextIndex> index;
    std::shared_ptr<const CheckpointIndex> checkpoints; // index->checkpoints(); none for UTF-8
};

class BlockWalk {
public:
    /// At the beginning of a block before the first gap. Borrows the text.
    BlockWalk(const IndexedText& text, std::size_t block);

    using ErrorVisitor = std::function<bool(const FoundError&)>;
    /// Reads on by `length` bytes or a little more, to the end of the block at most. `onError` (it
    /// may be empty) is called for each error, in order, with its place in the whole text; where it
    /// answers false, there is no going on.
    [[nodiscard]] Result<Done> advance(std::uint64_t length, const ErrorVisitor& onError);
    /// To a place of this block where a character or an error begins.
    [[nodiscard]] Result<Done> advanceTo(std::uint64_t offset);

    /// Of all before here, from the beginning of the text.
    [[nodiscard]] const StretchTotals& totals() const { return m_totals; }
    [[nodiscard]] std::uint64_t at() const { return m_totals.range.end; }
    [[nodiscard]] bool atEnd() const { return m_stopped || at() >= m_end; }
    /// The decoder's; unused for UTF-8.
    [[nodiscard]] const DecoderState& state() const { return m_state; }

private:
    [[nodiscard]] Result<Done> read(std::uint64_t length);
    void walkUtf8(std::size_t length, const ErrorVisitor& onError);
    void walkByCodec(std::size_t length, const ErrorVisitor& onError);
    bool visit(const ErrorVisitor& onError, FoundError error);

    const IndexedText& m_text;
    const bool m_isUtf8;
    const std::uint64_t m_end;
    StretchTotals m_totals;
    DecoderState m_state;
    Bytes m_buffer;
    std::vector<StretchError> m_errors;
    bool m_stopped = false;
};

/// Calls `visit` for each error of a block until it answers false.
[[nodiscard]] Result<Done> forEachError(const IndexedText& text, std::size_t block,
                                        const BlockWalk::ErrorVisitor& visit);

} // namespace moji
