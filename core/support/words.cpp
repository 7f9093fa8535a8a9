#include "support/words.h"

namespace moji {

std::string fillPlaces(std::string_view sentence, const std::vector<std::string>& arguments) {
    std::string filled;
    for (std::size_t i = 0; i < sentence.size(); ++i) {
        const bool isPlace = sentence[i] == '%' && i + 1 < sentence.size() &&
                             sentence[i + 1] >= '1' && sentence[i + 1] <= '9';
        const std::size_t place = isPlace ? static_cast<std::size_t>(sentence[i + 1] - '1') : 0;
        if (!isPlace || place >= arguments.size()) {
            filled += sentence[i];
            continue;
        }
        filled += arguments[place];
        ++i;
    }
    return filled;
}

std::string inEnglish(const Words& words) {
    if (words.isData())
        return words.arguments.empty() ? std::string() : words.arguments.front();
    return fillPlaces(words.english, words.arguments);
}

} // namespace moji
