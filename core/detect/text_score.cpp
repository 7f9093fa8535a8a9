#include "detect/text_score.h"

#include "detect/language_models.h"
#include "detect/text_costs.h"

#include <algorithm>
#include <cmath>

namespace moji {

double plausibilityOf(double excess) {
    const double positive = std::log1p(std::exp(2 * std::min(excess, 100.0))) / 2;
    const double doubt = positive / kDoubtful;
    return 1 / (1 + doubt * doubt);
}

double excessOfPlausibility(double plausibility) {
    const double doubt = std::sqrt(1 / plausibility - 1);
    return std::log(std::expm1(2 * doubt * kDoubtful)) / 2;
}

double letterExcess(Language language, const LetterUnits& units) {
    const StoredModel& model = storedModels()[language];
    const double unseen = model.script == Script::Asian ? kUnseenAsianText : kUnseenText;
    const auto excess = [&](std::uint64_t cost, std::uint64_t letters) {
        return static_cast<double>(cost) / kCostUnits -
               static_cast<double>(letters) * (double(model.typicalBits) + unseen);
    };
    return kAsciiExcess * excess(units.ascii, units.asciiLetters) +
           excess(units.other, units.otherLetters);
}

} // namespace moji
