// The kernels of another processor against the portable one, run under an emulator:
// tests/cross/run. (tests/core/utf8/tst_kernels.cpp proves the portable one equal to the strict
// decoder.)

#include "utf8/kernels/kernel.h"

#include <cstdio>
#include <cstring>
#include <random>
#include <vector>

using namespace moji;
using namespace moji::utf8;

namespace {

struct Outcome {
    std::vector<KernelError> errors;
    KernelCounts counts;
    std::size_t consumed = 0;
    bool valid = false;
    bool operator==(const Outcome&) const = default;
};

Outcome by(const Kernel& kernel, ByteView bytes, Tail tail) {
    std::vector<KernelError> errors(bytes.size() + Kernel::kMinimumErrors);
    Outcome outcome;
    const auto done = kernel.scan(bytes.data(), bytes.size(), tail, &outcome.counts, errors.data(),
                                  errors.size());
    errors.resize(done.errors);
    outcome.errors = errors;
    outcome.consumed = done.consumed;
    outcome.valid = kernel.isValid(bytes.data(), bytes.size());
    return outcome;
}

bool allAgree(ByteView bytes) {
    for (const Tail tail : {Tail::AtEnd, Tail::MoreFollows}) {
        const Outcome expected = by(*findKernel("scalar"), bytes, tail);
        for (const Kernel* kernel : compiledKernels()) {
            if (kernel->isSupported() && by(*kernel, bytes, tail) != expected) {
                std::printf("%s differs, %zu bytes\n", kernel->name.data(), bytes.size());
                return false;
            }
        }
    }
    return true;
}

bool agreeOnAllStringsOfTwoBytes() {
    Bytes bytes;
    for (unsigned string = 0; string < 1u << 16; ++string)
        bytes.insert(bytes.end(),
                     {static_cast<Byte>(string >> 8), static_cast<Byte>(string), Byte{'a'}});
    return allAgree(bytes);
}

bool agreeOnOneErrorAnywhere() {
    for (const char* filler : {"a", "\xEA\xB0\x80", "\xF0\x9D\x84\x9E"}) {
        for (const char* error : {"\x80", "\xC0\xAF", "\xED\xA0\x80", "\xF4\x90", "\xF0\x9F\x98",
                                  "\xE0\x80", "\xFF", "\xEF\xBF\xBD"}) {
            for (int place = 0; place < 700; ++place) {
                Bytes bytes;
                for (int i = 0; i < 900; ++i) {
                    const char* piece = i == place ? error : filler;
                    bytes.insert(bytes.end(), piece, piece + std::strlen(piece));
                }
                if (!allAgree(bytes))
                    return false;
            }
        }
    }
    return true;
}

bool agreeOnNoise() {
    const unsigned seed = 1;
    std::mt19937 random(seed);
    static constexpr Byte kBytes[] = {'a',  '\n', 0x80, 0x8F, 0x90, 0xA0, 0xBF, 0xBD, 0xC0, 0xC3,
                                      0xE0, 0xE4, 0xED, 0xEF, 0xF0, 0xF3, 0xF4, 0xF5, 0xFF};
    for (int round = 0; round < 20'000; ++round) {
        Bytes bytes(random() % 400);
        for (Byte& byte : bytes)
            byte = kBytes[random() % std::size(kBytes)];
        if (!allAgree(bytes))
            return false;
    }
    return true;
}

} // namespace

int main() {
    std::printf("kernel in use: %s\n", defaultKernel().name.data());
    const bool passed =
        agreeOnAllStringsOfTwoBytes() && agreeOnOneErrorAnywhere() && agreeOnNoise();
    std::printf("%s\n", passed ? "passed" : "FAILED");
    return passed ? 0 : 1;
}
