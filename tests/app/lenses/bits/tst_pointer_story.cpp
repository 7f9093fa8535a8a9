// What the bit lens tells of codes of four bytes in GB 18030. The numbers are those of the WHATWG
// Encoding Standard, index gb18030 ranges.

#include "bytes/hex.h"
#include "document/document.h"
#include "document/selection.h"
#include "lenses/bits/bits_lens.h"

#include <QtTest>

using namespace moji;
using namespace moji::app;

class TestPointerStory final : public QObject {
    Q_OBJECT

    CodecRegistry m_codecs;

private Q_SLOTS:
    void fourBytesOfGb18030_data() {
        QTest::addColumn<QString>("hex");
        QTest::addColumn<QString>("pointer");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char* name, const char* hex, const char* pointer,
                            const char* sentence) {
            QTest::newRow(name) << QString::fromUtf8(hex) << QString::fromUtf8(pointer)
                                << QString::fromUtf8(sentence);
        };
        row("supplementary", "94 39 FC 36", "251976",
            "94 39 FC 36 is pointer 251976. From pointer 189000 on, code points are computed: "
            "251976 − 189000 = 62976, which is F600 in hexadecimal; adding 10000 gives U+1F600.");
        row("last", "E3 32 9A 35", "1237575",
            "E3 32 9A 35 is pointer 1237575. From pointer 189000 on, code points are computed: "
            "1237575 − 189000 = 1048575, which is FFFFF in hexadecimal; adding 10000 gives "
            "U+10FFFF.");
        row("first-of-a-range", "81 30 84 36", "36",
            "81 30 84 36 is pointer 36, at which a range starts: it is U+00A5.");
        row("in-a-range", "81 30 86 34", "54",
            "81 30 86 34 is pointer 54. Its range starts at pointer 50, which is U+00B8; 4 after "
            "that is U+00BC.");
        row("exception", "81 35 F4 37", "7457",
            "81 35 F4 37 is pointer 7457, the one exception from the ranges of GB18030: it is "
            "U+E7C7.");
        row("past-the-exception", "81 35 F4 38", "7458",
            "81 35 F4 38 is pointer 7458. Its range starts at pointer 820, which is U+0452; 6638 "
            "after that is U+1E40.");
    }

    void fourBytesOfGb18030() {
        QFETCH(QString, hex);
        QFETCH(QString, pointer);
        QFETCH(QString, sentence);
        for (const char* encoding : {"GB18030", "ibm-1392"}) {
            Document document(m_codecs);
            document.setBytes(parseHexBytes(hex.toStdString()).value(), QStringLiteral("test"));
            document.setCodec(*m_codecs.find(encoding));
            Selection selection(&document);
            const BitsLens lens(&document, &selection, nullptr);
            const BitStory& story = lens.story();
            QVERIFY(!story.isTable);
            QCOMPARE(story.terms.size(), std::size_t(4));
            QCOMPARE(story.sum.right, pointer);
            if (hex == QStringLiteral("94 39 FC 36"))
                QCOMPARE(story.terms[2].left, QStringLiteral("FC − 81 = 7B (123)"));
            if (qstrcmp(encoding, "GB18030") == 0)
                QVERIFY2(story.sentence.contains(sentence), qPrintable(story.sentence));
        }
    }
};

QTEST_MAIN(TestPointerStory)
#include "tst_pointer_story.moc"
