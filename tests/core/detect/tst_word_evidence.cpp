// Whether the words bear an encoding out: tables and alphabets do not, texts do, and signs by
// themselves only where there are no letters.

#include "core/codec/samples.h"
#include "core/codecs.h"
#include "core/detect/sentences.h"
#include "detect/candidates.h"
#include "detect/word_evidence.h"

#include <QtTest>

using namespace moji;
using moji::test::encoded;
using moji::test::registry;

namespace {

/// `others` are those that the encoding is compared with, besides itself.
WordDoubt doubtOf(const Bytes& bytes, std::string_view encoding,
                  const std::vector<std::string_view>& others) {
    const ByteSurvey survey = surveyBytes(MemorySource(bytes)).value();
    std::vector<std::string_view> all = others;
    all.push_back(encoding);
    const auto candidates = weighCandidates(survey, registry(), all, {});
    return doubtOfWords(*registry().find(encoding), survey, candidates);
}

bool bearOut(const Bytes& bytes, std::string_view encoding,
             const std::vector<std::string_view>& others) {
    return doubtOf(bytes, encoding, others) == WordDoubt::None;
}

bool bearOut(std::u32string_view text, std::string_view encoding,
             const std::vector<std::string_view>& others = {}) {
    return bearOut(encoded(text, encoding), encoding, others);
}

} // namespace

class TestWordEvidence final : public QObject {
    Q_OBJECT

private slots:
    void wordsOfALanguageDo_data() {
        QTest::addColumn<int>("sentence");
        for (std::size_t i = 0; i < std::size(test::kSentences); ++i)
            QTest::newRow(test::kSentences[i].language) << static_cast<int>(i);
    }
    void wordsOfALanguageDo() {
        QFETCH(int, sentence);
        const test::Sentence& known = test::kSentences[sentence];
        const auto names = QString::fromLatin1(known.encodings).split(u' ');
        for (const QString& name : names)
            if (!name.startsWith(u"UTF") && !name.startsWith(u"ISO-2022") &&
                !name.startsWith(u"HZ"))
                QVERIFY2(bearOut(known.text, name.toStdString()), qPrintable(name));
    }

    void anAlphabetDoesNot_data() {
        QTest::addColumn<QString>("text");
        QTest::newRow("in a row") << QStringLiteral("абвгдежзийклмнопрстуфхцчшщъыьэюя");
        QTest::newRow("one by one") << QStringLiteral("а б в г д е ж з и й к л м н о п р с т у");
        QTest::newRow("by twos") << QStringLiteral("аб вг де жз ий кл мн оп рс ту фх цч шщ");
    }
    void anAlphabetDoesNot() {
        QFETCH(QString, text);
        QVERIFY(!bearOut(text.toStdU32String(), "windows-1251"));
    }

