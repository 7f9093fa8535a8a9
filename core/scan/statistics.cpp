#include "scan/statistics.h"

#include "scan/utf8_stream.h"

#include <cmath>
#include <numeric>

namespace moji {

namespace {

/// Counts what passes through.
class CountingReader final : public ByteReader {
public:
    explicit CountingReader(ByteReader& reader)
        : m_reader(reader) {}

    Result<std::size_t> read(std::span<Byte> out) override {
        auto count = m_reader.read(out);
        if (count)
            addToHistogram(ByteView(out).first(*count), m_histogram);
        return count;
    }
    [[nodiscard]] const ByteHistogram& histogram() const { return m_histogram; }

private:
    ByteReader& m_reader;
    ByteHistogram m_histogram{};
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

Statistics statisticsOf(const CheckSummary& check, const StretchTotals& totals,
                        const ByteHistogram& histogram) {
    Statistics statistics;
    statistics.check = check;
    statistics.histogram = histogram;
    for (std::size_t byte = 0; byte < histogram.size(); ++byte) {
        const auto role = static_cast<std::size_t>(wellFormedRole(static_cast<Byte>(byte)));
        statistics.roles[role] += histogram[byte];
    }
    auto& invalid = statistics.roles[static_cast<std::size_t>(ByteRole::Invalid)];
    for (std::size_t role = 0; role < kByteRoles; ++role) {
        statistics.roles[role] -= totals.spoilt[role];
        invalid += totals.spoilt[role];
    }
    return statistics;
}

Result<Statistics> collectStatistics(ByteReader& reader, std::uint64_t maxBytes,
                                     const std::function<void(std::uint64_t)>& onProgress) {
    CountingReader counting(reader);
    CheckOptions options;
    options.maxBytes = maxBytes;
    options.onProgress = onProgress;
    const auto checked = checkUtf8(counting, options);
    if (!checked)
        return checked.error();
    return statisticsOf(checked->summary, checked->totals, counting.histogram());
}

} // namespace moji
