// Speed of decoding and encoding in bulk beside ICU, iconv, encoding_rs and simdutf, interleaved in
// one run.
//
//     bench_codecs [--benchmark_filter=REGEX] [--benchmark_repetitions=N]
//
// MOJISCOPE_KERNEL=avx2 measures what a processor without AVX-512 would do.

#include "bench/codec_peers.h"
#include "bench/harness.h"

#include "utf8/utf8_writer.h"

#include <fmt/format.h>

#include <map>

namespace moji::bench {

namespace {

constexpr std::size_t kSize = 1024 * 1024; // of a text in UTF-8; at least half of it elsewhere

/// A text in one encoding.
struct Sample {
    EncodingNames names;
    std::string text; // a name of corpora()
    /// A character has no bytes of its own, but depends on those before it; or has four bytes.
    bool isEncodedWhole = false;

    [[nodiscard]] std::string label() const { return fmt::format("{}, {}", names.ours, text); }
};

std::vector<Sample> samples() {
    const EncodingNames utf8{"UTF-8", "UTF-8", "UTF-8"};
    const EncodingNames utf16{"UTF-16LE", "UTF-16LE", "UTF-16LE"};
    const EncodingNames utf32{"UTF-32LE", "UTF-32LE", "UTF-32LE"};
    return {{{"EUC-KR", "windows-949-2000", "CP949"}, "Korean"},
            {{"Shift_JIS", "ibm-943_P15A-2003", "CP932"}, "Japanese"},
            {{"GBK", "windows-936-2000", "GBK"}, "Chinese"},
            {{"Big5", "windows-950-2000", "BIG5"}, "Chinese"},
            {{"windows-1251", "ibm-5347_P100-1998", "CP1251"}, "Russian"},
            {{"windows-1252", "ibm-5348_P100-1997", "CP1252"}, "Latin"},
            {{"ISO-8859-1", "ISO-8859-1", "ISO-8859-1"}, "Latin"},
            {utf8, "Korean"},
            {utf8, "Latin"},
            {utf16, "Russian"},
            {utf16, "Korean"},
            {utf32, "Korean"},
            {{"gb18030", "gb18030", "GB18030"}, "Korean", true},
            {{"gb18030", "gb18030", "GB18030"}, "mixed", true},
            {{"ISO-2022-JP", "ISO_2022,locale=ja,version=0", "ISO-2022-JP"}, "Japanese", true},
            {{"ISO-2022-KR", "ISO_2022,locale=ko,version=0", "ISO-2022-KR"}, "Korean", true},
            {{"HZ-GB-2312", "HZ", ""}, "Chinese", true},
            {{"UTF-7", "UTF-7", "UTF-7"}, "Russian", true},
            {{"SCSU", "SCSU", ""}, "Korean", true},
            {{"BOCU-1", "BOCU-1", ""}, "Russian", true}};
}

/// The text of a sample, in its encoding and in UTF-8.
struct Texts {
    Corpus encoded;
    Corpus utf8;
};

Texts wholeTextsOf(const Sample& sample, ByteView source) {
    std::map<char32_t, bool> known;
    std::u32string text;
    for (const char32_t c : fromUtf8(asChars(source))) {
        const auto [place, isNew] = known.try_emplace(c);
        if (isNew)
            place->second = isInAll(sample.names, c);
        if (place->second)
            text += c;
    }
    const std::string utf8 = toUtf8(text);
    return {{sample.label(), encoded(sample.names, text)},
            {sample.label(), Bytes(utf8.begin(), utf8.end())}};
}

Texts textsOf(const Sample& sample, ByteView source) {
    if (sample.isEncodedWhole)
        return wholeTextsOf(sample, source);
    Texts texts{{sample.label(), {}}, {sample.label(), {}}};
    const bool isLegacy = !sample.names.ours.starts_with("UTF");
    std::map<char32_t, Bytes> known;
    std::string utf8;
    for (const char32_t c : fromUtf8(asChars(source))) {
        const auto [place, isNew] = known.try_emplace(c);
        if (isNew)
            place->second = agreedBytes(sample.names, c);
        // What needs three or four bytes in a legacy set is rare there, but not in random text.
        if (place->second.empty() || (isLegacy && place->second.size() > 2))
            continue;
        texts.encoded.bytes.insert(texts.encoded.bytes.end(), place->second.begin(),
                                   place->second.end());
        appendUtf8(utf8, c);
    }
    texts.utf8.bytes.assign(utf8.begin(), utf8.end());
    return texts;
}

Bytes sourceOf(const std::string& name) {
    if (name == "mixed")
        return mixedScripts(kSize);
    for (Corpus& corpus : corpora(kSize)) {
        if (corpus.name == name)
            return std::move(corpus.bytes);
    }
    return japaneseCorpus(kSize).bytes;
}

constexpr const char* kWithOffsets = "decode with offsets";
constexpr const char* kToUtf8 = "to UTF-8";
constexpr const char* kFromUtf8 = "from UTF-8";

void measureSample(Speeds& speeds, const Sample& sample, const Texts& texts) {
    measureAll(speeds, kWithOffsets, texts.encoded, decodersWithOffsets(sample.names));
    measureAll(speeds, kToUtf8, texts.encoded, decodersToUtf8(sample.names));
    if (sample.names.ours != "UTF-8")
        measureAll(speeds, kFromUtf8, texts.utf8, encodersFromUtf8(sample.names));
}

/// Our speed and how many times that of each peer it is.
void print(const Speeds& speeds, const std::vector<Sample>& all) {
    printHeader({"GB/s, and times the speed of", "with offsets", "ICU", "to UTF-8", "ICU", "iconv",
                 "encoding_rs", "simdutf", "from UTF-8", "ICU", "iconv", "encoding_rs", "simdutf"});
    for (const Sample& sample : all) {
        std::vector<std::string> cells{sample.label()};
        const auto add = [&](const char* task, const std::vector<const char*>& peers) {
            const auto ours = speeds.speed(task, sample.label(), "ours");
            cells.push_back(figure(ours));
            for (const char* peer : peers)
                cells.push_back(figure(ratio(ours, speeds.speed(task, sample.label(), peer))));
        };
        add(kWithOffsets, {"ICU"});
        add(kToUtf8, {"ICU", "iconv", "encoding_rs", "simdutf"});
        add(kFromUtf8, {"ICU", "iconv", "encoding_rs", "simdutf"});
        printRow(cells);
    }
    printGap();
}

} // namespace

} // namespace moji::bench

int main(int argc, char** argv) {
    using namespace moji::bench;
    const auto all = samples();
    std::vector<Texts> texts;
    for (const Sample& sample : all)
        texts.push_back(textsOf(sample, sourceOf(sample.text)));
    Speeds speeds;
    for (std::size_t i = 0; i < all.size(); ++i)
        measureSample(speeds, all[i], texts[i]);
    if (!runAll(speeds, argc, argv))
        return 2;
    print(speeds, all);
}