    void whatIsNotLetters_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("isBorneOut");
        QTest::newRow("words") << QStringLiteral("тихий океан") << true;
        QTest::newRow("signs beside words") << QStringLiteral("тихий © океан") << true;
        QTest::newRow("numbers") << QStringLiteral("1990–1991, 10 °C, 5 €") << true;
        QTest::newRow("a short word of Latin and Cyrillic") << QStringLiteral("Nй") << false;
        QTest::newRow("three letters") << QStringLiteral("мир") << true;
        QTest::newRow("two letters") << QStringLiteral("ум") << false;
        QTest::newRow("letters after a sign") << QStringLiteral("№ум") << false;
        QTest::newRow("a word and letters") << QStringLiteral("мир-ум мир") << true;
    }
    void whatIsNotLetters() {
        QFETCH(QString, text);
        QFETCH(bool, isBorneOut);
        QCOMPARE(bearOut(text.toStdU32String(), "windows-1251"), isBorneOut);
    }

    /// A block by itself, or a sign of mathematics: any bytes are such signs in some encoding.
    void rareSignsAreNoWords_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("isBorneOut");
        QTest::newRow("a block") << QStringLiteral("█") << false;
        QTest::newRow("a block at the beginning") << QStringLiteral("█ 100") << false;
        QTest::newRow("a block at the end") << QStringLiteral("100 █") << false;
        QTest::newRow("a block among numbers") << QStringLiteral("1█5") << false;
        QTest::newRow("a bar") << QStringLiteral("100 ████") << true;
        QTest::newRow("a block before another one") << QStringLiteral("█▄ 100") << true;
        QTest::newRow("a block at a frame") << QStringLiteral("─█") << true;
        QTest::newRow("a block before a frame") << QStringLiteral("█─") << true;
        QTest::newRow("a block, a number and a frame") << QStringLiteral("█5─") << false;
        QTest::newRow("a frame, a number and a block") << QStringLiteral("─5█") << false;
        QTest::newRow("a piece of a frame") << QStringLiteral("│") << true;
        QTest::newRow("a sign of mathematics") << QStringLiteral("≡") << false;
        QTest::newRow("degrees") << QStringLiteral("10°") << true;
    }
    void rareSignsAreNoWords() {
        QFETCH(QString, text);
        QFETCH(bool, isBorneOut);
        QCOMPARE(bearOut(text.toStdU32String(), "IBM437"), isBorneOut);
    }

    /// What is written in one encoding and judged in another, or the same, beside others.
    void wordsInOneEncodingReadInAnother_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QByteArray>("written");
        QTest::addColumn<QByteArray>("judged");
        QTest::addColumn<QByteArray>("other");
        QTest::addColumn<bool>("isBorneOut");
        const auto row = [](const char* fact, const char* text, const char* written,
                            const char* judged, const char* other, bool isBorneOut) {
            QTest::newRow(fact) << QString::fromUtf8(text) << QByteArray(written)
                                << QByteArray(judged) << QByteArray(other) << isBorneOut;
        };
        row("a word as it is", "Хыба", "GBK", "GBK", "GBK", true);
        row("an accented letter becomes a sign", "monorraíl ½", "IBM437", "windows-1252", "IBM437",
            false);
        row("simplified and other characters", "鍵盤正在充電", "GBK", "Big5", "Big5", false);
        row("a letter by itself beside signs", "Zapusti… é", "GBK", "Big5", "EUC-KR", true);
        row("letters that the other encoding has elsewhere", "төркемгә өстәү", "PTCP154",
            "windows-1251", "windows-1251", true);
        row("a letter that becomes a sign inside a word", "Subtítulos 2", "windows-1252", "IBM437",
            "IBM437", false);
        row("no letters beyond ASCII", "Th", "IBM437", "IBM437", "windows-1252", true);
        row("a sign becomes a letter", "…", "EUC-KR", "windows-1252", "EUC-KR", false);
        row("two words in the alphabet of another", "в строке", "IBM866", "KOI8-R", "KOI8-R", true);
        row("a short word with one letter", "dí", "IBM437", "windows-1252", "IBM437", true);
        row("a word that comes twice counts once", "autenticità autenticità", "IBM437",
            "windows-1252", "IBM437", true);
        row("one piece of a frame and two together", "╝ ─▓", "KOI8-R", "KOI8-R", "IBM866", true);
        row("two pieces of a frame and one", "├├ ╝", "IBM866", "IBM866", "GBK", true);
        row("lines of a frame and of shade", "┼┼┼┼\n▒▒\nDatei", "IBM437", "windows-1252", "IBM850",
            false);
        row("pieces of a frame beside a word", "╔╔ café", "IBM852", "IBM852", "windows-1252", true);
        row("twenty-four letters of a rare encoding", "поизпиля притегляне турист", "PTCP154",
            "PTCP154", "windows-1251", true);
    }
    void wordsInOneEncodingReadInAnother() {
        QFETCH(QString, text);
        QFETCH(QByteArray, written);
        QFETCH(QByteArray, judged);
        QFETCH(QByteArray, other);
        QFETCH(bool, isBorneOut);
        QCOMPARE(bearOut(encoded(text.toStdU32String(), written.constData()), judged.constData(),
                         {other.constData()}),
                 isBorneOut);
    }

    void ofARareEncodingMoreWordsAreNeeded() {
        const auto inGreek = [](std::u32string_view text) {
            return doubtOf(encoded(text, "IBM737"), "IBM737", {"ISO-8859-7"});
        };
        QCOMPARE(inGreek(U"αφαίρεση όλων"), WordDoubt::TooFew);
        QCOMPARE(inGreek(U"α β γ δ ε ζ η θ ι κ λ"), WordDoubt::HardlyWords);
        QCOMPARE(inGreek(U"αφαίρεση όλων των μορφοποιήσεων"), WordDoubt::None);
        const Bytes word = encoded(U"αφαίρεση", "ISO-8859-7");
        QCOMPARE(doubtOf(word, "IBM737", {"ISO-8859-7"}), WordDoubt::HardlyWords);
    }

    /// Each word counts once, however often it is there.
    void anotherThatReadsTheWordsBetterRefutes() {
        const std::u32string text = U"Все люди рождаются свободными и равными";
        const Bytes bytes = encoded(text, "windows-1251");
        QVERIFY(bearOut(bytes, "windows-1251", {"KOI8-R", "IBM866", "windows-1252"}));
        QVERIFY(!bearOut(bytes, "KOI8-R", {"windows-1251"}));
        QVERIFY(!bearOut(bytes, "windows-1252", {"windows-1251"}));
        // What reads the same, or does not decode, is no other.
        QVERIFY(bearOut(encoded(U"déjà vu à la forêt", "windows-1252"), "ISO-8859-1",
                        {"windows-1252", "UTF-8"}));
    }

    /// "Žlutý kùò" might be words, but in windows-1250 they cost less.
    void lettersThatMayBeWordsAreCompared() {
        const Bytes czech = encoded(U"Žlutý kůň", "windows-1250");
        QVERIFY(bearOut(czech, "windows-1252", {}));
        QVERIFY(bearOut(czech, "windows-1252", {"windows-1252", "UTF-8", "EUC-KR"}));
        QVERIFY(!bearOut(czech, "windows-1252", {"windows-1250"}));
        QVERIFY(!bearOut(czech, "windows-1252", {"ISO-8859-1", "ISO-8859-15", "windows-1250"}));
        QVERIFY(bearOut(czech, "windows-1250", {"windows-1252", "ISO-8859-1"}));
    }

    void framesAreReadAsFrames() {
        const std::u32string frame = U"╔════════╗\n║ Menu   ║\n╚════════╝\n";
        QVERIFY(bearOut(frame, "IBM437", {"windows-1252", "KOI8-R"}));
        QVERIFY(!bearOut(encoded(frame, "IBM437"), "windows-1252", {"IBM437"}));
    }

    void rareEncodingsNeedMoreWords() {
        const std::u32string enough = U"Барлық адамдар тумысынан азат және қадір-қасиеті";
        QVERIFY(bearOut(enough, "PTCP154"));
        QVERIFY(!bearOut(enough.substr(0, 14), "PTCP154"));
        QVERIFY(bearOut(U"Все люди рожда", "windows-1251"));
    }

    void encodingsWithoutAsciiAreNotJudged() {
        QVERIFY(bearOut(U"абвгдежзийклмнопрстуфхцчшщъыьэюя", "UTF-16LE"));
        QVERIFY(bearOut(U"A B C D E F", "IBM037"));
    }

    void wordsOfAsianCharactersDo() {
        QVERIFY(bearOut(U"日本語の文章です。", "Shift_JIS", {"windows-1252", "GBK"}));
        QVERIFY(bearOut(U"文", "Shift_JIS"));
        QVERIFY(!bearOut(encoded(U"日本語の文章です。", "Shift_JIS"), "IBM437", {"Shift_JIS"}));
    }
};

QTEST_GUILESS_MAIN(TestWordEvidence)
#include "tst_word_evidence.moc"
