#pragma once
// Places of a text, collected in a few passes of which each gives them in order.

#include <algorithm>
#include <functional>
#include <ranges>

namespace moji::repair {

/// Sorts by `key`, which no two have alike. Takes little more than a look where the values are in
/// order but for some at the end.
template <class Values, class Key>
void sortMostlySorted(Values& values, Key key) {
    const auto middle = std::ranges::is_sorted_until(values, {}, key);
    if (middle == values.end())
        return;
    std::ranges::sort(middle, values.end(), {}, key);
    std::ranges::inplace_merge(values, middle, {}, key);
}

} // namespace moji::repair
