#pragma once
// A text as one codec decodes it, span by span, in a form that is fast to compare: an array of
// words (code points) and an array of offsets.

#include "bytes/input_buffer.h"
#include "codec/codec.h"

#include <vector>

namespace moji::compare {

class ReadingStream {
public:
    /// Borrows both.
    ReadingStream(const ByteSource& source, const Codec& codec);

    /// Reads more when all spans are used up. Afterwards, no spans means the end.
    [[nodiscard]] Result<Done> fill();
    [[nodiscard]] bool isEmpty() const { return m_at == m_count; }

    /// Where the next span starts: the end of the last one.
    [[nodiscard]] std::uint64_t offset() const {
        return m_end - (m_begins[m_count] - m_begins[m_at]);
    }
    /// Takes the next span.
    void pop() {
        const std::uint32_t begin = m_begins[m_at];
        while (m_begins[++m_at] == begin) {
        }
    }

    /// For readings whose next spans start at the same offset: the number of words in equal spans
    /// from here, or in some of them; 0 if the next span differs.
    [[nodiscard]] std::size_t sameWords(const ReadingStream& other) const {
        return m_words[m_at] != other.m_words[other.m_at] ? 0 : wordsOfSameSpans(other);
    }
    /// Skips this many words, which must be those of whole spans.
    void skip(std::size_t words) { m_at += words; }

private:
    [[nodiscard]] bool decodeCharacters(Tail tail);
    void endBatch(std::size_t words, std::size_t bytes);
    void decodeSpans(Tail tail);
    [[nodiscard]] std::size_t wordsOfSameSpans(const ReadingStream& other) const;

    SourceReader m_reader;
    InputBuffer m_buffer;
    const Codec& m_codec;
    const bool m_isStateful;
    DecoderState m_state;
    std::vector<Span> m_spans;
    /// A code point; for a span without one, a number above all code points that encodes its
    /// status.
    std::vector<char32_t> m_words; // only the first m_count are valid
    /// For each word, the lower half of the offset of its span's start, and last the end. The lower
    /// half suffices, because the other reading is never far away.
    std::vector<std::uint32_t> m_begins;
    std::size_t m_count = 0;
    int m_pause = 0; // batches before the fast loop is tried again
    int m_nextPause = 1;
    std::size_t m_at = 0;    // words taken
    std::uint64_t m_end = 0; // end of the bytes that the words were decoded from
};

} // namespace moji::compare
