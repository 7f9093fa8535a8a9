// Patterns and replacements: the first input byte chooses the mode, then come the encoding, the
// pattern, the replacement and the text, with FF between them.
//
// What a search without case, and a regular expression, must know of an encoding takes long to find
// out under the sanitizers: those are tried in one encoding of each kind.

#include "fuzz_input.h"
#include "search/all_hits.h"
#include "search/replace_all.h"
#include "search/replacement.h"
#include "search/search.h"
#include "utf8/utf8_writer.h"

#include <array>

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
    const PieceTable table(std::make_shared<const MemorySource>(Bytes(rest.begin(), rest.end())));
    const auto source = table.snapshot();
    const SearchText text{source.get(), nullptr};
    AllHitsOptions options;
    options.listed = 50;
    options.threads = 1;
    const auto hits = findAll(text, *pattern, options);
    if (!hits)
        return 0; // the limit of steps
    checkHits(text, *pattern, *hits);
    const auto with = Replacement::compile(request.mode, replacement, *pattern);
    if (!with)
        return 0;
    const auto replaced = replaceAll(table, text, *pattern, *with);
    if (!replaced)
        return 0;
    const bool isRefused = replaced->refused.has_value();
    require(!isRefused || with->codecWithShifts(), "only among shifts a hit can have no place");
    require(replaced->count == (isRefused ? 0 : hits->count), "every hit is replaced, or none");
    return 0;
}
