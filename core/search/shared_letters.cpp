#include "search/shared_letters.h"

#include "detect/text_scorer.h"
#include "search/run_scanner.h"

#include <algorithm>

namespace moji {

namespace {

bool isAscii(char32_t c) {
    return c < 0x80;
}

double plausibilityOf(std::u32string_view text) {
    if (std::ranges::all_of(text, isAscii))
        return 1;
    TextScorer scorer;
    for (const char32_t c : text)
        scorer.feed(c);
    return scorer.score().plausibility;
}

/// Above, characters of UTF-16 are what they seem: 模式 has 0.998, and the letters "ello", which
/// are 敬汯, have 0.45.
constexpr double kLikelyWide = 0.7;

/// The characters of a run in wider units, with their bytes.
class WideRun {
public:
    WideRun(const TextRun& run, std::span<const ByteRange> owned)
        : m_run(run) {
        const std::uint64_t unit = RunScanner::unitOf(*run.codec);
        std::uint64_t at = run.range.begin;
        for (const char32_t c : run.text) {
            m_begins.push_back(at);
            at += unit == 2 && c > 0xFFFF ? 4 : unit;
        }
        m_begins.push_back(run.range.end);
        auto next = owned.begin();
        for (std::size_t i = 0; i < run.text.size(); ++i) {
            while (next != owned.end() && next->end <= m_begins[i])
                ++next;
            m_isShared.push_back(next != owned.end() && next->begin < m_begins[i + 1]);
        }
        keepLikely();
    }

    [[nodiscard]] std::size_t size() const { return m_isShared.size(); }
    [[nodiscard]] bool isShared(std::size_t at) const { return m_isShared[at]; }
    [[nodiscard]] bool isWhole() const {
        return std::ranges::find(m_isShared, true) == m_isShared.end();
    }
    [[nodiscard]] bool isAsciiElsewhere() const {
        for (std::size_t i = 0; i < size(); ++i) {
            if (!isShared(i) && !isAscii(m_run.text[i]))
                return false;
        }
        return true;
    }
    [[nodiscard]] UnsharedRun part(std::size_t begin, std::size_t end) const {
        TextRun run{{m_begins[begin], m_begins[end]},
                    m_run.codec,
                    m_run.score,
                    m_run.text.substr(begin, end - begin)};
        run.score = plausibilityOf(run.text);
        return {std::move(run), begin > 0 && isShared(begin - 1) && isAscii(m_run.text[begin - 1])};
    }

private:
    /// Bytes of common characters may be ASCII too.
    void keepLikely() {
        const std::u32string_view text = m_run.text;
        for (std::size_t begin = 0; begin < size(); ++begin) {
            std::size_t end = begin;
            while (end < size() && m_isShared[end])
                ++end;
            const auto stretch = text.substr(begin, end - begin);
            if (!std::ranges::all_of(stretch, isAscii) && plausibilityOf(stretch) > kLikelyWide)
                std::fill(m_isShared.begin() + static_cast<std::ptrdiff_t>(begin),
                          m_isShared.begin() + static_cast<std::ptrdiff_t>(end), false);
            begin = std::max(begin, end);
        }
    }

    const TextRun& m_run;
    std::vector<std::uint64_t> m_begins; // one more than characters
    std::vector<bool> m_isShared;
};

} // namespace

bool ownsBytes(const TextRun& run) {
    constexpr std::size_t kFewest = 3; // two are one character of UTF-16
    if (run.text.size() < kFewest || RunScanner::unitOf(*run.codec) > 1)
        return false;
    return isUtf8(*run.codec) ||
           (run.text.size() == run.range.length() && std::ranges::all_of(run.text, isAscii));
}

bool isInWideUnits(const TextRun& run) {
    return RunScanner::unitOf(*run.codec) > 1;
}

std::vector<UnsharedRun> withoutShared(const TextRun& run, std::span<const ByteRange> owned,
                                       std::uint64_t least) {
    const WideRun wide(run, owned);
    if (wide.isWhole())
        return {{run}};
    std::vector<UnsharedRun> parts;
    const auto keep = [&](std::size_t begin, std::size_t end) {
        if (end - begin >= std::max<std::uint64_t>(least, 1))
            parts.push_back(wide.part(begin, end));
    };
    if (wide.isAsciiElsewhere()) {
        for (std::size_t begin = 0; begin < wide.size();) {
            std::size_t end = begin;
            while (end < wide.size() && !wide.isShared(end))
                ++end;
            keep(begin, end);
            begin = end + 1;
        }
        return parts;
    }
    std::size_t begin = 0;
    while (wide.isShared(begin))
        ++begin;
    std::size_t end = wide.size();
    while (wide.isShared(end - 1))
        --end;
    const std::uint64_t first = owned.front().begin;
    const std::uint64_t last = owned.back().end;
    const bool isKey = first == run.range.begin && begin > 0 && isAscii(run.text[begin - 1]);
    if (first >= run.range.begin && !isKey)
        begin = 0;
    if (last <= run.range.end)
        end = wide.size();
    if (begin == 0 && end == wide.size())
        return {{run}};
    keep(begin, end);
    return parts;
}

} // namespace moji
