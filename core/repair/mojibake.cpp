#include "repair/mojibake.h"

#include "support/parallel_for.h"

#include <algorithm>
#include <optional>

namespace moji {

namespace {

constexpr std::size_t kBlock = 64 * 1024;

Result<bool> sameBytes(ByteReader& left, ByteReader& right) {
    Bytes leftBytes(kBlock);
    Bytes rightBytes(kBlock);
    for (;;) {
        const auto leftCount = readFully(left, leftBytes);
        if (!leftCount)
            return leftCount.error();
        const auto rightCount = readFully(right, rightBytes);
        if (!rightCount)
            return rightCount.error();
        const auto l = ByteView(leftBytes).first(*leftCount);
        const auto r = ByteView(rightBytes).first(*rightCount);
        if (!std::ranges::equal(l, r))
            return false;
        if (l.size() < kBlock)
            return true;
    }
}

} // namespace

Result<bool> canWrite(const ByteSource& text, const Codec& utf8, const Codec& encoding) {
    WrittenText written(text, utf8, encoding);
    Bytes block(kBlock);
    for (;;) {
        const auto count = written.read(block);
        if (!count)
            return count.error();
        if (*count == 0)
            return !written.stopped();
    }
}

Result<bool> isReversible(const ByteSource& text, const Codec& utf8, const Codec& writtenAs,
                          const Codec& readAs) {
    WrittenText bytes(text, utf8, writtenAs);
    WrittenText damaged(text, utf8, writtenAs);
    TranscodingReader again(damaged, readAs, readAs, TranscodingReader::Malformed::Replace);
    const auto same = sameBytes(bytes, again);
    if (!same)
        return same.error();
    return *same && !again.stopped();
}

Result<std::vector<bool>> areReversible(const ByteSource& text, const Codec& utf8,
                                        const Codec& writtenAs,
                                        std::span<const Codec* const> readAs) {
    constexpr std::uint64_t kWorthThreads = 64 * 1024; // bytes
    std::optional<SerialScope> serial;
    if (text.size() < kWorthThreads)
        serial.emplace();
    std::vector<std::optional<Result<bool>>> found(readAs.size());
    parallelFor(readAs.size(), [&](std::size_t i) {
        found[i].emplace(isReversible(text, utf8, writtenAs, *readAs[i]));
    });
    std::vector<bool> verdicts;
    for (const auto& one : found) {
        if (!*one)
            return one->error();
        verdicts.push_back(**one);
    }
    return verdicts;
}

} // namespace moji
