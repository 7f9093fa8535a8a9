#pragma once
// What a stretch of text in any encoding holds: scanStretch (utf8_stretch.h) for those that have no
// kernels, by Codec::tally.

#include "codec/codec.h"
#include "scan/block_summary.h"

#include <cstdint>
#include <functional>

namespace moji {

/// An error with its place: what both kinds of scans find.
struct FoundError {
    std::uint64_t offset = 0;    // in the whole
    std::uint64_t lineFeeds = 0; // before it
    std::uint64_t column = 0;    // code points before it in its line
    SpanStatus kind = SpanStatus::Illegal;
    ByteView bytes;
};

/// Goes from span to span through bytes that begin with one.
class CodecStretch {
public:
    /// Borrows all that it is given. `bytes` begin at `offset`, and those after what is to be
    /// scanned are looked at only. Tail::AtEnd: the input ends with `bytes`.
    CodecStretch(const Codec& codec, ByteView bytes, std::uint64_t offset, Tail tail,
                 const DecoderState& state);

    /// Called for each error, if it is set: to go on, return true.
    std::function<bool(const FoundError&)> onError;
    TextCells* cells = nullptr; // to be filled, if it is there; offsets from the first byte

    /// Scans the spans that begin before `end`, an index of the bytes. False where onError ended it
    /// (before the error is counted) or bytes are missing.
    bool run(std::size_t end);

    [[nodiscard]] std::size_t at() const { return m_at; } // bytes scanned
    [[nodiscard]] const DecoderState& state() const { return m_state; }
    [[nodiscard]] StretchTotals totals() const;

private:
    bool step();
    bool addError(const Span& error);
    void markText(std::size_t begin, const DecoderState& state);

    const Codec& m_codec;
    const ByteView m_bytes;
    const std::uint64_t m_offset;
    const Tail m_tail;
    DecoderState m_state;
    StretchTotals m_totals;
    Tally m_tally;
    std::size_t m_at = 0;
};

/// Adds a character to the counts, as Codec::tally does.
void countSpan(const Span& span, Tally& counts);

} // namespace moji
