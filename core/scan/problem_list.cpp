#include "scan/problem_list.h"

#include <algorithm>

namespace moji {

namespace {

Problem beginProblem(const FoundError& error) {
    Problem problem;
    problem.offset = error.offset;
    problem.line = error.lineFeeds + 1;
    problem.column = error.column + 1;
    problem.kind = error.kind;
    problem.firstLength = static_cast<std::uint8_t>(error.bytes.size());
    return problem;
}

void addError(Problem& problem, const FoundError& error) {
    for (const Byte byte : error.bytes) {
        if (problem.length < problem.bytes.size())
            problem.bytes[problem.length] = byte;
        ++problem.length;
    }
    ++problem.errors;
}

/// Takes the errors of blocks that follow one another, and keeps the problems of some numbers.
class Collector {
public:
    Collector(std::uint64_t first, std::uint64_t count, std::optional<SpanStatus> kind,
              const ProblemCounter& before, std::uint64_t number)
        : m_first(first)
        , m_end(first + count)
        , m_kind(kind)
        , m_counter(before)
        , m_next(number) {
        problems.reserve(static_cast<std::size_t>(count));
    }

    std::vector<Problem> problems;

    /// False where all are complete.
    bool add(const FoundError& error) {
        const std::uint64_t before = m_counter.count();
        const auto length = static_cast<std::uint32_t>(error.bytes.size());
        const bool begins =
            m_counter.add(error.offset, length, error.kind, error.bytes.front()) > before;
        if (begins) {
            const bool matches = !m_kind || error.kind == *m_kind;
            m_open = matches && m_next >= m_first && m_next < m_end;
            m_next += matches;
            if (m_open)
                problems.push_back(beginProblem(error));
        }
        if (m_open)
            addError(problems.back(), error);
        return m_open || m_next < m_end;
    }
    /// Goes on at a later block; what was begun is complete.
    void skipTo(const ProblemCounter& before) {
        m_counter = before;
        m_open = false;
    }
    [[nodiscard]] bool isOpen() const { return m_open; }
    [[nodiscard]] bool isFull() const { return m_next >= m_end; }
    [[nodiscard]] std::uint64_t next() const { return m_next; }

private:
    const std::uint64_t m_first;
    const std::uint64_t m_end;
    const std::optional<SpanStatus> m_kind;
    ProblemCounter m_counter;
    std::uint64_t m_next; // number of the next problem that matches
    bool m_open = false;  // the last error belongs to one that is kept
};

} // namespace

std::optional<std::size_t> ProblemList::blockOf(std::uint64_t number) const {
    return m_text.index->blockOf(number,
                                 [&](const StretchTotals& totals) { return numberIn(totals); });
}

/// Whether stray bytes at its beginning belong to the last problem before it.
bool ProblemList::reachesInto(std::size_t block) const {
    const TextIndex& index = *m_text.index;
    const StretchTotals& before = index.before(block);
    return block < index.blockCount() && index.block(block).totals.leadingStrays > 0 &&
           before.problems.strayRoomAt(before.range.end) > 0;
}

Result<std::vector<Problem>> ProblemList::problems(std::uint64_t first, std::uint64_t count,
                                                   const std::stop_token& stop) const {
    const TextIndex& index = *m_text.index;
    count = std::min(count, size() - std::min(first, size()));
    auto block = count > 0 ? blockOf(first) : std::nullopt;
    if (!block)
        return std::vector<Problem>();
    const StretchTotals& before = index.before(*block);
    Collector found(first, count, m_kind, before.problems, numberIn(before));
    while (block) {
        if (stop.stop_requested())
            return Error{ErrorCode::Cancelled, {}, {}};
        const auto visit = [&](const FoundError& error) { return found.add(error); };
        if (auto done = forEachError(m_text, *block, visit); !done)
            return done.error();
        const std::size_t next = *block + 1;
        if (found.isOpen() && reachesInto(next)) {
            block = next;
            continue;
        }
        block = found.isFull() ? std::nullopt : blockOf(found.next());
        if (block)
            found.skipTo(index.before(*block).problems);
    }
    return std::move(found.problems);
}

std::uint64_t ProblemList::costOf(std::uint64_t first, std::uint64_t count) const {
    std::uint64_t cost = 0;
    const std::uint64_t end = std::min(size(), first + count);
    while (first < end) {
        const auto block = blockOf(first);
        cost += m_text.index->blockRange(*block).length();
        first = numberIn(m_text.index->before(*block + 1));
    }
    return cost;
}

Result<std::uint64_t> ProblemList::countBefore(std::uint64_t offset) const {
    const TextIndex& index = *m_text.index;
    const auto block = index.blockAt(offset);
    if (!block)
        return size();
    const StretchTotals& before = index.before(*block);
    std::uint64_t number = numberIn(before);
    if (number == numberIn(index.before(*block + 1)))
        return number;
    ProblemCounter counter = before.problems;
    const auto visit = [&](const FoundError& error) {
        if (error.offset >= offset)
            return false;
        const std::uint64_t last = counter.count();
        const auto length = static_cast<std::uint32_t>(error.bytes.size());
        const bool begins =
            counter.add(error.offset, length, error.kind, error.bytes.front()) > last;
        number += begins && (!m_kind || error.kind == *m_kind);
        return true;
    };
    if (auto done = forEachError(m_text, *block, visit); !done)
        return done.error();
    return number;
}

} // namespace moji
