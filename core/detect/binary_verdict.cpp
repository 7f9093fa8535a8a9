#include "detect/binary_verdict.h"

#include "detect/binary_data.h"
#include "detect/structure.h"
#include "detect/utf8_balance.h"

#include <algorithm>

namespace moji {

namespace {

Result<Bytes> beginningOf(const ByteSource& source) {
    return readRange(source, {0, std::min<std::uint64_t>(kBinaryHead, source.size())});
}

} // namespace

Result<bool> beginsAsBinary(const ByteSource& source, const CodecRegistry& registry) {
    const auto head = beginningOf(source);
    if (!head)
        return head.error();
    return beginsAsBinary(*head, registry);
}

Result<Detection> binaryDetection(const ByteSource& source, const CodecRegistry& registry,
                                  std::uint64_t read) {
    const auto head = beginningOf(source);
    if (!head)
        return head.error();
    Detection detection;
    detection.looksLikeText = false;
    detection.binary = BinaryVerdict{describeBinary(*head), {}};
    // All of the bytes, without a NUL among them, would get this same verdict again, and so on.
    const bool isShorter =
        head->size() < source.size() || std::ranges::find(*head, Byte{0}) != head->end();
    if (detection.binary->type == kUnknownData && isShorter)
        detection.binary->betweenNuls = findTextBetweenNuls(*head, registry);
    detection.bytesRead = std::max<std::uint64_t>(read, head->size());
    return detection;
}

Result<OpeningGuess> guessForBinary(const ByteSource& source, const CodecRegistry& registry,
                                    const std::stop_token& stop) {
    constexpr std::uint64_t kMost = 16 * 1024 * 1024; // bytes
    constexpr std::uint64_t kCharacter = 4;           // bytes that the end of them may cut
    OpeningGuess guess{&registry.utf8(), 0, {}};
    const auto balance = weighUtf8(source, {0, std::min(kMost, source.size())}, stop);
    if (!balance)
        return balance.error();
    if (!balance->places.empty()) {
        const Disproof& first = balance->places.front();
        const bool isAtCut = source.size() > kMost && first.offset + kCharacter > kMost;
        if (!isAtCut)
            guess.disproof = first;
    }
    return guess;
}

} // namespace moji
