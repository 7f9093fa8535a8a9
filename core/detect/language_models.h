#pragma once
// All language models, by script: views of the program's constant data.

#include "detect/language.h"
#include "detect/language_model.h"

#include <array>
#include <vector>

namespace moji {

class LanguageModels {
public:
    /// The only ones there are; made when first asked for, callable from several threads.
    [[nodiscard]] static const LanguageModels& all() {
        static const LanguageModels models;
        return models;
    }

    /// The languages of a script are neighbours: [first, last).
    struct Range {
        Language first = 0;
        Language last = 0;
        [[nodiscard]] bool empty() const { return first == last; }
    };
    [[nodiscard]] Range languagesOf(Script script) const {
        return m_ranges[static_cast<std::size_t>(script)];
    }
    /// Of a language of any script but Script::Asian.
    [[nodiscard]] const AlphabetModel& alphabet(Language language) const {
        return m_alphabets[language];
    }
    /// Of a language of Script::Asian.
    [[nodiscard]] const AsianModel& asian(Language language) const { return m_asian[language]; }

private:
    LanguageModels();

    std::array<Range, kScripts> m_ranges{};
    std::vector<AlphabetModel> m_alphabets; // an entry for each language; unused for Asian ones
    std::vector<AsianModel> m_asian;        // an entry for each language; unused for others
};

} // namespace moji
