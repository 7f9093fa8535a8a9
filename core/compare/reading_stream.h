#pragma once
// A text as one codec reads it, span by span, in a form that is compared fast: an array of what is
// said and an array of where.

#include "bytes/input_buffer.h"
#include "codec/codec.h"

#include <span>
#include <vector>

namespace moji::compare {

class ReadingStream {
public:
    /// Borrows both.
    ReadingStream(const ByteSource& source, const Codec& codec);

    /// Reads more when the spans at hand are used up. There are none afterwards only at the end.
    [[nodiscard]] Result<Done> fill();
    [[nodiscard]] bool isEmpty() const { return m_at == m_count; }

    /// Where the next span begins, which is where the last one ended.
    [[nodiscard]] std::uint64_t offset() const {
        return m_end - (m_begins[m_count] - m_begins[m_at]);
    }
    /// Takes the next span.
    void pop() {
        const std::uint32_t begin = m_begins[m_at];
        while (m_begins[++m_at] == begin) {
        }
    }

    /// For readings whose next spans begin at the same offset: the words of the spans that are the
    /// same from here on, or of some of them; 0 where the next one differs.
    [[nodiscard]] std::size_t sameWords(const ReadingStream& other) const {
        return m_words[m_at] != other.m_words[other.m_at] ? 0 : wordsOfSameSpans(other);
    }
    /// Takes so many: those of whole spans.
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
    /// A code point; where a span is no character, a number beyond them for its status.
    std::vector<char32_t> m_words; // the first m_count are meant
    /// Of each word the lower half of the offset where its span begins, and where the last one
    /// ends. Half is enough, for the other reading is never far away.
    std::vector<std::uint32_t> m_begins;
    std::size_t m_count = 0;
    int m_pause = 0; // batches before characters are tried again
    int m_nextPause = 1;
    std::size_t m_at = 0;    // words taken
    std::uint64_t m_end = 0; // of the bytes that the words stem from
};

} // namespace moji::compare
