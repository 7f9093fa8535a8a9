#include "detect/byte_survey.h"

#include "scan/byte_histogram.h"

#include <algorithm>
#include <bit>

namespace moji {

namespace {

constexpr std::size_t kBlock = 64 * 1024;
constexpr std::size_t kShortBlock = 4096; // to look for a value takes longer than to note all
constexpr std::size_t kFirstWindow = 2048;
constexpr std::size_t kWindow = 512;
constexpr std::size_t kRareWindow = 96; // around the first of each value
constexpr std::size_t kMostRareWindows = 24;
constexpr std::size_t kLead = 64;           // bytes before what makes a window worth looking at
constexpr std::size_t kFarthestLead = 2048; // where the text has no spaces

bool isOfShift(Byte byte) {
    return byte == 0x1B || byte == 0x0E || byte == '~' || byte == '+';
}

/// The first place after a line feed or a space in [from, to), or nothing.
std::optional<std::size_t> startOfWord(ByteView bytes, std::size_t from, std::size_t to) {
    for (std::size_t i = from; i < to; ++i) {
        if (bytes[i] == 0x0A || bytes[i] == 0x20)
            return i + 1;
    }
    return std::nullopt;
}

/// Whether a character begins after block[at - 1] in every double-byte set: none has a byte below
/// 30 as a second one, and of two ASCII bytes the second is a character of its own.
bool isBoundary(ByteView block, std::size_t from, std::size_t at) {
    if (at <= from)
        return false;
    const Byte before = block[at - 1];
    return before < 0x30 || (at >= from + 2 && before < 0x80 && block[at - 2] < 0x80);
}

/// Where to begin so that `at` is in the window: no character may be cut. The block's size where
/// there is no such place.
std::size_t windowStart(ByteView block, std::size_t from, std::size_t at) {
    if (const auto start = startOfWord(block, std::max(from, at - std::min(at, kLead)), at))
        return *start;
    const std::size_t first = std::max(from, at - std::min(at, kFarthestLead));
    for (std::size_t start = at; start > first; --start) {
        if (isBoundary(block, from, start))
            return start;
    }
    return startOfWord(block, at, block.size()).value_or(block.size());
}

bool isZeros(ByteView bytes) {
    return std::ranges::all_of(bytes, [](Byte byte) { return byte == 0; });
}

/// Chooses windows block by block.
class Surveyor {
public:
    explicit Surveyor(ByteSurvey& survey)
        : m_survey(survey) {}

    void add(std::uint64_t offset, ByteView block) {
        if (block.empty())
            return;
        const std::vector<std::size_t> news = count(offset, block);
        if (m_survey.isSevenBit())
            m_sevenBit.add(block);
        std::size_t from = 0;
        if (offset == 0) {
            from = std::min(kFirstWindow, block.size());
            addWindow(0, block.first(from));
        }
        from = addTelling(offset, block, from);
        for (const std::size_t at : news) {
            if (at >= from && m_rareWindows < kMostRareWindows) {
                ++m_rareWindows;
                from = addAround(offset, block, from, at, kRareWindow);
            }
        }
    }

    void finish() {
        if (m_survey.isSevenBit())
            m_survey.sevenBit = m_sevenBit.finish();
    }

private:
    /// Counts, and says where values of 80 and more are that had not been seen before, in order.
    std::vector<std::size_t> count(std::uint64_t offset, ByteView block) {
        std::array<std::uint32_t, 256> counts{};
        const bool isShort = block.size() < kShortBlock;
        if (isShort) {
            for (const Byte byte : block)
                ++counts[byte];
        } else {
            addToHistogram(block, counts);
        }
        std::vector<std::size_t> news;
        std::array<std::uint16_t, 256> firsts; // NOLINT: set below where it is read
        for (std::size_t i = isShort ? block.size() : 0; i-- > 0;)
            firsts[block[i]] = static_cast<std::uint16_t>(i);
        for (std::size_t value = 0; value < 256; ++value) {
            const std::uint64_t here = counts[value];
            if (here > 0 && m_survey.counts[value] == 0) {
                const std::size_t at =
                    isShort
                        ? firsts[value]
                        : static_cast<std::size_t>(
                              std::ranges::find(block, static_cast<Byte>(value)) - block.begin());
                m_survey.firstAt[value] = offset + at;
                if (value >= 0x80)
                    news.push_back(at);
            }
            m_survey.counts[value] += here;
        }
        std::ranges::sort(news);
        return news;
    }

