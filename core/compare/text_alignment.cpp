#include "compare/text_alignment.h"

#include "bytes/stoppable_source.h"
#include "compare/comparable_text.h"

#include <algorithm>
#include <optional>

namespace moji {

namespace {

constexpr std::uint64_t kMostContinuations = 3; // bytes after the first one of a character
constexpr std::uint64_t kMostStretches = 200'000;
constexpr std::uint64_t kMostTrimmed = 4096; // bytes of a difference

bool isContinuation(Byte byte) {
    return (byte & 0xC0) == 0x80;
}

/// Bytes, one at a time and mostly in order. Those that cannot be read are 00; error() says why.
class Peek {
public:
    explicit Peek(const ByteSource& source)
        : m_source(source) {}

    [[nodiscard]] bool isInCharacter(std::uint64_t offset) {
        return offset < m_source.size() && isContinuation(at(offset));
    }
    [[nodiscard]] Byte at(std::uint64_t offset) {
        constexpr std::uint64_t kBlock = 16 * 1024;
        if (offset < m_begin || offset - m_begin >= m_block.size()) {
            m_begin = offset / kBlock * kBlock;
            auto block =
                readRange(m_source, {m_begin, std::min(m_begin + kBlock, m_source.size())});
            if (!block && !m_error)
                m_error = block.error();
            m_block = block ? std::move(*block) : Bytes();
        }
        return offset - m_begin < m_block.size() ? m_block[offset - m_begin] : Byte{0};
    }
    /// The first one.
    [[nodiscard]] const std::optional<Error>& error() const { return m_error; }

private:
    const ByteSource& m_source;
    std::uint64_t m_begin = 0;
    Bytes m_block;
    std::optional<Error> m_error;
};

/// Differences of two texts in UTF-8, made to begin and end between characters.
class WholeCharacters {
public:
    WholeCharacters(const ByteSource& left, const ByteSource& right)
        : m_left(left)
        , m_right(right)
        , m_sizes{left.size(), right.size()} {}

    /// Errors: those of the sources.
    [[nodiscard]] Result<std::vector<Difference>> of(std::span<const Difference> exact) {
        std::vector<Difference> whole;
        for (std::size_t i = 0; i < exact.size(); ++i) {
            const std::uint64_t before =
                i == 0 ? exact[i].left.begin : exact[i].left.begin - exact[i - 1].left.end;
            const std::uint64_t after =
                (i + 1 == exact.size() ? m_sizes.first : exact[i + 1].left.begin) -
                exact[i].left.end;
            add(whole, widened(exact[i], before, after));
        }
        for (Difference& difference : whole)
            trim(difference);
        std::erase_if(whole, [](const Difference& one) { return one.places() == 0; });
        if (const auto& error = m_left.error() ? m_left.error() : m_right.error())
            return *error;
        return whole;
    }

private:
    /// `before`, `after`: the equal bytes on either side, which are the same on both.
    Difference widened(Difference one, std::uint64_t before, std::uint64_t after) {
        for (std::uint64_t i = 0; i < std::min(kMostContinuations, before); ++i) {
            if (!m_left.isInCharacter(one.left.begin) && !m_right.isInCharacter(one.right.begin))
                break;
            --one.left.begin;
            --one.right.begin;
        }
        for (std::uint64_t i = 0; i < std::min(kMostContinuations, after); ++i) {
            if (!m_left.isInCharacter(one.left.end) && !m_right.isInCharacter(one.right.end))
                break;
            ++one.left.end;
            ++one.right.end;
        }
        return one;
    }

    static void add(std::vector<Difference>& whole, const Difference& one) {
        if (!whole.empty() && (one.left.begin <= whole.back().left.end ||
                               one.right.begin <= whole.back().right.end)) {
            whole.back().left.end = one.left.end;
            whole.back().right.end = one.right.end;
        } else {
            whole.push_back(one);
        }
    }

    /// Characters at the front and the back that both sides have: è and éè differ in é.
    void trim(Difference& one) {
        if (std::max(one.left.length(), one.right.length()) > kMostTrimmed)
            return;
        const auto room = [&] { return std::min(one.left.length(), one.right.length()); };
        std::uint64_t front = 0;
        while (front < room() &&
               m_left.at(one.left.begin + front) == m_right.at(one.right.begin + front))
            ++front;
        while (front > 0 && (m_left.isInCharacter(one.left.begin + front) ||
                             m_right.isInCharacter(one.right.begin + front)))
            --front;
        one.left.begin += front;
        one.right.begin += front;
        std::uint64_t back = 0;
        while (back < room() &&
               m_left.at(one.left.end - back - 1) == m_right.at(one.right.end - back - 1))
            ++back;
        while (back > 0 && m_left.isInCharacter(one.left.end - back))
            --back;
        one.left.end -= back;
        one.right.end -= back;
    }

