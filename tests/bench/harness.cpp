#include "bench/harness.h"

#include <benchmark/benchmark.h>
#include <fmt/format.h>

#include <fstream>
#include <thread>

namespace moji::bench {

namespace {

std::string processor() {
    std::ifstream info("/proc/cpuinfo");
    for (std::string line; std::getline(info, line);) {
        if (line.starts_with("model name"))
            return line.substr(line.find(':') + 2);
    }
    return "unknown processor";
}

} // namespace

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
    fmt::print("{}, {} processors; medians\n\n", processor(), std::thread::hardware_concurrency());
    speeds.printTables();
    return true;
}

void print(const std::string& title, const std::string& column, const std::vector<Goal>& goals) {
    fmt::print("{:<52}{:>9}{:>9}\n", title, "ratio", column);
    for (const Goal& goal : goals) {
        if (goal.ours && goal.theirs)
            fmt::print("{:<52}{:>9.2f}{:>9.2f}\n", goal.what, *goal.ours / *goal.theirs, goal.goal);
    }
    fmt::print("\n");
}

} // namespace moji::bench
