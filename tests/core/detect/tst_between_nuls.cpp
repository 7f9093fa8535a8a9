// Text between NULs: named where it is text, and no reason to read all of what is none.

#include "core/detect/detection.h"

#include <QtTest>

using namespace moji;
using moji::test::detect;
using moji::test::encoded;
using moji::test::registry;
using moji::test::repeated;

class TestBetweenNuls final : public QObject {
    Q_OBJECT

private slots:
    /// Shifts of ISO 2022 make data of what has no NUL: nothing is between its NULs.
    void dataWithoutNulsIsLookedAtOnce_data() {
        QTest::addColumn<QByteArray>("bytes");
        const QByteArray shifts =
            QByteArray("\x1B$B0!\x1B(I\xB1\x1B$)C\x0E!!\x0F~{!!~}+AGE-\x1B").repeated(10);
        QTest::newRow("shifts") << shifts;
        QTest::newRow("a-NUL-at-the-end") << shifts + '\0';
        QTest::newRow("NULs-among-them") << (shifts + '\0').repeated(4);
        QTest::newRow("more-than-the-beginning") << shifts.repeated(400);
        QTest::newRow("found-by-fuzzing")
            << QByteArray("\xD0\x9F\xD1\x8C\xC2\xD0\xB8'\xB2\x82,\xA4\xD1\xE2\x88\x9E\xC3\xAA\xC3"
                          "\xA1\xCE\xB4\xC3\xBC\xE2\x95\x9D\xE4\xFF\xFE\xBD\xE9\x82\x88\xF6.\xA4"
                          "\xD0\xDC\xE6\xF9 \xF4\xE7\xED \xF8\xF5\xF7\xEF\xF6\xE8"
                          "E\x82@chars\x95\x9D\xE4\xFF\xFE\xBD\xE9\x82\x88\x82.\x1B$)C\x0E"
                          "E0=:@G\x0F \x0E"
                          "0m@/A60G@:\x0F \x0E@T<z3\"\x0F\";\xB7\xE4");
    }

    void dataWithoutNulsIsLookedAtOnce() {
        QFETCH(QByteArray, bytes);
        const MemorySource source(Bytes(bytes.begin(), bytes.end()));
        const auto detection = detectEncoding(source, registry());
        QVERIFY(detection.has_value());
        QVERIFY(!detection->binary || !detection->binary->betweenNuls);
    }

    void wordsOfAsciiBetweenNulsAreNoIdeographs() {
        for (const QByteArray& words :
             {QByteArray("abc\0def\n", 8), QByteArray("index\0list", 10), QByteArray("NAME\0x", 6),
              QByteArray("start\0foo\0three\0a\0def\0", 22)}) {
            const Detection detection = detect(Bytes(words.begin(), words.end()));
            QVERIFY(detection.guesses.empty() && detection.binary);
            QVERIFY(detection.binary->betweenNuls);
            QCOMPARE(detection.binary->betweenNuls->codec->name(), std::string_view("ASCII"));
        }
        for (const char* const encoding : {"UTF-16LE", "UTF-16BE", "UTF-32LE"}) {
            const Bytes text = *encodeAll(*registry().find(encoding), U"abc def\n");
            QCOMPARE(detect(text).guesses.front().codec->name(), std::string_view(encoding));
        }
    }

    void oneNulMakesNoIdeographsOfText_data() {
        QTest::addColumn<QByteArray>("bytes");
        QByteArray menu = "* Menu:\n\n";
        for (const char* const word : {"from", "full-gen-key", "list-keys", "check", "passphrase"})
            menu += QByteArray("* ") + word + ":" + QByteArray(60, ' ') + "(line  26)\n" +
                    QByteArray(62, ' ') + "(line 111)\n";
        const auto insert = [&](qsizetype at, QByteArray part) {
            return QByteArray(menu).insert(at, part);
        };
        const QByteArray nul(1, '\0');
        QTest::newRow("of-even-size") << insert(200, nul + (menu.size() % 2 == 0 ? "x" : ""));
        QTest::newRow("of-odd-size") << insert(200, nul + (menu.size() % 2 == 0 ? "" : "x"));
        QTest::newRow("with-a-byte-of-Latin-1")
            << insert(200, nul + (menu.size() % 2 == 0 ? "\xE9" : "\xE9t"));
        QTest::newRow("a-mark-of-Info") << insert(9, QByteArray("\0\b[index\0\b]", 11) + "\n\xE9");
        QTest::newRow("a-short-list-in-Latin-1") << QByteArray("by\0the\0Fr\xE9re\0it\0by\0", 20);
    }

