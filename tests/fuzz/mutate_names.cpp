// Mutates names of files by parts of names; see fuzz_names.cpp.

#include "text_pieces.h"

using namespace moji::fuzz;

namespace {

std::string makeName(Random& random, std::size_t /*index*/) {
    constexpr std::string_view kParts[] = {"a",
                                           "A",
                                           "b.txt",
                                           "..",
                                           ".",
                                           "/",
                                           "//",
                                           "\\",
                                           "C:",
                                           "CON",
                                           "nul.txt",
                                           " ",
                                           ". ",
                                           "~",
                                           "-",
                                           "\n",
                                           "\x1B[31m",
                                           "\xC3\x9F",
                                           "SS",
                                           "\xE2\x84\xAA",
                                           "k",
                                           "\xEF\xAC\x81",
                                           "fi",
                                           "e\xCC\x81",
                                           "\xC3\xA9",
                                           "\xE2\x80\xAE",
                                           "\xEF\xBB\xBF",
                                           "\xC0\xAF",
                                           "\xED\xA0\x80",
                                           "\xE2\x80\x8B",
                                           "a/b"};
    std::string name;
    for (std::size_t parts = 1 + below(random, 4); parts > 0; --parts) {
        switch (below(random, 4)) {
        case 0:
            name += makeEncodedWords(random);
            break;
        case 1:
            name += makeMojibake(random);
            break;
        default:
            name += oneOf(random, kParts);
        }
    }
    return name;
}

} // namespace

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size,
                                               std::size_t most, unsigned seed) {
    return mutateParts(data, size, most, seed, 1, makeName);
}
