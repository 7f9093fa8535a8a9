#include "bench/harness.h"

#include <benchmark/benchmark.h>
#include <fmt/format.h>

namespace moji::bench {

void measure(Speeds& speeds, const std::string& task, const Corpus& corpus, const Peer& peer) {
    const auto name = fmt::format("{}/{}/{}", task, corpus.name, peer.name);
    speeds.expect(name);
    benchmark::RegisterBenchmark(
        name.c_str(), [bytes = ByteView(corpus.bytes), run = peer.run](benchmark::State& state) {
            for (auto _ : state)
                benchmark::DoNotOptimize(run(bytes));
            state.SetBytesProcessed(static_cast<std::int64_t>(state.iterations() * bytes.size()));
        });
}

void measureAll(Speeds& speeds, const std::string& task, const Corpus& corpus,
                const std::vector<Peer>& peers) {
    for (const Peer& peer : peers)
        measure(speeds, task, corpus, peer);
}

bool runAll(Speeds& speeds, int argc, char** argv) {
    // Defaults that the command line may change: many short rounds, all mixed.
    std::vector<std::string> arguments{argv[0], "--benchmark_enable_random_interleaving=true",
                                       "--benchmark_repetitions=9", "--benchmark_min_time=0.005"};
    arguments.insert(arguments.end(), argv + 1, argv + argc);
    std::vector<char*> pointers;
    for (std::string& argument : arguments)
        pointers.push_back(argument.data());
    int count = static_cast<int>(pointers.size());
    benchmark::Initialize(&count, pointers.data());
    if (benchmark::ReportUnrecognizedArguments(count, pointers.data()))
        return false;

    benchmark::RunSpecifiedBenchmarks(&speeds);
    return true;
}

void printGoals(const std::vector<Goal>& goals) {
    printHeader({"goal", "reached", "wanted"});
    for (const Goal& goal : goals) {
        if (const auto reached = ratio(goal.ours, goal.theirs))
            printRow(
                {goal.what, fmt::format("{:.2f}", *reached), fmt::format("{:.2f}", goal.goal)});
    }
    printGap();
}

} // namespace moji::bench
