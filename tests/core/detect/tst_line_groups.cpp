// A line is no surer than its text as a whole, and in the encoding that the whole is surely in.

#include "core/codecs.h"
#include "detect/line_detector.h"

#include <QtTest>

using namespace moji;
using moji::test::registry;

namespace {

Bytes encoded(std::u32string_view text, std::string_view encoding) {
    return encodeAll(*registry().find(encoding), text).value_or(Bytes());
}

Bytes bytesOf(std::string_view text) {
    return Bytes(text.begin(), text.end());
}

std::vector<DetectedLine> detect(const Bytes& bytes, const LineDetectOptions& options = {}) {
    const MemorySource source(bytes);
    LineDetector detector(source, registry(), options);
    std::vector<DetectedLine> all;
    for (auto lines = detector.next().value(); !lines.empty(); lines = detector.next().value())
        all.insert(all.end(), lines.begin(), lines.end());
    return all;
}

} // namespace

class TestLineGroups : public QObject {
    Q_OBJECT

private slots:
    void aLineIsInDoubtWhereItsTextIs_data() {
        QTest::addColumn<Bytes>("bytes");
        QTest::newRow("one-letter") << bytesOf("\"GQE\": \"\x8e"
                                               "quatorialguinea-Ekwele\",\n");
        QTest::newRow("polish") << bytesOf("['1 tydzie\xC4 temu'\n");
        QTest::newRow("with-ascii") << bytesOf("# list\n['1 tydzie\xC4 temu'\n# end\n");
    }
    void aLineIsInDoubtWhereItsTextIs() {
        QFETCH(const Bytes, bytes);
        for (const DetectedLine& line : detect(bytes)) {
            if (line.ascii)
                continue;
            QVERIFY(line.ambiguous);
            QVERIFY(line.score < 0.8);
            QVERIFY(!line.alternatives.empty());
            for (const DetectedAlternative& other : line.alternatives)
                QVERIFY(other.codec != line.codec && other.score <= line.score);
        }
    }

    void linesAreInWhatTheWholeIsSurelyIn_data() {
        QTest::addColumn<QString>("encoding");
        QTest::addColumn<std::u32string>("text");
        QTest::newRow("lithuanian")
            << "IBM775"
            << std::u32string(
                   U"digits: \"Prašau naudoti tik skaitmenis.\",\n"
                   U"creditcard: \"Prašau įvesti teisingą kreditinės kortelės numerį.\",\n"
                   U"equalTo: \"Prašau įvestį tą pačią reikšmę dar kartą.\",\n");
        QTest::newRow("kazakh") << "KZ-1048"
                                << std::u32string(U"\"fillHorizontal\": \"Көлденең толтыру\",\n"
                                                  U"\"fillVertical\": \"Тігінен толтыру\",\n"
                                                  U"\"colvis\": \"Баған көрінісі\",\n"
                                                  U"\"colvisRestore\": \"Қалпына келтіру\",\n");
    }
    void linesAreInWhatTheWholeIsSurelyIn() {
        QFETCH(const QString, encoding);
        QFETCH(const std::u32string, text);
        const auto lines = detect(encoded(text, encoding.toStdString()));
        QVERIFY(lines.size() >= 3);
        for (const DetectedLine& line : lines) {
            QCOMPARE(QString::fromStdString(line.codec->name()), encoding);
            QVERIFY(!line.ambiguous);
        }
    }

    /// The others are checked by themselves.
    void aSureLineBesideUtf8StaysSure() {
        Bytes bytes = encoded(U"Вс\u0451 хорошо, и все дома\n", "UTF-8");
        const Bytes other = encoded(U"Все люди рождаются свободными и равными\n", "KOI8-R");
        bytes.insert(bytes.end(), other.begin(), other.end());
        const auto lines = detect(bytes);
        QCOMPARE(lines[0].codec->name(), std::string("UTF-8"));
        QCOMPARE(lines[1].codec->name(), std::string("KOI8-R"));
        QVERIFY(!lines[0].ambiguous && !lines[1].ambiguous);
        QVERIFY(lines[1].score > 0.95);
    }

    /// But one of few letters is no surer for that.
    void anOpenLineBesideUtf8StaysOpen() {
        Bytes bytes = encoded(U"\u0141\u00F3d\u017A jest miastem, żółw zwierzęciem\n", "UTF-8");
        const Bytes other = bytesOf("['1 tydzie\xC4 temu'\n");
        bytes.insert(bytes.end(), other.begin(), other.end());
        QVERIFY(!detect(bytes)[0].ambiguous);
        QVERIFY(detect(bytes)[1].ambiguous);
    }

    /// What only counts lines asks what each says by itself.
    void linesMayGoUnchecked() {
        LineDetectOptions options;
        options.areChecked = false;
        QVERIFY(!detect(bytesOf("['1 tydzie\xC4 temu'\n"), options)[0].ambiguous);
    }
};

QTEST_APPLESS_MAIN(TestLineGroups)
#include "tst_line_groups.moc"
