#pragma once
// A window of decoded text that moves over the bytes, in UTF-16, with the bytes of every unit.
//
// The bytes are parted into segments of 64 KiB. With a segment comes what stands 4 KiB before it
// (to look back at) and 64 KiB behind it (for a match to go on in). So what a search finds from a
// place depends on the place alone, not on where the search came from; a match of up to 64 KiB is
// found wherever it begins.

#include "codec/checkpoint_index.h"
#include "codec/codec.h"

#include <optional>
#include <string>
#include <vector>

namespace moji::search {

/// Where to search. Borrows both, as everything here does.
struct SearchText {
    const ByteSource* source = nullptr;
    const CheckpointIndex* checkpoints = nullptr; // of the pattern's codec, or none
};

class DecodedText {
public:
    static constexpr std::uint64_t kSegment = 64 * 1024;
    static constexpr std::uint64_t kContextAfter = 64 * 1024;
    static constexpr std::uint64_t kContextBefore = 4 * 1024;

    struct Form {
        bool folded = false;         // by full case folding
        char16_t forErrors = 0xFFFD; // what stands for malformed bytes
    };
    DecodedText(const SearchText& text, const Codec& codec, Form form);

    /// Moves the window to segment `index`: bytes from index * kSegment on.
    [[nodiscard]] Result<Done> load(std::uint64_t index);

    /// The units of the window; valid until it moves.
    [[nodiscard]] std::u16string_view units() const {
        return std::u16string_view(m_units).substr(0, m_shown);
    }
    /// The first unit whose bytes begin at `offset` or behind it; units().size() where none does.
    [[nodiscard]] std::size_t unitFrom(std::uint64_t offset) const;
    /// Whether the bytes of a unit (or what ends the window) are not those of the unit before.
    [[nodiscard]] bool beginsBytes(std::size_t unit) const;
    /// The bytes of the units `begin` to `end`, at least one.
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
    Place m_at; // what is decoded next
    bool m_started = false;
    bool m_ended = false;
    Bytes m_buffer;
    std::vector<Span> m_spans;
    std::u16string m_units;
    std::size_t m_shown = 0;              // the rest is decoded, but belongs to the next window
    std::uint64_t m_base = 0;             // what m_begins counts from
    std::vector<std::uint32_t> m_begins;  // of each unit: where its span begins
    std::vector<std::uint16_t> m_lengths; // of the span
};

} // namespace moji::search
