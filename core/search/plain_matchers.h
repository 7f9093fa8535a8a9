#pragma once
// The ByteMatchers of one expression that no search is using, with the states that they have made:
// a window searches for the same expression at every scroll. For any number of threads.

#include "search/byte_matcher.h"

#include <memory>
#include <mutex>
#include <vector>

namespace moji::search {

class PlainMatchers {
public:
    explicit PlainMatchers(std::shared_ptr<const ByteRegex> regex)
        : m_regex(std::move(regex)) {}

    /// nullptr if one has given up: other engines are faster.
    [[nodiscard]] std::unique_ptr<ByteMatcher> take();
    /// For a later take().
    void keep(std::unique_ptr<ByteMatcher> matcher);

private:
    std::shared_ptr<const ByteRegex> m_regex;
    std::mutex m_mutex; // guards:
    std::vector<std::unique_ptr<ByteMatcher>> m_idle;
    bool m_hasGivenUp = false;
};

} // namespace moji::search
