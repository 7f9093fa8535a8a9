#include "detect/candidates.h"

#include "detect/binary_data.h"
#include "detect/encoding_habits.h"
#include "detect/telling_words.h"
#include "detect/text_costs.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>

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

/// Bytes of 80 and more, and those of them that are next to another one.
struct HighBytes {
    std::uint64_t all = 0;
    std::uint64_t adjacent = 0;
};
HighBytes highBytes(const ByteSurvey& survey) {
    HighBytes found;
    for (const ByteSurvey::Window& window : survey.windows) {
        const ByteView bytes = window.bytes;
        for (std::size_t i = 0; i < bytes.size(); ++i) {
            if (bytes[i] < 0x80)
                continue;
            ++found.all;
            const bool before = i > 0 && bytes[i - 1] >= 0x80;
            const bool after = i + 1 < bytes.size() && bytes[i + 1] >= 0x80;
            found.adjacent += before || after ? 1 : 0;
        }
    }
    return found;
}

/// Whether it may be text of a double-byte encoding, where most high bytes have another beside them
/// and none has a space after it.
bool hasPairsOfBytes(const ByteSurvey& survey) {
    constexpr std::uint64_t kEnough = 16;
    const HighBytes high = highBytes(survey);
    if (high.all >= kEnough && high.adjacent * 6 < high.all)
        return false;
    return std::ranges::none_of(survey.windows, [](const auto& window) {
        return impossiblePairs(window.bytes) > WindowReading::kMostErrors;
    });
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

/// Whether single bytes are spaces and ends of lines, at even offsets and at odd ones, as in no
/// UTF-16 or UTF-32 without a NUL: there they are halves of characters.
bool hasSpacesOfBytes(const ByteSurvey& survey) {
    constexpr std::uint64_t kBytesForSpace = 40; // one in so many
    std::array<std::uint64_t, 2> spaces{};
    const ByteView bytes = survey.windows.empty() ? ByteView() : survey.windows.front().bytes;
    for (std::size_t i = 0; i < bytes.size(); ++i)
        spaces[i % 2] += bytes[i] == ' ' || bytes[i] == '\n' || bytes[i] == '\r' ? 1 : 0;
    return survey.counts[0] == 0 && spaces[0] > 0 && spaces[1] > 0 &&
           (spaces[0] + spaces[1]) * kBytesForSpace >= bytes.size();
}

bool isSevenBit(std::string_view encoding) {
    return encoding.starts_with("ISO-2022") || encoding.starts_with("HZ") || encoding == "UTF-7";
}

bool isPairs(std::string_view encoding) {
    constexpr std::string_view kPairs[] = {"EUC-KR",  "Shift_JIS", "EUC-JP", "GBK",
                                           "gb18030", "Big5",      "Johab",  "EUC-TW"};
    return std::ranges::find(kPairs, encoding) != std::end(kPairs);
}

bool isEbcdic(std::string_view encoding) {
    constexpr std::string_view kEbcdic[] = {"IBM037", "IBM500", "IBM1047", "IBM01140", "IBM273"};
    return std::ranges::find(kEbcdic, encoding) != std::end(kEbcdic);
}

/// Whether most bytes are letters, digits, spaces, stops and commas of EBCDIC.
bool mayBeEbcdic(const ByteSurvey& survey) {
    constexpr std::pair<std::size_t, std::size_t> kUsual[] = {
        {0x40, 0x40}, {0x4B, 0x4B}, {0x6B, 0x6B}, {0x81, 0x89}, {0x91, 0x99},
        {0xA2, 0xA9}, {0xC1, 0xC9}, {0xD1, 0xD9}, {0xE2, 0xE9}, {0xF0, 0xF9}};
    std::uint64_t usual = 0;
    for (const auto& [first, last] : kUsual)
        usual += std::accumulate(survey.counts.begin() + first, survey.counts.begin() + last + 1,
                                 std::uint64_t{0});
    return usual * 4 >= survey.size * 3;
}

/// The detectable encodings, each with what bytes must have for it.
enum class Needs { HighBytes, SevenBits, Ascii, Ebcdic, Wide, Pairs, Nothing };
struct Detectable {
    std::string_view name;
    Needs needs;
};
const std::vector<Detectable>& allDetectable() {
    static const std::vector<Detectable> all = [] {
        std::vector<Detectable> found;
        for (const std::string_view name : detectableEncodings())
            found.push_back({name, isSevenBit(name)  ? Needs::SevenBits
                                   : name == "ASCII" ? Needs::Ascii
                                   : isEbcdic(name)  ? Needs::Ebcdic
                                   : isWide(name)    ? Needs::Wide
                                   : name == "UTF-8" ? Needs::Nothing
                                   : isPairs(name)   ? Needs::Pairs
                                                     : Needs::HighBytes});
        return found;
    }();
    return all;
}

} // namespace

