#include "detect/letter_costs.h"

#include "detect/thread_loan.h"

#include <bit>
#include <cassert>
#include <type_traits>

namespace moji {

namespace {

/// The symbols of each letter in all languages of a script side by side.
class Symbols {
public:
    using Row =
        std::array<std::uint8_t, LetterCosts::kLanes>;    // by language, from the script's first
    using Rows = std::array<Row, LetterCosts::kEdge + 1>; // by number of the letter, and the edge

    static const Symbols& all() {
        static const Symbols symbols;
        return symbols;
    }
    [[nodiscard]] const Rows& of(Script script) const {
        return m_rows[static_cast<std::size_t>(script)];
    }

private:
    Symbols()
        : m_rows(static_cast<std::size_t>(Script::Other)) {
        const LanguageModels& models = LanguageModels::all();
        for (std::size_t script = 0; script < m_rows.size(); ++script) {
            const auto range = models.languagesOf(static_cast<Script>(script));
            assert(std::size_t{range.last} - range.first <= LetterCosts::kLanes);
            for (Language i = range.first; i < range.last; ++i) {
                const std::size_t lane = std::size_t{i} - range.first;
                for (std::size_t letter = 0; letter < LetterCosts::kEdge; ++letter)
                    m_rows[script][letter][lane] = static_cast<std::uint8_t>(
                        models.alphabet(i).symbolOf(static_cast<std::uint8_t>(letter)));
                m_rows[script][LetterCosts::kEdge][lane] = AlphabetModel::kEdge;
            }
        }
    }
    std::vector<Rows> m_rows;
};

} // namespace

LetterCosts& LetterCosts::ofThread() {
    return ThreadLoan<LetterCosts>::value();
}

const LetterCosts::Row& LetterCosts::wordCosts(const Word& word) {
    static_assert(sizeof(Word) == 16 && std::has_unique_object_representations_v<Word>);
    const auto halves = std::bit_cast<std::array<std::uint64_t, 2>>(word);
    const std::uint64_t mixed = (halves[0] ^ halves[1] * 0xC2B2AE3D27D4EB4FU) * 0x9E3779B97F4A7C15U;
    KnownWord& known = m_words.at(mixed);
    if (known.word[0] == halves[0] && known.word[1] == halves[1])
        return known.row;
    known.word = halves;
    known.row = {};
    Place place;
    const bool goesOn = (word.length & Word::kGoesOn) != 0;
    const std::size_t length = word.length & ~unsigned{Word::kGoesOn};
    for (std::size_t i = 0; i < length; ++i) {
        place.moveTo(word.letters[i]);
        addLetter(word.script, place, known.row);
    }
    if (!goesOn) {
        place.moveTo(kEdge);
        addLetter(word.script, place, known.row);
    }
    return known.row;
}

LetterCosts::Row LetterCosts::ask(std::uint32_t key) {
    constexpr std::uint32_t kNumber = 0x1FF; // a letter's
    const auto script = static_cast<Script>(key >> 27);
    Row row{};
    const LanguageModels& models = LanguageModels::all();
    const auto range = models.languagesOf(script);
    const Symbols::Rows& rows = Symbols::all().of(script);
    const Symbols::Row& first = rows[key >> 18 & kNumber];
    const Symbols::Row& last = rows[key >> 9 & kNumber];
    const Symbols::Row& own = rows[key & kNumber];
    for (std::size_t i = 0; i < std::size_t{range.last} - range.first; ++i)
        row[i] = static_cast<std::uint16_t>(models.alphabet(static_cast<Language>(range.first + i))
                                                .costAfter(first[i], last[i], own[i]));
    return row;
}

LetterCosts::AsianRow LetterCosts::askAsian(char32_t codePoint, char32_t before) {
    AsianRow row{};
    const LanguageModels& models = LanguageModels::all();
    const auto range = models.languagesOf(Script::Asian);
    for (Language i = range.first; i < range.last; ++i)
        row[i - range.first] =
            static_cast<std::uint16_t>(models.asian(i).character(codePoint, before));
    return row;
}

} // namespace moji
