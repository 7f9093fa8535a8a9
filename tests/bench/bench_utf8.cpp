// Speed of the UTF-8 kernels and scans beside others, interleaved in one run.
//
//     bench_utf8 [--benchmark_filter=REGEX] [--benchmark_repetitions=N]
//
// Absolute figures are the machine's; what counts is the ratios at the end.

#include "bench/file_scan.h"
#include "bench/harness.h"
#include "bench/simdutf.h"

#include "race/race_text.h"
#include "scan/utf8_stretch.h"
#include "utf8/kernels/kernel.h"

#include <fmt/format.h>

#include <string>

namespace moji::bench {

namespace {

constexpr std::size_t kCached = 1024 * 1024;
constexpr std::size_t kFromMemory = 256 * 1024 * 1024;
constexpr std::size_t kWithErrors = 64 * 1024 * 1024;
constexpr std::uint64_t kFile = std::uint64_t{2} << 30;
constexpr unsigned kFileThreads = 2;

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

std::vector<Peer> ourFinders() {
    return ours(
        [](const utf8::Kernel& kernel, ByteView bytes) { return scanAll(kernel, bytes, false); });
}
std::vector<Peer> ourScans() {
    return ours(
        [](const utf8::Kernel& kernel, ByteView bytes) { return scanAll(kernel, bytes, true); });
}

std::vector<Corpus> cachedTexts() {
    std::vector<Corpus> texts = corpora(kCached);
    for (const unsigned distance : {400, 2000})
        texts.push_back(sparseEnglish(kCached, distance));
    return texts;
}

void measureCached(Speeds& speeds, const std::vector<Corpus>& texts) {
    for (const Corpus& corpus : texts) {
        measureAll(speeds, "validate", corpus, limits());
        measureAll(speeds, "validate", corpus, ourValidators());
        measureAll(speeds, "validate", corpus, simdjsonValidators());
        measureAll(speeds, "validate", corpus, simdutfValidators());
        measureAll(speeds, "validate", corpus, validators());
        measureAll(speeds, "validate and count", corpus, ourScans());
    }
}

void measureFromMemory(Speeds& speeds, const std::vector<Corpus>& texts) {
    for (const Corpus& corpus : texts) {
        measureAll(speeds, "validate from memory", corpus, limits());
        measureAll(speeds, "validate from memory", corpus, ourValidators());
        measureAll(speeds, "validate from memory", corpus, simdjsonValidators());
        measureAll(speeds, "validate from memory", corpus, simdutfValidators());
    }
}

void measureErrors(Speeds& speeds, const std::vector<Corpus>& texts) {
    for (const Corpus& corpus : texts) {
        measureAll(speeds, "find all errors", corpus, ourFinders());
        measureAll(speeds, "find all errors", corpus, errorFinders());
        measureAll(speeds, "find all errors", corpus, simdutfErrorFinders());
    }
    // It stops at the first error: of clean text alone it reads all.
    measureAll(speeds, "find all errors", texts.front(), simdjsonValidators());
}

void measureFile(Speeds& speeds, const BigFile& file) {
    if (file.path().empty()) {
        fmt::print("No room for a file of 2 GiB; it is left out.\n");
        return;
    }
    for (const Peer& peer : fileReaders(file, kFileThreads)) {
        const auto name = fmt::format("all errors of a file/2 GiB/{}", peer.name);
        speeds.expect(name);
        benchmark::RegisterBenchmark(name.c_str(), [run = peer.run](benchmark::State& state) {
            for (auto _ : state)
                benchmark::DoNotOptimize(run({}));
            state.SetBytesProcessed(static_cast<std::int64_t>(state.iterations() * kFile));
        })->UseRealTime();
    }
}

std::vector<Corpus> spoiltTexts() {
    std::vector<Corpus> texts;
    const Bytes clean = mixedScripts(kWithErrors);
    for (const auto& [name, share] : {std::pair{"clean", 0.0}, std::pair{"0.001 %", 0.00001},
                                      std::pair{"0.1 %", 0.001}, std::pair{"5 %", 0.05}}) {
        texts.push_back({name, clean});
        race::spoil(texts.back().bytes, share);
    }
    return texts;
}

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
         speeds.speed("validate from memory", "scripts", "read-sum"), 0.9},
        {"all errors of 0.001 % / simdjson validating once", ours("find all errors", "0.001 %"),
         speeds.best("find all errors", "clean", "simdjson"), 1.5},
        {"all errors of 5 % / ICU with offsets", ours("find all errors", "5 %"),
         speeds.speed("find all errors", "5 %", "ICU with offsets"), 5},
        {"all errors of a 2 GiB file, 2 threads / read-sum",
         speeds.speed("all errors of a file", "2 GiB", "ours 2 threads"),
         speeds.speed("all errors of a file", "2 GiB", "read-sum 2 threads"), 1 / 1.1},
        {"all errors of a 2 GiB file, 2 threads / cat",
         speeds.speed("all errors of a file", "2 GiB", "ours 2 threads"),
         speeds.speed("all errors of a file", "2 GiB", "cat"), 1},
        {"validate and count Korean / validate",
         speeds.speed("validate and count", "korean", widest),
         speeds.speed("validate", "korean", widest), 1 / 1.3},
    };
}

/// The fastest of our kernels beside the fastest of simdutf's, and each beside its counterpart.
std::vector<Goal> goalsBesideSimdutf(const Speeds& speeds) {
    std::vector<Goal> all;
    for (const auto& [corpus, ratio] :
         {std::pair{"ascii", 1.1}, std::pair{"in 2000", 1.1}, std::pair{"in 400", 1.1},
          std::pair{"latin", 2.0}, std::pair{"russian", 2.0}, std::pair{"korean", 2.0},
          std::pair{"random", 2.0}}) {
        all.push_back({fmt::format("validate, {}: our best / simdutf's", corpus),
                       speeds.best("validate", corpus, "ours"),
                       speeds.best("validate", corpus, "simdutf"), ratio});
        for (const auto& [ours, theirs] : {std::pair{"ours avx2", "simdutf haswell"},
                                           std::pair{"ours sse4", "simdutf westmere"}})
            all.push_back({fmt::format("validate, {}: {} / {}", corpus, ours, theirs),
                           speeds.speed("validate", corpus, ours),
                           speeds.speed("validate", corpus, theirs), 1.1});
    }
    all.push_back({"all errors of 5 % / simdutf restarted",
                   speeds.best("find all errors", "5 %", "ours"),
                   speeds.best("find all errors", "5 %", "simdutf"), 3});
    return all;
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

} // namespace

} // namespace moji::bench

int main(int argc, char** argv) {
    using namespace moji::bench;
    const auto cached = cachedTexts();
    std::vector<Corpus> fromMemory{{"scripts", mixedScripts(kFromMemory)}};
    const auto spoilt = spoiltTexts();
    Speeds speeds;
    measureCached(speeds, cached);
    measureFromMemory(speeds, fromMemory);
    measureErrors(speeds, spoilt);
    const BigFile file(kFile);
    measureFile(speeds, file);

    if (!runAll(speeds, argc, argv))
        return 2;
    print("Goals", "goal", goals(speeds));
    print("Beside simdutf", "goal", goalsBesideSimdutf(speeds));
    print("The paper's claim", "at least", paperClaims(speeds));
}
