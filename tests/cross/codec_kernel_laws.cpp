// The codec kernels of another processor against the portable one, run under an emulator:
// tests/cross/run. (tests/core/codec/tst_codec_kernels.cpp proves that one equal to the codecs.)

#include "codec/kernels/codec_kernel.h"
#include "codec/kernels/plain_tables.h"
#include "utf8/kernels/kernel.h"

#include <cstdio>
#include <memory>
#include <random>
#include <vector>

using namespace moji;

namespace {

constexpr std::size_t kCapacity = 1024;

struct Outcome {
    std::vector<char32_t> codePoints;
    std::vector<std::uint32_t> offsets;
    std::size_t consumed = 0;
    std::vector<char> utf8;
    std::size_t lineFeeds = 0;
    bool operator==(const Outcome&) const = default;
};

template <class Decode>
Outcome by(const CodecKernel& kernel, ByteView bytes, Decode decode) {
    Outcome outcome{std::vector<char32_t>(kCapacity), std::vector<std::uint32_t>(kCapacity), 0,
                    std::vector<char>(4 * kCapacity + CodecKernel::kUtf8Slack), 0};
    const RunTarget target{outcome.codePoints.data(), outcome.offsets.data(), kCapacity, 0};
    const DecodedRun run = decode(kernel, bytes.data(), bytes.size(), target);
    outcome.codePoints.resize(run.count);
    outcome.offsets.resize(run.count);
    outcome.consumed = run.consumed;
    outcome.utf8.resize(
        kernel.writeUtf8(outcome.codePoints.data(), run.count, outcome.utf8.data()));
    outcome.lineFeeds = kernel.count(outcome.codePoints.data(), run.count, U'\n');
    return outcome;
}

template <class Decode>
bool allAgree(const char* law, ByteView bytes, Decode decode) {
    const Outcome expected = by(*compiledCodecKernels().front(), bytes, decode);
    for (const CodecKernel* kernel : compiledCodecKernels()) {
        if (utf8::findKernel(kernel->name) != nullptr && by(*kernel, bytes, decode) != expected) {
            std::printf("%s, %s: differs, %zu bytes\n", kernel->name.data(), law, bytes.size());
            return false;
        }
    }
    return true;
}

/// ASCII below 80 but for one place, and leads 81..FC, all cells of which but a few are characters.
PairTable pairs() {
    PairTable table;
    for (unsigned first = 0; first < 256; ++first) {
        const bool isLead = first >= 0x81 && first <= 0xFC;
        for (unsigned second = 0; second < 256; ++second) {
            const bool isPlain =
                isLead ? second >= 0x30 && second % 64 != 0x3F : first < 0x80 && first != 0x5C;
            const unsigned character = isLead ? 0x4E00 + (first - 0x80) * 128 + second : first;
            table.cells[256 * first + second] =
                isPlain ? static_cast<char16_t>(character) : kNotPlain;
        }
        table.isLead[first] = isLead;
        if (isLead)
            table.leadsByLowNibble[first & 0xF] |= static_cast<Byte>(1u << (first / 16 - 8));
    }
    return table;
}

SingleByteTable singles() {
    SingleByteTable table;
    for (unsigned byte = 0; byte < 256; ++byte) {
        const unsigned character = byte == 0x98 ? kNotPlain : byte < 0x80 ? byte : 3 * byte;
        table.cells[byte] = static_cast<char16_t>(character);
        table.low[byte] = static_cast<Byte>(character);
        table.high[byte] = static_cast<Byte>(character >> 8);
    }
    return table;
}

Bytes noise(std::mt19937& random) {
    Bytes bytes(random() % 700);
    const unsigned kind = random() % 3;
    for (Byte& byte : bytes) {
        byte = static_cast<Byte>(random());
        if (kind == 1 && random() % 3 == 0)
            byte = '\n';
        if (kind == 2)
            byte = static_cast<Byte>(0xB0 + byte % 40);
    }
    return bytes;
}

Bytes utf8Text(std::mt19937& random) {
    static constexpr const char* kPieces[] = {"a", "\n", "\xC3\xA9", "\xEA\xB0\x80",
                                              "\xF0\x9F\x98\x80"};
    Bytes bytes;
    const unsigned kinds = 1 + random() % 5;
    for (unsigned i = random() % 200; i > 0; --i) {
        const std::string_view piece = kPieces[random() % kinds];
        bytes.insert(bytes.end(), piece.begin(), piece.end());
    }
    return bytes;
}

} // namespace

int main() {
    std::printf("codec kernel in use: %s\n", defaultCodecKernel().name.data());
    const auto pairCells = std::make_unique<const PairTable>(pairs());
    const auto singleCells = std::make_unique<const SingleByteTable>(singles());
    const unsigned seed = 2;
    std::mt19937 random(seed);
    bool passed = true;
    for (int round = 0; passed && round < 5000; ++round) {
        const Bytes bytes = noise(random);
        passed = allAgree("singles", bytes,
                          [&](const CodecKernel& kernel, auto... rest) {
                              return kernel.decodeSingles(*singleCells, rest...);
                          }) &&
                 allAgree("pairs", bytes, [&](const CodecKernel& kernel, auto... rest) {
                     return kernel.decodePairs(*pairCells, rest...);
                 });
        for (const auto decode : {&CodecKernel::decodeUtf16Little, &CodecKernel::decodeUtf16Big,
                                  &CodecKernel::decodeUtf32Little, &CodecKernel::decodeUtf32Big})
            passed = passed &&
                     allAgree("UTF-16 and 32", bytes, [&](const CodecKernel& kernel, auto... rest) {
                         return (kernel.*decode)(rest...);
                     });
        Bytes text = utf8Text(random);
        const std::size_t size = text.size();
        text.resize(size + 3);
        passed = passed && allAgree("UTF-8", ByteView(text).first(size),
                                    [](const CodecKernel& kernel, auto... rest) {
                                        return kernel.decodeUtf8(rest...);
                                    });
    }
    std::printf("%s\n", passed ? "passed" : "FAILED");
    return passed ? 0 : 1;
}
