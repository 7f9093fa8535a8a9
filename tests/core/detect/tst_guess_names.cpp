// When windows-1252 is named instead of an encoding that reads the same.

#include "core/codecs.h"
#include "detect/guess_names.h"
#include "detect/language.h"

#include <QtTest>

using namespace moji;
using moji::test::registry;

namespace {

EncodingGuess guessOf(const char* encoding, const char* sameAs = nullptr) {
    EncodingGuess guess;
    guess.codec = registry().find(encoding);
    guess.sameAs = sameAs ? registry().find(sameAs) : nullptr;
    guess.basis = DetectionBasis::Letters;
    return guess;
}

/// A name that may be Turkish, or of another language by a few bits more.
std::vector<EncodingGuess> guessesOf(const char* second, double margin, std::uint64_t letters) {
    std::vector<EncodingGuess> guesses{guessOf("windows-1254"),
                                       guessOf("ISO-8859-9", "windows-1254"),
                                       guessOf("windows-1252", "windows-1254"), guessOf("IBM437")};
    TextScore& text = guesses.front().text;
    text.language = findLanguage("tr");
    text.second = findLanguage(second);
    text.margin = margin;
    text.tellingLetters = letters;
    return guesses;
}

/// Names of the guesses, each with the name of what it reads the same as.
QString namesOf(const std::vector<EncodingGuess>& guesses) {
    QStringList names;
    for (const EncodingGuess& guess : guesses)
        names += QString::fromStdString(guess.codec->name() +
                                        (guess.sameAs ? "=" + guess.sameAs->name() : ""));
    return names.join(u' ');
}

QString named(std::vector<EncodingGuess> guesses) {
    nameTheUsual(guesses);
    return namesOf(guesses);
}

} // namespace

class TestGuessNames final : public QObject {
    Q_OBJECT

private slots:
    void theUsualOneIsNamed_data() {
        QTest::addColumn<QByteArray>("second");
        QTest::addColumn<double>("margin");
        QTest::addColumn<int>("letters");
        QTest::addColumn<bool>("isNamed");
        QTest::newRow("perhaps Spanish") << QByteArray("es") << 5.9 << 3 << true;
        QTest::newRow("perhaps Spanish, as likely") << QByteArray("es") << 0.0 << 3 << true;
        QTest::newRow("hardly Spanish") << QByteArray("es") << 6.0 << 3 << false;
        QTest::newRow("no other language") << QByteArray("none") << 0.0 << 3 << false;
        QTest::newRow("perhaps Polish") << QByteArray("pl") << 5.9 << 3 << false;
        QTest::newRow("perhaps Polish, one letter") << QByteArray("pl") << 5.9 << 1 << false;
        QTest::newRow("signs in what may be Polish") << QByteArray("pl") << 5.9 << 0 << true;
        QTest::newRow("signs, no other language") << QByteArray("none") << 0.0 << 0 << false;
        QTest::newRow("signs in Turkish") << QByteArray("pl") << 6.0 << 0 << false;
    }
    void theUsualOneIsNamed() {
        QFETCH(QByteArray, second);
        QFETCH(double, margin);
        QFETCH(int, letters);
        QFETCH(bool, isNamed);
        const auto guesses =
            guessesOf(second.constData(), margin, static_cast<std::uint64_t>(letters));
        QCOMPARE(named(guesses), isNamed ? QStringLiteral("windows-1252 ISO-8859-9=windows-1252 "
                                                          "windows-1254=windows-1252 IBM437")
                                         : namesOf(guesses));
    }

    void whatIsProvenKeepsItsName() {
        auto guesses = guessesOf("es", 0, 3);
        guesses.front().basis = DetectionBasis::Structure;
        QCOMPARE(named(guesses), namesOf(guesses));
    }

    void whatReadsOtherwiseIsNotNamed() {
        auto guesses = guessesOf("es", 0, 3);
        guesses[2].sameAs = guesses[3].codec;
        QCOMPARE(named(guesses), namesOf(guesses));
        guesses[2].sameAs = nullptr;
        QCOMPARE(named(guesses), namesOf(guesses));
        guesses.erase(guesses.begin() + 2);
        QCOMPARE(named(guesses), namesOf(guesses));
        QCOMPARE(named({}), QString());
    }
};

QTEST_GUILESS_MAIN(TestGuessNames)
#include "tst_guess_names.moc"
