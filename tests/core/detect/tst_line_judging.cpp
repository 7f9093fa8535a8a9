// Lines are judged ahead by several threads; what is found does not depend on how many.

#include "codec/codec_registry.h"
#include "detect/line_detector.h"
#include "detect/line_report.h"

#include <QtTest>

using namespace moji;

namespace {

constexpr std::u32string_view kRussian = U"Все люди рождаются свободными и равными в правах";

const CodecRegistry& registry() {
    static const CodecRegistry codecs;
    return codecs;
}

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
