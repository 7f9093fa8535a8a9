#include "decoders/shortest_difference.h"

#include <algorithm>
#include <array>

namespace moji {

namespace {

/// One byte of each class of first bytes that may need another one: leads by their length and
/// limits.
constexpr std::array<Byte, 15> kFirst = {0xC0, 0xC1, 0xC2, 0xE0, 0xE1, 0xED, 0xEE, 0xEF,
                                         0xF0, 0xF1, 0xF4, 0xF5, 0xF8, 0xFC, 0xFF};
/// Of the bytes after it: continuation bytes by the limits of their leads (80 for C0 80 and the
/// overlong forms, 84 for FC, 88 for F8, 90 for F0 and F4, A0 for E0 and ED, B0 for the second
/// surrogate, BB and BF for the byte-order mark), and others.
constexpr std::array<Byte, 14> kLater = {0x2F, 0x80, 0x81, 0x84, 0x88, 0x90, 0xA0,
                                         0xB0, 0xBB, 0xBF, 0xC2, 0xED, 0xF0, 0xFF};

constexpr std::array<Byte, 256> everyByte() {
    std::array<Byte, 256> bytes{};
    for (std::size_t i = 0; i < bytes.size(); ++i)
        bytes[i] = static_cast<Byte>(i);
    return bytes;
}
constexpr auto kEveryByte = everyByte();

std::vector<Reading> beforeError(const DecoderOutcome& outcome) {
    std::vector<Reading> readings;
    for (const Reading& reading : outcome.readings) {
        if (reading.replaced)
            break;
        readings.push_back(reading);
    }
    return readings;
}

class Search {
public:
    Search(const ReadingDecoder& first, const ReadingDecoder& second)
        : m_first(first)
        , m_second(second) {}

    Result<DifferenceSearch> run(std::size_t mostBytes, const std::stop_token& stop) {
        std::vector<Bytes> open = {{}};
        for (std::size_t length = 1; length <= mostBytes && !open.empty(); ++length) {
            std::vector<Bytes> next;
            const ByteView bytes = length <= 2 ? ByteView(kEveryByte) : ByteView(kLater);
            for (const Bytes& front : open) {
                if (stop.stop_requested())
                    return Error{ErrorCode::Cancelled, {}, {}};
                for (const Byte byte : bytes) {
                    Bytes input = front;
                    input.push_back(byte);
                    if (auto done = tryInput(input); !done)
                        return done.error();
                    if (m_search.found)
                        return std::move(m_search);
                    next.push_back(std::move(input));
                }
            }
            m_search.exhausted = length;
            open = stillOpen(std::move(next), length);
        }
        return std::move(m_search);
    }

private:
    Result<Done> tryInput(const Bytes& input) {
        ++m_search.tried;
        auto first = outcomeOf(m_first, input);
        auto second = outcomeOf(m_second, input);
        if (!first)
            return first.error();
        if (!second)
            return second.error();
        if (areDifferent(*first, *second))
            m_search.found = {input, *std::move(first), *std::move(second)};
        return Done{};
    }

    [[nodiscard]] bool areDifferent(const DecoderOutcome& one, const DecoderOutcome& other) const {
        if (one.verdict.firstError != other.verdict.firstError)
            return true;
        const auto is = [&](DecoderKind kind) {
            return m_first.info().kind == kind || m_second.info().kind == kind;
        };
        if (is(DecoderKind::Validates))
            return false;
        return is(DecoderKind::Stops) ? beforeError(one) != beforeError(other)
                                      : one.readings != other.readings;
    }

    /// Those of the classes.
    [[nodiscard]] static std::vector<Bytes> stillOpen(std::vector<Bytes> inputs,
                                                      std::size_t length) {
        const auto isIn = [](ByteView classes, Byte byte) {
            return std::ranges::count(classes, byte) > 0;
        };
        std::erase_if(inputs, [&](const Bytes& input) {
            // Of one byte all are continued once more, so that pairs are tried all.
            return length > 1 && (!isIn(kFirst, input[0]) || !isIn(kLater, input[1]));
        });
        return inputs;
    }

    const ReadingDecoder& m_first;
    const ReadingDecoder& m_second;
    DifferenceSearch m_search;
};

} // namespace

Result<DecoderOutcome> outcomeOf(const ReadingDecoder& decoder, ByteView bytes) {
    const MemorySource source(Bytes(bytes.begin(), bytes.end()));
    DecoderOutcome outcome;
    const auto verdict = decoder.decode(source, [&](std::span<const Reading> readings) {
        outcome.readings.insert(outcome.readings.end(), readings.begin(), readings.end());
        return true;
    });
    if (!verdict)
        return verdict.error();
    outcome.verdict = *verdict;
    return outcome;
}

Result<DifferenceSearch> shortestDifference(const ReadingDecoder& first,
                                            const ReadingDecoder& second, std::size_t mostBytes,
                                            const std::stop_token& stop) {
    return Search(first, second).run(mostBytes, stop);
}

} // namespace moji
