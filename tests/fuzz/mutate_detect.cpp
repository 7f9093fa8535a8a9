// Mutates texts by words in many encodings; see fuzz_detect.cpp.

#include "text_pieces.h"

using namespace moji::fuzz;

namespace {

std::string makeDeclaration(Random& random) {
    constexpr std::string_view kDeclarations[] = {"<?xml version=\"1.0\" encoding=\"KOI8-R\"?>",
                                                  "<meta charset=euc-kr>",
                                                  "# -*- coding: latin-1 -*-\n",
                                                  "@charset \"utf-8\";",
                                                  "Content-Type: text/plain; charset=Big5\n",
                                                  "\xEF\xBB\xBF",
                                                  "\xFF\xFE",
                                                  "\n"};
    return std::string(oneOf(random, kDeclarations));
}

} // namespace

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size,
                                               std::size_t most, unsigned seed) {
    return mutatePieces(data, size, most, seed, 1,
                        {makeEncodedWords, makeEncodedWords, makeMojibake, makeDeclaration});
}
