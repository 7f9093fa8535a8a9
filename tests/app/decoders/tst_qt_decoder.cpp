// The entry for Qt says what QString::fromUtf8 says, whatever the windows it reads through.

#include "decoders/decoder_registry.h"
#include "decoders/qt_decoder.h"
#include "text/qt_text.h"

#include <QTest>

#include <random>

using namespace moji;

namespace {

std::vector<Reading> readAll(const Bytes& bytes) {
    std::vector<Reading> readings;
    const MemorySource source(bytes);
    const auto verdict = app::makeQtDecoder()->decode(source, [&](std::span<const Reading> batch) {
        readings.insert(readings.end(), batch.begin(), batch.end());
        return true;
    });
    return verdict ? readings : std::vector<Reading>();
}

std::u32string textOf(const std::vector<Reading>& readings) {
    std::u32string text;
    for (const Reading& reading : readings)
        text += reading.codePoint;
    return text;
}

std::u32string byQt(const Bytes& bytes) {
    return app::toCodePoints(QString::fromUtf8(reinterpret_cast<const char*>(bytes.data()),
                                               static_cast<qsizetype>(bytes.size())));
}

Bytes noise(std::mt19937& random, std::size_t pieces) {
    static const std::vector<std::string> kPieces = {
        "a",        "\xC3\xA9", "\xE4\xB8\x96", "\xF0\x9F\x98\x80", "\xEF\xBB\xBF", "\xEF\xBF\xBD",
        "\x80",     "\xC0\xAF", "\xC3",         "\xE4\xB8",         "\xED\xA0\x80", "\xF0\x9F\x98",
        "\xF4\x90", "\xFF"};
    Bytes bytes;
    for (std::size_t i = 0; i < pieces; ++i) {
        const std::string& piece = kPieces[random() % kPieces.size()];
        bytes.insert(bytes.end(), piece.begin(), piece.end());
    }
    return bytes;
}

} // namespace

class TestQtDecoder final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void saysWhatQStringSays() {
        constexpr unsigned kSeed = 20240611;
        std::mt19937 random(kSeed);
        for (int round = 0; round < 20000; ++round) {
            const Bytes bytes = noise(random, 1 + random() % 12);
            QVERIFY2(textOf(readAll(bytes)) == byQt(bytes),
                     qPrintable(QStringLiteral("seed %1, round %2: %3")
                                    .arg(kSeed)
                                    .arg(round)
                                    .arg(app::hexText(bytes))));
        }
    }

    void saysWhatQStringSaysBeyondOneWindow() {
        std::mt19937 random(7);
        const Bytes bytes = noise(random, 500000);
        QVERIFY(textOf(readAll(bytes)) == byQt(bytes));
    }

    void readingsCoverAllBytesButTheMark() {
        std::mt19937 random(11);
        for (int round = 0; round < 2000; ++round) {
            const Bytes bytes = noise(random, 1 + random() % 12);
            const bool mark =
                bytes.size() >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF;
            std::uint64_t next = mark ? 3 : 0;
            for (const Reading& reading : readAll(bytes)) {
                QCOMPARE(reading.offset, next);
                next += reading.length;
            }
            QCOMPARE(next, std::uint64_t(bytes.size()));
        }
    }

    void tellsGenuineReplacementCharacters() {
        const auto readings = readAll({0xEF, 0xBF, 0xBD, 0xFF});
        QCOMPARE(readings.size(), std::size_t{2});
        QVERIFY(!readings[0].replaced && readings[1].replaced);
        QVERIFY(readings[0].codePoint == 0xFFFD && readings[1].codePoint == 0xFFFD);
    }

    void verdictIsTheStrictOne() {
        const DecoderRegistry decoders;
        std::mt19937 random(13);
        for (int round = 0; round < 2000; ++round) {
            const MemorySource source(noise(random, 1 + random() % 12));
            const auto qt = app::makeQtDecoder()->decode(source, {});
            const auto strict = decoders.reference().decode(source, {});
            QVERIFY(qt && strict);
            QCOMPARE(qt->firstError, strict->firstError);
        }
    }
};

QTEST_GUILESS_MAIN(TestQtDecoder)
#include "tst_qt_decoder.moc"