    /// A window in the first block with something telling after `from`, the second, the fourth,
    /// the eighth... Returns where the next one may begin.
    std::size_t addTelling(std::uint64_t offset, ByteView block, std::size_t from) {
        const std::size_t at = firstTelling(block, from);
        if (at == block.size() || !std::has_single_bit(m_tellingBlocks + 1)) {
            m_tellingBlocks += at == block.size() ? 0 : 1;
            return from;
        }
        const std::size_t end = addAround(offset, block, from, at, kWindow);
        m_tellingBlocks += end == from ? 0 : 1; // nowhere to begin: the next block may do
        return end;
    }

    std::size_t addAround(std::uint64_t offset, ByteView block, std::size_t from, std::size_t at,
                          std::size_t size) {
        const std::size_t start = windowStart(block, from, at);
        if (start == block.size())
            return from;
        const std::size_t lead = at - std::min(at, start);
        const std::size_t wanted = lead > kLead ? lead + size / 2 : size;
        const std::size_t length = std::min(wanted, block.size() - start);
        addWindow(offset + start, block.subspan(start, length));
        return start + length;
    }

    [[nodiscard]] std::size_t firstTelling(ByteView block, std::size_t from) const {
        const bool sevenBit = m_survey.isSevenBit();
        if (sevenBit && !m_sevenBit.mayShift(asChars(block.subspan(from))))
            return block.size();
        while (from < block.size() && block[from] < 0x80 &&
               !(sevenBit && isOfShift(block[from]) && m_sevenBit.mayShiftAt(block, from)))
            ++from;
        return from;
    }

    void addWindow(std::uint64_t offset, ByteView bytes) {
        m_survey.windows.push_back({offset, Bytes(bytes.begin(), bytes.end())});
    }

    ByteSurvey& m_survey;
    SevenBitSearch m_sevenBit;
    std::uint64_t m_tellingBlocks = 0;
    std::size_t m_rareWindows = 0;
};

} // namespace

bool ByteSurvey::isSevenBit() const {
    return std::all_of(counts.begin() + 0x80, counts.end(), [](auto count) { return count == 0; });
}

ByteSurvey surveyOf(Bytes bytes, Tail tail) {
    ByteSurvey survey;
    survey.size = bytes.size() + (tail == Tail::MoreFollows ? 1 : 0);
    survey.windows.push_back({0, std::move(bytes)});
    return survey;
}

Result<ByteSurvey> surveyBytes(const ByteSource& source, const std::stop_token& stop,
                               const ProgressCallback& progress, SurveyExtent extent) {
    // Of a text, damaged or not, at most one byte in so many is a NUL, and not so many in a row.
    constexpr std::uint64_t kBytesForNul = 40;
    constexpr std::uint64_t kManyZeros = 4 * 1024 * 1024;
    ByteSurvey survey;
    Surveyor surveyor(survey);
    Bytes block(std::clamp<std::uint64_t>(source.size(), 1, kBlock));
    std::uint64_t zeros = 0; // in blocks of nothing else
    for (;;) {
        if (stop.stop_requested())
            return Error{ErrorCode::Cancelled, {}, {}};
        const auto count = source.read(survey.size, block);
        if (!count)
            return count.error();
        const ByteView bytes = ByteView(block).first(*count);
        if (bytes.size() == kBlock && isZeros(bytes))
            zeros += kBlock;
        surveyor.add(survey.size, bytes);
        survey.size += *count;
        survey.isMostlyZeros = extent == SurveyExtent::UntilZeros && zeros >= kManyZeros &&
                               zeros > survey.size / kBytesForNul;
        if (*count == 0 || survey.isMostlyZeros) {
            surveyor.finish();
            return survey;
        }
        if (progress)
            progress(survey.size, source.size());
    }
}

} // namespace moji
