#include "search/byte_states.h"

#include <algorithm>
#include <new>
#include <utility>

namespace moji::search {

namespace {

using Step = RegexMachine::Step;

constexpr std::size_t kMostRows = 4 * 1024;
constexpr std::align_val_t kRowAlignment{256};      // leaves room for the marks
constexpr std::size_t kMostAfter = 2 * 1024 * 1024; // in all states together
constexpr std::size_t kMostSteps = 2 * 1024 * 1024; // likewise
constexpr std::size_t kSides = 32;
constexpr std::uint64_t kRowWork = 32; // as long as so many steps

} // namespace

ByteStates::ByteStates(std::shared_ptr<const ByteRegex> regex, ByteRegex::Direction direction)
    : m_regex(std::move(regex))
    , m_way(m_regex->way(direction))
    , m_isSearch(direction == ByteRegex::Direction::Forwards)
    , m_rows(static_cast<Row*>(::operator new[](kMostRows* kRowSize * sizeof(Row), kRowAlignment)))
    , m_seenAt(m_way.machine.steps.size()) {
    ++m_round;
    open(m_way.machine.begin, m_idle, nullptr);
    clear();
}

void ByteStates::Free::operator()(Row* rows) const {
    ::operator delete[](rows, kRowAlignment);
}

void ByteStates::clear() {
    m_numbers.clear();
    m_states.clear();
    m_stepCount = 0;
    m_places.clear();
    m_inside.clear();
    m_starts.assign(kSides, kUnknown);
}

bool ByteStates::isFull() const {
    constexpr std::size_t kAtOnce = 2; // rows that one call makes
    return m_places.size() + kAtOnce > kMostRows ||
           m_states.size() * m_regex->variantCount() >= kMostAfter || m_stepCount >= kMostSteps;
}

ByteStates::Row ByteStates::makeStart(TextSide beside) {
    if (isFull())
        clear();
    State state;
    state.beside = beside;
    state.isSearching = m_isSearch;
    openFirst(state);
    m_starts[beside] = rowOf({numberOf(std::move(state)), ClassReader::kRoot}) & ~kMarks;
    return m_starts[beside];
}

std::uint32_t ByteStates::numberOf(State state) {
    const auto number = static_cast<std::uint32_t>(m_states.size());
    const auto [entry, isNew] = m_numbers.emplace(std::move(state), number);
    if (isNew) {
        m_states.push_back({&entry->first, marksOf(entry->first),
                            std::vector<std::uint32_t>(m_regex->variantCount(), kNone), 0});
        m_stepCount += entry->first.steps.size();
    }
    return entry->second;
}

ByteStates::Row ByteStates::marksOf(const State& state) const {
    const auto mark = [](bool isSet, Row bit) { return isSet ? bit : Row{0}; };
    const bool isDone = m_isSearch && !state.steps.empty() &&
                        m_way.machine.steps[state.steps.front()].kind == Step::Kind::Match;
    const bool isIdle = state.isSearching && state.steps == m_idle;
    return mark(state.steps.empty(), kStuck) | mark(state.hasMatched, kMatch) |
           mark(isIdle, kIdle) | mark(state.isFresh, kFresh) |
           mark(isDone ? state.first > 0 : state.isKnown, kKnown) | mark(isDone, kDone);
}

ByteStates::Row ByteStates::rowOf(Place place) {
    if (place.node == ClassReader::kRoot) {
        Known& known = m_states[place.state];
        if (known.row == 0)
            known.row = newRow(place) | known.marks;
        return known.row;
    }
    const auto [entry, isNew] = m_inside.emplace(std::pair(place.state, place.node), 0);
    if (isNew)
        entry->second = newRow(place);
    return entry->second;
}

ByteStates::Row ByteStates::newRow(Place place) {
    Row* const row = m_rows.get() + m_places.size() * kRowSize;
    std::fill_n(row, kRowSize, kUnknown);
    m_work += kRowWork;
    m_places.push_back(place);
    return reinterpret_cast<Row>(row);
}

const ByteStates::Place& ByteStates::placeOf(Row row) const {
    return m_places[(row - reinterpret_cast<Row>(m_rows.get())) / (kRowSize * sizeof(Row))];
}

/// The same place as before, if need be after all others have been cleared away.
ByteStates::Place ByteStates::withRoom(Place place) {
    if (!isFull())
        return place;
    State state = *m_states[place.state].state;
    clear();
    return {numberOf(std::move(state)), place.node};
}

ByteStates::Row ByteStates::next(Row row, std::uint8_t byte) {
    const Place place = withRoom(placeOf(row));
    row = rowOf(place) & ~kMarks;
    const std::uint16_t read = m_way.reader.after(place.node, byte);
    Row next = 0;
    if ((read & ClassReader::kNode) != 0) {
        next = rowOf({place.state, static_cast<std::uint16_t>(read & ~ClassReader::kNode)});
    } else if (m_regex->continues(read) && !m_isSearch) {
        next = row | kMark;
    } else {
        const bool isInWord = (m_states[place.state].state->beside & side::kWord) != 0;
        next =
            rowOf({stateAfter(place.state, m_regex->variant(read, isInWord)), ClassReader::kRoot});
    }
    reinterpret_cast<Row*>(row)[byte] = next;
    return next;
}

ByteStates::Row ByteStates::markRead(Row row, std::uint16_t number, bool isInWord) {
    const Place place = withRoom(placeOf(row));
    return rowOf({stateAfter(place.state, m_regex->variant(number, isInWord)), ClassReader::kRoot});
}

ByteStates::Row ByteStates::marksAfter(Row row, std::size_t variant) {
    return m_states[stateAfter(placeOf(row).state, variant)].marks;
}

std::uint32_t ByteStates::stateAfter(std::uint32_t state, std::size_t variant) {
    if (m_states[state].after[variant] == kNone) {
        const std::uint32_t after = numberOf(read(*m_states[state].state, variant));
        m_states[state].after[variant] = after;
    }
    return m_states[state].after[variant];
}

ByteStates::State ByteStates::read(const State& state, std::size_t variant) {
    const TextSide ahead = m_regex->sideOf(variant);
    State after;
    after.beside = m_regex->knowsSides() ? ahead : TextSide{0};
    const std::size_t firsts = resolve(state, ahead);
    ++m_round;
    for (std::size_t i = 0; i < m_resolved.size(); ++i) {
        const Step& step = m_way.machine.steps[m_resolved[i]];
        if (step.kind == Step::Kind::Match) {
            after.hasMatched = true;
            after.isKnown = i < firsts;
            if (m_isSearch)
                return after; // what follows is not preferred
        } else if (variant != m_regex->edge() && m_regex->isIn(variant, step.set)) {
            open(step.next, after.steps, nullptr);
        }
        if (i < firsts)
            after.first = static_cast<std::uint32_t>(after.steps.size());
    }
    after.isSearching = state.isSearching;
    if (after.isSearching && after.steps.empty())
        openFirst(after);
    else if (after.isSearching)
        open(m_way.machine.begin, after.steps, nullptr);
    return after;
}

/// Where no match has begun.
void ByteStates::openFirst(State& state) {
    state.steps = m_idle;
    state.isFresh = m_isSearch;
    state.first = m_isSearch ? static_cast<std::uint32_t>(m_idle.size()) : 0;
}

/// Makes m_resolved: the steps from which the expression can go on, as positions show now. Returns
/// how many of them are of a match that began where the search was last fresh.
std::size_t ByteStates::resolve(const State& state, TextSide ahead) {
    const Sides sides = m_isSearch ? Sides{state.beside, ahead} : Sides{ahead, state.beside};
    std::size_t firsts = 0;
    m_resolved.clear();
    ++m_round;
    for (std::size_t i = 0; i < state.steps.size(); ++i) {
        open(state.steps[i], m_resolved, &sides);
        if (i < state.first)
            firsts = m_resolved.size();
    }
    return firsts;
}

/// Appends the steps to which `step` leads. Positions are among them unless `sides` are known.
void ByteStates::open(std::uint32_t step, Steps& steps, const Sides* sides) {
    m_stack.assign(1, step);
    while (!m_stack.empty()) {
        const std::uint32_t number = m_stack.back();
        m_stack.pop_back();
        ++m_work;
        if (std::exchange(m_seenAt[number], m_round) == m_round)
            continue;
        const Step& at = m_way.machine.steps[number];
        if (at.kind == Step::Kind::Fork) {
            m_stack.push_back(at.other);
            m_stack.push_back(at.next);
        } else if (at.kind != Step::Kind::Position || sides == nullptr) {
            steps.push_back(number);
        } else if (isAt(at.position, sides->before, sides->after)) {
            m_stack.push_back(at.next);
        }
    }
}

} // namespace moji::search
