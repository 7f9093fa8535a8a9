// Speed of decoding and encoding in bulk beside ICU, iconv and Qt, interleaved in one run.
//
//     bench_codecs [--benchmark_filter=REGEX] [--benchmark_repetitions=N]
//
// Absolute figures are the machine's; what counts is the ratios at the end. MOJISCOPE_KERNEL=avx2
// measures what a processor without AVX-512 would do.

#include "bench/codec_peers.h"
#include "bench/harness.h"

#include "codec/kernels/codec_kernel.h"
#include "utf8/utf8_writer.h"

#include <fmt/format.h>

#include <map>

namespace moji::bench {

namespace {

constexpr std::size_t kSize = 1024 * 1024; // of a text in UTF-8; at least half of it elsewhere

/// A text in one encoding.
struct Sample {
    std::string column;
    EncodingNames names;
    std::string text; // a name of corpora()
    /// A character has no bytes of its own, but depends on those before it; or has four bytes.
    bool isEncodedWhole = false;
};

std::vector<Sample> samples() {
    const EncodingNames utf8{"UTF-8", "UTF-8", "UTF-8", "UTF-8"};
    const EncodingNames utf16{"UTF-16LE", "UTF-16LE", "UTF-16LE", "UTF-16LE"};
    const EncodingNames utf32{"UTF-32LE", "UTF-32LE", "UTF-32LE", "UTF-32LE"};
    return {{"CP949", {"EUC-KR", "windows-949-2000", "CP949", ""}, "korean"},
            {"SJIS", {"Shift_JIS", "ibm-943_P15A-2003", "CP932", ""}, "japanese"},
            {"EUC-JP", {"EUC-JP", "euc-jp-2007", "EUC-JP", ""}, "japanese"},
            {"GBK", {"GBK", "windows-936-2000", "GBK", ""}, "chinese"},
            {"Big5", {"Big5", "windows-950-2000", "BIG5", ""}, "chinese"},
            {"cp1251", {"windows-1251", "ibm-5347_P100-1998", "CP1251", ""}, "russian"},
            {"latin1", {"ISO-8859-1", "ISO-8859-1", "ISO-8859-1", "ISO-8859-1"}, "latin"},
            {"8 korean", utf8, "korean"},
            {"8 russian", utf8, "russian"},
            {"8 latin", utf8, "latin"},
            {"cp1252", {"windows-1252", "ibm-5348_P100-1997", "CP1252", ""}, "latin"},
            {"16 latin", utf16, "latin"},
            {"16 russian", utf16, "russian"},
            {"16 korean", utf16, "korean"},
            {"16 emoji", utf16, "emoji"},
            {"16 random", utf16, "random"},
            {"32 latin", utf32, "latin"},
            {"32 korean", utf32, "korean"},
            {"32 emoji", utf32, "emoji"},
            {"32 random", utf32, "random"},
            {"GB 4", {"gb18030", "gb18030", "GB18030", ""}, "korean", true},
            {"GB mixed", {"gb18030", "gb18030", "GB18030", ""}, "mixed", true},
            {"2022-JP",
             {"ISO-2022-JP", "ISO_2022,locale=ja,version=0", "ISO-2022-JP", ""},
             "japanese",
             true},
            {"2022-KR",
             {"ISO-2022-KR", "ISO_2022,locale=ko,version=0", "ISO-2022-KR", ""},
             "korean",
             true},
            {"HZ", {"HZ-GB-2312", "HZ", "", ""}, "chinese", true},
            {"7 russian", {"UTF-7", "UTF-7", "UTF-7", ""}, "russian", true},
            {"7 chinese", {"UTF-7", "UTF-7", "UTF-7", ""}, "chinese", true},
            {"SCSU ru", {"SCSU", "SCSU", "", ""}, "russian", true},
            {"SCSU ko", {"SCSU", "SCSU", "", ""}, "korean", true},
            {"BOCU ru", {"BOCU-1", "BOCU-1", "", ""}, "russian", true},
            {"BOCU ja", {"BOCU-1", "BOCU-1", "", ""}, "japanese", true}};
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
    return {{sample.column, encoded(sample.names, text)},
            {sample.column, Bytes(utf8.begin(), utf8.end())}};
}

Texts textsOf(const Sample& sample, ByteView source) {
    if (sample.isEncodedWhole)
        return wholeTextsOf(sample, source);
    Texts texts{{sample.column, {}}, {sample.column, {}}};
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
constexpr const char* kDecode = "decode";
constexpr const char* kToUtf8 = "to UTF-8";
constexpr const char* kFromUtf8 = "from UTF-8";
constexpr const char* kCount = "count";

void measureSample(Speeds& speeds, const Sample& sample, const Texts& texts) {
    measureAll(speeds, kWithOffsets, texts.encoded, decodersWithOffsets(sample.names));
    measureAll(speeds, kDecode, texts.encoded, decoders(sample.names));
    measureAll(speeds, kToUtf8, texts.encoded, decodersToUtf8(sample.names));
    measureAll(speeds, kCount, texts.encoded, counters(sample.names));
    if (sample.names.ours != "UTF-8")
        measureAll(speeds, kFromUtf8, texts.utf8, encodersFromUtf8(sample.names));
}

std::vector<Goal> goals(const Speeds& speeds) {
    const auto goal = [&](const char* task, const char* column, const char* peer, double ratio) {
        return Goal{fmt::format("{} {} / {}", column, task, peer),
                    speeds.speed(task, column, "ours"), speeds.speed(task, column, peer), ratio};
    };
    std::vector<Goal> all;
    for (const char* column : {"CP949", "SJIS", "EUC-JP", "GBK", "Big5", "8 korean", "8 russian",
                               "8 latin", "16 korean"})
        all.push_back(goal(kWithOffsets, column, "ICU", 3));
    for (const char* column : {"cp1251", "latin1"}) {
        all.push_back(goal(kWithOffsets, column, "ICU", 1.6));
        all.push_back(goal(kDecode, column, "ICU", 1.6));
    }
    for (const char* column :
         {"CP949", "SJIS", "EUC-JP", "GBK", "Big5", "cp1251", "latin1", "16 korean"})
        all.push_back(goal(kFromUtf8, column, "ICU", 1.5));
    for (const char* column : {"GB 4", "GB mixed"}) {
        all.push_back(goal(kToUtf8, column, "ICU", 3));
        all.push_back(goal(kFromUtf8, column, "ICU", 3));
    }
    for (const char* column : {"2022-JP", "2022-KR", "HZ", "7 russian", "7 chinese", "SCSU ru",
                               "SCSU ko", "BOCU ru", "BOCU ja"}) {
        all.push_back(goal(kToUtf8, column, "ICU", 1));
        all.push_back(goal(kFromUtf8, column, "ICU", 1));
    }
    for (const char* column : {"2022-JP", "2022-KR", "7 russian", "7 chinese"}) {
        all.push_back(goal(kToUtf8, column, "iconv", 1));
        all.push_back(goal(kFromUtf8, column, "iconv", 1));
    }
    for (const char* column : {"16 latin", "16 russian", "16 korean", "16 emoji", "16 random",
                               "32 latin", "32 korean", "32 emoji", "32 random"}) {
        all.push_back(goal(kToUtf8, column, "simdutf", 1));
        all.push_back(goal(kFromUtf8, column, "simdutf", 1));
    }
    return all;
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
    fmt::print("ours: {}\n\n", moji::defaultCodecKernel().name);
    print("Goals", "goal", goals(speeds));
}
