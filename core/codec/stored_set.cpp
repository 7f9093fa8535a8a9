#include "codec/stored_set.h"

#include <algorithm>

namespace moji {

namespace {

template <class T>
const T* arrayAt(const stored::Header& data, std::uint32_t offset) {
    return reinterpret_cast<const T*>(reinterpret_cast<const Byte*>(&data) + offset);
}

std::u32string_view codePointsOf(const stored::Text& text) {
    return {text.codePoints, text.count};
}

} // namespace

StoredSet::StoredSet(const stored::Header& data, const stored::Set& set)
    : m_rows(arrayAt<stored::Row>(data, data.rows) + set.rows)
    , m_rowCount(set.rowCount)
    , m_halves(arrayAt<std::uint16_t>(data, data.halves))
    , m_words(arrayAt<std::uint32_t>(data, data.words))
    , m_specials(m_words + set.specials)
    , m_answers(arrayAt<stored::Text>(data, data.texts) + set.answers)
    , m_blocks(arrayAt<stored::Block>(data, data.blocks))
    , m_groupBlocks(arrayAt<std::uint16_t>(data, data.groupBlocks))
    , m_groups(m_halves + set.groups, set.groupCount)
    , m_texts(arrayAt<stored::Text>(data, data.texts) + set.texts, set.textCount)
    , m_beginners(m_words + set.beginners, set.beginnerCount)
    , m_unwritten(reinterpret_cast<const stored::UnwrittenCode*>(m_words + set.unwritten),
                  set.unwrittenCount)
    , m_list(reinterpret_cast<const char16_t*>(m_halves + set.list), set.listCount) {}

Span StoredSet::textAnswer(std::uint32_t length, std::size_t text) const {
    const stored::Text& found = m_answers[text];
    Span span{length, SpanStatus::Ok, found.count, {}};
    std::ranges::copy(found.codePoints, span.codePoints.begin());
    return span;
}

Span StoredSet::atEnd(std::size_t row, std::size_t bytes) const {
    const Cell cell = cellOfHalf(m_rows[row].atEnd);
    return cell.isPlain ? Span::character(static_cast<std::uint32_t>(bytes), cell.value)
                        : answer(CodeCell(cell.value), bytes);
}

void StoredSet::copyPlainRow(Byte lead, char16_t otherwise, char16_t* out) const {
    const stored::Row& row = m_rows[rowAfter(lead)];
    const auto plainHalf = [=](std::uint16_t half) {
        return stored::isSpecial(half) ? otherwise : static_cast<char16_t>(half);
    };
    const auto plainWord = [=](std::uint32_t word) {
        return word < 0xFFFF ? static_cast<char16_t>(word) : otherwise;
    };
    const std::uint16_t* const halves = m_halves + row.cells;
    const std::uint32_t* const words = m_words + row.cells;
    out = std::fill_n(out, row.first, plainHalf(row.below));
    out = row.isWide != 0 ? std::transform(words, words + row.count, out, plainWord)
                          : std::transform(halves, halves + row.count, out, plainHalf);
    std::fill_n(out, 256 - row.first - row.count, plainHalf(row.above));
}

bool StoredSet::beginsText(char32_t codePoint) const {
    return std::ranges::binary_search(m_beginners, static_cast<std::uint32_t>(codePoint));
}

EncodeStep StoredSet::encodeText(std::u32string_view text, Tail tail) const {
    for (const stored::Text& known : m_texts) {
        const std::u32string_view codePoints = codePointsOf(known);
        if (text.starts_with(codePoints)) {
            EncodeStep step{EncodeStep::Status::Ok, known.count, known.length, {}};
            std::ranges::copy(known.bytes, step.bytes.begin());
            return step;
        }
        if (tail == Tail::MoreFollows && codePoints.starts_with(text))
            return {EncodeStep::Status::NeedsMore, 0, 0, {}};
    }
    return {EncodeStep::Status::Unmappable, 1, 0, {}};
}

} // namespace moji
