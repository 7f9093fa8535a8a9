// Scores of short texts: how likely the best reading is among all different ones, and which signs
// speak against a reading by where they stand.

#include "codec/codec_registry.h"
#include "core/codec/samples.h"
#include "detect/detector.h"

#include <QtTest>

#include <algorithm>

using namespace moji;

namespace {

const CodecRegistry& registry() {
    static const CodecRegistry codecs;
    return codecs;
}

Bytes encoded(std::u32string_view text, const char* encoding) {
    return encodeAll(*registry().find(encoding), text).value_or(Bytes());
}

Detection detect(const Bytes& bytes) {
    return detectEncoding(MemorySource(bytes), registry(), {}).value();
}

std::ptrdiff_t different(const std::vector<EncodingGuess>& guesses) {
    return std::ranges::count(guesses, nullptr, &EncodingGuess::sameAs);
}

struct Name {
    const char* encoding;
    std::u32string_view text;
};
constexpr Name kNames[] = {
    {"IBM850", U"Perpinyà niezaake"}, {"IBM437", U"Motörhead"},  {"IBM850", U"Österreich"},
    {"macintosh", U"gachó"},          {"IBM850", U"shintoïsme"}, {"IBM852", U"mojí"},
    {"windows-1252", U"naïve"},       {"IBM866", U"Цюрых"},      {"windows-1257", U"Aizkašāt"},
    {"macintosh", U"Benoît"},         {"IBM437", U"café"},       {"windows-1251", U"США"},
};

} // namespace

class TestGuessScores final : public QObject {
    Q_OBJECT

private slots:
    void theBestIsTheLikeliest_data() {
        QTest::addColumn<int>("name");
        for (std::size_t i = 0; i < std::size(kNames); ++i)
            QTest::addRow("%s-%d", kNames[i].encoding, static_cast<int>(i)) << static_cast<int>(i);
    }
    void theBestIsTheLikeliest() {
        QFETCH(int, name);
        const Detection detection = detect(encoded(kNames[name].text, kNames[name].encoding));
        double all = 0;
        for (const EncodingGuess& guess : detection.guesses) {
            QVERIFY(guess.score <= detection.guesses.front().score);
            all += guess.sameAs ? 0 : guess.score;
        }
        QVERIFY(!detection.guesses.empty());
        QVERIFY(all <= 1 + 1e-9);
    }

    /// An ellipsis in eight encodings of Windows, or a letter in one of DOS.
    void thoseThatReadTheSameHideNoOther() {
        const Detection detection = detect(encoded(U"Perpinyà", "IBM850"));
        QCOMPARE(detection.guesses.size(), std::size_t{8});
        QVERIFY(different(detection.guesses) >= 2);
        QVERIFY(detection.guesses.front().score < 0.999);
        QVERIFY(detection.guesses.front().next != nullptr);
    }

    /// Neither is named, but they are likelier together than the score of before said.
    void theUnlikelyCountTogether() {
        QVERIFY(detect(encoded(U"Biañez", "macintosh")).guesses.front().score < 0.98);
        QVERIFY(detect(encoded(U"Motörhead ist eine Band", "IBM437")).guesses.front().score < 0.98);
    }

    void aShortWordIsSureAllTheSame_data() {
        QTest::addColumn<QString>("encoding");
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("cafe") << "windows-1252" << QByteArray("caf\xE9");
        QTest::newRow("senor") << "windows-1252" << QByteArray("se\xF1or");
        QTest::newRow("dont") << "windows-1252" << QByteArray("don\x92t");
        QTest::newRow("privet") << "windows-1251" << QByteArray("\xCF\xF0\xE8\xE2\xE5\xF2");
    }
    void aShortWordIsSureAllTheSame() {
        QFETCH(QString, encoding);
        QFETCH(QByteArray, bytes);
        const Detection detection = detect(Bytes(bytes.begin(), bytes.end()));
        QCOMPARE(QString::fromStdString(std::string(detection.guesses.front().codec->name())),
                 encoding);
        QVERIFY(!detection.ambiguous);
    }

    /// A low quotation mark ends no word and a trade mark begins none: they are letters in sets of
    /// DOS.
    void signsStandWhereTheyBelong_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("acotyledone")
            << QByteArray("blind\x82 acotyl\x82 aridit\x82 adaptabilit\x82");
        QTest::newRow("austria") << QByteArray("\x99sterreich, \x99"
                                               "ffnung und \x99sterreicher");
    }
    void signsStandWhereTheyBelong() {
        QFETCH(QByteArray, bytes);
        const Detection detection = detect(Bytes(bytes.begin(), bytes.end()));
        const std::string_view name = detection.guesses.front().codec->name();
        QVERIFY2(name.starts_with("IBM"), std::string(name).c_str());
    }
};

QTEST_GUILESS_MAIN(TestGuessScores)
#include "tst_guess_scores.moc"
