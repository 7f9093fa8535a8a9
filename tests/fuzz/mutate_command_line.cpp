// Mutates command lines by whole words; see fuzz_command_line.cpp.

#include "command_words.h"

#include <algorithm>
#include <array>

using namespace moji::fuzz;

namespace {

constexpr std::size_t kContents = 2; // parts before the words

std::string makeContents(Random& random) {
    constexpr std::array<std::string_view, 9> kSamples{
        "",
        "\xD0\x9F\xD1\x80\xD0\xB8\xD0\xB2\xD0\xB5\xD1\x82, \xD0\xBC\xD0\xB8\xD1\x80\n",
        "\xCF\xF0\xE8\xE2\xE5\xF2\r\n",
        "\xC3\x90\xC2\x9F\xC3\x91\xE2\x82\xAC\xC3\x90\xC2\xB8\n",
        "\xE4\xB8\x96\xE7\x95\x8C\x1B[31m\xE2\x80\xAE",
        "\xC0\xAF\xED\xA0\x80\xF5\x80",
        "\x1B$B0!\x1B(B",
        "{\"file\":\"a\"}\n",
        "00000000: e4b8 96 ...\n",
    };
    return std::string(oneOf(random, kSamples));
}

std::string makeWord(Random& random, std::size_t index) {
    const CommandWords& command = oneOf(random, commandWords());
    if (index < kContents)
        return makeContents(random);
    if (index == kContents)
        return below(random, 16) == 0 ? "--language\xFF" + makeValue(random, "CODE") : command.name;
    switch (below(random, 8)) {
    case 0:
        return makeValue(random, "FILE");
    case 1:
        return (below(random, 2) == 0 ? "--text\xFF" : "--hex\xFF") +
               makeValue(random, below(random, 2) == 0 ? "TEXT" : "BYTES");
    case 2:
        return "--format\xFFjsonl";
    default:
        return makeOption(random, command);
    }
}

/// Options of the command that `text` has.
std::string makeFittingWord(Random& random, std::size_t index, std::string_view text) {
    for (const CommandWords& command : commandWords()) {
        const std::string part = '\xFF' + command.name + '\xFF';
        if (index > kContents && below(random, 4) > 0 && text.find(part) != std::string_view::npos)
            return makeOption(random, command);
    }
    return makeWord(random, index);
}

} // namespace

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size,
                                               std::size_t most, unsigned seed) {
    const std::string before = std::string(reinterpret_cast<const char*>(data), size) + '\xFF';
    return mutateParts(data, size, most, seed, 1, [&](Random& random, std::size_t index) {
        return makeFittingWord(random, index, before);
    });
}
