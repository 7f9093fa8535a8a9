// A word says once what it says.

#include "core/detect/detection.h"
#include "detect/repeated_words.h"

#include <QtTest>

using namespace moji;
using moji::test::registry;

namespace {

Detection detect(std::string_view text) {
    const MemorySource source(Bytes(text.begin(), text.end()));
    return detectEncoding(source, registry()).value();
}

std::string repeated(std::string_view line, int count) {
    std::string text;
    for (int i = 0; i < count; ++i)
        text.append(line).append("\n");
    return text;
}

} // namespace

class TestRepeatedWords : public QObject {
    Q_OBJECT

private slots:
    void aSignThatIsRepeatedIsNoSurer() {
        // Degrees of the Macintosh are full stops of Big5.
        const Detection once = detect("Min: -5 \xA1"
                                      "C\n");
        const Detection several = detect("Min: -5 \xA1"
                                         "C\nMax: 12 \xA1"
                                         "C\nNow: 7 \xA1"
                                         "C\n");
        QVERIFY(once.ambiguous);
        QVERIFY(several.ambiguous);
        QVERIFY(detect(repeated("Min: -5 \xA1"
                                "C",
                                40))
                    .ambiguous);
    }

    void aWordThatIsRepeatedIsHardlySurer() {
        const std::string_view name = "J\x94rn Zaefferer";
        QVERIFY(detect(repeated(name, 1)).guesses.front().score < 0.8);
        QVERIFY(detect(repeated(name, 2)).guesses.front().score < 0.95);
        QVERIFY(detect(repeated(name, 40)).guesses.front().score < 0.99);
    }

    void differentWordsAreSure() {
        const Detection found = detect("J\x94rn M\x81ller, Caf\x82 Gl\x81"
                                       "ck, Stra\xE1"
                                       "e 5\nJ\x94rn M\x81ller, Caf\x82 Gl\x81"
                                       "ck, Stra\xE1"
                                       "e 6\n");
        QCOMPARE(found.guesses.front().codec->name(), std::string("IBM850"));
        QVERIFY(!found.ambiguous);
        QVERIFY(found.guesses.front().score > 0.9);
    }

    void utf8StaysSure() {
        for (const int count : {1, 2, 3, 40}) {
            const Detection found = detect(repeated("5 \xC2\xB0"
                                                    "C",
                                                    count));
            QCOMPARE(found.guesses.front().codec->name(), std::string("UTF-8"));
            QVERIFY(!found.ambiguous);
        }
    }

    void aLineWithAKnownWordHasNothingNew() {
        WordMemory words;
        const auto hasNew = [&](std::string_view line) {
            return words.hasNew(Bytes(line.begin(), line.end()));
        };
        QVERIFY(hasNew("\xC7\xEB\xE0\xED 1"));
        QVERIFY(!hasNew("\xC7\xEB\xE0\xED 2"));
        QVERIFY(hasNew("\xC7\xEB\xE0\xED \xE4\xE2\xE0"));
        QVERIFY(!hasNew("plain"));
    }
};

QTEST_APPLESS_MAIN(TestRepeatedWords)
#include "tst_repeated_words.moc"
