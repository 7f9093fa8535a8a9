#include "repair/assignment.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace moji::repair {

namespace {

/// Bits that going over from one to another costs: the more units there are, the more places where
/// it might have been.
double changeCost(std::size_t units) {
    return std::max(7.0, std::log2(static_cast<double>(units + 1)));
}

// Nor is there any choice of a place where the unit beside it is none that the chain could have
// damaged, as a word in another script is not.
constexpr double kForcedChange = 2;

bool isBarred(const HypothesisGains& hypothesis, std::size_t unit) {
    return hypothesis.bits[unit] == kNever;
}

using Choice = std::vector<std::size_t>; // hypotheses that may be used

/// Viterbi's path over the units; row 0 is none, the others are the hypotheses of a choice.
class Path {
public:
    enum class Keeps { NetOnly, Units }; // what is asked of it: the path takes memory

    Path(std::span<const HypothesisGains> hypotheses, Choice choice, std::size_t units, Keeps keeps)
        : m_hypotheses(hypotheses)
        , m_choice(std::move(choice))
        , m_change(changeCost(units))
        , m_saved(m_choice.size() + 1, kNever)
        , m_gains(m_saved.size(), nullptr)
        , m_from(keeps == Keeps::Units ? units * m_saved.size() : 0) {
        m_saved[0] = 0;
        for (std::size_t i = 0; i < m_choice.size(); ++i)
            m_gains[i + 1] = m_hypotheses[m_choice[i]].bits.data();
        for (std::size_t unit = 0; unit < units; ++unit)
            step(unit);
    }

    /// Bits that the path saves, less the doubt of every hypothesis of the choice.
    [[nodiscard]] double net() const {
        double net = m_saved[best()];
        for (const std::size_t hypothesis : m_choice)
            net -= m_hypotheses[hypothesis].doubt;
        return net;
    }

    [[nodiscard]] std::vector<std::size_t> units() const {
        std::size_t row = best();
        std::vector<std::size_t> units(m_from.size() / m_saved.size());
        for (std::size_t unit = units.size(); unit-- > 0;) {
            units[unit] = row == 0 ? kLeftAlone : m_choice[row - 1];
            row = m_from[unit * m_saved.size() + row];
        }
        return units;
    }

private:
    /// The first of the rows that saved the most.
    [[nodiscard]] std::size_t best() const {
        std::size_t top = 0;
        for (std::size_t row = 1; row < m_saved.size(); ++row)
            top = m_saved[row] > m_saved[top] ? row : top;
        return top;
    }

    void step(std::size_t unit) {
        const std::size_t top = best();
        const double reached = m_saved[top];
        const bool isTopBarred = unit > 0 && top > 0 && m_gains[top][unit] == kNever;
        for (std::size_t row = 0; row < m_saved.size(); ++row) {
            const double gain = row == 0 ? 0 : m_gains[row][unit];
            const bool forced =
                isTopBarred || (row > 0 && unit > 0 && m_gains[row][unit - 1] == kNever);
            const double changed = reached - (unit == 0 ? kAtBeginning
                                              : forced  ? kForcedChange
                                                        : m_change);
            const bool stays = row == top || m_saved[row] >= changed;
            m_saved[row] = (stays ? m_saved[row] : changed) + gain;
            if (!m_from.empty())
                m_from[unit * m_saved.size() + row] = static_cast<std::uint8_t>(stays ? row : top);
        }
    }

    std::span<const HypothesisGains> m_hypotheses;
    Choice m_choice;
    double m_change;
    std::vector<double> m_saved;
    std::vector<const double*> m_gains; // of each row the bits, unit by unit; row 0 has none
    std::vector<std::uint8_t> m_from;   // unit by unit, for each row the row before
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
        if (unit == 0)
            net[chosen] -= kAtBeginning;
        else if (units[unit - 1] != chosen)
            net[chosen] -=
                isBarred(hypotheses[chosen], unit - 1) ? kForcedChange : changeCost(units.size());
    }
    return net;
}

/// The best of all choices that differ from `choice` by one hypothesis more or less; `choice` where
/// none is better.
Choice improved(std::span<const HypothesisGains> hypotheses, const Choice& promising,
                std::size_t units, const Choice& choice, double& net) {
    constexpr std::size_t kMost = 8;
    Choice best = choice;
    for (const std::size_t i : promising) {
        Choice other = choice;
        if (std::erase(other, i) == 0)
            other.push_back(i);
        if (other.size() > kMost)
            continue;
        if (const double here = Path(hypotheses, other, units, Path::Keeps::NetOnly).net();
            here > net) {
            net = here;
            best = std::move(other);
        }
    }
    return best;
}

/// Hypotheses that could save more than they are doubted, if changes cost nothing.
Choice promisingOf(std::span<const HypothesisGains> hypotheses) {
    Choice promising;
    for (std::size_t i = 0; i < hypotheses.size(); ++i) {
        double saved = 0;
        for (const double bits : hypotheses[i].bits)
            saved += std::max(0.0, bits);
        if (saved > hypotheses[i].doubt)
            promising.push_back(i);
    }
    return promising;
}

} // namespace

Assignment assign(std::span<const HypothesisGains> hypotheses, std::size_t units) {
    const Choice promising = promisingOf(hypotheses);
    Choice choice;
    double net = 0;
    for (;;) {
        Choice better = improved(hypotheses, promising, units, choice, net);
        if (better == choice)
            break;
        choice = std::move(better);
    }
    Assignment found;
    found.unit = Path(hypotheses, std::move(choice), units, Path::Keeps::Units).units();
    found.net = netOf(hypotheses, found.unit);
    return found;
}

} // namespace moji::repair