    Peek m_left;
    Peek m_right;
    std::pair<std::uint64_t, std::uint64_t> m_sizes;
};

/// From the offsets of a text in UTF-8 to those of its source, in order.
class SourceOffsets {
public:
    explicit SourceOffsets(const EncodedText& text)
        : m_isUtf8(isUtf8(text.codec))
        , m_offsets(text.source, text.codec, ComparableText::Mark::Drop) {
        const auto head =
            readRange(text.source, {0, std::min<std::uint64_t>(text.source.size(), 3)});
        if (!head)
            m_error = head.error();
        else if (*head == Bytes{0xEF, 0xBB, 0xBF})
            m_mark = head->size();
    }
    [[nodiscard]] bool isUtf8Itself() const { return m_isUtf8; }
    [[nodiscard]] Result<std::uint64_t> at(std::uint64_t offset) {
        if (m_error)
            return *m_error;
        if (m_isUtf8)
            return offset + m_mark;
        return m_offsets.at(offset);
    }

private:
    bool m_isUtf8;
    std::uint64_t m_mark = 0;
    std::optional<Error> m_error;
    OriginalOffsets m_offsets;
};

/// From the offsets of two texts in UTF-8 to those of the sources.
class ToSources {
public:
    ToSources(const EncodedText& left, const EncodedText& right, const ByteSource& leftText)
        : m_left(left)
        , m_right(right)
        , m_text(leftText)
        , m_unit(m_left.isUtf8Itself() && m_right.isUtf8Itself()
                     ? leftText.size() + 1 // equal characters have equally many bytes
                     : leftText.size() / kMostStretches + 1) {}

    /// Passes equal characters, up to these offsets of the texts.
    [[nodiscard]] Result<Done> goTo(std::uint64_t left, std::uint64_t right) {
        if (const auto reached = reach(); !reached) // at the beginning: past a byte-order mark
            return reached.error();
        if (m_unit > left) {
            m_leftText = left;
            m_rightText = right;
            return reach();
        }
        for (std::uint64_t begin = m_leftText; m_leftText < left;) {
            ++m_leftText;
            ++m_rightText;
            if (m_leftText < left &&
                (m_leftText - begin < m_unit || m_text.isInCharacter(m_leftText)))
                continue;
            begin = m_leftText;
            if (const auto reached = reach(); !reached)
                return reached.error();
        }
        if (m_text.error())
            return *m_text.error();
        return Done{};
    }
    /// Passes a difference.
    [[nodiscard]] Result<Done> skip(const Difference& difference) {
        m_leftText = difference.left.end;
        m_rightText = difference.right.end;
        if (const auto read = readBytes(); !read)
            return read.error();
        m_isPending = m_bytes.places() == 0; // within what one sequence of bytes stands for
        if (!m_isPending)
            m_differences.push_back(m_bytes);
        return Done{};
    }

    std::vector<Difference>& differences() { return m_differences; }
    [[nodiscard]] const std::vector<Difference>& stretches() const { return m_stretches; }

private:
    [[nodiscard]] Result<Done> readBytes() {
        const auto left = m_left.at(m_leftText);
        if (!left)
            return left.error();
        const auto right = m_right.at(m_rightText);
        if (!right)
            return right.error();
        m_bytes = {{m_bytes.left.end, *left}, {m_bytes.right.end, *right}};
        return Done{};
    }
    [[nodiscard]] Result<Done> reach() {
        if (const auto read = readBytes(); !read)
            return read.error();
        if (m_isPending && m_bytes.places() > 0) {
            m_isPending = false;
            m_differences.push_back(m_bytes);
        } else if (m_bytes.left.length() != m_bytes.right.length()) {
            m_stretches.push_back(m_bytes);
        }
        return Done{};
    }

    SourceOffsets m_left;
    SourceOffsets m_right;
    Peek m_text;
    std::uint64_t m_unit; // bytes of text that one stretch has at least
    std::uint64_t m_leftText = 0;
    std::uint64_t m_rightText = 0;
    Difference m_bytes;       // the last characters, in the sources
    bool m_isPending = false; // a difference that ends within them
    std::vector<Difference> m_differences;
    std::vector<Difference> m_stretches;
};

} // namespace

Result<AlignmentResult> alignTexts(const EncodedText& leftSide, const EncodedText& rightSide,
                                   std::size_t mostDifferences, const std::stop_token& stop,
                                   const ProgressCallback& progress) {
    using Mark = ComparableText::Mark;
    const StoppableSource leftBytes(leftSide.source, stop);
    const StoppableSource rightBytes(rightSide.source, stop);
    const EncodedText left{leftBytes, leftSide.codec};
    const EncodedText right{rightBytes, rightSide.codec};
    const auto leftText = ComparableText::of(left.source, left.codec, Mark::Drop, {});
    if (!leftText)
        return leftText.error();
    const auto rightText = ComparableText::of(right.source, right.codec, Mark::Drop, {});
    if (!rightText)
        return rightText.error();
    const auto found = align(leftText->utf8(), rightText->utf8(),
                             {AlignmentMode::Insertions, mostDifferences}, stop, progress);
    if (!found)
        return found.error();
    ToSources toSources(left, right, leftText->utf8());
    WholeCharacters characters(leftText->utf8(), rightText->utf8());
    const auto differences = characters.of(found->alignment.differences());
    if (!differences)
        return differences.error();
    for (const Difference& difference : *differences) {
        if (stop.stop_requested())
            return Error{ErrorCode::Cancelled, {}, {}};
        if (const auto there = toSources.goTo(difference.left.begin, difference.right.begin);
            !there)
            return there.error();
        if (const auto past = toSources.skip(difference); !past)
            return past.error();
    }
    const auto end = toSources.goTo(leftText->utf8().size(), rightText->utf8().size());
    if (!end)
        return end.error();
    std::uint64_t differing = 0;
    for (const Difference& difference : toSources.differences())
        differing += difference.places();
    return AlignmentResult{Alignment(std::move(toSources.differences()), left.source.size(),
                                     right.source.size(), toSources.stretches()),
                           differing, found->coarse};
}

} // namespace moji
