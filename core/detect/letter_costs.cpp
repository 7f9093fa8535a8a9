#include "detect/letter_costs.h"

#include "detect/thread_loan.h"

#include <algorithm>

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

template <class Costs>
const Costs& LetterCosts::costsOf(const Word& word, KnownWords<Costs>& known) {
    const Word::Key key = word.key();
    KnownWord<Costs>& found =
        known.at((key[0] ^ key[1] * 0xC2B2AE3D27D4EB4FU) * 0x9E3779B97F4A7C15U);
    if (found.key == key)
        return found.costs;
    Row sums{};
    Place place;
    for (std::size_t i = 0; i < word.length(); ++i) {
        place.moveTo(word.letter(i));
        addLetter(word.script(), place, sums);
    }
    if (!word.goesOn()) {
        place.moveTo(kEdge);
        addLetter(word.script(), place, sums);
    }
    found.key = key;
    std::copy_n(sums.begin(), found.costs.size(), found.costs.begin());
    return found.costs;
}

template const LetterCosts::Row& LetterCosts::costsOf(const Word& word, KnownWords<Row>& known);
template const LetterCosts::ForeignRow& LetterCosts::costsOf(const Word& word,
                                                             KnownWords<ForeignRow>& known);

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
