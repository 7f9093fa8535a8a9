#pragma once
// Spans from any offset of a text, exactly as a decode from offset 0 gives them (the law "random
// access"). How far back it must look depends on the encoding (CodecInfo::sync):
//   EveryByte, TwoBytes, FourBytes, Utf8    a few bytes
//   AfterLineFeed    after the last byte 0A within 64 KiB, else a checkpoint, else offset 0
//   Checkpoint       the last checkpoint, offset 0 if there is none
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
    /// Borrows all three. Starts at offset 0. Memory: at most 64 KiB.
    SpanCursor(const ByteSource& source, const Codec& codec,
               const CheckpointIndex* index = nullptr);

    /// Moves to the span that contains `offset`, or to the end.
    [[nodiscard]] Result<Done> seek(std::uint64_t offset);

    /// Where seek() would start decoding: its cost is the distance to `offset`.
    [[nodiscard]] Result<Checkpoint> startBefore(std::uint64_t offset);

    struct Item {
        std::uint64_t offset = 0;
        Span span;
        ByteView bytes; // the bytes of the span; valid until the next call
    };
    /// The current span; moves to the next one. Nothing at the end.
    [[nodiscard]] Result<std::optional<Item>> next();

    /// Where the next span starts.
    [[nodiscard]] std::uint64_t offset() const { return m_at.offset; }
    /// The state that decodes the next span.
    [[nodiscard]] const DecoderState& state() const { return m_at.state; }

private:
    [[nodiscard]] bool isNear(std::uint64_t offset) const;
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
    std::size_t m_nextRead = 0; // bytes to ask for; grows with sequential reading
    Bytes m_window;             // bytes starting at m_at.offset - m_used
    std::size_t m_used = 0;
    bool m_atEnd = false; // m_window extends to the end
};

} // namespace moji
