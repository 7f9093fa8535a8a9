// Lines are judged ahead by several threads; what is found does not depend on how many.

#include "core/codecs.h"
#include "detect/line_detector.h"
#include "detect/line_judging.h"
#include "detect/line_report.h"
#include "detect/line_survey.h"

#include <QtTest>

#include <iterator>
#include <tuple>

using namespace moji;
using moji::test::registry;

namespace {

constexpr std::u32string_view kRussian = U"Все люди рождаются свободными и равными в правах";

Bytes line(std::u32string_view text, std::string_view encoding) {
    Bytes bytes = encodeAll(*registry().find(encoding), text).value_or(Bytes());
    bytes.push_back('\n');
    return bytes;
}

/// Some 20,000 lines, most of them in windows-1251. Others are in runs that the first look hardly
/// sees, each long enough to make its encoding likely from then on.
Bytes longText() {
    Bytes text;
    for (int i = 0; i < 20'000; ++i) {
        const int place = i % 4000;
        const bool isInRun = place > 3000 && place < 3040;
        const Bytes next = !isInRun   ? line(i % 7 == 0 ? U"Так" : kRussian, "windows-1251")
                           : i < 4000 ? line(kRussian, "KOI8-R")
                           : i < 8000 ? line(U"모든 인간은 태어날 때부터 자유롭다", "EUC-KR")
                           : i < 12'000 ? line(kRussian, "IBM866")
                                        : line(U"すべての人間は、生まれながらにして", "Shift_JIS");
        text.insert(text.end(), next.begin(), next.end());
    }
    return text;
}

/// A few lines in each of several encodings.
Bytes sampleText() {
    Bytes text;
    for (const char* encoding : {"windows-1251", "KOI8-R", "IBM866", "UTF-8"})
        for (const std::u32string_view words : {kRussian, std::u32string_view(U"Так и есть")})
            std::ranges::copy(line(words, encoding), std::back_inserter(text));
    for (const char* encoding : {"GBK", "UTF-8"})
        for (const std::u32string_view words :
             {U"人人生而自由，在尊严和权利上一律平等。", U"岩手县", U"默兹省"})
            std::ranges::copy(line(words, encoding), std::back_inserter(text));
    std::ranges::copy(line(U"Tous les êtres humains naissent libres et égaux", "windows-1252"),
                      std::back_inserter(text));
    return text;
}

std::vector<LineEvidence> splitLines(const ByteSource& source) {
    LineSplitter splitter(source, 0);
    std::vector<LineEvidence> lines;
    for (auto next = splitter.next().value(); next; next = splitter.next().value())
        lines.push_back(*next);
    return lines;
}

/// The readings of a line that may matter beside the best one.
std::vector<std::tuple<std::uint16_t, bool, float, float>> nearReadings(const LineEvidence& line) {
    constexpr float kNear = 40; // bits; farther ones may be given up
    const auto best = std::ranges::min_element(line.readings, {}, &LineReading::bits);
    std::vector<std::tuple<std::uint16_t, bool, float, float>> near;
    for (const LineReading& reading : line.readings)
        if (reading.bits < best->bits + kNear)
            near.emplace_back(reading.candidate, reading.mixed, reading.bits, reading.plausibility);
    return near;
}

/// All that is said of the lines, with so many helpers at most.
std::string detected(const ByteSource& source, std::size_t helpers) {
    ThreadSeats seats(helpers);
    const HelperScope scope(seats);
    LineDetector detector(source, registry(), {});
    std::string all;
    for (auto lines = detector.next().value(); !lines.empty(); lines = detector.next().value())
        for (const DetectedLine& each : lines)
            all += lineJson(each) + QByteArray::number(each.margin).toStdString() + '\n';
    return all;
}

} // namespace

class TestLineJudging : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theThreadsChangeNothing() {
        const MemorySource source(longText());
        const std::string alone = detected(source, 0);
        for (const char* name : {"KOI8-R", "EUC-KR", "IBM866", "Shift_JIS"})
            QVERIFY2(alone.find("\"" + std::string(name) + "\"") != std::string::npos, name);
        for (const std::size_t helpers : {1u, 2u, 7u})
            QVERIFY(detected(source, helpers) == alone);
    }

    /// With what a line is judged first changes nothing about its near readings.
    void theOrderOfCandidatesChangesNothing() {
        const MemorySource source(sampleText());
        const LineJudge judge(usualLineCandidates(registry()), registry(), {});
        const auto lines = splitLines(source);
        const auto usual = judgeAll(source, judge, lines, {}, CandidateTrial::All);
        QVERIFY(usual && usual->size() == lines.size());
        for (const char* name : {"UTF-8", "GBK", "windows-1251", "IBM850"}) {
            const auto first = std::ranges::find(judge.candidates(), registry().find(name));
            QVERIFY2(first != judge.candidates().end(), name);
            const auto number = static_cast<std::uint16_t>(first - judge.candidates().begin());
            const auto other = judgeAll(source, judge, lines, {number}, CandidateTrial::All);
            QVERIFY(other && other->size() == lines.size());
            for (std::size_t i = 0; i < lines.size(); ++i)
                QVERIFY2(nearReadings((*other)[i]) == nearReadings((*usual)[i]), name);
        }
    }

    void seatsAreGivenBack() {
        const MemorySource source(longText());
        ThreadSeats seats(3);
        {
            const HelperScope scope(seats);
            LineDetector detector(source, registry(), {});
            QVERIFY(!detector.next().value().empty()); // given up in the middle
        }
        QCOMPARE(seats.takeFree(9), std::size_t{3});
    }

    void someLinesFromAPlaceOn() {
        const Bytes text = longText();
        const MemorySource source(text);
        const LineJudge judge({registry().find("windows-1251")}, registry(), {});
        const std::uint64_t offset = line(U"Так", "windows-1251").size();
        for (const std::uint64_t most : {0u, 1u, 1024u, 1500u}) {
            JudgedLines lines(source, judge, {0}, offset, most);
            std::vector<LineEvidence> all;
            for (auto next = lines.next().value(); !next.empty(); next = lines.next().value())
                std::ranges::move(next, std::back_inserter(all));
            QCOMPARE(all.size(), most);
            if (most > 0)
                QCOMPARE(all.front().offset, offset);
        }
    }
};

QTEST_GUILESS_MAIN(TestLineJudging)
#include "tst_line_judging.moc"