std::vector<std::string_view> worthTrying(const ByteSurvey& survey) {
    const bool sevenBit = survey.isSevenBit();
    const bool pairs = hasPairsOfBytes(survey);
    const bool controls = countControls(survey.counts).hasAny();
    const bool ebcdic = mayBeEbcdic(survey);
    const bool wide = (!sevenBit || controls) && !hasSpacesOfBytes(survey);
    const bool fourBytes = std::ranges::any_of(
        survey.windows, [](const auto& window) { return hasFourByteCodes(window.bytes); });
    std::vector<std::string_view> names;
    names.reserve(allDetectable().size());
    const auto fits = [&](const Detectable& encoding) {
        switch (encoding.needs) {
        case Needs::SevenBits:
            return survey.sevenBit.has(encoding.name);
        case Needs::Ascii:
            return sevenBit;
        case Needs::Ebcdic:
            return ebcdic;
        case Needs::Wide:
            return wide;
        case Needs::Pairs: // GBK and gb18030 decode alike; GBK's name is the better known one
            return !sevenBit && pairs && encoding.name != (fourBytes ? "GBK" : "gb18030");
        case Needs::HighBytes:
            return !sevenBit;
        case Needs::Nothing:
            break;
        }
        return true;
    };
    for (const Detectable& encoding : allDetectable())
        if (fits(encoding))
            names.push_back(encoding.name);
    return names;
}

namespace {

/// Of the words with bytes of 80 and more by themselves.
double plausibilityOfWords(const ByteSurvey& survey, const Codec& codec) {
    constexpr std::size_t kMostBytes = 512;
    const ByteSurvey words = surveyOf(tellingWords(survey, kMostBytes), Tail::AtEnd);
    return scoreReading(readWindows(words, codec), {}).plausibility;
}

} // namespace

std::vector<Candidate> weighUsual(const ByteSurvey& survey, const CodecRegistry& registry,
                                  std::optional<Language> expected, Weighing weighing) {
    constexpr double kPlausible = 0.9;
    std::vector<std::string_view> names = worthTrying(survey);
    const auto rare = std::stable_partition(
        names.begin(), names.end(), [](std::string_view name) { return !isRareEncoding(name); });
    const std::vector<std::string_view> usual(names.begin(), rare);
    auto candidates = weighCandidates(survey, registry, usual, expected, weighing);
    // What is hardly ever written so, as Lithuanian in Macintosh Cyrillic, leaves room for others.
    // So do words in a set of DOS or the Macintosh that are hardly words: English around them
    // outweighs a few Lithuanian names.
    const auto readsAsText = [&survey](const Candidate& best) {
        return best.reading.errors == 0 && best.text.plausibility >= kPlausible &&
               isUsualEncoding(best.codec->name(), best.text.language) &&
               (!isOfDosOrMacintosh(best.codec->name()) ||
                plausibilityOfWords(survey, *best.codec) >= kPlausible);
    };
    const bool found = !candidates.empty() && readsAsText(candidates.front());
    return found ? candidates
                 : weighCandidates(survey, registry, worthTrying(survey), expected, weighing);
}

double damagedBits(const Candidate& utf8, const Utf8Balance& balance) {
    return utf8.bits + balance.damageBits() - static_cast<double>(utf8.reading.errors) * kError;
}

std::optional<ByteOrderMark> byteOrderMarkOf(const ByteSurvey& survey) {
    return survey.windows.empty() ? std::nullopt
                                  : detectByteOrderMark(survey.windows.front().bytes);
}

void promote(std::vector<Candidate>& candidates, const std::optional<ByteOrderMark>& mark) {
    if (!mark)
        return;
    const auto marked = std::ranges::find_if(candidates, [&](const Candidate& candidate) {
        return candidate.codec->name() == mark->encoding;
    });
    if (marked != candidates.end())
        std::rotate(candidates.begin(), marked, marked + 1);
}

} // namespace moji
