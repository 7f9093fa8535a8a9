#include "repair/comparison.h"

#include "support/helper_threads.h"

#include <algorithm>
#include <atomic>
#include <optional>
#include <thread>
#include <utility>

namespace moji {

namespace {

constexpr std::string_view kUsual[] = {
    "UTF-8",        "EUC-KR",       "windows-1251", "windows-1252",   "KOI8-R",
    "Shift_JIS",    "gb18030",      "Big5",         "EUC-JP",         "UTF-16LE",
    "UTF-16BE",     "IBM866",       "ISO-8859-5",   "x-mac-cyrillic", "windows-1250",
    "ISO-8859-1",   "ISO-8859-2",   "ISO-8859-15",  "windows-1253",   "ISO-8859-7",
    "windows-1254", "windows-1255", "windows-1256", "windows-1257",   "windows-1258",
    "windows-874",  "KOI8-U",       "macintosh",    "IBM437",         "IBM850",
    "ISO-2022-JP",  "UTF-32LE",     "UTF-32BE",
};

constexpr std::string_view kConfusable[] = {
    "UTF-8",  "windows-1251", "windows-1252", "KOI8-R", "IBM866",
    "EUC-KR", "gb18030",      "Shift_JIS",    "Big5",
};

/// Codecs read side by side; each worker takes the next one that nobody has begun.
class ParallelReadings {
public:
    ParallelReadings(const ByteSource& source, std::span<const Codec* const> codecs,
                     const std::stop_token& stop)
        : m_source(source)
        , m_codecs(codecs)
        , m_stop(stop)
        , m_readings(codecs.size()) {}

    [[nodiscard]] std::vector<std::optional<Result<EncodingReading>>>
    run(const ProgressCallback& progress) {
        // A thread costs more than reading a short text does.
        constexpr std::uint64_t kWorthThreads = 64 * 1024;
        const bool isShort = m_source.size() * m_codecs.size() < kWorthThreads;
        const std::size_t workers = std::min<std::size_t>(
            isShort ? 1 : std::thread::hardware_concurrency(), m_codecs.size());
        const auto caller = std::this_thread::get_id();
        workTogether(workers > 0 ? workers - 1 : 0, [&] {
            work(std::this_thread::get_id() == caller ? progress : ProgressCallback());
        });
        return std::move(m_readings);
    }

private:
    void work(const ProgressCallback& progress) {
        for (std::size_t i = m_next++; i < m_codecs.size(); i = m_next++) {
            std::uint64_t before = 0;
            m_readings[i] = readAs(m_source, *m_codecs[i], m_stop, [&](std::uint64_t done, auto) {
                m_done += done - std::exchange(before, done);
                if (progress)
                    progress(m_done, m_source.size() * m_codecs.size());
            });
        }
    }

    const ByteSource& m_source;
    std::span<const Codec* const> m_codecs;
    const std::stop_token& m_stop;
    std::vector<std::optional<Result<EncodingReading>>> m_readings;
    std::atomic<std::size_t> m_next = 0;
    std::atomic<std::uint64_t> m_done = 0;
};

void findEqual(std::vector<ComparedReading>& rows) {
    for (auto row = rows.begin(); row != rows.end(); ++row) {
        const auto first = std::find_if(rows.begin(), row, [&](const ComparedReading& other) {
            return row->reading.sameTextAs(other.reading);
        });
        if (first != row)
            row->sameAs = first->codec;
    }
}

} // namespace

Result<std::vector<ComparedReading>>
compareReadings(const ByteSource& source, std::span<const Codec* const> codecs, ReadingOrder order,
                const std::stop_token& stop, const ProgressCallback& progress) {
    const auto readings = ParallelReadings(source, codecs, stop).run(progress);
    std::vector<ComparedReading> rows;
    for (std::size_t i = 0; i < codecs.size(); ++i) {
        if (!*readings[i])
            return readings[i]->error();
        rows.push_back({codecs[i], readings[i]->value(), nullptr});
    }
    if (order == ReadingOrder::BestFirst)
        std::ranges::stable_sort(rows, std::greater(),
                                 [](const ComparedReading& row) { return row.reading.score; });
    findEqual(rows);
    return rows;
}

std::span<const std::string_view> usualEncodings() {
    return kUsual;
}

std::span<const std::string_view> confusableEncodings() {
    return kConfusable;
}

std::vector<const Codec*> findCodecs(const CodecRegistry& registry,
                                     std::span<const std::string_view> names) {
    std::vector<const Codec*> codecs;
    for (const std::string_view name : names) {
        if (const Codec* codec = registry.find(name))
            codecs.push_back(codec);
    }
    return codecs;
}

} // namespace moji
