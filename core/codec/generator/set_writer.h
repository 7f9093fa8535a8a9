#pragma once
// Lays out sets as stored_data.h says. Equal parts of different sets are stored once.

#include "codec/generator/recipes.h"
#include "codec/stored_data.h"

#include <array>
#include <map>
#include <tuple>
#include <vector>

namespace moji {

class SetWriter {
public:
    SetWriter();

    [[nodiscard]] bool has(std::uint64_t key) const { return m_sets.contains(key); }
    /// Throws std::length_error if the layout has no room for the set.
    void add(std::uint64_t key, const MadeSet& made);

    /// All that has been added.
    [[nodiscard]] Bytes data() const;

private:
    /// Numbers of one size.
    template <class Number>
    class Pool {
    public:
        /// Where they are: anywhere among those that are there, or after these.
        std::uint32_t add(const std::vector<Number>& run);
        [[nodiscard]] const std::vector<Number>& numbers() const { return m_numbers; }

    private:
        static constexpr std::size_t kBeginning = 4;
        using Beginning = std::array<Number, kBeginning>;
        static Beginning beginningOf(const Number* numbers);

        std::vector<Number> m_numbers;
        std::size_t m_indexed = 0;
        std::map<Beginning, std::vector<std::uint32_t>> m_places;
    };
    /// What the cells of one set refer to.
    struct Specials {
        std::vector<std::uint32_t> cells;
        std::vector<stored::Text> answers;
    };

    void addRows(const CodeTable& table, stored::Set& set);
    [[nodiscard]] stored::Row rowOf(const CodeTable& table, std::size_t row, std::size_t depth,
                                    Specials& specials);
    /// The cell with the number of its text in `specials`.
    [[nodiscard]] static CodeCell renumbered(const CodeTable& table, CodeCell cell,
                                             Specials& specials);
    [[nodiscard]] static std::uint16_t halfOf(CodeCell cell, Specials& specials);
    void addCodes(const EncodeMap& codes, stored::Set& set);
    void addTexts(const EncodeMap& codes, stored::Set& set);
    [[nodiscard]] std::uint16_t addBlock(const std::map<int, std::uint32_t>& codes);
    [[nodiscard]] std::uint16_t addGroup(const std::vector<std::uint16_t>& blocks);
    [[nodiscard]] std::uint32_t addTextRun(const std::vector<stored::Text>& texts);

    std::map<std::uint64_t, stored::Set> m_sets; // by key
    std::vector<stored::Row> m_rows;
    std::vector<stored::Block> m_blocks;
    std::map<std::tuple<std::uint64_t, std::uint32_t, std::uint16_t, bool, bool>, std::uint16_t>
        m_knownBlocks;
    std::vector<stored::Text> m_texts;
    std::vector<std::uint16_t> m_groupBlocks;
    std::map<std::vector<std::uint16_t>, std::uint16_t> m_knownGroups;
    Pool<std::uint32_t> m_words;
    Pool<std::uint16_t> m_halves;
};

} // namespace moji
