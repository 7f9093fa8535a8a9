#include "codec/generator/set_writer.h"

#include <algorithm>
#include <cstring>
#include <limits>
#include <set>
#include <stdexcept>

namespace moji {

namespace {

using Kind = CodeCell::Kind;

/// Of 64 code points, at which all have a place, with or without a code.
constexpr std::size_t kWorthDirect = 48;

/// How many bytes lead to each row.
std::vector<std::size_t> depthsOf(const CodeTable& table) {
    std::vector<std::size_t> depths(table.cellsAtEnd().size());
    for (std::size_t row = 0; row < depths.size(); ++row) {
        for (const CodeCell cell : table.cells().subspan(256 * row, 256)) {
            if (cell.kind() == Kind::Row)
                depths[cell.value()] = depths[row] + 1;
        }
    }
    return depths;
}

/// A word that says "all bytes up to here" as length 0.
CodeCell relative(CodeCell cell, std::size_t bytes) {
    return {cell.kind(), cell.length() == bytes ? 0 : cell.length(), cell.value()};
}

/// What the sets' cells refer to most has the same number in all of them: so their rows are equal.
const std::vector<std::uint32_t>& commonCells() {
    static const std::vector<std::uint32_t> cells = [] {
        const auto error = [](std::uint32_t length, SpanStatus status) {
            return CodeCell(Kind::Error, length, static_cast<std::uint32_t>(status)).bits();
        };
        return std::vector{error(0, SpanStatus::Unmapped), error(0, SpanStatus::Illegal),
                           error(1, SpanStatus::Illegal)};
    }();
    return cells;
}

bool fitsHalf(CodeCell cell) {
    return cell.kind() != Kind::Character ||
           (cell.value() <= 0xFFFF && !stored::isSpecial(static_cast<std::uint16_t>(cell.value())));
}

template <class Number>
Number checked(std::size_t number) {
    if (number > std::numeric_limits<Number>::max())
        throw std::length_error("the stored sets are too large for their layout");
    return static_cast<Number>(number);
}

/// Appends `array` at a multiple of eight bytes, and returns where.
template <class T>
std::uint32_t append(Bytes& data, const std::vector<T>& array) {
    data.resize((data.size() + 7) / 8 * 8);
    const std::size_t begin = data.size();
    data.resize(begin + array.size() * sizeof(T));
    if (!array.empty())
        std::memcpy(&data[begin], array.data(), array.size() * sizeof(T));
    return checked<std::uint32_t>(begin);
}

} // namespace

template <class Number>
std::uint32_t SetWriter::Pool<Number>::add(const std::vector<Number>& run) {
    if (run.size() >= kBeginning) {
        for (const std::uint32_t place : m_places[beginningOf(run.data())]) {
            if (m_numbers.size() - place >= run.size() &&
                std::equal(run.begin(), run.end(), m_numbers.begin() + place))
                return place;
        }
    }
    const auto place = checked<std::uint32_t>(m_numbers.size());
    m_numbers.insert(m_numbers.end(), run.begin(), run.end());
    for (; m_indexed + kBeginning <= m_numbers.size(); ++m_indexed)
        m_places[beginningOf(&m_numbers[m_indexed])].push_back(
            static_cast<std::uint32_t>(m_indexed));
    return place;
}

template <class Number>
auto SetWriter::Pool<Number>::beginningOf(const Number* numbers) -> Beginning {
    Beginning beginning;
    std::copy_n(numbers, kBeginning, beginning.begin());
    return beginning;
}

SetWriter::SetWriter()
    : m_blocks(1) {}

void SetWriter::add(std::uint64_t key, const MadeSet& made) {
    stored::Set set{};
    addRows(made.table, set);
    addCodes(made.codes, set);
    addTexts(made.codes, set);
    std::vector<std::uint32_t> unwritten;
    for (const stored::UnwrittenCode& each : made.unwritten)
        unwritten.insert(unwritten.end(), {each.codePoint, each.code});
    set.unwritten = m_words.add(unwritten);
    set.unwrittenCount = checked<std::uint32_t>(made.unwritten.size());
    set.list = m_halves.add({made.list.begin(), made.list.end()});
    set.listCount = checked<std::uint32_t>(made.list.size());
    m_sets.emplace(key, set);
}

void SetWriter::addRows(const CodeTable& table, stored::Set& set) {
    const std::vector<std::size_t> depths = depthsOf(table);
    Specials specials{commonCells(), {}};
    set.rows = checked<std::uint32_t>(m_rows.size());
    set.rowCount = checked<std::uint32_t>(depths.size());
    for (std::size_t row = 0; row < depths.size(); ++row) {
        const stored::Row stored = rowOf(table, row, depths[row], specials);
        m_rows.push_back(stored);
    }
    set.specials = m_words.add(specials.cells);
    set.answers = addTextRun(specials.answers);
}

stored::Row SetWriter::rowOf(const CodeTable& table, std::size_t row, std::size_t depth,
                             Specials& specials) {
    std::vector<std::uint32_t> words;
    for (const CodeCell cell : table.cells().subspan(256 * row, 256))
        words.push_back(relative(renumbered(table, cell, specials), depth + 1).bits());
    stored::Row stored{};
    std::size_t last = words.size();
    if (fitsHalf(CodeCell(words.back()))) {
        while (last > 0 && words[last - 1] == words.back())
            --last;
    }
    std::size_t first = 0;
    if (fitsHalf(CodeCell(words.front()))) {
        while (first < last && words[first] == words.front())
            ++first;
    }
    if (first > 0)
        stored.below = halfOf(CodeCell(words.front()), specials);
    if (last < words.size())
        stored.above = halfOf(CodeCell(words.back()), specials);
    stored.atEnd =
        halfOf(relative(renumbered(table, table.cellsAtEnd()[row], specials), depth), specials);
    words = {words.begin() + static_cast<std::ptrdiff_t>(first),
             words.begin() + static_cast<std::ptrdiff_t>(last)};
    stored.first = static_cast<std::uint8_t>(first);
    stored.count = static_cast<std::uint16_t>(words.size());
    stored.isWide =
        std::ranges::all_of(words, [](std::uint32_t word) { return fitsHalf(CodeCell(word)); }) ? 0
                                                                                                : 1;
    if (stored.isWide != 0) {
        stored.cells = m_words.add(words);
        return stored;
    }
    std::vector<std::uint16_t> halves;
    halves.reserve(words.size());
    for (const std::uint32_t word : words)
        halves.push_back(halfOf(CodeCell(word), specials));
    stored.cells = m_halves.add(halves);
    return stored;
}

CodeCell SetWriter::renumbered(const CodeTable& table, CodeCell cell, Specials& specials) {
    if (cell.kind() != Kind::Text)
        return cell;
    const Span& span = table.texts()[cell.value()];
    stored::Text text{};
    std::ranges::copy(span.text(), text.codePoints);
    text.count = span.count;
    const auto known = std::ranges::find_if(specials.answers, [&](const stored::Text& other) {
        return std::memcmp(&text, &other, sizeof text) == 0;
    });
    const auto number = known - specials.answers.begin();
    if (known == specials.answers.end())
        specials.answers.push_back(text);
    return {Kind::Text, cell.length(), static_cast<std::uint32_t>(number)};
}

std::uint16_t SetWriter::halfOf(CodeCell cell, Specials& specials) {
    if (cell.kind() == Kind::Character && cell.length() == 0 && fitsHalf(cell))
        return static_cast<std::uint16_t>(cell.value());
    const auto known = std::ranges::find(specials.cells, cell.bits());
    const auto number = static_cast<std::size_t>(known - specials.cells.begin());
    if (known == specials.cells.end())
        specials.cells.push_back(cell.bits());
    if (number >= stored::kMostSpecials)
        throw std::length_error("too many kinds of answers in a set");
    return static_cast<std::uint16_t>(stored::kFirstSpecial + number);
}

void SetWriter::addCodes(const EncodeMap& codes, stored::Set& set) {
    std::map<char32_t, std::map<int, std::uint32_t>> blocks; // by code point / 64
    codes.forEachCode([&](char32_t codePoint, ByteView code) {
        blocks[codePoint >> stored::kBlockBits][static_cast<int>(codePoint & 63)] = numberOf(code);
    });
    std::vector<std::uint16_t> numbers;
    for (const auto& [place, block] : blocks) {
        numbers.resize(place + 1);
        numbers[place] = addBlock(block);
    }
    std::vector<std::uint16_t> groups;
    numbers.resize((numbers.size() + stored::kBlocksInGroup - 1) / stored::kBlocksInGroup *
                   stored::kBlocksInGroup);
    for (auto at = numbers.begin(); at != numbers.end(); at += stored::kBlocksInGroup)
        groups.push_back(addGroup({at, at + stored::kBlocksInGroup}));
    set.groups = m_halves.add(groups);
    set.groupCount = checked<std::uint32_t>(groups.size());
}

std::uint16_t SetWriter::addBlock(const std::map<int, std::uint32_t>& codes) {
    const bool isDirect = codes.size() >= kWorthDirect;
    std::vector<std::uint32_t> run(isDirect ? 64 : 0);
    stored::Block block{};
    for (const auto& [bit, code] : codes) {
        block.present |= std::uint64_t{1} << bit;
        if (isDirect)
            run[static_cast<std::size_t>(bit)] = code;
        else
            run.push_back(code);
    }
    const std::uint32_t above = codes.begin()->second >> 16;
    const auto isBelowIt = [&](const auto& code) { return code.second >> 16 == above; };
    block.isDirect = isDirect ? 1 : 0;
    block.isWide = std::ranges::all_of(codes, isBelowIt) ? 0 : 1;
    if (block.isWide != 0) {
        block.codes = m_words.add(run);
    } else {
        block.above = static_cast<std::uint16_t>(above);
        std::vector<std::uint16_t> halves;
        halves.reserve(run.size());
        for (const std::uint32_t code : run)
            halves.push_back(static_cast<std::uint16_t>(code));
        block.codes = m_halves.add(halves);
    }
    const auto [known, isNew] = m_knownBlocks.try_emplace(
        {block.present, block.codes, block.above, block.isWide, block.isDirect},
        checked<std::uint16_t>(m_blocks.size()));
    if (isNew)
        m_blocks.push_back(block);
    return known->second;
}

std::uint16_t SetWriter::addGroup(const std::vector<std::uint16_t>& blocks) {
    const auto [known, isNew] = m_knownGroups.try_emplace(
        blocks, checked<std::uint16_t>(m_groupBlocks.size() / stored::kBlocksInGroup));
    if (isNew)
        m_groupBlocks.insert(m_groupBlocks.end(), blocks.begin(), blocks.end());
    return known->second;
}

void SetWriter::addTexts(const EncodeMap& codes, stored::Set& set) {
    std::vector<stored::Text> texts;
    std::set<std::uint32_t> beginners;
    codes.forEachText([&](std::u32string_view codePoints, ByteView code) {
        stored::Text text{};
        std::ranges::copy(codePoints, text.codePoints);
        text.count = static_cast<std::uint8_t>(codePoints.size());
        std::ranges::copy(code, text.bytes);
        text.length = static_cast<std::uint8_t>(code.size());
        texts.push_back(text);
        beginners.insert(codePoints.front());
    });
    set.textCount = checked<std::uint32_t>(texts.size());
    set.texts = addTextRun(texts);
    set.beginners = m_words.add({beginners.begin(), beginners.end()});
    set.beginnerCount = checked<std::uint32_t>(beginners.size());
}

std::uint32_t SetWriter::addTextRun(const std::vector<stored::Text>& texts) {
    const auto begin = checked<std::uint32_t>(m_texts.size());
    m_texts.insert(m_texts.end(), texts.begin(), texts.end());
    return begin;
}

Bytes SetWriter::data() const {
    std::vector<std::uint64_t> keys;
    std::vector<stored::Set> sets;
    for (const auto& [key, set] : m_sets) {
        keys.push_back(key);
        sets.push_back(set);
    }
    stored::Header header{};
    header.layout = stored::kLayout;
    header.setCount = checked<std::uint32_t>(sets.size());
    Bytes data(sizeof header);
    header.keys = append(data, keys);
    header.sets = append(data, sets);
    header.rows = append(data, m_rows);
    header.blocks = append(data, m_blocks);
    header.texts = append(data, m_texts);
    header.groupBlocks = append(data, m_groupBlocks);
    header.words = append(data, m_words.numbers());
    header.halves = append(data, m_halves.numbers());
    std::memcpy(data.data(), &header, sizeof header);
    return data;
}

} // namespace moji
