#include "repair/text_cost.h"

#include "detect/text_scorer.h"

#include <algorithm>

namespace moji::repair {

double bitsOf(std::u32string_view text) {
    constexpr double kReplacement = 10;
    double bits = 0;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(U'\uFFFD'), text.size());
        if (end > 0)
            bits += scoreText(text.substr(0, end)).bits;
        if (end < text.size())
            bits += kReplacement;
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return bits;
}

} // namespace moji::repair
