// Speed of searching and counting all hits on one thread, beside memmem and Boyer-Moore-Horspool.
//
//     bench_search [--benchmark_filter=REGEX] [--benchmark_repetitions=N]

#include "bench/harness.h"

#include "bytes/borrowed_source.h"
#include "codec/codec_registry.h"
#include "search/all_hits.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstring>
#include <functional>

namespace moji::bench {

namespace {

using namespace search;

constexpr std::size_t kBytes = 64 * 1024 * 1024;

Peer ours(const std::string& name, const SearchRequest& request) {
    return {name, [pattern = *SearchPattern::compile(request)](ByteView bytes) {
                const BorrowedSource source(bytes);
                AllHitsOptions options;
                options.threads = 1;
                return findAll({&source, nullptr}, pattern, options)->count;
            }};
}

template <class Find>
std::uint64_t countBy(ByteView bytes, std::size_t length, Find find) {
    std::uint64_t count = 0;
    const Byte* const end = bytes.data() + bytes.size();
    for (const Byte* at = bytes.data(); (at = find(at, end)) != end; at += length)
        ++count;
    return count;
}

std::vector<Peer> peers(const std::string& needle) {
    const auto inMemory = [needle](ByteView bytes) {
        return countBy(bytes, needle.size(), [&](const Byte* at, const Byte* end) {
            const void* found =
                memmem(at, static_cast<std::size_t>(end - at), needle.data(), needle.size());
            return found != nullptr ? static_cast<const Byte*>(found) : end;
        });
    };
    const auto horspool = [needle](ByteView bytes) {
        const ByteView wanted = asBytes(needle);
        const std::boyer_moore_horspool_searcher searcher(wanted.begin(), wanted.end());
        return countBy(bytes, needle.size(), [&](const Byte* at, const Byte* end) {
            return std::search(at, end, searcher);
        });
    };
    return {{"memmem", inMemory}, {"Boyer-Moore-Horspool", horspool}};
}

/// Mixed scripts with each of `needles` once in about `distance` bytes.
Corpus corpusWith(const std::string& name, const std::vector<std::string>& needles,
                  std::size_t distance) {
    Corpus corpus{name, mixedScripts(kBytes)};
    const std::size_t step = distance / needles.size();
    std::size_t number = 0;
    for (std::size_t at = step; at + step < corpus.bytes.size(); at += step)
        std::ranges::copy(needles[number++ % needles.size()],
                          corpus.bytes.begin() + static_cast<std::ptrdiff_t>(at));
    return corpus;
}

} // namespace

} // namespace moji::bench

int main(int argc, char** argv) {
    using namespace moji;
    using namespace moji::bench;
    const CodecRegistry codecs;
    const std::string needle = "needle";
    const std::vector<std::string> needles{needle, "Ошибка", "straße"};
    const std::vector<Corpus> texts{corpusWith("one in a MiB", needles, 1024 * 1024),
                                    corpusWith("one in 200 bytes", needles, 200)};
    Speeds speeds;
    const auto request = [&](search::SearchMode mode, std::u32string pattern, bool matchCase) {
        return search::SearchRequest{mode, std::move(pattern), &codecs.utf8(), matchCase};
    };
    using search::SearchMode;
    for (const Corpus& text : texts) {
        measureAll(
            speeds, "find", text,
            {ours("text", request(SearchMode::Text, U"needle", true)),
             ours("hex with wildcards", request(SearchMode::Hex, U"6E 65 ?? 64 6? 65", true)),
             ours("without case", request(SearchMode::Text, U"needle", false)),
             ours("Ошибка without case", request(SearchMode::Text, U"ОШИБКА", false)),
             ours("straße without case", request(SearchMode::Text, U"STRASSE", false)),
             ours("regular expression", request(SearchMode::Regex, U"ne+dle", true))});
        measureAll(speeds, "find", text, peers(needle));
    }
    if (!runAll(speeds, argc, argv))
        return 2;
    speeds.printByText("64 MiB, all hits, GB/s", "find");
}
