#include "cli/diff_encodings.h"

#include "cli/phrase.h"
#include "codec/text_reader.h"

#include <fmt/format.h>

#include <algorithm>

namespace moji::cli {

namespace {

/// A text from front to back, without a byte-order mark.
class Text {
public:
    Text(const ByteSource& source, const Codec& codec)
        : m_bytes(source)
        , m_reader(m_bytes, codec) {}

    /// What is there and not yet taken; empty only at the end.
    [[nodiscard]] Result<std::u32string_view> rest() {
        while (m_taken == m_text.size() && !m_atEnd) {
            m_text.clear();
            m_taken = 0;
            const auto more = m_reader.nextReplaced(m_text);
            if (!more)
                return more.error();
            m_atEnd = !*more;
            if (m_isFirst && m_text.starts_with(U'\uFEFF'))
                m_taken = 1;
            m_isFirst = m_isFirst && m_text.empty();
        }
        return std::u32string_view(m_text).substr(m_taken);
    }
    void take(std::size_t count) { m_taken += count; }

private:
    SourceReader m_bytes;
    TextReader m_reader;
    std::u32string m_text;
    std::size_t m_taken = 0;
    bool m_isFirst = true;
    bool m_atEnd = false;
};

Result<bool> isSameText(const DiffEncoding& side, const Codec& codec, const DiffEncoding& other) {
    Text one(side.source, codec);
    Text two(other.source, *other.codec);
    for (;;) {
        const auto left = one.rest();
        if (!left)
            return left.error();
        const auto right = two.rest();
        if (!right)
            return right.error();
        const std::size_t count = std::min(left->size(), right->size());
        if (count == 0)
            return left->size() == right->size();
        if (left->substr(0, count) != right->substr(0, count))
            return false;
        one.take(count);
        two.take(count);
    }
}

} // namespace

Result<Done> settleGuess(DiffEncoding& side, const DiffEncoding& other) {
    const auto& guesses = side.found.detection.guesses;
    if (guesses.empty() || !side.found.detection.ambiguous)
        return Done{};
    const bool isKnown = other.codec && !other.found.detection.ambiguous;
    if (isKnown &&
        std::ranges::find(guesses, other.codec, &EncodingGuess::codec) != guesses.end()) {
        side.codec = other.codec;
        return Done{};
    }
    for (const EncodingGuess& guess : guesses) {
        const auto isSame =
            other.codec ? isSameText(side, *guess.codec, other) : Result<bool>(false);
        if (!isSame)
            return isSame.error();
        if (*isSame) {
            side.codec = guess.codec;
            return Done{};
        }
    }
    if (side.found.codec)
        message(phrase("moji", "%1: taken for %2, which is no more than a guess (%3)")
                    .with(side.input.name, side.found.codec->name(),
                          fmt::format("{:.2f}", guesses.front().score)));
    return Done{};
}

} // namespace moji::cli
