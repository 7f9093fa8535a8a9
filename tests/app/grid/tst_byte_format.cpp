// ByteFormat: bytes written in every base, and what typed digits make of one.

#include "grid/byte_format.h"

#include <QtTest>

using namespace moji;
using namespace moji::app;

class TestByteFormat : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void writesEveryByteWithAllItsDigits();
    void namesComeBack();
    void digitsMakeAByte_data();
    void digitsMakeAByte();
    void everyByteCanBeTyped_data();
    void everyByteCanBeTyped();
};

namespace {

/// Types `digits` over `before`; the bytes that became complete, and the unfinished one with '+'.
QString typed(Byte before, const QString& digits, ByteFormat format) {
    QStringList results;
    DigitEntry entry{before, 0};
    for (const QChar c : digits) {
        const auto next = withDigit(entry, *digitOf(QString(c), format), format);
        if (!next)
            return results.join(QLatin1Char(' ')) + QStringLiteral("!");
        entry = *next;
        if (entry.digits > 0)
            continue;
        results += QString::number(entry.value);
        entry = {before, 0};
    }
    if (entry.digits > 0)
        results += QStringLiteral("+%1").arg(entry.value);
    return results.join(QLatin1Char(' '));
}

} // namespace

void TestByteFormat::writesEveryByteWithAllItsDigits() {
    for (int value = 0; value < 256; ++value) {
        const Byte byte = static_cast<Byte>(value);
        for (const ByteFormatInfo& info : byteFormats()) {
            const QString text = byteText(byte, info.format);
            QCOMPARE(text.size(), info.digits);
            QCOMPARE(text.toInt(nullptr, info.base), value);
        }
        QCOMPARE(bitsText(byte).size(), 8);
        QCOMPARE(bitsText(byte).toInt(nullptr, 2), value);
    }
    QCOMPARE(byteText(0xE4, ByteFormat::Hexadecimal), QStringLiteral("E4"));
    QCOMPARE(byteText(0x07, ByteFormat::Octal), QStringLiteral("007"));
}

void TestByteFormat::namesComeBack() {
    for (const ByteFormatInfo& info : byteFormats())
        QVERIFY(byteFormatOf(QLatin1String(info.id)) == info.format);
    QVERIFY(byteFormatOf(QStringLiteral("roman")) == ByteFormat::Hexadecimal);
}

void TestByteFormat::digitsMakeAByte_data() {
    QTest::addColumn<ByteFormat>("format");
    QTest::addColumn<QString>("digits");
    QTest::addColumn<QString>("expected");
    const ByteFormat hex = ByteFormat::Hexadecimal;
    const ByteFormat decimal = ByteFormat::Decimal;
    const ByteFormat octal = ByteFormat::Octal;
    QTest::newRow("first-hex-digit-keeps-the-second") << hex << "4"
                                                      << "+74"; // over 0x5A
    QTest::newRow("hex") << hex << "4A"
                         << "74";
    QTest::newRow("two-hex-bytes") << hex << "4A4b"
                                   << "74 75";
    QTest::newRow("decimal-begins-anew") << decimal << "1"
                                         << "+1";
    QTest::newRow("decimal-three-digits") << decimal << "128"
                                          << "128";
    QTest::newRow("decimal-leading-zeros") << decimal << "007"
                                           << "7";
    QTest::newRow("decimal-no-third-can-follow") << decimal << "65"
                                                 << "65";
    QTest::newRow("decimal-25-may-go-on") << decimal << "25"
                                          << "+25";
    QTest::newRow("decimal-255") << decimal << "255"
                                 << "255";
    QTest::newRow("decimal-256-is-refused") << decimal << "256"
                                            << "!";
    QTest::newRow("octal-377") << octal << "377"
                               << "255";
    QTest::newRow("octal-no-third-can-follow") << octal << "40"
                                               << "32";
}

void TestByteFormat::digitsMakeAByte() {
    QFETCH(ByteFormat, format);
    QFETCH(QString, digits);
    QTEST(typed(0x5A, digits, format), "expected");
}

void TestByteFormat::everyByteCanBeTyped_data() {
    QTest::addColumn<ByteFormat>("format");
    for (const ByteFormatInfo& info : byteFormats())
        QTest::newRow(info.id) << info.format;
}

void TestByteFormat::everyByteCanBeTyped() {
    QFETCH(ByteFormat, format);
    for (int value = 0; value < 256; ++value) {
        const QString digits = byteText(static_cast<Byte>(value), format);
        QCOMPARE(typed(0xFF, digits, format), QString::number(value));
    }
    QVERIFY(!digitOf(QStringLiteral("g"), format).has_value());
    QVERIFY(!digitOf(QStringLiteral("12"), format).has_value());
    QVERIFY(!digitOf(QStringLiteral("-"), format).has_value());
}

QTEST_GUILESS_MAIN(TestByteFormat)
#include "tst_byte_format.moc"
