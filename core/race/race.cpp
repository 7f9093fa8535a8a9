#include "race/race.h"

#include "support/processor_time.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <fstream>

#if defined(__x86_64__)
#include <cpuid.h>
#include <x86intrin.h> // IWYU pragma: keep
#endif

namespace moji::race {

namespace {

/// Where nobody looks, the compiler could leave the work out.
volatile std::uint64_t s_result;

double processorSeconds() {
    return std::chrono::duration<double>(threadProcessorTime()).count();
}

std::uint64_t cyclesNow() {
#if defined(__x86_64__)
    return __rdtsc();
#else
    return 0;
#endif
}

constexpr PaperClaim kClaims[] = {{"utfcpp", 48, 77}, {"hoehrmann", 20, 45}, {"fuchsia", 13, 35}};

} // namespace

double quantile(std::vector<double> values, double share) {
    if (values.empty())
        return 0;
    std::ranges::sort(values);
    const double place = share * static_cast<double>(values.size() - 1);
    const auto below = static_cast<std::size_t>(place);
    const std::size_t above = std::min(below + 1, values.size() - 1);
    return std::lerp(values[below], values[above], place - static_cast<double>(below));
}

double Standing::median() const {
    return quantile(speeds, 0.5);
}

double Standing::lowerQuartile() const {
    return quantile(speeds, 0.25);
}

double Standing::upperQuartile() const {
    return quantile(speeds, 0.75);
}

double Standing::bytesACycle() const {
    return quantile(cycleRates, 0.5);
}

Race::Race(ByteView bytes, std::vector<Racer> racers)
    : m_bytes(bytes)
    , m_racers(std::move(racers)) {
    m_racers.push_back(plainReading());
    for (const Racer& racer : m_racers)
        m_standings.push_back({racer.id, racer.library, racer.decodes, {}, {}});
}

Sample Race::measure(const Racer& racer) const {
    constexpr double kLeastSeconds = 0.0005; // above the resolution of the clock
    Sample sample;
    const double begin = processorSeconds();
    do {
        s_result = racer.run(m_bytes);
        sample.bytes += m_bytes.size();
        sample.seconds = processorSeconds() - begin;
    } while (sample.seconds < kLeastSeconds);
    return sample;
}

bool Race::runRound(const std::stop_token& stop) {
    using Clock = std::chrono::steady_clock;
    std::vector<Sample> samples;
    const auto begin = Clock::now();
    const std::uint64_t cycles = cyclesNow();
    for (const Racer& racer : m_racers) {
        if (stop.stop_requested())
            return false;
        samples.push_back(measure(racer));
    }
    // The counter runs at a constant rate, whatever the clock of the processor does.
    const double cyclesASecond = static_cast<double>(cyclesNow() - cycles) /
                                 std::chrono::duration<double>(Clock::now() - begin).count();
    for (std::size_t i = 0; i < samples.size(); ++i) {
        const double speed = samples[i].gigabytesASecond();
        m_standings[i].speeds.push_back(speed);
        if (cyclesASecond > 0)
            m_standings[i].cycleRates.push_back(speed * 1e9 / cyclesASecond);
    }
    ++m_rounds;
    return true;
}

const Standing* Race::find(std::string_view id) const {
    const auto found = std::ranges::find(m_standings, id, &Standing::id);
    return found == m_standings.end() ? nullptr : &*found;
}

Machine thisMachine() {
    Machine machine;
    std::ifstream file("/proc/cpuinfo");
    for (std::string line; std::getline(file, line);) {
        if (const std::size_t colon = line.find(": ");
            line.starts_with("model name") && colon != std::string::npos) {
            machine.processor = line.substr(colon + 2);
            break;
        }
    }
#if defined(__x86_64__)
    unsigned a = 0;
    unsigned b = 0;
    unsigned c = 0;
    unsigned d = 0;
    machine.isVirtual = __get_cpuid(1, &a, &b, &c, &d) != 0 && (c >> 31 & 1) != 0;
#endif
    return machine;
}

std::span<const PaperClaim> paperClaims() {
    return kClaims;
}

std::optional<double> ownRatio(const Race& race, std::string_view id) {
    double fastest = 0;
    for (const Standing& standing : race.standings()) {
        if (standing.id.starts_with("kernel-"))
            fastest = std::max(fastest, standing.median());
    }
    const Standing* other = race.find(id);
    if (other == nullptr || other->median() <= 0 || fastest <= 0)
        return std::nullopt;
    return fastest / other->median();
}

} // namespace moji::race
