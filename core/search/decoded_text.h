#pragma once
// A window of decoded text that moves over the bytes, in UTF-16, with the byte range of every unit.
//
// The bytes are divided into segments of 64 KiB. A window also contains 4 KiB before the segment
// (for look-behind) and 64 KiB after it (for a match to continue). So the match found at a place
// depends on the place alone, not on where the search started; a match of up to 64 KiB is found
// wherever it starts.

#include "codec/checkpoint_index.h"
#include "codec/codec.h"

#include <optional>
#include <string>
#include <vector>

namespace moji::search {

/// Where to search. Borrows both, as do all classes here.
struct SearchText {
    const ByteSource* source = nullptr;
    const CheckpointIndex* checkpoints = nullptr; // of the pattern's codec, or nullptr
};

class DecodedText {
public:
    static constexpr std::uint64_t kSegment = 64 * 1024;
    static constexpr std::uint64_t kContextAfter = 64 * 1024;
    static constexpr std::uint64_t kContextBefore = 4 * 1024;

    struct Form {
        bool folded = false;         // with full case folding
        char16_t forErrors = 0xFFFD; // the unit for malformed bytes
    };
    DecodedText(const SearchText& text, const Codec& codec, Form form);

    /// Moves the window to segment `index`: bytes from index * kSegment.
    [[nodiscard]] Result<Done> load(std::uint64_t index);

    /// The units of the window; valid until it moves.
    [[nodiscard]] std::u16string_view units() const {
        return std::u16string_view(m_units).substr(0, m_shown);
    }
    /// The first unit whose bytes start at `offset` or after; units().size() if there is none.
    [[nodiscard]] std::size_t unitFrom(std::uint64_t offset) const;
    /// Whether a unit (or the end of the window) starts a new span.
    [[nodiscard]] bool beginsBytes(std::size_t unit) const;
    /// The bytes of the units `begin` to `end`, at least one unit.
    [[nodiscard]] ByteRange bytesOf(std::size_t begin, std::size_t end) const;

private:
    struct Place {
        std::uint64_t offset = 0;
        DecoderState state;
    };
    [[nodiscard]] Result<Done> moveTo(std::uint64_t begin);
    [[nodiscard]] Result<bool> isQuickerFromHere(std::uint64_t begin) const;
    [[nodiscard]] Result<Done> startAfresh(std::uint64_t begin);
    [[nodiscard]] Result<Done> decodeTo(std::uint64_t end);
    void decode(ByteView bytes, Tail tail);
    void append(std::span<const Span> spans);
    void appendText(const Span& span);
    void appendAscii(ByteView run);
    void dropBefore(std::uint64_t offset);

    const ByteSource& m_source;
    const Codec& m_codec;
    const CheckpointIndex* m_checkpoints;
    const Form m_form;
    bool m_hasAsciiRuns;
    std::optional<std::uint64_t> m_segment;
    Place m_at; // the next place to decode
    bool m_started = false;
    bool m_ended = false;
    Bytes m_buffer;
    std::vector<Span> m_spans;
    std::u16string m_units;
    std::size_t m_shown = 0;  // units of this window; those after it belong to the next one
    std::uint64_t m_base = 0; // the offset that m_begins counts from
    std::vector<std::uint32_t> m_begins;  // for each unit, where its span starts
    std::vector<std::uint16_t> m_lengths; // for each unit, the length of its span
};

} // namespace moji::search
