// Mutates texts by words that were decoded wrongly; see fuzz_repair.cpp.

#include "text_pieces.h"

using namespace moji::fuzz;

namespace {

/// What is lost: U+FFFD, ?, a byte that is malformed.
std::string makeLoss(Random& random) {
    constexpr std::string_view kLosses[] = {"\xEF\xBF\xBD", "?",       "\xC3",
                                            "\x80",         "&#1087;", "%D0%BF"};
    return std::string(oneOf(random, kLosses));
}

} // namespace

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size,
                                               std::size_t most, unsigned seed) {
    return mutatePieces(data, size, most, seed, 1,
                        {makeMojibake, makeMojibake, makeWords, makeLoss});
}
