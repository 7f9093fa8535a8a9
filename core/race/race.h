#pragma once
// Who is fastest: all racers go through the same bytes in turns, round after round, so that what
// else the machine does hits all alike. Of each, the median of the rounds counts.

#include "race/racers.h"

#include <stop_token>

namespace moji::race {

/// One measurement.
struct Sample {
    double seconds = 0; // of processor time
    std::uint64_t bytes = 0;
    [[nodiscard]] double gigabytesASecond() const {
        return seconds > 0 ? static_cast<double>(bytes) / seconds / 1e9 : 0;
    }
};

struct Standing {
    std::string id;
    std::string library;
    bool decodes = false;
    std::vector<double> speeds;     // GB/s, one a round
    std::vector<double> cycleRates; // bytes a cycle of the time-stamp counter, where there is one
    [[nodiscard]] double median() const;
    /// Half of the rounds are between these two.
    [[nodiscard]] double lowerQuartile() const;
    [[nodiscard]] double upperQuartile() const;
    [[nodiscard]] double bytesACycle() const; // median; 0 if unknown
};

class Race {
public:
    /// Copies nothing: `bytes` must outlive the race, and start at a multiple of eight.
    Race(ByteView bytes, std::vector<Racer> racers);

    /// Measures every racer once. False if it was stopped; that round does not count.
    bool runRound(const std::stop_token& stop = {});
    [[nodiscard]] std::size_t rounds() const { return m_rounds; }
    /// In the order of the racers; plain reading is the last one.
    [[nodiscard]] const std::vector<Standing>& standings() const { return m_standings; }
    /// nullptr if it does not race.
    [[nodiscard]] const Standing* find(std::string_view id) const;

private:
    [[nodiscard]] Sample measure(const Racer& racer) const;

    ByteView m_bytes;
    std::vector<Racer> m_racers;
    std::vector<Standing> m_standings;
    std::size_t m_rounds = 0;
};

/// Linear interpolation between the nearest ranks; 0 for no values.
[[nodiscard]] double quantile(std::vector<double> values, double share);

/// What the measuring machine is.
struct Machine {
    std::string processor;  // "AMD EPYC"; empty if unknown
    bool isVirtual = false; // a hypervisor shares the processor with others
};
[[nodiscard]] Machine thisMachine();

/// What Keiser and Lemire report: how many times as fast as `id` their validator is.
struct PaperClaim {
    const char* id;
    double least;
    double most;
};
[[nodiscard]] std::span<const PaperClaim> paperClaims();
/// The fastest kernel beside `id` in this race; nothing if either is missing.
[[nodiscard]] std::optional<double> ownRatio(const Race& race, std::string_view id);

} // namespace moji::race
