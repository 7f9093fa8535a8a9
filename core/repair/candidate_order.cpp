#include "repair/candidate_order.h"

#include "repair/text_cost.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace moji::repair {

std::u32string likeliestFirst(std::u32string_view candidates, std::u32string_view before,
                              std::u32string_view after) {
    std::vector<std::pair<double, char32_t>> costs;
    std::u32string text(before);
    text += U' ';
    text += after;
    for (const char32_t candidate : candidates) {
        text[before.size()] = candidate;
        costs.emplace_back(bitsOf(text), candidate);
    }
    std::ranges::stable_sort(costs, {}, &std::pair<double, char32_t>::first);
    std::u32string ordered;
    for (const auto& [bits, candidate] : costs)
        ordered.push_back(candidate);
    return ordered;
}

} // namespace moji::repair
