#pragma once
// Finds where runs of text in one encoding begin and end, window by window: characters one after
// the other that are text (text_group.h), as many as are wanted or more. What they say, and whether
// it is likely, is for the caller to judge.
//
// In encodings of units of two or four bytes a scanner reads from one alignment (its phase); there
// is one for each. In others, a byte that is no text is skipped and the next one tried.

#include "codec/codec.h"
#include "search/text_group.h"

#include <functional>

namespace moji {

class RunScanner {
public:
    /// A longer run is cut into parts of so many bytes or more, twice as many at most. Where it is
    /// cut depends on the bytes there, so that an edit moves few of the cuts after it.
    static constexpr std::uint64_t kLeastPart = 64 * 1024;

    /// Bytes of the units that an encoding is made of: 1, 2 or 4. There are as many phases.
    [[nodiscard]] static unsigned unitOf(const Codec& codec);

    /// `least`: characters that a run has. Borrows the codec.
    RunScanner(const Codec& codec, unsigned phase, std::uint64_t least);

    using Sink = std::function<void(ByteRange run)>;
    /// Takes in what begins in the first `inside` bytes of `window`, which begins at `offset`.
    /// Where more follows, kLookAhead bytes or more come after those, or the last ones of the input
    /// do. Windows overlap: each begins at needed() or before.
    void scan(ByteView window, std::uint64_t offset, std::size_t inside, Tail tail,
              const Sink& sink);
    /// Bytes that decide on any piece.
    static constexpr std::size_t kLookAhead = 64;

    /// What it remembers at a place up to which it has taken in all.
    struct State {
        std::uint64_t ahead = 0; // bytes after the place that are taken in
        std::uint64_t open = 0;  // bytes of the open run, with those
        std::uint64_t characters = 0;
        TextGroup script = TextGroup::Neutral;
        bool isCut = false;
        DecoderState decoder;
        bool operator==(const State&) const = default;
    };
    [[nodiscard]] State stateAt(std::uint64_t place) const {
        return {m_at - place, m_at - m_begin, m_characters, m_script, m_isCut, m_state};
    }
    void resume(const State& state, std::uint64_t place);

    /// The first byte that a run not yet told may begin with.
    [[nodiscard]] std::uint64_t needed() const { return m_begin; }
    [[nodiscard]] const Codec& codec() const { return m_codec; }

    /// A piece of the input: a character, an escape (no characters) or an error (no text).
    struct Piece {
        std::uint32_t length = 0; // 0: more bytes are needed to tell
        std::uint32_t characters = 0;
        TextGroup group = TextGroup::None;
    };

private:
    enum class Form : std::uint8_t { Utf8, Utf16Little, Utf16Big, Other };
    [[nodiscard]] static Form formOf(const Codec& codec);

    template <class Next, class GroupAt>
    void scanWith(ByteView window, std::uint64_t offset, const Sink& sink, Next next,
                  GroupAt groupAt);
    template <class GroupAt>
    void scanPlain(ByteView window, std::uint64_t offset, const Sink& sink, GroupAt groupAt);
    [[nodiscard]] Piece otherPiece(ByteView bytes, Tail tail);
    [[nodiscard]] bool isFull(const Byte* at) const;
    [[nodiscard]] bool belongs(TextGroup group);
    void endRun(std::uint64_t end, const Sink& sink);

    const Codec& m_codec;
    const TextGroups& m_groups;
    const Form m_form;
    const std::uint64_t m_least;
    const std::uint32_t m_unit;
    DecoderState m_state;
    std::uint64_t m_at;    // the next byte to read
    std::uint64_t m_begin; // of the run that is open; m_at where none is
    std::uint64_t m_characters = 0;
    TextGroup m_script = TextGroup::Neutral; // of the open run; Neutral: none so far
    bool m_isCut = false;                    // the open run continues one that was told
};

} // namespace moji
