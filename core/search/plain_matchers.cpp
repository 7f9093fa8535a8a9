#include "search/plain_matchers.h"

namespace moji::search {

namespace {

constexpr std::size_t kMostIdle = 2; // each may hold some megabytes of states

} // namespace

std::unique_ptr<ByteMatcher> PlainMatchers::take() {
    {
        const std::lock_guard lock(m_mutex);
        if (m_hasGivenUp)
            return {};
        if (!m_idle.empty()) {
            auto matcher = std::move(m_idle.back());
            m_idle.pop_back();
            return matcher;
        }
    }
    return std::make_unique<ByteMatcher>(m_regex);
}

void PlainMatchers::keep(std::unique_ptr<ByteMatcher> matcher) {
    matcher->setText({});
    const std::lock_guard lock(m_mutex);
    m_hasGivenUp = m_hasGivenUp || matcher->hasGivenUp();
    if (m_hasGivenUp)
        m_idle.clear();
    else if (m_idle.size() < kMostIdle)
        m_idle.push_back(std::move(matcher));
}

} // namespace moji::search
