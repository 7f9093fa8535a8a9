#include "detect/candidates.h"

#include "detect/encoding_habits.h"
#include "support/parallel_for.h"

#include <algorithm>
#include <numeric>

namespace moji {

namespace {

/// Pairs of bytes that no double-byte encoding has, as many as there are for sure.
std::uint64_t impossiblePairs(ByteView bytes) {
    std::uint64_t count = 0;
    for (std::size_t i = 0; i + 1 < bytes.size(); ++i) {
        if (bytes[i] < 0x80)
            continue;
        count += bytes[i + 1] < 0x30 ? 1 : 0;
        ++i;
    }
    return count;
}

bool hasPairsOfBytes(const ByteSurvey& survey) {
    const bool isDense = std::ranges::any_of(survey.windows, [](const auto& window) {
        return impossiblePairs(window.bytes) > WindowReading::kMostErrors;
    });
    return !isDense;
}

/// A four-byte code of GB 18030: 81..FE, a digit, 81..FE, a digit.
bool hasFourByteCodes(ByteView bytes) {
    const auto isDigit = [](Byte byte) { return byte >= 0x30 && byte <= 0x39; };
    for (std::size_t i = 0; i + 3 < bytes.size(); ++i) {
        if (bytes[i] > 0x80 && isDigit(bytes[i + 1]) && bytes[i + 2] > 0x80 &&
            isDigit(bytes[i + 3]))
            return true;
    }
    return false;
}

/// UTF-16 and UTF-32. Without a byte of 00 or of 80 and more it is ASCII that looks like Chinese.
bool isWide(std::string_view encoding) {
    return encoding.starts_with("UTF-16") || encoding.starts_with("UTF-32");
}

/// Whether an encoding of seven bits would read the bytes as anything but ASCII.
bool hasItsShifts(std::string_view encoding, const ByteSurvey& survey) {
    if (encoding.starts_with("ISO-2022"))
        return survey.hasAny(0x1B) || survey.hasAny(0x0E);
    return survey.hasAny(encoding == "UTF-7" ? '+' : '~');
}

bool isSevenBit(std::string_view encoding) {
    return encoding.starts_with("ISO-2022") || encoding.starts_with("HZ") || encoding == "UTF-7";
}

bool isPairs(std::string_view encoding) {
    constexpr std::string_view kPairs[] = {"EUC-KR", "Shift_JIS", "EUC-JP",
                                           "GBK",    "gb18030",   "Big5"};
    return std::ranges::find(kPairs, encoding) != std::end(kPairs);
}

} // namespace

std::vector<std::string_view> worthTrying(const ByteSurvey& survey) {
    const bool sevenBit = survey.isSevenBit();
    const bool pairs = hasPairsOfBytes(survey);
    const bool fourBytes = std::ranges::any_of(
        survey.windows, [](const auto& window) { return hasFourByteCodes(window.bytes); });
    std::vector<std::string_view> names;
    for (const std::string_view name : detectableEncodings()) {
        const bool fits = isSevenBit(name)  ? sevenBit && hasItsShifts(name, survey)
                          : name == "ASCII" ? sevenBit
                          : isWide(name)    ? !sevenBit || survey.hasAny(0)
                                            : name == "UTF-8" || !sevenBit;
        // They decode alike; GBK's name is the better known one.
        const bool isOther = name == (fourBytes ? "GBK" : "gb18030");
        if (fits && !isOther && (pairs || !isPairs(name)))
            names.push_back(name);
    }
    return names;
}

std::vector<Candidate> weighCandidates(const ByteSurvey& survey, const CodecRegistry& registry,
                                       const std::vector<std::string_view>& encodings,
                                       std::optional<Language> expected) {
    std::vector<Candidate> all(encodings.size());
    parallelFor(all.size(), [&](std::size_t i) {
        all[i].codec = registry.find(encodings[i]);
        if (all[i].codec)
            all[i].reading = readWindows(survey, *all[i].codec);
    });
    std::erase_if(all, [](const Candidate& candidate) { return !candidate.codec; });
    // Many read the same: the first of them is scored for all.
    std::vector<std::size_t> scoredBy(all.size());
    std::vector<std::size_t> different;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const auto same = std::ranges::find_if(different, [&](std::size_t other) {
            return all[other].reading.text == all[i].reading.text;
        });
        scoredBy[i] = same == different.end() ? i : *same;
        if (same == different.end())
            different.push_back(i);
    }
    parallelFor(different.size(), [&](std::size_t i) {
        Candidate& candidate = all[different[i]];
        if (!candidate.reading.hopeless)
            candidate.text = scoreReading(candidate.reading, expected);
    });
    for (std::size_t i = 0; i < all.size(); ++i) {
        Candidate& candidate = all[i];
        if (candidate.reading.hopeless)
            continue;
        candidate.text = all[scoredBy[i]].text;
        candidate.bits =
            candidate.text.bits + encodingDoubt(candidate.codec->name(), candidate.text.language);
    }
    std::ranges::stable_sort(all, {}, &Candidate::bits);
    return all;
}

bool isSurelyUtf8(const ByteSurvey& survey, const CodecRegistry& registry) {
    constexpr std::uint64_t kEnough = 32; // bytes of 80 and more: chance does not make so many fit
    constexpr double kPlausible = 0.6;
    const std::uint64_t high =
        std::accumulate(survey.counts.begin() + 0x80, survey.counts.end(), std::uint64_t{0});
    if (high < kEnough)
        return false;
    const WindowReading reading = readWindows(survey, registry.utf8());
    return reading.errors == 0 && scoreReading(reading, {}).plausibility >= kPlausible;
}

std::optional<ByteOrderMark> byteOrderMarkOf(const ByteSurvey& survey) {
    return survey.windows.empty() ? std::nullopt
                                  : detectByteOrderMark(survey.windows.front().bytes);
}

} // namespace moji
