// Patterns and replacements: the first input byte chooses the mode, then come the encoding, the
// pattern, the replacement and the text, with FF between them.
//
// What a search without case, and a regular expression, must know of an encoding takes long to find
// out under the sanitizers: those are tried in one encoding of each kind.

#include "fuzz_input.h"
#include "in_pieces.h"
#include "search/all_hits.h"
#include "search/replace_all.h"
#include "search/replacement.h"
#include "search/search.h"
#include "utf8/utf8_writer.h"

#include <algorithm>
#include <array>
#include <random>

using namespace moji;
using namespace moji::fuzz;
using namespace moji::search;

namespace {

const Codec& oneOfEachKind(std::uint64_t choice) {
    constexpr std::array<std::string_view, 12> kNames{
        "UTF-8",  "UTF-8",   "UTF-16LE", "UTF-32BE",    "windows-1251", "IBM437",
        "EUC-JP", "gb18030", "EUC-KR",   "ISO-2022-JP", "UTF-7",        "ISO-8859-1"};
    return *registry().find(kNames[choice % kNames.size()]);
}

void checkHits(const SearchText& text, const SearchPattern& pattern, const AllHits& hits) {
    std::uint64_t at = 0;
    for (const ByteRange& hit : hits.first) {
        const auto next = findNext(text, pattern, at);
        require(next && *next && **next == hit, "findNext finds what findAll lists");
        require(hit.begin >= at && hit.end > hit.begin, "hits are in order and not empty");
        at = hit.end;
    }
    const auto none = findNext(text, pattern, at);
    require(!none || !*none || hits.first.size() < hits.count, "no hit after the last");
}

/// Numbers that depend on the input alone.
class Choice {
public:
    explicit Choice(std::size_t seed)
        : m_random(seed) {}
    std::uint64_t below(std::uint64_t limit) { return m_random() % limit; }

private:
    std::mt19937_64 m_random;
};

/// What is asked from any place is a part of the same hits.
void checkPlaces(const SearchText& text, const SearchPattern& pattern, const AllHits& hits,
                 ByteRange asked) {
    const std::uint64_t known =
        hits.first.size() == hits.count ? hits.size : hits.first.back().begin;
    asked.end = std::min(asked.end, known);
    asked.begin = std::min(asked.begin, asked.end);
    std::optional<ByteRange> before;
    std::optional<ByteRange> after;
    std::vector<ByteRange> inside;
    std::uint64_t count = 0;
    for (const ByteRange& hit : hits.first) {
        if (hit.begin < asked.end) {
            before = hit;
            ++count;
        }
        if (hit.begin >= asked.begin && !after)
            after = hit;
        if (hit.intersects(asked))
            inside.push_back(hit);
    }
    const auto previous = findPrevious(text, pattern, asked.end);
    require(previous && *previous == before, "findPrevious finds the last of findAll's before");
    const auto next = findNext(text, pattern, asked.begin);
    require(next && *next == after, "findNext finds the first of findAll's from there on");
    const auto shown = hitsIn(text, pattern, asked);
    require(shown && *shown == inside, "hitsIn lists those of findAll's that are there");
    const auto number = hitsBefore(text, pattern, hits, asked.end);
    require(number && *number == count, "hitsBefore counts those of findAll's");
}

/// The same text in other pieces and blocks, on several threads.
void checkPieces(ByteView bytes, const SearchPattern& pattern, const AllHits& hits,
                 std::size_t piece) {
    const auto source = inPieces(bytes, piece);
    AllHitsOptions options;
    options.listed = hits.first.size();
    options.threads = 2;
    options.blockSize = 16 + piece;
    const auto same = findAll({source.get(), nullptr}, pattern, options);
    require(same && same->count == hits.count && same->first == hits.first,
            "hits do not depend on pieces, blocks and threads");
}

/// To compile a pattern takes most of the time: it is looked for in texts made of one.
void checkText(Choice& choice, ByteView bytes, const SearchPattern& pattern,
               const SearchRequest& request, const std::u32string& replacement) {
    const PieceTable table(std::make_shared<const MemorySource>(Bytes(bytes.begin(), bytes.end())));
    const auto source = table.snapshot();
    const SearchText text{source.get(), nullptr};
    AllHitsOptions options;
    options.listed = 50;
    options.threads = 1;
    const auto hits = findAll(text, pattern, options);
    if (!hits)
        return; // the limit of steps
    checkHits(text, pattern, *hits);
    const std::uint64_t size = bytes.size();
    for (int i = 0; i < 4; ++i) {
        const std::uint64_t begin = choice.below(size + 1);
        checkPlaces(text, pattern, *hits, {begin, begin + choice.below(size - begin + 1)});
    }
    checkPieces(bytes, pattern, *hits, 1 + choice.below(50));
    const auto with = Replacement::compile(request.mode, replacement, pattern);
    if (!with)
        return;
    const auto replaced = replaceAll(table, text, pattern, *with);
    if (!replaced)
        return;
    const bool isRefused = replaced->refused.has_value();
    require(!isRefused || with->codecWithShifts(), "only among shifts a hit can have no place");
    require(replaced->count == (isRefused ? 0 : hits->count), "every hit is replaced, or none");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    FuzzInput input(data, size);
    const unsigned flags = input.byte();
    SearchRequest request;
    request.mode = static_cast<SearchMode>(flags % 3);
    request.matchCase = flags & 4;
    request.wholeWords = (flags & 8) && request.mode != SearchMode::Hex;
    const bool isCheap =
        request.mode == SearchMode::Hex || (request.mode == SearchMode::Text && request.matchCase);
    request.codec = isCheap ? &input.codec() : &oneOfEachKind(input.number());
    request.pattern = moji::fromUtf8(asChars(input.part()));
    const auto pattern = SearchPattern::compile(request);
    if (!pattern)
        return 0;
    const std::u32string replacement = moji::fromUtf8(asChars(input.part()));
    const ByteView rest = input.rest();
    Choice choice(std::hash<std::string_view>()(asChars(rest)));
    checkText(choice, rest, *pattern, request, replacement);
    Bytes turned(rest.begin(), rest.end());
    std::rotate(turned.begin(),
                turned.begin() + static_cast<std::ptrdiff_t>(choice.below(rest.size() + 1)),
                turned.end());
    checkText(choice, turned, *pattern, request, replacement);
    turned.insert(turned.end(), rest.begin(), rest.end());
    checkText(choice, turned, *pattern, request, replacement);
    return 0;
}
