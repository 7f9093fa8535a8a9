// Speed of the UTF-8 kernels and scans beside others, interleaved in one run.
//
//     bench_utf8 [--benchmark_filter=REGEX] [--benchmark_repetitions=N]

#include "bench/file_scan.h"
#include "bench/harness.h"
#include "bench/simdutf.h"

#include "race/race_text.h"
#include "scan/utf8_stretch.h"
#include "utf8/kernels/kernel.h"

#include <fmt/format.h>

#include <array>
#include <span>
#include <string>

namespace moji::bench {

namespace {

constexpr std::size_t kCached = 1024 * 1024;
constexpr std::size_t kFromMemory = 64 * 1024 * 1024;
constexpr std::size_t kManyScripts = 256 * 1024 * 1024;
constexpr std::size_t kWithErrors = 64 * 1024 * 1024;
constexpr std::uint64_t kFile = std::uint64_t{2} << 30;
constexpr unsigned kFileThreads = 2;

std::uint64_t scanAll(const utf8::Kernel& kernel, ByteView bytes, bool counting) {
    thread_local std::array<utf8::KernelError, 4096> errors; // not made again for each text
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
        texts.insert(texts.begin() + 1, sparseEnglish(kCached, distance));
    return texts;
}

std::vector<Corpus> textsInMemory() {
    std::vector<Corpus> texts = corpora(kFromMemory);
    texts.insert(texts.begin() + 1, sparseEnglish(kFromMemory, 400));
    texts.erase(texts.begin() + 5, texts.end());
    texts.push_back({"mixed, 256 MiB", mixedScripts(kManyScripts)});
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
        measureAll(speeds, "check from memory", corpus, limits());
        measureAll(speeds, "check from memory", corpus, ourValidators());
        measureAll(speeds, "check from memory", corpus, simdutfValidators());
    }
}

void measureErrors(Speeds& speeds, const std::vector<Corpus>& texts) {
    for (const Corpus& corpus : texts) {
        measureAll(speeds, "find all errors", corpus, ourFinders());
        measureAll(speeds, "find all errors", corpus, errorFinders());
        measureAll(speeds, "find all errors", corpus, simdutfErrorFinders());
    }
}

void measureFile(Speeds& speeds, const BigFile& file) {
    if (file.path().empty()) {
        fmt::print(stderr, "bench_utf8: no room for a file of 2 GiB; it is left out\n");
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

const std::vector<TableRow>& validatorRows() {
    static const std::vector<TableRow> kRows{
        {"ours, AVX-512 with VBMI", "ours avx512vbmi"},
        {"ours, AVX-512", "ours avx512"},
        {"ours, AVX2", "ours avx2"},
        {"ours, SSE4", "ours sse4"},
        {"ours, NEON", "ours neon"},
        {"simdutf, AVX-512", "simdutf icelake"},
        {"simdutf, AVX2", "simdutf haswell"},
        {"simdutf, SSE4", "simdutf westmere"},
        {"simdutf, NEON", "simdutf arm64"},
        {"simdjson, its fastest", "simdjson"},
        {"Qt", "Qt"},
        {"ICU", "ICU"},
        {"reading every byte", "read-sum"},
    };
    return kRows;
}

const std::vector<TableRow>& errorFinderRows() {
    static const std::vector<TableRow> kRows{
        {"ours, AVX-512 with VBMI", "ours avx512vbmi"},
        {"ours, AVX-512", "ours avx512"},
        {"ours, AVX2", "ours avx2"},
        {"ours, SSE4", "ours sse4"},
        {"ours, NEON", "ours neon"},
        {"simdutf restarted, its fastest", "simdutf"},
        {"ICU with offsets", "ICU with offsets"},
        {"iconv", "iconv"},
    };
    return kRows;
}

constexpr std::array kSparseTexts = {"ASCII", "in 2000", "in 400"};
constexpr std::array kOtherTexts = {"Latin", "Russian", "Korean", "Chinese", "emoji", "random"};

/// The text on which `ours` is least ahead of `theirs`.
Goal leastAhead(const Speeds& speeds, std::span<const char* const> texts, const std::string& ours,
                const std::string& theirs, double wanted) {
    Goal least{{}, {}, {}, wanted};
    for (const char* text : texts) {
        const Goal goal{fmt::format("check {}: {} / {}", text, ours, theirs),
                        speeds.best("validate", text, ours), speeds.best("validate", text, theirs),
                        wanted};
        const auto reached = ratio(goal.ours, goal.theirs);
        const auto before = ratio(least.ours, least.theirs);
        if (reached && (!before || *reached < *before))
            least = goal;
    }
    return least;
}

/// The fastest of our kernels beside the fastest of simdutf's, and each beside its counterpart.
std::vector<Goal> goalsBesideSimdutf(const Speeds& speeds) {
    std::vector<Goal> all{leastAhead(speeds, kSparseTexts, "ours", "simdutf", 1.1),
                          leastAhead(speeds, kOtherTexts, "ours", "simdutf", 2)};
    for (const auto& [ours, theirs] :
         {std::pair{"ours avx2", "simdutf haswell"}, std::pair{"ours sse4", "simdutf westmere"}}) {
        all.push_back(leastAhead(speeds, kSparseTexts, ours, theirs, 1.1));
        all.push_back(leastAhead(speeds, kOtherTexts, ours, theirs, 1.1));
    }
    for (const std::string& share : speeds.corpora("find all errors"))
        all.push_back({fmt::format("all errors, {}: ours / simdutf restarted", share),
                       speeds.best("find all errors", share, "ours"),
                       speeds.best("find all errors", share, "simdutf"), 3});
    return all;
}

/// The text on which counting adds most to the time of checking.
Goal mostCounting(const Speeds& speeds, const std::string& kernel) {
    Goal most{{}, {}, {}, 1 / 1.3};
    for (const std::string& text : speeds.corpora("validate and count")) {
        const Goal goal{fmt::format("check {}: {} counting / not counting", text, kernel),
                        speeds.speed("validate and count", text, kernel),
                        speeds.speed("validate", text, kernel), 1 / 1.3};
        const auto reached = ratio(goal.ours, goal.theirs);
        const auto before = ratio(most.ours, most.theirs);
        if (text != "random" && reached && (!before || *reached < *before))
            most = goal;
    }
    return most;
}

std::vector<Goal> goalsOfScans(const Speeds& speeds) {
    const std::string memory = "check from memory";
    std::vector<Goal> all;
    for (const std::string& text : speeds.corpora(memory))
        all.push_back({fmt::format("from memory, {}: ours / reading", text),
                       speeds.best(memory, text, "ours"), speeds.speed(memory, text, "read-sum"),
                       0.9});
    const auto file = [&](const char* who) {
        return speeds.speed("all errors of a file", "2 GiB", who);
    };
    for (const utf8::Kernel* kernel : utf8::compiledKernels())
        all.push_back(mostCounting(speeds, fmt::format("ours {}", kernel->name)));
    all.push_back({"all errors, 5 %: ours / ICU with offsets",
                   speeds.best("find all errors", "5 %", "ours"),
                   speeds.speed("find all errors", "5 %", "ICU with offsets"), 5});
    all.push_back({"2 GiB file: ours / reading", file("ours 2 threads"), file("read-sum 2 threads"),
                   1 / 1.1});
    all.push_back({"2 GiB file: ours / cat", file("ours 2 threads"), file("cat"), 1});
    return all;
}

/// What the paper reports of random text of one to four bytes: 48-77, 20-45 and 13-35 times.
std::vector<Goal> paperClaims(const Speeds& speeds) {
    const auto ours = speeds.best("validate", "random", "ours");
    std::vector<Goal> claims;
    for (const auto& [peer, low] :
         {std::pair{"utfcpp", 48.0}, std::pair{"Hoehrmann", 20.0}, std::pair{"Fuchsia", 13.0}})
        claims.push_back({fmt::format("random text: ours / {}", peer), ours,
                          speeds.speed("validate", "random", peer), low});
    return claims;
}

} // namespace

} // namespace moji::bench

int main(int argc, char** argv) {
    using namespace moji::bench;
    const auto cached = cachedTexts();
    const auto fromMemory = textsInMemory();
    const auto spoilt = spoiltTexts();
    Speeds speeds;
    measureCached(speeds, cached);
    measureFromMemory(speeds, fromMemory);
    measureErrors(speeds, spoilt);
    const BigFile file(kFile);
    measureFile(speeds, file);

    if (!runAll(speeds, argc, argv))
        return 2;
    speeds.printTable("1 MiB, GB/s", "validate", validatorRows());
    speeds.printTable("64 MiB from memory, GB/s", "check from memory", validatorRows());
    speeds.printTable("64 MiB with so many bad bytes, GB/s", "find all errors", errorFinderRows());
    auto goals = goalsBesideSimdutf(speeds);
    for (const auto& more : {goalsOfScans(speeds), paperClaims(speeds)})
        goals.insert(goals.end(), more.begin(), more.end());
    printGoals(goals);
}
