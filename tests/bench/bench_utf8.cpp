// Speed of the UTF-8 kernels and scans beside others, interleaved in one run.
//
//     bench_utf8 [--benchmark_filter=REGEX] [--benchmark_repetitions=N]
//
// Absolute figures are the machine's; what counts is the ratios at the end.

#include "bench/corpora.h"
#include "bench/peers.h"
#include "bench/table.h"

#include "scan/utf8_stretch.h"
#include "utf8/kernels/kernel.h"

#include <benchmark/benchmark.h>
#include <fmt/format.h>

#include <fstream>
#include <string>
#include <thread>

namespace moji::bench {

namespace {

constexpr std::size_t kCached = 1024 * 1024;
constexpr std::size_t kFromMemory = 256 * 1024 * 1024;
constexpr std::size_t kWithErrors = 64 * 1024 * 1024;

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

std::uint64_t scanAll(const utf8::Kernel& kernel, ByteView bytes, bool counting) {
    std::array<utf8::KernelError, 4096> errors;
    utf8::KernelCounts counts;
    std::uint64_t found = 0;
    while (!bytes.empty()) {
        const auto done = kernel.scan(bytes.data(), bytes.size(), Tail::AtEnd,
                                      counting ? &counts : nullptr, errors.data(), errors.size());
        found += done.errors;
        bytes = bytes.subspan(done.consumed);
    }
    return found + counts.lineFeeds + counts.continuations;
}

/// One of each kernel; `run(kernel, bytes)`.
template <class Run>
std::vector<Peer> ours(Run run) {
    std::vector<Peer> peers;
    for (const utf8::Kernel* kernel : utf8::compiledKernels()) {
        if (kernel->isSupported())
            peers.push_back({fmt::format("ours {}", kernel->name), [kernel, run](ByteView bytes) {
                                 return std::uint64_t{run(*kernel, bytes)};
                             }});
    }
    return peers;
}

std::vector<Peer> ourValidators() {
    return ours([](const utf8::Kernel& kernel, ByteView bytes) {
        return kernel.isValid(bytes.data(), bytes.size());
    });
}
std::vector<Peer> ourFinders() {
    return ours(
        [](const utf8::Kernel& kernel, ByteView bytes) { return scanAll(kernel, bytes, false); });
}
std::vector<Peer> ourScans() {
    return ours(
        [](const utf8::Kernel& kernel, ByteView bytes) { return scanAll(kernel, bytes, true); });
}

void measureCached(Speeds& speeds, const std::vector<Corpus>& texts) {
    for (const Corpus& corpus : texts) {
        measureAll(speeds, "validate", corpus, limits());
        measureAll(speeds, "validate", corpus, ourValidators());
        measureAll(speeds, "validate", corpus, simdjsonValidators());
        measureAll(speeds, "validate", corpus, validators());
        measureAll(speeds, "validate and count", corpus, ourScans());
    }
}

void measureFromMemory(Speeds& speeds, const std::vector<Corpus>& texts) {
    for (const Corpus& corpus : texts) {
        measureAll(speeds, "validate from memory", corpus, limits());
        measureAll(speeds, "validate from memory", corpus, ourValidators());
        measureAll(speeds, "validate from memory", corpus, simdjsonValidators());
    }
}

void measureErrors(Speeds& speeds, const std::vector<Corpus>& texts) {
    for (const Corpus& corpus : texts) {
        measureAll(speeds, "find all errors", corpus, ourFinders());
        measureAll(speeds, "find all errors", corpus, errorFinders());
    }
    // It stops at the first error: of clean text alone it reads all.
    measureAll(speeds, "find all errors", texts.front(), simdjsonValidators());
}

std::vector<Corpus> spoiltTexts() {
    std::vector<Corpus> texts;
    const Bytes clean = mixedScripts(kWithErrors);
    for (const auto& [name, share] : {std::pair{"clean", 0.0}, std::pair{"0.001 %", 0.00001},
                                      std::pair{"0.1 %", 0.001}, std::pair{"5 %", 0.05}}) {
        texts.push_back({name, clean});
        spoil(texts.back().bytes, share);
    }
    return texts;
}

struct Goal {
    std::string what;
    std::optional<double> ours;
    std::optional<double> theirs;
    double goal;
};

std::vector<Goal> goals(const Speeds& speeds) {
    const auto ours = [&](const std::string& task, const std::string& corpus) {
        return speeds.best(task, corpus, "ours");
    };
    const auto simdjson = speeds.best("validate", "korean", "simdjson");
    const auto widest = fmt::format("ours {}", utf8::defaultKernel().name);
    return {
        {"validate Korean: default kernel / simdjson's best",
         speeds.speed("validate", "korean", widest), simdjson, 1.7},
        {"validate Korean: avx2 / simdjson's best", speeds.speed("validate", "korean", "ours avx2"),
         simdjson, 1.1},
        {"validate Korean: sse4 / simdjson's westmere",
         speeds.speed("validate", "korean", "ours sse4"),
         speeds.speed("validate", "korean", "simdjson westmere"), 1.0},
        {"validate ASCII / read-sum", ours("validate", "ascii"),
         speeds.speed("validate", "ascii", "read-sum"), 0.9},
        {"validate from memory / read-sum", ours("validate from memory", "scripts"),
         speeds.speed("validate from memory", "scripts", "read-sum"), 0.85},
        {"all errors of 0.001 % / simdjson validating once", ours("find all errors", "0.001 %"),
         speeds.best("find all errors", "clean", "simdjson"), 1.5},
        {"all errors of 5 % / ICU with offsets", ours("find all errors", "5 %"),
         speeds.speed("find all errors", "5 %", "ICU with offsets"), 5},
        {"validate and count Korean / validate",
         speeds.speed("validate and count", "korean", widest),
         speeds.speed("validate", "korean", widest), 1 / 1.3},
    };
}

/// What the paper reports of random text of one to four bytes: 48-77, 20-45 and 13-35 times.
std::vector<Goal> paperClaims(const Speeds& speeds) {
    const auto ours = speeds.best("validate", "random", "ours");
    std::vector<Goal> claims;
    for (const auto& [peer, low] :
         {std::pair{"utfcpp", 48.0}, std::pair{"Hoehrmann", 20.0}, std::pair{"Fuchsia", 13.0}})
        claims.push_back({fmt::format("validate random text / {}", peer), ours,
                          speeds.speed("validate", "random", peer), low});
    return claims;
}

void print(const std::string& title, const std::string& column, const std::vector<Goal>& goals) {
    fmt::print("{:<52}{:>9}{:>9}\n", title, "ratio", column);
    for (const Goal& goal : goals) {
        if (goal.ours && goal.theirs)
            fmt::print("{:<52}{:>9.2f}{:>9.2f}\n", goal.what, *goal.ours / *goal.theirs, goal.goal);
    }
    fmt::print("\n");
}

std::string processor() {
    std::ifstream info("/proc/cpuinfo");
    for (std::string line; std::getline(info, line);) {
        if (line.starts_with("model name"))
            return line.substr(line.find(':') + 2);
    }
    return "unknown processor";
}

} // namespace

} // namespace moji::bench

int main(int argc, char** argv) {
    using namespace moji::bench;
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
        return 2;

    const auto cached = corpora(kCached);
    std::vector<Corpus> fromMemory{{"scripts", mixedScripts(kFromMemory)}};
    const auto spoilt = spoiltTexts();
    Speeds speeds;
    measureCached(speeds, cached);
    measureFromMemory(speeds, fromMemory);
    measureErrors(speeds, spoilt);

    benchmark::RunSpecifiedBenchmarks(&speeds);
    fmt::print("{}, {} processors; medians\n\n", processor(), std::thread::hardware_concurrency());
    speeds.printTables();
    print("Goals", "goal", goals(speeds));
    print("The paper's claim", "at least", paperClaims(speeds));
}
