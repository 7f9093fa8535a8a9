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

namespace moji::bench {

namespace {

constexpr std::size_t kSize = 1024 * 1024; // of a text in UTF-8

/// A conversion that simdutf has, too.
struct Task {
    const char* name;
    const char* simdutf; // the name of its function and the arguments, mangled
    const char* from;
    std::size_t unit; // bytes, of what is read
    CodecKernel::Convert (*kernel)(const CodecKernel& kernel);
};

constexpr Task kTasks[] = {
    {"16LE from 8", "23convert_utf8_to_utf16leEPKcmPDs", "UTF-8", 1,
     [](const CodecKernel& kernel) { return kernel.utf8ToUtf16.little; }},
    {"16BE from 8", "23convert_utf8_to_utf16beEPKcmPDs", "UTF-8", 1,
     [](const CodecKernel& kernel) { return kernel.utf8ToUtf16.big; }},
    {"32 from 8", "21convert_utf8_to_utf32EPKcmPDi", "UTF-8", 1,
     [](const CodecKernel& kernel) { return kernel.utf8ToUtf32.little; }},
    {"16LE to 8", "23convert_utf16le_to_utf8EPKDsmPc", "UTF-16LE", 2,
     [](const CodecKernel& kernel) { return kernel.utf16ToUtf8.little; }},
    {"16BE to 8", "23convert_utf16be_to_utf8EPKDsmPc", "UTF-16BE", 2,
     [](const CodecKernel& kernel) { return kernel.utf16ToUtf8.big; }},
    {"32 to 8", "21convert_utf32_to_utf8EPKDimPc", "UTF-32LE", 4,
     [](const CodecKernel& kernel) { return kernel.utf32ToUtf8.little; }},
};

/// Kernels for the same instructions.
struct Pair {
    const char* ours;
    const char* simdutf;
};
constexpr Pair kPairs[] = {{"avx512vbmi", "7icelake"}, {"avx2", "7haswell"}, {"sse4", "8westmere"}};

std::vector<Corpus> texts() {
    std::vector<Corpus> all = corpora(kSize);
    all.insert(all.begin() + 1, sparseEnglish(kSize, 400));
    all.insert(all.begin() + 4, arabicCorpus(kSize));
    all.insert(all.end() - 2, japaneseCorpus(kSize));
    all.insert(all.end() - 1, {"mixed", mixedScripts(kSize)});
    return all;
}

Corpus encoded(const Corpus& corpus, const char* encoding) {
    static const CodecRegistry registry;
    const auto text =
        fromUtf8({reinterpret_cast<const char*>(corpus.bytes.data()), corpus.bytes.size()});
    return {corpus.name, encodeAll(*registry.find(encoding), text).value_or(Bytes())};
}

/// For the whole output of any text.
Byte* room() {
    static Bytes bytes(4 * kSize + 64);
    return bytes.data();
}

const CodecKernel& codecKernel(std::string_view name) {
    return **std::ranges::find(compiledCodecKernels(), name, &CodecKernel::name);
}

Peer ours(const Task& task, std::string_view kernel) {
    return {fmt::format("ours {}", kernel),
            [convert = task.kernel(codecKernel(kernel))](ByteView bytes) {
                return convert(bytes.data(), bytes.size(), room(), 4 * kSize).written;
            }};
}

void measureTask(Speeds& speeds, const Task& task, const Corpus& corpus) {
    for (const Pair& pair : kPairs) {
        if (utf8::findKernel(pair.ours) == nullptr)
            continue;
        measure(speeds, task.name, corpus, ours(task, pair.ours));
        using Convert =
            std::size_t (*)(const void* object, const void* from, std::size_t units, void* to);
        const auto convert = reinterpret_cast<Convert>(findSimdutf(
            fmt::format("_ZNK7simdutf{}14implementation{}", pair.simdutf, task.simdutf)));
        if (convert != nullptr)
            measure(
                speeds, task.name, corpus,
                {fmt::format("simdutf {}", pair.ours), [convert, unit = task.unit](ByteView bytes) {
                     return convert(nullptr, bytes.data(), bytes.size() / unit, room());
                 }});
    }
}

std::vector<Goal> goals(const Speeds& speeds, const std::vector<Corpus>& all) {
    std::vector<Goal> list;
    for (const Pair& pair : kPairs) {
        for (const Task& task : kTasks) {
            for (const Corpus& corpus : all)
                list.push_back(
                    {fmt::format("{} {} {}", pair.ours, task.name, corpus.name),
                     speeds.speed(task.name, corpus.name, fmt::format("ours {}", pair.ours)),
                     speeds.speed(task.name, corpus.name, fmt::format("simdutf {}", pair.ours)),
                     1});
        }
    }
    return list;
}

} // namespace

} // namespace moji::bench

int main(int argc, char** argv) {
    using namespace moji::bench;
    const auto all = texts();
    std::vector<Corpus> inputs;
    inputs.reserve(std::size(kTasks) * all.size());
    Speeds speeds;
    for (const Task& task : kTasks) {
        for (const Corpus& corpus : all)
            measureTask(speeds, task, inputs.emplace_back(encoded(corpus, task.from)));
    }
    if (!runAll(speeds, argc, argv))
        return 2;
    print("Goals", "goal", goals(speeds, all));
}
