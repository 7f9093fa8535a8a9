#include "core/codec/icu_oracle.h"
#include "core/codec/samples.h"
#include "core/codec/span_rows.h"

using namespace moji;
using test::spanRow;

class TestScsu : public QObject {
    Q_OBJECT

    CodecRegistry m_registry;

private slots:
    void spans_data() {
        test::spanColumns();
        spanRow("ascii-and-latin-1", "SCSU", "61 E9", "0061:1 00E9:1");
        spanRow("uts-6-russian", "SCSU", "12 9C BE C1 BA B2 B0",
                "control:1 041C:1 043E:1 0441:1 043A:1 0432:1 0430:1");
        spanRow("uts-6-german", "SCSU", "D6 6C 20 66 6C 69 65 DF 74",
                "00D6:1 006C:1 0020:1 0066:1 006C:1 0069:1 0065:1 00DF:1 0074:1");
        spanRow("define-and-quote", "SCSU", "18 06 80 02 80 04 41",
                "control:2 0300:1 00C0:2 0341:2");
        spanRow("quote-unicode", "SCSU", "0E 4E 16", "4E16:3");
        spanRow("mark", "SCSU", "0E FE FF 61", "control+FEFF:3 0061:1");
        spanRow("extended-window", "SCSU", "0B 61 ED 80 81", "control:3 1F680:1 1F681:1");
        spanRow("unicode-mode", "SCSU", "0F 4E 16 75 4C E0 61",
                "control:1 4E16:2 754C:2 control:1 0061:1");
        spanRow("pair-in-unicode-mode", "SCSU", "0F D8 3D DE 00", "control:1 1F600:4");
        spanRow("pair-quoted-by-units", "SCSU", "0E D8 3D 0E DE 00", "1F600:6");
        spanRow("quoted-tag-byte", "SCSU", "0F F0 E0 01", "control:1 E001:3");
        spanRow("lone-surrogate", "SCSU", "0F D8 3D 00 61", "control:1 illegal:2 0061:2");
        spanRow("reserved-tag", "SCSU", "0C 61 0F F2 00 61",
                "illegal:1 0061:1 control:1 illegal:1 0061:2");
        spanRow("reserved-window", "SCSU", "18 A8 61", "illegal:2 0061:1");
        spanRow("cut-off", "SCSU", "0F 4E", "control:1 truncated:1");
        spanRow("define-cut-off", "SCSU", "0B 61", "truncated:2");
    }
    void spans() { test::checkSpanRow(m_registry); }

    void isAsShortAsIcus_data() {
        QTest::addColumn<std::u32string>("text");
        QTest::newRow("english") << std::u32string(U"The quick brown fox jumps over the dog.");
        QTest::newRow("german") << std::u32string(
            U"Öl fließt über Straßen, “später” – 5 € je Stück");
        QTest::newRow("russian") << std::u32string(
            U"Мы наконец это сделали, долгое время спустя.\n");
        QTest::newRow("greek") << std::u32string(U"Ξεσκεπάζω την ψυχοφθόρα βδελυγμία; «ναι».");
        QTest::newRow("japanese") << std::u32string(
            U"♪リンゴ可愛いや可愛いやリンゴ。半世紀も前に流行した「リンゴの歌」がぴったりするかもし"
            U"れない。");
        QTest::newRow("chinese") << std::u32string(U"我们终于做到了，用了很长时间（2024年）。");
        QTest::newRow("korean") << std::u32string(U"우리는 마침내 해냈다, 오랜 시간 끝에 2024년.");
        QTest::newRow("hindi") << std::u32string(U"हमने आखिरकार यह कर दिखाया, बहुत समय के बाद।");
        QTest::newRow("mixed") << std::u32string(U"Hello, 世界! Привет, мир! 안녕 😀😁 Ω≈ç√");
        QTest::newRow("deseret") << std::u32string(U"𐐔𐐯𐑅𐐨𐑉𐐯𐐻 𐐀𐑊𐑁𐐲𐐺𐐯𐐻");
    }
    void isAsShortAsIcus() {
        QFETCH(std::u32string, text);
        const auto ours = encodeAll(*m_registry.find("SCSU"), text);
        const auto theirs = test::IcuOracle("SCSU").encode(text);
        QVERIFY(ours && theirs);
        QVERIFY2(ours->size() <= theirs->size(),
                 qPrintable(QString("%1 > %2: %3")
                                .arg(ours->size())
                                .arg(theirs->size())
                                .arg(QString::fromStdString(hexBytes(*ours)))));
    }

    void isAsShortAsIcusInAll() {
        test::Samples samples(6);
        const test::IcuOracle oracle("SCSU");
        std::size_t ours = 0;
        std::size_t theirs = 0;
        for (int round = 0; round < 300; ++round) {
            const std::u32string text = samples.text(100);
            ours += encodeAll(*m_registry.find("SCSU"), text)->size();
            theirs += oracle.encode(text)->size();
        }
        QVERIFY2(ours <= theirs, qPrintable(QString("%1 > %2").arg(ours).arg(theirs)));
    }
};

QTEST_GUILESS_MAIN(TestScsu)
#include "tst_scsu.moc"
