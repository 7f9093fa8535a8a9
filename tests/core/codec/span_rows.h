#pragma once
// Spans in a few words, for rows of tests: "control:3 6F22:2 illegal:1", code points joined by `+`,
// the bytes that a span takes after the colon.

#include "bytes/hex.h"
#include "codec/codec_registry.h"

#include <QtTest>

namespace moji::test {

[[nodiscard]] inline QString describe(const Span& span) {
    QStringList words;
    if (span.status != SpanStatus::Ok)
        words += QString::fromUtf8(identifier(span.status).data());
    for (const char32_t codePoint : span.text())
        words += QStringLiteral("%1").arg(uint(codePoint), 4, 16, QLatin1Char('0')).toUpper();
    return words.join('+') + ':' + QString::number(span.length);
}

[[nodiscard]] inline QString describeAll(const Codec& codec, ByteView bytes) {
    QStringList words;
    for (const Span& span : decodeAll(codec, bytes))
        words += describe(span);
    return words.join(' ');
}

/// The columns and rows of checkSpanRow().
inline void spanColumns() {
    QTest::addColumn<QString>("encoding");
    QTest::addColumn<QString>("hex");
    QTest::addColumn<QString>("spans");
}
inline void spanRow(const char* name, const char* encoding, const char* hex, const char* spans) {
    QTest::newRow(name) << QString(encoding) << QString(hex) << QString(spans);
}
inline void checkSpanRow(const CodecRegistry& registry) {
    QFETCH(QString, encoding);
    QFETCH(QString, hex);
    QFETCH(QString, spans);
    const auto bytes = parseHexBytes(hex.toStdString());
    QVERIFY(bool(bytes));
    const Codec* codec = registry.find(encoding.toStdString());
    QVERIFY(codec != nullptr);
    QCOMPARE(describeAll(*codec, *bytes), spans);
}

/// The columns and rows of checkEncodeRow(); an empty `hex` says that a character is lacking.
inline void encodeColumns() {
    QTest::addColumn<QString>("encoding");
    QTest::addColumn<std::u32string>("text");
    QTest::addColumn<QString>("hex");
}
inline void encodeRow(const char* name, const char* encoding, const char32_t* text,
                      const char* hex) {
    QTest::newRow(name) << QString(encoding) << std::u32string(text) << QString(hex);
}
inline void checkEncodeRow(const CodecRegistry& registry) {
    QFETCH(QString, encoding);
    QFETCH(std::u32string, text);
    QFETCH(QString, hex);
    const Codec* codec = registry.find(encoding.toStdString());
    QVERIFY(codec != nullptr);
    const auto bytes = encodeAll(*codec, text);
    QCOMPARE(QString::fromStdString(bytes ? hexBytes(*bytes) : std::string()), hex);
}

} // namespace moji::test
