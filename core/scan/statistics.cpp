#include "scan/statistics.h"

#include <cmath>
#include <numeric>

namespace moji {

namespace {

/// Counts what passes through. Four tables, so that runs of equal bytes do not wait for each other.
class CountingReader final : public ByteReader {
public:
    explicit CountingReader(ByteReader& reader)
        : m_reader(reader) {}

    Result<std::size_t> read(std::span<Byte> out) override {
        auto count = m_reader.read(out);
        if (count)
            add(ByteView(out).first(*count));
        return count;
    }

    [[nodiscard]] std::array<std::uint64_t, 256> histogram() const {
        std::array<std::uint64_t, 256> sum{};
        for (const auto& table : m_tables) {
            for (std::size_t i = 0; i < sum.size(); ++i)
                sum[i] += table[i];
        }
        return sum;
    }

private:
    void add(ByteView bytes) {
        std::size_t i = 0;
        for (; i + 4 <= bytes.size(); i += 4) {
            ++m_tables[0][bytes[i]];
            ++m_tables[1][bytes[i + 1]];
            ++m_tables[2][bytes[i + 2]];
            ++m_tables[3][bytes[i + 3]];
        }
        for (; i < bytes.size(); ++i)
            ++m_tables[0][bytes[i]];
    }

    ByteReader& m_reader;
    std::array<std::array<std::uint64_t, 256>, 4> m_tables{};
};

} // namespace

std::string_view identifier(ByteRole role) {
    switch (role) {
    case ByteRole::Ascii:
        return "ascii";
    case ByteRole::Control:
        return "control";
    case ByteRole::Lead2:
        return "lead2";
    case ByteRole::Lead3:
        return "lead3";
    case ByteRole::Lead4:
        return "lead4";
    case ByteRole::Continuation:
        return "continuation";
    case ByteRole::Invalid:
        return "invalid";
    }
    return "";
}

std::uint64_t Statistics::ascii() const {
    return std::accumulate(histogram.begin(), histogram.begin() + 0x80, std::uint64_t{0});
}

double Statistics::entropy() const {
    double bits = 0;
    for (const std::uint64_t count : histogram) {
        if (count > 0) {
            const double p = static_cast<double>(count) / static_cast<double>(check.bytes);
            bits -= p * std::log2(p);
        }
    }
    return bits;
}

Result<Statistics> collectStatistics(ByteReader& reader, const Codec& utf8, std::uint64_t maxBytes,
                                     const std::function<void(std::uint64_t)>& onProgress) {
    CountingReader counting(reader);
    Statistics statistics;
    // Bytes of errors, by the role they would have had in well-formed text.
    std::array<std::uint64_t, kByteRoles> spoilt{};
    CheckOptions options;
    options.maxBytes = maxBytes;
    options.onProgress = onProgress;
    options.onError = [&](const ErrorRecord& error) {
        for (const Byte byte : error.bytes)
            ++spoilt[static_cast<std::size_t>(wellFormedRole(byte))];
    };
    auto summary = check(counting, utf8, options);
    if (!summary)
        return summary.error();
    statistics.check = *summary;
    statistics.histogram = counting.histogram();
    for (std::size_t byte = 0; byte < 256; ++byte) {
        const auto role = static_cast<std::size_t>(wellFormedRole(static_cast<Byte>(byte)));
        statistics.roles[role] += statistics.histogram[byte];
    }
    auto& invalid = statistics.roles[static_cast<std::size_t>(ByteRole::Invalid)];
    for (std::size_t role = 0; role < kByteRoles; ++role) {
        statistics.roles[role] -= spoilt[role];
        invalid += spoilt[role];
    }
    return statistics;
}

} // namespace moji
