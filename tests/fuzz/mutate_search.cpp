// Mutates patterns, replacements and texts by what these are made of; see fuzz_search.cpp.

#include "text_pieces.h"

using namespace moji::fuzz;

namespace {

constexpr std::size_t kHead = 3; // mode and encoding

std::string makePattern(Random& random) {
    constexpr std::string_view kTokens[] = {
        "a",    ".",       "*",   "+",        "?",        "*?",       "{2}",      "{1,3}",
        "{,2}", "{99999}", "(",   ")",        "(?:",      "(?<n>",    "(?=",      "(?!",
        "(?<=", "(?<!",    "|",   "[a-z]",    "[^a]",     "[",        "]",        "[[:alpha:]]",
        "\\d",  "\\w",     "\\b", "\\p{L}",   "\\p{Han}", "\\P{",     "\\x{E9}",  "\\u00E9",
        "\\n",  "\\r\\n",  "^",   "$",        "\\1",      "\\k<n>",   "(?i)",     "(?s)",
        "\\Q",  "\\E",     "\\",  "\xC3\xA9", "\xC3\x89", "\xC4\xB0", "\xC3\x9F", "E4 B8",
        "??",   "4?",      "AA",  "\xCE\xA3"};
    std::string pattern;
    for (std::size_t tokens = 1 + below(random, 5); tokens > 0; --tokens)
        pattern += oneOf(random, kTokens);
    return pattern;
}

std::string makeReplacement(Random& random) {
    constexpr std::string_view kTokens[] = {"$1", "${n}", "$0", "$$", "\\n", "\\1", "x",
                                            "",   "$",    "E4", "${", "$99", "\\U", "\xC3\xA9"};
    return std::string(oneOf(random, kTokens)) + std::string(oneOf(random, kTokens));
}

std::string makePart(Random& random, std::size_t index) {
    switch (index) {
    case 0:
        return below(random, 4) == 0 ? makeWords(random) : makePattern(random);
    case 1:
        return makeReplacement(random);
    default:
        return makeEncodedWords(random);
    }
}

} // namespace

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size,
                                               std::size_t most, unsigned seed) {
    return mutateParts(data, size, most, seed, kHead, makePart);
}
