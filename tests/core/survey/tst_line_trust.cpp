// Second thoughts on single lines: accidents in the middle of a line, lines that the encoding of
// many others reads as well, and lines that say nothing.

#include "core/codecs.h"
#include "survey/line_trust.h"

#include <QtTest>

using namespace moji;
using moji::test::encoded;
using moji::test::registry;

namespace {

const Codec* codec(const char* name) {
    return registry().find(name);
}

/// A line whose parts are in different encodings.
class Line {
public:
    Line& add(const Bytes& bytes, const char* encoding) {
        const std::uint64_t begin = m_bytes.size();
        m_bytes.insert(m_bytes.end(), bytes.begin(), bytes.end());
        m_segments.push_back({{begin, m_bytes.size()}, codec(encoding)});
        return *this;
    }
    Line& add(std::u32string_view text, const char* encoding) {
        return add(encoded(text, encoding), encoding);
    }
    /// With the segments, or all of it in one encoding.
    [[nodiscard]] DetectedLine detected(const char* whole = nullptr) const {
        DetectedLine line;
        line.line = 1;
        line.length = m_bytes.size();
        line.score = 1;
        if (whole)
            line.codec = codec(whole);
        else
            line.segments = m_segments;
        return line;
    }
    [[nodiscard]] MemorySource source() const { return MemorySource(m_bytes); }

private:
    Bytes m_bytes;
    std::vector<DetectedSegment> m_segments;
};

} // namespace

