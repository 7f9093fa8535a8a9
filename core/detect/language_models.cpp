#include "detect/language_models.h"

namespace moji {

LanguageModels::LanguageModels() {
    const auto stored = storedModels();
    for (std::size_t i = 0; i < stored.size(); ++i) {
        Range& range = m_ranges[static_cast<std::size_t>(stored[i].script)];
        if (range.empty())
            range.first = static_cast<Language>(i);
        range.last = static_cast<Language>(i + 1);
        m_alphabets.emplace_back(stored[i]);
        m_asian.emplace_back(stored[i]);
    }
}

} // namespace moji
