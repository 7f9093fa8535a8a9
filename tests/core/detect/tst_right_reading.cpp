// The right reading of a text comes out on top of all the usual encodings.

#include "core/codecs.h"
#include "core/detect/text_samples.h"
#include "repair/comparison.h"

#include <QtTest>

using namespace moji;
using moji::test::registry;

class TestRightReading final : public QObject {
    Q_OBJECT

private slots:
    void rightReadingIsOnTop_data() {
        QTest::addColumn<std::u32string>("text");
        QTest::addColumn<QString>("encoding");
        for (const test::Sample& sample : test::kSamples)
            for (const QString& encoding : QString::fromLatin1(sample.encodings).split(u' '))
                QTest::addRow("%s-%s", sample.name, qPrintable(encoding))
                    << std::u32string(sample.text) << encoding;
    }

    void rightReadingIsOnTop() {
        QFETCH(std::u32string, text);
        QFETCH(QString, encoding);
        const Codec* codec = registry().find(encoding.toStdString());
        QVERIFY2(codec, "no such encoding");
        const auto bytes = encodeAll(*codec, text);
        QVERIFY2(bytes, "the sample cannot be written");
        const auto rows =
            compareReadings(MemorySource(*bytes), findCodecs(registry(), usualEncodings()),
                            ReadingOrder::BestFirst);
        QVERIFY(rows);
        const auto right = readAs(MemorySource(*bytes), *codec);
        QVERIFY(right);
        QByteArray table;
        for (const ComparedReading& row : *rows)
            table += QByteArray::fromStdString(row.codec->name()) + ' ' +
                     QByteArray::number(row.reading.score) + '\n';
        QVERIFY2(rows->front().reading.sameTextAs(*right), table);
        QVERIFY2(right->score > 0.5, table);
    }

    void destroyedTextIsUtf8() {
        const Bytes bytes{0xEF, 0xBF, 0xBD, 0xEF, 0xBF, 0xBD};
        const auto rows = compareReadings(
            MemorySource(bytes), findCodecs(registry(), usualEncodings()), ReadingOrder::BestFirst);
        QVERIFY(rows);
        QCOMPARE(rows->front().codec->name(), "UTF-8");
        QVERIFY(rows->front().reading.score > 2 * (*rows)[1].reading.score);
    }
};

QTEST_GUILESS_MAIN(TestRightReading)
#include "tst_right_reading.moc"
