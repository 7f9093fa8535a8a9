#include "search/detached_matcher.h"

#include "support/helper_threads.h"

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <system_error>
#include <thread>
#include <utility>

namespace moji::search {

namespace {

// Matches found by one thread: starting it takes as long as finding about a hundred.
constexpr std::size_t kBatch = 512;

} // namespace

struct DetachedMatcher::Batch {
    std::mutex mutex;
    std::condition_variable_any changed;
    bool isDone = false;
    bool foundAll = false;
    std::vector<RegexProgram::Match> found;
    FirstFailure failure;

    void search(const RegexProgram& program, const std::string& text, std::size_t from);
};

void DetachedMatcher::Batch::search(const RegexProgram& program, const std::string& text,
                                    std::size_t from) {
    std::vector<RegexProgram::Match> matches;
    bool areAll = false;
    failure.guard([&] {
        while (matches.size() < kBatch && !areAll) {
            const auto match = program.find(text, from);
            areAll = !match || !*match;
            if (areAll)
                break;
            matches.push_back(**match);
            from = std::max((*match)->end, (*match)->begin + 1);
        }
    });
    const std::lock_guard lock(mutex);
    found = std::move(matches);
    foundAll = areAll;
    isDone = true;
    changed.notify_all();
}

void DetachedMatcher::setText(std::string_view letters) {
    m_text = std::make_shared<const std::string>(letters);
    m_found.clear();
    m_foundAll = false;
}

Result<std::optional<RegexProgram::Match>> DetachedMatcher::find(std::size_t from) {
    const auto known = [&] {
        return std::ranges::lower_bound(m_found, from, {}, &RegexProgram::Match::begin);
    };
    const bool isCovered = from >= m_from && (m_foundAll || known() != m_found.end());
    if (!isCovered)
        if (auto done = run(from); !done)
            return done.error();
    const auto match = known();
    return match == m_found.end() ? std::nullopt : std::optional(*match);
}

Result<Done> DetachedMatcher::run(std::size_t from) {
    const auto batch = std::make_shared<Batch>();
    const auto search = [batch, program = m_program, text = m_text, from] {
        batch->search(program, *text, from);
    };
    try {
        std::thread(search).detach();
    } catch (const std::system_error&) {
        search();
    }
    std::unique_lock lock(batch->mutex);
    if (!batch->changed.wait(lock, m_stop, [&] { return batch->isDone; }))
        return Error{ErrorCode::Cancelled, {}, {}};
    batch->failure.rethrow();
    m_found = std::move(batch->found);
    m_foundAll = batch->foundAll;
    m_from = from;
    return Done{};
}

} // namespace moji::search
