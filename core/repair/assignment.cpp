#include "repair/assignment.h"

#include <cstdint>
#include <limits>

namespace moji::repair {

namespace {

constexpr double kChange = 7; // bits, of going over to a hypothesis
constexpr double kNever = -std::numeric_limits<double>::infinity();

/// Viterbi's path over the units; rows are hypotheses, row 0 is none.
class Path {
public:
    Path(std::span<const HypothesisGains> hypotheses, const std::vector<bool>& excluded,
         std::size_t units)
        : m_hypotheses(hypotheses)
        , m_excluded(excluded)
        , m_saved(hypotheses.size() + 1, kNever)
        , m_from(units, std::vector<std::uint16_t>(hypotheses.size() + 1)) {
        m_saved[0] = 0;
        for (std::size_t unit = 0; unit < units; ++unit)
            step(unit);
    }

    [[nodiscard]] std::vector<std::size_t> units() const {
        std::size_t row = best(m_saved);
        std::vector<std::size_t> units(m_from.size());
        for (std::size_t unit = m_from.size(); unit-- > 0;) {
            units[unit] = row == 0 ? kLeftAlone : row - 1;
            row = m_from[unit][row];
        }
        return units;
    }

private:
    static std::size_t best(const std::vector<double>& saved) {
        std::size_t found = 0;
        for (std::size_t row = 1; row < saved.size(); ++row) {
            if (saved[row] > saved[found])
                found = row;
        }
        return found;
    }

    void step(std::size_t unit) {
        const std::size_t top = best(m_saved);
        std::vector<double> next(m_saved.size(), kNever);
        for (std::size_t row = 0; row < next.size(); ++row) {
            if (row > 0 && m_excluded[row - 1])
                continue;
            const double change = m_saved[top] - (row == 0 ? 0 : kChange);
            const bool stays = m_saved[row] >= change;
            const double gain = row == 0 ? 0 : m_hypotheses[row - 1].bits[unit];
            next[row] = (stays ? m_saved[row] : change) + gain;
            m_from[unit][row] = static_cast<std::uint16_t>(stays ? row : top);
        }
        m_saved = std::move(next);
    }

    std::span<const HypothesisGains> m_hypotheses;
    const std::vector<bool>& m_excluded;
    std::vector<double> m_saved;
    std::vector<std::vector<std::uint16_t>> m_from;
};

std::vector<double> netOf(std::span<const HypothesisGains> hypotheses,
                          const std::vector<std::size_t>& units) {
    std::vector<double> net(hypotheses.size());
    std::vector<bool> used(hypotheses.size());
    for (std::size_t unit = 0; unit < units.size(); ++unit) {
        const std::size_t chosen = units[unit];
        if (chosen == kLeftAlone)
            continue;
        if (!used[chosen])
            net[chosen] -= hypotheses[chosen].doubt;
        used[chosen] = true;
        net[chosen] += hypotheses[chosen].bits[unit];
        if (unit == 0 || units[unit - 1] != chosen)
            net[chosen] -= kChange;
    }
    return net;
}

} // namespace

Assignment assign(std::span<const HypothesisGains> hypotheses, std::size_t units) {
    std::vector<bool> excluded(hypotheses.size());
    for (;;) {
        Assignment found;
        found.unit = Path(hypotheses, excluded, units).units();
        found.net = netOf(hypotheses, found.unit);
        std::size_t worst = kLeftAlone;
        for (std::size_t i = 0; i < hypotheses.size(); ++i) {
            if (found.net[i] < 0 && (worst == kLeftAlone || found.net[i] < found.net[worst]))
                worst = i;
        }
        if (worst == kLeftAlone)
            return found;
        excluded[worst] = true;
    }
}

} // namespace moji::repair
