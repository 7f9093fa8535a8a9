// Runs every fuzzer once on each of its inputs: replay_corpus FOLDER, which has a folder a fuzzer.
// A broken law ends the program.

#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#define MOJI_FUZZER(name) extern "C" int name(const std::uint8_t* data, std::size_t size);
#include "fuzzers.inl"
#undef MOJI_FUZZER

namespace {

using Fuzzer = int (*)(const std::uint8_t*, std::size_t);

/// How many inputs there were.
int replay(const std::filesystem::path& folder, const char* name, Fuzzer fuzzer) {
    int count = 0;
    for (const auto& entry : std::filesystem::directory_iterator(folder / name)) {
        std::ifstream file(entry.path(), std::ios::binary);
        const std::vector<char> bytes{std::istreambuf_iterator<char>(file), {}};
        std::fprintf(stderr, "%s %s\n", name, entry.path().filename().c_str());
        fuzzer(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size());
        ++count;
    }
    return count;
}

} // namespace

int main(int argc, char** argv) {
    if (argc != 2)
        return 2;
    bool isComplete = true;
#define MOJI_FUZZER(name) isComplete = replay(argv[1], #name, name) > 0 && isComplete;
#include "fuzzers.inl"
    if (!isComplete)
        std::fputs("a fuzzer has no inputs\n", stderr);
    return isComplete ? 0 : 1;
}
