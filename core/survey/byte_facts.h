#pragma once
// What one pass over bytes says of them before anything is decoded: how often each value occurs,
// line ends, UTF-8's errors and its bidirectional controls. Fed block by block.

#include "bytes/byte_source.h"
#include "scan/byte_histogram.h"
#include "scan/utf8_stretch.h"
#include "survey/line_ends.h"

namespace moji {

class ByteFacts {
public:
    /// The next bytes. UTF-8 is looked at only from the first byte of 80 and more on.
    void add(ByteView bytes);
    /// After the last ones.
    void finish();

    [[nodiscard]] std::uint64_t size() const { return m_size; }
    [[nodiscard]] const ByteHistogram& counts() const { return m_counts; }
    /// Values of 80 and more.
    [[nodiscard]] std::uint64_t highBytes() const { return m_high; }
    [[nodiscard]] const LineEnds& lineEnds() const { return m_lineEnds; }
    /// Line feeds, plus one if anything follows the last.
    [[nodiscard]] std::uint64_t lines() const {
        return m_counts[0x0A] + (m_size > 0 && m_last != 0x0A ? 1 : 0);
    }
    /// Read as UTF-8.
    [[nodiscard]] std::uint64_t errors() const { return m_utf8.errors; }
    [[nodiscard]] std::uint64_t problems() const { return m_utf8.problems.count(); }
    /// Whether there is U+202A..202E or U+2066..2069: embeddings, overrides, isolates.
    [[nodiscard]] bool hasBidi() const { return m_hasBidi; }
    /// Bytes that announce a sequence of several bytes.
    [[nodiscard]] std::uint64_t leads() const;

private:
    void scan(ByteView bytes, Tail tail);

    ByteHistogram m_counts{};
    std::uint64_t m_size = 0;
    std::uint64_t m_high = 0;
    LineEnds m_lineEnds;
    Byte m_last = 0;
    StretchTotals m_utf8;
    bool m_hasBidi = false;
    Bytes m_carried; // the beginning of a sequence that the end of a block cuts
};

} // namespace moji
