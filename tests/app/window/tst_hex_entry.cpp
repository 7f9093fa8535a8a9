// What is typed or pasted into the Hex bytes field, as bytes.

#include "window/hex_entry.h"

#include <QElapsedTimer>
#include <QtTest>

#include <algorithm>
#include <limits>

using namespace moji;
using namespace moji::app;

class TestHexEntry final : public QObject {
    Q_OBJECT

    static Bytes bytesOf(const char* text) {
        const auto bytes = readHexEntry(QString::fromUtf8(text));
        return bytes ? *bytes : Bytes{};
    }
    /// The least of a few times: other programs only add to it.
    static qint64 timeToRead(qsizetype codePoints) {
        const QString text = QStringLiteral("U+4E16 ").repeated(codePoints);
        qint64 least = std::numeric_limits<qint64>::max();
        for (int i = 0; i < 5; ++i) {
            QElapsedTimer timer;
            timer.start();
            const auto bytes = readHexEntry(text);
            least = std::min(least, timer.nsecsElapsed());
            if (!bytes || std::ssize(*bytes) != 3 * codePoints)
                return -1;
        }
        return std::max<qint64>(least, 1);
    }

private Q_SLOTS:
    void codePointsAreWordsAmongBytes() {
        QCOMPARE(bytesOf("41 U+4E16 42 u+0043 U+0044"),
                 (Bytes{0x41, 0xE4, 0xB8, 0x96, 0x42, 0x43, 0x44}));
        QCOMPARE(bytesOf("U+41"), Bytes{}); // four digits at least
        QCOMPARE(bytesOf("U+0041x U+0042"), Bytes{});
        QCOMPARE(bytesOf("42 U+80000000"), Bytes{}); // has no bytes
        QCOMPARE(bytesOf("U+0041 U+80000000 U+0042"), Bytes{});
    }

    void manyCodePointsTakeTimeByTheirNumber() {
        const qint64 few = timeToRead(2'000);
        const qint64 many = timeToRead(64'000);
        QVERIFY(few > 0 && many > 0);
        qInfo("32 times as many take %lld times as long", static_cast<long long>(many / few));
        QVERIFY(many / few < 150); // 1000, were each looked for from the beginning
    }
};

QTEST_GUILESS_MAIN(TestHexEntry)
#include "tst_hex_entry.moc"
