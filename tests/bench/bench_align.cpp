// Speed of aligning two byte sequences on one thread, beside the comparison that stops at the first
// difference: memcmp of equal ones.
//
//     bench_align [--benchmark_filter=REGEX] [--benchmark_repetitions=N]

#include "bench/harness.h"

#include "compare/alignment.h"

#include <algorithm>
#include <cstring>
#include <memory>

namespace moji::bench {

namespace {

constexpr std::size_t kBytes = 32 * 1024 * 1024;

/// `text` with `length` other bytes after every `distance`, instead of as many or between them.
enum class Change { Replaced, Inserted };
Bytes changed(ByteView text, Change change, std::size_t length, std::size_t distance) {
    Bytes result;
    result.reserve(text.size() + (text.size() / distance + 1) * length);
    for (std::size_t at = 0; at < text.size();) {
        const ByteView part = text.subspan(at, std::min(distance, text.size() - at));
        result.insert(result.end(), part.begin(), part.end());
        for (std::size_t i = 0; i < length; ++i)
            result.push_back(static_cast<Byte>(at * 7 + i * 31));
        at += part.size() + (change == Change::Replaced ? length : 0);
    }
    return result;
}

/// The bytes of the corpus with `other`.
Peer ours(const std::string& name, Bytes other, AlignmentMode mode = AlignmentMode::Insertions) {
    const auto right = std::make_shared<MemorySource>(std::move(other));
    return {name, [right, mode, left = std::shared_ptr<MemorySource>()](ByteView bytes) mutable {
                if (!left)
                    left = std::make_shared<MemorySource>(Bytes(bytes.begin(), bytes.end()));
                const auto result = align(*left, *right, {mode});
                return result->alignment.differences().size();
            }};
}

Peer memoryCompare(Bytes other) {
    const auto right = std::make_shared<Bytes>(std::move(other));
    return {"`memcmp` of equal ones", [right](ByteView bytes) {
                return static_cast<std::uint64_t>(
                    std::memcmp(bytes.data(), right->data(), bytes.size()) == 0);
            }};
}

} // namespace

} // namespace moji::bench

int main(int argc, char** argv) {
    using namespace moji;
    using namespace moji::bench;
    const Corpus text{"GB a second, of one side", mixedScripts(kBytes)};
    Corpus other{"other text", text.bytes};
    std::ranges::reverse(other.bytes);
    const auto with = [&](Change change, std::size_t length, std::size_t distance) {
        return changed(text.bytes, change, length, distance);
    };
    const Bytes byteInserted = with(Change::Inserted, 1, kBytes / 2);
    Speeds speeds;
    measureAll(speeds, "align", text,
               {memoryCompare(text.bytes), ours("equal ones", text.bytes),
                ours("same offsets, a byte in 500 replaced", with(Change::Replaced, 1, 500),
                     AlignmentMode::SameOffset),
                ours("a byte inserted", byteInserted),
                ours("5 bytes inserted in 2 KB", with(Change::Inserted, 5, 2000)),
                ours("500 bytes inserted in 50 KB", with(Change::Inserted, 500, 50'000)),
                ours("5 KB inserted in 4 MB", with(Change::Inserted, 5000, 4'000'000)),
                ours("5 bytes replaced in 200", with(Change::Replaced, 5, 200)),
                ours("nothing in common", other.bytes)});
    if (!runAll(speeds, argc, argv))
        return 2;
    speeds.printByText("32 MiB, one core", "align");
}