class TestLineTrust final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theTextOfALine() {
        const Line line = Line().add(U"Größe", "windows-1252");
        const auto text = lineUnder(line.source(), line.detected(), *codec("windows-1252"));
        QVERIFY(text && *text == U"Größe");
        QVERIFY(!lineUnder(line.source(), line.detected(), registry().utf8()));
        const Line huge = Line().add(Bytes(1024 * 1024 + 1, 'a'), "ASCII");
        QVERIFY(!lineUnder(huge.source(), huge.detected("ASCII"), registry().utf8()));
    }

    void joins_data() {
        QTest::addColumn<int>("row");
        QTest::addColumn<QByteArray>("joined"); // empty: the segments stay
        QTest::addColumn<bool>("ambiguous");
        QTest::newRow("two-bytes-of-hangul-that-are-utf-8") << 0 << QByteArray("EUC-KR") << false;
        QTest::newRow("a-word-in-utf-8") << 1 << QByteArray() << true;
        QTest::newRow("half-of-the-line-in-utf-8") << 2 << QByteArray() << false;
        QTest::newRow("malformed-as-a-whole") << 3 << QByteArray() << false;
        QTest::newRow("malformed-in-a-part") << 4 << QByteArray() << false;
        QTest::newRow("no-parts") << 5 << QByteArray("windows-1252") << false;
    }
    void joins() {
        QFETCH(int, row);
        QFETCH(QByteArray, joined);
        const Line lines[] = {
            Line()
                .add(U"오늘은 시험을 ", "EUC-KR")
                .add(Bytes{0xC3, 0xA4}, "UTF-8") // 채 in EUC-KR
                .add(U"점하는 날입니다", "EUC-KR"),
            Line().add(U"он сказал ей тихо: ", "windows-1251").add(U"café", "UTF-8"),
            Line()
                .add(U"он сказал ей тихо и ушёл из дома ", "windows-1251")
                .add(U"она сказала ему громко", "UTF-8"),
            Line().add(U"오늘은 시험을 봅니다 ", "EUC-KR").add(U"é—", "UTF-8"),
            Line().add(U"오늘은 시험을 봅니다 ", "EUC-KR").add(Bytes{0xC3, 0xA4, 0xFF}, "UTF-8"),
            Line().add(U"Größe", "windows-1252"),
        };
        DetectedLine line = lines[row].detected(row == 5 ? "windows-1252" : nullptr);
        joinAccidentalSegments(lines[row].source(), line);
        QCOMPARE(line.codec ? line.codec->name() : std::string(), joined.toStdString());
        QCOMPARE(line.segments.empty(), !joined.isEmpty());
        QTEST(line.ambiguous, "ambiguous");
    }

    void outliers_data() {
        QTest::addColumn<int>("row");
        QTest::addColumn<bool>("is");
        QTest::newRow("reads-nearly-as-well") << 0 << true;
        QTest::newRow("reads-far-better") << 1 << false;
        QTest::newRow("reads-the-same") << 2 << false;
        QTest::newRow("damaged") << 3 << true;
        QTest::newRow("malformed-in-the-other") << 4 << false;
        QTest::newRow("of-most-lines") << 5 << false;
        QTest::newRow("of-no-known-encoding") << 6 << false;
    }
    void outliers() {
        QFETCH(int, row);
        const std::u32string russian = U"однажды вечером старый мельник вышел из дома";
        struct Case {
            Line line;
            const char* own;
            const char* common;
            std::uint64_t ownLines;
        };
        const Case cases[] = {
            {Line().add(U"a ü b", "windows-1252"), "windows-1252", "IBM850", 1},
            {Line().add(russian, "KOI8-R"), "KOI8-R", "windows-1251", 1},
            {Line().add(U"Größe", "windows-1252"), "windows-1252", "windows-1254", 1},
            {Line().add(U"caf\u00E9", "windows-1252"), "UTF-8", "windows-1252", 1},
            {Line().add(U"a Ё", "windows-1251"), "windows-1251", "UTF-8", 1},
            {Line().add(U"a ü b", "windows-1252"), "windows-1252", "IBM850", 9},
            {Line().add(U"a ü b", "windows-1252"), nullptr, "IBM850", 1},
        };
        const Case& one = cases[row];
        LineCounts counts{{codec(one.common), 9}};
        if (one.own && row != 0) // an encoding of which no line was counted has none
            counts[codec(one.own)] = one.ownLines;
        QTEST(isOutlier(one.line.source(), one.line.detected(one.own), counts), "is");
    }

    void linesThatSayNothingHaveNoVote() {
        const Line line = Line().add(U"он сказал ей тихо", "windows-1251");
        const MemorySource source = line.source();
        LineVotes votes(source, nullptr);
        QVERIFY(votes.encodings().empty());
        DetectedLine plain = line.detected("ASCII");
        plain.ascii = true;
        DetectedLine doubtful = line.detected("windows-1251");
        doubtful.ambiguous = true;
        DetectedLine unsure = line.detected("windows-1251");
        unsure.score = 0.5;
        DetectedLine unknown = line.detected("windows-1251");
        unknown.codec = nullptr;
        unknown.score = 0;
        votes.add({plain, doubtful, unsure, unknown});
        QVERIFY(votes.encodings().empty());
        LineVotes sure(source, nullptr);
        sure.add({line.detected("windows-1251")});
        QCOMPARE(sure.encodings(), (std::map<std::string, std::uint64_t>{{"windows-1251", 1}}));
    }

    /// Names between full-width commas look odd in EUC-JP, and less so in GBK.
    void aLineOrTwoOfPairsAreInTheEncodingOfTheOthers() {
        const Line line = Line().add(
            U"てID，NO，U_CX，C_TIME，U_TIME，I_TIME，HOST_NAME，などの情報とともに", "EUC-JP");
        const MemorySource source = line.source();
        const auto found = [&](std::size_t other) {
            LineVotes votes(source, codec("EUC-JP"));
            votes.add(std::vector<DetectedLine>(9, line.detected("EUC-JP")));
            votes.add(std::vector<DetectedLine>(other, line.detected("GBK")));
            return votes.encodings().size();
        };
        QCOMPARE(found(2), std::size_t{1});
        QCOMPARE(found(3), std::size_t{2});
    }

    void encodingsThatReadLinesTheSameAreOne() {
        const Line line = Line().add(U"она сказала ему", "KOI8-R");
        const MemorySource source = line.source();
        LineVotes votes(source, nullptr);
        votes.add(std::vector<DetectedLine>(3, line.detected("KOI8-R")));
        votes.add(std::vector<DetectedLine>(5, line.detected("KOI8-U")));
        QCOMPARE(votes.encodings(), (std::map<std::string, std::uint64_t>{{"KOI8-U", 8}}));
        LineVotes known(source, codec("KOI8-R"));
        known.add(std::vector<DetectedLine>(3, line.detected("KOI8-R")));
        known.add(std::vector<DetectedLine>(5, line.detected("KOI8-U")));
        QCOMPARE(known.encodings(), (std::map<std::string, std::uint64_t>{{"KOI8-R", 8}}));
        QVERIFY(known.otherThanWhole() == nullptr);
    }
};

QTEST_GUILESS_MAIN(TestLineTrust)
#include "tst_line_trust.moc"
