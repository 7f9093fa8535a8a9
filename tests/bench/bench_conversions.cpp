// Speed of the kernels that convert between UTF-8 and UTF-16 or UTF-32, beside simdutf's for the
// same instructions, interleaved in one run. Both check what they read and convert a whole text.
//
//     bench_conversions [--benchmark_filter=REGEX] [--benchmark_repetitions=N]

#include "bench/harness.h"
#include "bench/simdutf.h"

#include "codec/codec_registry.h"
#include "codec/kernels/codec_kernel.h"
#include "utf8/kernels/kernel.h"
#include "utf8/utf8_writer.h"

#include <fmt/format.h>

#include <algorithm>
#include <span>

namespace moji::bench {

namespace {

constexpr std::size_t kCached = 1024 * 1024; // of a text in UTF-8
constexpr std::size_t kFromMemory = 32 * 1024 * 1024;

/// A conversion that simdutf has, too.
struct Task {
    const char* name;
    const char* simdutf; // the name of its function and the arguments, mangled
    const char* from;
    std::size_t unit; // bytes, of what is read
    CodecKernel::Convert (*kernel)(const CodecKernel& kernel);
};

constexpr Task kTasks[] = {
    {"UTF-8 to UTF-16LE", "23convert_utf8_to_utf16leEPKcmPDs", "UTF-8", 1,
     [](const CodecKernel& kernel) { return kernel.utf8ToUtf16.little; }},
    {"UTF-8 to UTF-32LE", "21convert_utf8_to_utf32EPKcmPDi", "UTF-8", 1,
     [](const CodecKernel& kernel) { return kernel.utf8ToUtf32.little; }},
    {"UTF-16LE to UTF-8", "23convert_utf16le_to_utf8EPKDsmPc", "UTF-16LE", 2,
     [](const CodecKernel& kernel) { return kernel.utf16ToUtf8.little; }},
    {"UTF-32LE to UTF-8", "21convert_utf32_to_utf8EPKDimPc", "UTF-32LE", 4,
     [](const CodecKernel& kernel) { return kernel.utf32ToUtf8.little; }},
};

/// Kernels for the same instructions.
struct Pair {
    const char* ours;
    const char* simdutf;
    const char* label;
};
constexpr Pair kPairs[] = {{"avx512vbmi", "7icelake", "AVX-512"},
                           {"avx2", "7haswell", "AVX2"},
                           {"sse4", "8westmere", "SSE4"}};
constexpr std::span kWidePairs = std::span(kPairs).first<2>(); // from memory the others are alike

std::vector<Corpus> cachedTexts() {
    std::vector<Corpus> all = corpora(kCached);
    all.insert(all.begin() + 1, sparseEnglish(kCached, 400));
    all.insert(all.begin() + 4, arabicCorpus(kCached));
    all.insert(all.end() - 2, japaneseCorpus(kCached));
    all.insert(all.end() - 1, {"mixed", mixedScripts(kCached)});
    return all;
}

std::vector<Corpus> textsInMemory() {
    std::vector<Corpus> all = corpora(kFromMemory);
    all.insert(all.begin() + 1, sparseEnglish(kFromMemory, 400));
    all.erase(all.begin() + 5, all.end());
    return all;
}

Corpus encoded(const Corpus& corpus, const char* encoding) {
    static const CodecRegistry registry;
    const auto text =
        fromUtf8({reinterpret_cast<const char*>(corpus.bytes.data()), corpus.bytes.size()});
    return {corpus.name, encodeAll(*registry.find(encoding), text).value_or(Bytes())};
}

/// For the whole output of any text.
constexpr std::size_t kRoom = 4 * kFromMemory + 64;
Byte* room() {
    static Bytes bytes(kRoom);
    return bytes.data();
}

const CodecKernel& codecKernel(std::string_view name) {
    return **std::ranges::find(compiledCodecKernels(), name, &CodecKernel::name);
}

Peer ours(const Task& task, std::string_view kernel) {
    return {fmt::format("ours {}", kernel),
            [convert = task.kernel(codecKernel(kernel))](ByteView bytes) {
                return convert(bytes.data(), bytes.size(), room(), kRoom).written;
            }};
}

/// `name`: of the task and of where its texts are.
void measureTask(Speeds& speeds, const Task& task, const std::string& name, const Corpus& corpus,
                 std::span<const Pair> pairs) {
    for (const Pair& pair : pairs) {
        if (utf8::findKernel(pair.ours) == nullptr)
            continue;
        measure(speeds, name, corpus, ours(task, pair.ours));
        using Convert =
            std::size_t (*)(const void* object, const void* from, std::size_t units, void* to);
        const auto convert = reinterpret_cast<Convert>(findSimdutf(
            fmt::format("_ZNK7simdutf{}14implementation{}", pair.simdutf, task.simdutf)));
        if (convert != nullptr)
            measure(
                speeds, name, corpus,
                {fmt::format("simdutf {}", pair.ours), [convert, unit = task.unit](ByteView bytes) {
                     return convert(nullptr, bytes.data(), bytes.size() / unit, room());
                 }});
    }
}

std::string inMemory(const Task& task) {
    return fmt::format("{}, from memory", task.name);
}

/// Our speed and, in brackets, how many times simdutf's it is. `name`: of a task.
template <class Name>
void print(const Speeds& speeds, const std::string& title, std::span<const Pair> pairs, Name name) {
    std::vector<std::string> cells{title};
    const auto texts = speeds.corpora(name(kTasks[0]));
    cells.insert(cells.end(), texts.begin(), texts.end());
    printHeader(cells);
    for (const Task& task : kTasks) {
        for (const Pair& pair : pairs) {
            cells = {fmt::format("{}, {}", task.name, pair.label)};
            for (const std::string& text : texts) {
                const auto ours = speeds.speed(name(task), text, fmt::format("ours {}", pair.ours));
                const auto simdutf =
                    speeds.speed(name(task), text, fmt::format("simdutf {}", pair.ours));
                cells.push_back(simdutf ? fmt::format("{} ({:.2f})", figure(ours), *ours / *simdutf)
                                        : figure(ours));
            }
            printRow(cells);
        }
    }
    printGap();
}

} // namespace

} // namespace moji::bench

int main(int argc, char** argv) {
    using namespace moji::bench;
    const auto cached = cachedTexts();
    const auto large = textsInMemory();
    std::vector<Corpus> inputs;
    inputs.reserve(std::size(kTasks) * (cached.size() + large.size()));
    Speeds speeds;
    for (const Task& task : kTasks) {
        for (const Corpus& corpus : cached)
            measureTask(speeds, task, task.name, inputs.emplace_back(encoded(corpus, task.from)),
                        kPairs);
        for (const Corpus& corpus : large)
            measureTask(speeds, task, inMemory(task),
                        inputs.emplace_back(encoded(corpus, task.from)), kWidePairs);
    }
    if (!runAll(speeds, argc, argv))
        return 2;
    print(speeds, "1 MiB, GB/s", kPairs, [](const Task& task) { return std::string(task.name); });
    print(speeds, "32 MiB from memory, GB/s", kWidePairs, inMemory);
}
