#pragma once
// Finds bytes, and text that has but one form in bytes.

#include "codec/span_cursor.h"
#include "search/hit_finder.h"

namespace moji::search {

class ByteHitFinder final : public HitFinder {
public:
    ByteHitFinder(const SearchPattern& pattern, const SearchText& text, std::stop_token stop);

    [[nodiscard]] Result<std::optional<ByteRange>> first(ByteRange starts) override;
    [[nodiscard]] std::optional<ByteRange> group(int number) const override;
    /// In a run of the one byte that the pattern consists of, hits stand side by side from the
    /// run's beginning on.
    [[nodiscard]] Result<std::optional<std::uint64_t>> knownStart(std::uint64_t offset) override;
    [[nodiscard]] std::uint64_t reach() const override { return m_pattern.size(); }

private:
    [[nodiscard]] Result<ByteView> bytesFrom(std::uint64_t offset);
    void tune();
    [[nodiscard]] bool acceptsAll() const;
    [[nodiscard]] Result<bool> accepts(ByteRange match);
    [[nodiscard]] Result<bool> beginsCharacter(std::uint64_t offset);
    [[nodiscard]] Result<bool> isWholeWord(ByteRange match);
    [[nodiscard]] Result<bool> isInWord(std::uint64_t offset, bool lastOfSpan);

    const ByteSource& m_source;
    BytePattern m_pattern;
    const Codec* m_codec; // nullptr: bytes without meaning
    bool m_wholeWords;
    std::stop_token m_stop;
    std::optional<SpanCursor> m_cursor; // where characters begin
    std::optional<SpanCursor> m_words;  // what they are
    Bytes m_buffer;
    ByteView m_window;
    std::uint64_t m_windowBegin = 0;
    std::optional<ByteRange> m_last;
};

} // namespace moji::search
