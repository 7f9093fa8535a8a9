// What one byte changes of a whole file, be it the last: nothing about its encoding, and it is
// named.

#include "core/detect/detection.h"

#include <QtTest>

using namespace moji;
using namespace Qt::StringLiterals;
using moji::test::detect;
using moji::test::encoded;
using moji::test::registry;
using moji::test::repeated;

namespace {

/// Whether all decodes but the last character, of which a part is missing.
bool isCutAtEnd(const EncodingGuess& guess, ByteView bytes) {
    const std::vector<Span> spans = decodeAll(*guess.codec, bytes);
    return guess.codec->info().family == CodecFamily::DoubleByte && guess.damaged == 1 &&
           spans.back().status == SpanStatus::Truncated &&
           std::none_of(spans.begin(), spans.end() - 1,
                        [](const Span& span) { return isError(span.status); });
}

} // namespace

class TestWholeFiles final : public QObject {
    Q_OBJECT

private slots:
    void aCutLastCharacterCostsLittle_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("encoding");
        QTest::newRow("EUC-KR") << u"안녕하세요"_s << u"EUC-KR"_s;
        QTest::newRow("EUC-KR-words") << u"대한민국 만세 여러분"_s << u"EUC-KR"_s;
        QTest::newRow("GBK") << u"这是一个测试"_s << u"GBK"_s;
        QTest::newRow("Big5") << u"這是一個測試"_s << u"Big5"_s;
        QTest::newRow("Shift_JIS") << u"これはテストです"_s << u"Shift_JIS"_s;
        QTest::newRow("EUC-JP") << u"日本語の文章です"_s << u"EUC-JP"_s;
    }

    void aCutLastCharacterCostsLittle() {
        QFETCH(QString, text);
        QFETCH(QString, encoding);
        Bytes bytes = encoded(text.toStdU32String(), encoding.toStdString());
        bytes.pop_back();
        const Detection detection = detect(bytes);
        QVERIFY(!detection.guesses.empty());
        const EncodingGuess& best = detection.guesses.front();
        QCOMPARE(best.codec->name(), encoding.toStdString());
        QVERIFY(!detection.ambiguous);
        QVERIFY(best.score > 0.9);
        QVERIFY(isCutAtEnd(best, bytes));
        QCOMPARE(best.damage.size(), std::size_t(1));
        QCOMPARE(best.damage.front().offset, bytes.size() - 1);
    }

    /// What is rare in a file decides between encodings that differ in little else.
    void aRareCharacterLateInTheFileIsSeen() {
        Bytes bytes =
            repeated(encoded(U"Der Käse war gut, die Würste auch. ", "windows-1252"), 3000);
        const Bytes rare = encoded(U"Er kostete 5 € – “viel”. ", "windows-1252");
        bytes.insert(bytes.end(), rare.begin(), rare.end());
        const Detection detection = detect(bytes);
        QCOMPARE(detection.guesses.front().codec->name(), std::string("windows-1252"));
        QVERIFY(!detection.ambiguous);
    }

    void theFirstByteThatDisprovesIsNamed() {
        Bytes bytes = repeated(encoded(U"Все люди рождаются свободными. ", "UTF-8"), 5000);
        const std::uint64_t end = bytes.size();
        bytes.push_back(0xFF);
        const Detection detection = detect(bytes);
        const EncodingGuess& guess = detection.guesses.front();
        QCOMPARE(guess.codec, &registry().utf8());
        QCOMPARE(guess.damaged, std::uint64_t{1});
        QCOMPARE(guess.damage.front().offset, end);
        QCOMPARE(guess.damage.front().bytes, Bytes{0xFF});
        QVERIFY(!detection.ambiguous);
    }

    void oneBadByteStaysTheSameEncodingToOpen_data() {
        QTest::addColumn<QString>("encoding");
        QTest::addColumn<int>("times");
        QTest::addColumn<bool>("atFront");
        for (const char* encoding : {"UTF-8", "EUC-KR", "GBK", "Shift_JIS"}) {
            for (const int times : {2, 4000})
                for (const bool front : {true, false})
                    QTest::addRow("%s-%d-%s", encoding, times, front ? "front" : "end")
                        << encoding << times << front;
        }
    }

    void oneBadByteStaysTheSameEncodingToOpen() {
        QFETCH(QString, encoding);
        QFETCH(int, times);
        QFETCH(bool, atFront);
        const std::u32string_view text =
            encoding == u"EUC-KR"      ? U"모든 인간은 태어날 때부터 자유롭다. "
            : encoding == u"Shift_JIS" ? U"吾輩は猫である。名前はまだ無い。\n"
            : encoding == u"GBK" ? U"人人生而自由，在尊严和权利上一律平等。\n"
                                 : U"Все люди рождаются свободными, naïve café. ";
        Bytes bytes =
            repeated(encoded(text, encoding.toStdString()), static_cast<std::size_t>(times));
        bytes.insert(atFront ? bytes.begin() : bytes.end(), 0xFF);
        const auto guess = guessForOpening(MemorySource(bytes), registry());
        QVERIFY(guess);
        QCOMPARE(guess->codec->name(), encoding.toStdString());
        QVERIFY(guess->disproof.has_value());
        QCOMPARE(guess->disproof->offset, atFront ? 0 : bytes.size() - 1);
    }

    void openingPrefersUtf8WhereNothingSpeaks() {
        for (const Bytes& bytes : {Bytes{}, Bytes{'a', 'b'}, Bytes{0, 1, 2, 0xFF, 0xFE, 0x80}}) {
            const auto guess = guessForOpening(MemorySource(bytes), registry());
            QVERIFY(guess);
            QCOMPARE(guess->codec, &registry().utf8());
        }
    }

    void aLongFileIsReadToItsEnd() {
        Bytes bytes = repeated(encoded(U"Όλοι οι άνθρωποι γεννιούνται. ", "windows-1253"), 20'000);
        QCOMPARE(detect(bytes).guesses.front().codec->name(), std::string("windows-1253"));
        bytes.push_back(0xD2); // no character of windows-1253
        const Detection detection = detect(bytes);
        QCOMPARE(detection.guesses.front().damaged, std::uint64_t{1});
        QCOMPARE(detection.guesses.front().damage.front().offset, bytes.size() - 1);
    }
};

QTEST_GUILESS_MAIN(TestWholeFiles)
#include "tst_whole_files.moc"
