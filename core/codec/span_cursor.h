#pragma once
// Spans from any place of a text, exactly as a decode from offset 0 gives them (the law "random
// access"). How far back it must look for that is the encoding's affair (CodecInfo::sync):
//   EveryByte, TwoBytes, FourBytes, Utf8    a few bytes
//   AfterLineFeed    behind the last byte 0A within 64 KiB; a checkpoint or offset 0 failing that
//   Checkpoint       the last checkpoint, offset 0 where there is none
//
//     SpanCursor cursor(source, codec, index);
//     if (auto found = cursor.seek(offset); !found) ...
//     for (;;) { auto item = cursor.next(); if (!item || !*item) break; use(**item); }

#include "bytes/byte_source.h"
#include "codec/checkpoint_index.h"
#include "codec/codec.h"

#include <optional>

namespace moji {

class SpanCursor {
public:
    /// Borrows all three. It stands at offset 0. Memory: at most 64 KiB.
    SpanCursor(const ByteSource& source, const Codec& codec,
               const CheckpointIndex* index = nullptr);

    /// Goes to the span that contains `offset`, the end where there is none.
    [[nodiscard]] Result<Done> seek(std::uint64_t offset);

    /// Where seek() would begin to decode: what lies between is its cost.
    [[nodiscard]] Result<Checkpoint> startBefore(std::uint64_t offset);

    struct Item {
        std::uint64_t offset = 0;
        Span span;
        ByteView bytes; // those of the span; valid until the next call
    };
    /// The span it stands on, and on to the next one; nothing at the end.
    [[nodiscard]] Result<std::optional<Item>> next();

    /// Where the next span begins; what next() would answer if the bytes do not end here.
    [[nodiscard]] std::uint64_t offset() const { return m_at.offset; }
    /// With which the next span is decoded.
    [[nodiscard]] const DecoderState& state() const { return m_at.state; }

private:
    [[nodiscard]] Result<Checkpoint> startAfterLineFeed(std::uint64_t offset);
    [[nodiscard]] Checkpoint checkpointBefore(std::uint64_t offset) const;
    [[nodiscard]] Result<DecoderState> syncState();
    void moveTo(const Checkpoint& place);
    [[nodiscard]] Result<Done> refill();
    [[nodiscard]] ByteView window() const { return ByteView(m_window).subspan(m_used); }

    const ByteSource& m_source;
    const Codec& m_codec;
    const CheckpointIndex* m_index;
    std::optional<DecoderState> m_syncState;
    Checkpoint m_at;            // offset and state of the next span
    std::size_t m_nextRead = 0; // bytes to ask for; grows as one reads on
    Bytes m_window;             // bytes from m_at.offset - m_used on
    std::size_t m_used = 0;
    bool m_atEnd = false; // m_window reaches to the end
};

} // namespace moji
