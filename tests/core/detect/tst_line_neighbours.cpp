// Lines that say little by themselves are in the encoding of the lines around them: letters that
// are no words, characters and signs that stand alone, a word that is well-formed UTF-8 by chance.

#include "core/codecs.h"
#include "detect/line_detector.h"

#include <QtTest>

using namespace moji;
using namespace Qt::StringLiterals;
using moji::test::registry;

namespace {

/// A line between a dozen sentences before it and as many after it.
DetectedLine detected(const QByteArray& line, const QString& sentence, const char* encoding) {
    const Bytes around =
        encodeAll(*registry().find(encoding), sentence.toStdU32String()).value_or(Bytes());
    constexpr int kBefore = 12;
    Bytes text;
    for (int i = 0; i < 2 * kBefore + 1; ++i) {
        if (i == kBefore)
            text.insert(text.end(), line.begin(), line.end());
        else
            text.insert(text.end(), around.begin(), around.end());
        text.push_back('\n');
    }
    const MemorySource source(text);
    LineDetector detector(source, registry(), {});
    return detector.next().value().at(kBefore);
}

} // namespace

class TestLineNeighbours : public QObject {
    Q_OBJECT

private slots:
    void aWeakLineFollowsThem_data() {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QString>("sentence");
        QTest::addColumn<QByteArray>("encoding");
        const auto row = [](const char* name, const QByteArray& line, const QString& sentence,
                            const char* encoding) {
            QTest::newRow(name) << line << sentence << QByteArray(encoding);
        };
        const QString russian = u"Все люди рождаются свободными и равными в правах"_s;
        const QString traditional = u"人人生而自由，在尊嚴和權利上一律平等。"_s;
        const QString simplified = u"人人生而自由，在尊严和权利上一律平等。"_s;
        row("hyphens", "1\xDD\xD5", russian, "KOI8-R");
        row("affix", "SFX \xD1 \xC5", russian, "KOI8-R");
        row("digit",
            "\xCA"
            "5\xCF",
            russian, "KOI8-R");
        row("figure", "day { \xA4\xE9 }", traditional, "Big5");
        row("sign", "minus { \xADt }", traditional, "Big5");
        row("surrogate",
            "abc \xED\xA0\x80"
            " def",
            u"Größe und Übermut, schöne Grüße"_s, "windows-1252");
        row("chance", "abstractname = \xD5\xAA\xD2\xAA ,", simplified, "GBK");
    }
    void aWeakLineFollowsThem() {
        QFETCH(QByteArray, line);
        QFETCH(QString, sentence);
        QFETCH(QByteArray, encoding);
        const DetectedLine found = detected(line, sentence, encoding.constData());
        QVERIFY(found.codec);
        QCOMPARE(found.codec->name(), encoding.toStdString());
        QVERIFY(!found.ambiguous && found.score > 0.9);
        QCOMPARE(found.damaged, 0U);
    }

    /// Half a pair of surrogates is damage among lines of UTF-8.
    void aSurrogateFollowsThemToo() {
        const DetectedLine found = detected("abc \xED\xA0\x80"
                                            " def",
                                            u"Größe und Übermut, schöne Grüße"_s, "UTF-8");
        QCOMPARE(found.codec, &registry().utf8());
        QCOMPARE(found.damaged, 1U);
    }

    /// By itself the letter would be likelier in another encoding.
    void aLetterByItselfDecidesLittle() {
        const DetectedLine found =
            detected("option {\xEE} true", u"Все люди рождаются свободными и равными в правах"_s,
                     "windows-1251");
        QCOMPARE(found.codec->name(), std::string("windows-1251"));
        QVERIFY2(found.score > 0.99, qPrintable(QString::number(found.score)));
    }

    /// What says much is believed, whatever is around it.
    void aSentenceDoesNot() {
        const Bytes other =
            encodeAll(*registry().find("windows-1252"), U"Où étiez-vous le même été, mon élève ?")
                .value_or(Bytes());
        const DetectedLine found =
            detected(QByteArray(reinterpret_cast<const char*>(other.data()),
                                static_cast<qsizetype>(other.size())),
                     u"Все люди рождаются свободными и равными в правах"_s, "KOI8-R");
        QCOMPARE(found.codec->name(), std::string("windows-1252"));
        QVERIFY(!found.ambiguous);
    }

    /// Nor does it become Thai for one digit of it.
    void aLetterIsNoDigitOfAnotherScript() {
        const QByteArray hyphens = "an-ge-p\xF6-bel-tem % an-gep\xF6-bel-tem";
        const DetectedLine found = detected(
            hyphens, u"Alle Menschen sind frei und gleich an Würde geboren"_s, "windows-1252");
        QCOMPARE(found.codec->name(), std::string("windows-1252"));
    }
};

QTEST_APPLESS_MAIN(TestLineNeighbours)
#include "tst_line_neighbours.moc"
