#pragma once
// Searches decoded text: for regular expressions, and for text in encodings in which bytes alone do
// not identify it.

#include "search/hit_finder.h"
#include "search/literal_search.h"

namespace moji::search {

/// The common part: decodes segment after segment.
class TextHitFinder : public HitFinder {
public:
    [[nodiscard]] Result<std::optional<ByteRange>> first(ByteRange starts) final;
    [[nodiscard]] std::uint64_t reach() const override {
        return DecodedText::kSegment + DecodedText::kContextAfter;
    }

protected:
    TextHitFinder(const SearchPattern& pattern, const SearchText& text, DecodedText::Form form,
                  std::stop_token stop);

    struct Match {
        std::size_t begin = 0; // units of text()
        std::size_t end = 0;
    };
    /// The first match that starts at or after `from`, before `limit`. It may be empty.
    [[nodiscard]] virtual Result<std::optional<Match>> find(std::size_t from,
                                                            std::size_t limit) = 0;
    /// A place in `starts` before which no match starts; the end of `starts` if there is no match.
    [[nodiscard]] virtual Result<std::uint64_t> firstPossible(ByteRange starts) {
        return starts.begin;
    }
    /// Called when the window has moved.
    virtual void textMoved() {}

    [[nodiscard]] const DecodedText& text() const { return m_text; }
    [[nodiscard]] const std::stop_token& stop() const { return m_stop; }

private:
    [[nodiscard]] Result<std::optional<ByteRange>> firstInSegment(ByteRange starts);
    [[nodiscard]] bool isWholeWord(const Match& match) const;
    [[nodiscard]] bool crossesWord(std::size_t unit) const;

    DecodedText m_text;
    std::uint64_t m_size;
    bool m_wholeWords;
    std::optional<std::uint64_t> m_segment;
    std::stop_token m_stop;
};

class NeedleHitFinder final : public TextHitFinder {
public:
    NeedleHitFinder(const SearchPattern& pattern, const SearchText& text, std::stop_token stop);
    [[nodiscard]] Result<std::optional<ByteRange>> group(int number) const override;
    [[nodiscard]] std::uint64_t reach() const override;

private:
    [[nodiscard]] Result<std::optional<Match>> find(std::size_t from, std::size_t limit) override;

    const TextNeedle& m_needle;
    bool m_bounded; // no escapes between two characters
    std::optional<ByteRange> m_last;
};

class RegexHitFinder final : public TextHitFinder {
public:
    RegexHitFinder(const SearchPattern& pattern, const SearchText& text, std::stop_token stop);
    [[nodiscard]] Result<std::optional<ByteRange>> group(int number) const override;

private:
    [[nodiscard]] Result<std::optional<Match>> find(std::size_t from, std::size_t limit) override;
    [[nodiscard]] Result<std::uint64_t> firstPossible(ByteRange starts) override;
    void textMoved() override;

    std::optional<LiteralSearch> m_literals; // every match contains one of these texts
    RegexMatcher m_matcher;
    std::size_t m_limit = 0; // matches must start before this unit
};

} // namespace moji::search