    void oneNulMakesNoIdeographsOfText() {
        QFETCH(QByteArray, bytes);
        const Detection detection = detect(Bytes(bytes.begin(), bytes.end()));
        QVERIFY(detection.guesses.empty() && detection.binary);
    }

    /// Most kana are 3020 to 307E: two characters of ASCII.
    void kanaAreNoWordsOfAscii() {
        for (const char* const encoding : {"UTF-16LE", "UTF-16BE"}) {
            const Codec& codec = *registry().find(encoding);
            for (const std::u32string_view text :
                 {U"ことは あいさつ\nこのこと たいせつ\n",
                  U"いくつか あたたかいお湯 そのとき\nこのあいだ"}) {
                const Detection detection = detect(*encodeAll(codec, text));
                QVERIFY(!detection.binary && !detection.guesses.empty());
                QCOMPARE(detection.guesses.front().codec->name(), std::string_view(encoding));
            }
        }
    }

    void betweenNulsTextIsNamed() {
        std::u32string log;
        for (int line = 0; line < 40; ++line)
            log += U"12:00 сервер: соединение закрыто, размер 37\n";
        const auto isBetweenNuls = [](const Bytes& bytes) -> const Codec* {
            const Detection detection = detect(bytes);
            if (!detection.binary || !detection.binary->betweenNuls)
                return nullptr;
            return detection.binary->betweenNuls->codec;
        };
        for (const char* encoding : {"UTF-8", "windows-1251"}) {
            const Codec& codec = *registry().find(encoding);
            const Bytes text = *encodeAll(codec, log);
            const Bytes nuls(512);
            Bytes after = text;
            after.insert(after.end(), nuls.begin(), nuls.end());
            QVERIFY(isBetweenNuls(after) == &codec);
            Bytes inside = text;
            inside.insert(inside.begin() + 500, nuls.begin(), nuls.end());
            QVERIFY(isBetweenNuls(inside) == &codec);
            Bytes records = after; // other controls make it a record of something else
            records[7] = 0x02;
            QVERIFY(!isBetweenNuls(records));
        }
        QVERIFY(!isBetweenNuls(Bytes(2000))); // nothing but NULs
        Bytes mixed(64);
        for (int line = 0; line < 100; ++line) {
            const char* const encoding = line % 5 == 0 ? "UTF-8" : "windows-1251";
            const Bytes text = *encodeAll(*registry().find(encoding), log.substr(0, 45));
            mixed.insert(mixed.end(), text.begin(), text.end());
        }
        const Detection detection = detect(mixed);
        QVERIFY(detection.binary && detection.binary->betweenNuls);
        QVERIFY(detection.binary->betweenNuls->mixedLines);
    }

    void zerosAfterTextAreNotAllRead() {
        Bytes bytes = repeated(encoded(U"Сьешь ещё этих булок. ", "windows-1251"), 5'000);
        const std::uint64_t text = bytes.size();
        QCOMPARE(detect(bytes).bytesRead, text);
        bytes.resize(16 * 1024 * 1024);
        const Detection detection = detect(bytes);
        QVERIFY(detection.binary);
        QVERIFY(detection.bytesRead > text && detection.bytesRead < bytes.size() / 2);
        // Where the encoding is named, all of it must decode.
        DetectOptions options;
        options.candidates = {registry().find("windows-1253")};
        bytes.back() = 0xD2; // no character of it
        QVERIFY(detect(bytes, options).guesses.empty());
    }
};

QTEST_GUILESS_MAIN(TestBetweenNuls)
#include "tst_between_nuls.moc"
