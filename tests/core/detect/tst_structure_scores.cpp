// How sure a verdict on the structure of bytes is: of binary data wholly, of damaged text never.

#include "core/detect/detection.h"

#include <QtTest>

using namespace moji;
using moji::test::registry;
using moji::test::structureOf;

namespace {

Bytes longText(std::string_view encoding) {
    std::u32string text;
    for (int i = 0; i < 400; ++i)
        text += U"Все люди рождаются свободными и равными. ";
    return encodeAll(*registry().find(encoding), text).value();
}

} // namespace

class TestStructureScores final : public QObject {
    Q_OBJECT

private slots:
    void binaryDataIsSure() {
        Bytes bytes;
        for (int i = 0; i < 512; ++i)
            bytes.push_back(static_cast<Byte>(i * 37 % 32));
        const Structure found = structureOf(bytes);
        QVERIFY(found.kind == StructureKind::Binary);
        QCOMPARE(found.score, 1.0);
    }

    /// One fault among thousands of characters.
    void damagedTextIsNeverCertain_data() {
        QTest::addColumn<QByteArray>("encoding");
        QTest::addColumn<QByteArray>("mark");
        QTest::addColumn<int>("kind");
        QTest::newRow("UTF-8") << QByteArray("UTF-8") << QByteArray()
                               << int(StructureKind::DamagedUtf8);
        QTest::newRow("UTF-8 with a mark")
            << QByteArray("UTF-8") << QByteArray("\xEF\xBB\xBF") << int(StructureKind::DamagedUtf8);
        QTest::newRow("UTF-16") << QByteArray("UTF-16LE") << QByteArray()
                                << int(StructureKind::DamagedWide);
        QTest::newRow("UTF-16 with a mark")
            << QByteArray("UTF-16LE") << QByteArray("\xFF\xFE") << int(StructureKind::DamagedWide);
    }
    void damagedTextIsNeverCertain() {
        QFETCH(QByteArray, encoding);
        QFETCH(QByteArray, mark);
        QFETCH(int, kind);
        Bytes bytes(mark.begin(), mark.end());
        const Bytes text = longText(encoding.constData());
        bytes.insert(bytes.end(), text.begin(), text.end());
        bytes.push_back(0xD1); // half a character
        const Structure found = structureOf(bytes);
        QCOMPARE(int(found.kind), kind);
        QVERIFY(found.score > 0.99 && found.score <= 0.999);
        QCOMPARE(found.codec, registry().find(encoding.toStdString()));
        QCOMPARE(found.wide.has_value(), kind == int(StructureKind::DamagedWide));
        QVERIFY(found.text.letters > 1000 && found.text.plausibility > 0.9);
        QCOMPARE(found.isMarked, kind == int(StructureKind::DamagedWide) && !mark.isEmpty());
    }

    void wholeTextIsCertain() {
        for (const char* const encoding : {"UTF-8", "UTF-16LE", "UTF-32BE"}) {
            const Structure found = structureOf(longText(encoding));
            QCOMPARE(found.score, 1.0);
            QCOMPARE(found.codec, registry().find(encoding));
            QVERIFY(found.text.plausibility > 0.9);
        }
    }

    /// A surrogate by itself, whose bytes the text has elsewhere, far from what is looked at first.
    void oneFaultIsDamage() {
        const Bytes sentence = test::encoded(U"Все люди Ӝ рождаются свободными. ", "UTF-16LE");
        Bytes bytes = test::repeated(sentence, 30'000);
        QCOMPARE(int(structureOf(bytes).kind), int(StructureKind::Wide));
        const std::size_t place = 15'000 * sentence.size();
        bytes[place] = 0x00;
        bytes[place + 1] = 0xDC;
        const Structure found = structureOf(bytes);
        QCOMPARE(int(found.kind), int(StructureKind::DamagedWide));
        QCOMPARE(found.codec, registry().find("UTF-16LE"));
    }
};

QTEST_GUILESS_MAIN(TestStructureScores)
#include "tst_structure_scores.moc"
