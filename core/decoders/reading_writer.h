#pragma once
// Helper for decoders: collects readings into batches for the sink, and the verdict.

#include "decoders/decoder.h"

#include <array>

namespace moji {

class ReadingWriter {
public:
    /// Borrows the sink.
    explicit ReadingWriter(const ReadingSink& sink)
        : m_sink(sink) {}

    void character(std::uint64_t offset, std::uint64_t length, char32_t codePoint) {
        add({offset, length, codePoint, false});
    }
    void replacement(std::uint64_t offset, std::uint64_t length) {
        error(offset);
        ++m_verdict.replacements;
        add({offset, length, 0xFFFD, true});
    }
    /// An error that produces no U+FFFD.
    void error(std::uint64_t offset) {
        if (!m_verdict.firstError)
            m_verdict.firstError = offset;
    }

    /// Whether the sink wants more.
    [[nodiscard]] bool wanted() const { return m_wanted; }
    [[nodiscard]] Verdict finish() {
        flush();
        return m_verdict;
    }

private:
    void add(const Reading& reading) {
        if (!m_sink)
            return;
        m_batch[m_count++] = reading;
        if (m_count == m_batch.size())
            flush();
    }
    void flush() {
        if (m_sink && m_wanted && m_count > 0)
            m_wanted = m_sink(std::span(m_batch).first(m_count));
        m_count = 0;
    }

    const ReadingSink& m_sink;
    std::array<Reading, 256> m_batch;
    std::size_t m_count = 0;
    bool m_wanted = true;
    Verdict m_verdict;
};

} // namespace moji
