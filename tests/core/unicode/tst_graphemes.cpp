// Grapheme clusters against the Unicode test file and, on random text, against ICU's BreakIterator.

#include "unicode/graphemes.h"
#include "unicode/surrogates.h"

#include <QFile>
#include <QTest>

#include <unicode/ubrk.h>
#include <unicode/uchar.h>

#include <random>

using namespace moji::unicode;

namespace {

std::vector<std::size_t> boundariesByIcu(const std::u32string& text) {
    const std::u16string units = toUtf16(text);
    UErrorCode status = U_ZERO_ERROR;
    UBreakIterator* iterator = ubrk_open(UBRK_CHARACTER, "", units.data(),
                                         static_cast<std::int32_t>(units.size()), &status);
    std::vector<std::size_t> boundaries;
    std::size_t codePoints = 0;
    std::size_t unit = 0;
    for (auto at = ubrk_first(iterator); at != UBRK_DONE; at = ubrk_next(iterator)) {
        for (; unit < static_cast<std::size_t>(at); ++unit)
            codePoints +=
                !(unit > 0 && isLowSurrogate(units[unit]) && isHighSurrogate(units[unit - 1]));
        if (codePoints < text.size())
            boundaries.push_back(codePoints);
    }
    ubrk_close(iterator);
    return boundaries;
}

QByteArray described(const std::u32string& text) {
    QByteArray out;
    for (const char32_t c : text)
        out += QByteArray::number(static_cast<uint>(c), 16).toUpper() + ' ';
    return out;
}

/// What makes clusters: jamo, flags, emoji sequences, conjuncts, marks, controls; and anything
/// else.
const std::u32string kBuildingBlocks =
    U"aé\r\n\t \u0300\u0301\u200D\u200C\uFE0F\u20E3\u1100\u1160\u11A8\uAC00\uAC01\uD7B0\uD7CB"
    U"\U0001F1F0\U0001F1F7\U0001F468\U0001F469\U0001F467\U0001F3FB\U0001F3FF\u2764\u00A9\U0001F600"
    U"\u0915\u0937\u094D\u093F\u0903\u093C\u0A95\u0ACD\u0B95\u0BCD\u0D15\u0D4D\u0C15\u0C4D\u0B15"
    U"\u0B4D\u0995\u09CD\u0600\u06DD\u0D4E\u200B\u2028\u202E\u0E33\U000E0067\U000E007F\u4E16\uFFFD";

std::u32string randomText(std::mt19937& random) {
    std::u32string text(random() % 24, U'\0');
    for (char32_t& c : text) {
        do {
            c = random() % 8 ? kBuildingBlocks[random() % kBuildingBlocks.size()]
                             : static_cast<char32_t>(random() % (random() % 2 ? 0x110000 : 0x3000));
        } while (isSurrogate(c));
    }
    return text;
}

std::pair<std::uint64_t, std::uint64_t> counted(const std::u32string& text) {
    GraphemeCounter counter;
    for (const char32_t c : text)
        counter.add(c);
    return {counter.graphemes(), counter.columns()};
}

} // namespace

class GraphemesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void agreesWithUnicodesTestFile() {
        QFile file(MOJISCOPE_TEST_DATA "/GraphemeBreakTest-15.0.0.txt");
        QVERIFY(file.open(QIODevice::ReadOnly));
        int cases = 0;
        while (!file.atEnd()) {
            const QByteArray line = file.readLine().split('#').first().trimmed();
            if (line.isEmpty())
                continue;
            std::u32string text;
            std::vector<std::size_t> boundaries;
            for (const QByteArray& word : line.split(' ')) {
                if (word == "\xC3\xB7") // DIVISION SIGN: a boundary
                    boundaries.push_back(text.size());
                else if (word != "\xC3\x97") // MULTIPLICATION SIGN: none
                    text += static_cast<char32_t>(word.toUInt(nullptr, 16));
            }
            boundaries.pop_back(); // the one at the end
            QVERIFY2(graphemeBoundaries(text) == boundaries, line);
            ++cases;
        }
        QVERIFY(cases > 600);
    }

    void agreesWithIcuOnEveryCodePoint() {
        // Every code point between a letter, a consonant with virama, and an emoji with ZWJ.
        for (char32_t c = 1; c <= 0x10FFFF; ++c) {
            if (isSurrogate(c) || (c > 0x3FFFF && c < 0xE0000))
                continue;
            const std::u32string text{U'a',      c, U'\u0301', U'\u0915', U'\u094D',     c,
                                      U'\u0915', c, U'\u094D', U'\u0915', U'\U0001F468', U'\u200D',
                                      c};
            if (graphemeBoundaries(text) != boundariesByIcu(text))
                QFAIL(described(text));
        }
    }

    void agreesWithIcuOnRandomText() {
        constexpr unsigned kSeed = 20240229;
        std::mt19937 random(kSeed);
        for (int round = 0; round < 30000; ++round) {
            const std::u32string text = randomText(random);
            if (graphemeBoundaries(text) != boundariesByIcu(text))
                QFAIL("seed " + QByteArray::number(kSeed) + ": " + described(text));
        }
    }

    void counts_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<quint64>("graphemes");
        QTest::addColumn<quint64>("columns");
        const auto row = [](const char* name, const char32_t* text, quint64 graphemes,
                            quint64 columns) {
            QTest::newRow(name) << QString::fromUcs4(text) << graphemes << columns;
        };
        row("empty", U"", 0, 0);
        row("ascii", U"abc", 3, 3);
        row("wide-cjk", U"世界", 2, 4);
        row("letter-and-mark", U"e\u0301", 1, 1);
        row("hangul-syllable", U"가", 1, 2);
        row("hangul-jamo", U"\u1100\u1161\u11A8", 1, 2);
        row("family-of-four", U"👨‍👩‍👧‍👦", 1, 2);
        row("flag", U"🇰🇷", 1, 2);
        row("two-flags", U"🇰🇷🇯🇵", 2, 4);
        row("half-a-flag", U"🇰", 1, 1);
        row("keycap", U"1\uFE0F\u20E3", 1, 2);
        row("heart-in-emoji-style", U"\u2764\uFE0F", 1, 2);
        row("variation-selector-on-a-letter", U"a\uFE0F", 1, 1);
        row("cr-lf-is-one", U"\r\n", 1, 0);
        row("devanagari-conjunct", U"\u0915\u094D\u0937", 1, 1);
        row("replacement-character", U"\uFFFD\uFFFD", 2, 2);
        row("halfwidth-katakana", U"ｱｲ", 2, 2);
        row("soft-hyphen", U"a\u00ADb", 3, 3);
        row("zero-width-space", U"a\u200Bb", 3, 2);
    }
    void counts() {
        QFETCH(QString, text);
        const auto [graphemes, columns] = counted(text.toStdU32String());
        QTEST(quint64{graphemes}, "graphemes");
        QTEST(quint64{columns}, "columns");
    }

    void aClusterMayBeOfAnyLength() {
        GraphemeCounter counter;
        counter.add(U'a');
        for (int i = 0; i < 1000000; ++i)
            counter.add(0x0301);
        counter.add(U'b');
        QCOMPARE(counter.graphemes(), 2u);
        QCOMPARE(counter.columns(), 2u);
    }

    void columnsOfEveryCodePointAreZeroOneOrTwo() {
        for (char32_t c = 0; c <= 0x10FFFF; ++c)
            QVERIFY(columns(c) >= 0 && columns(c) <= 2);
    }
};

QTEST_GUILESS_MAIN(GraphemesTest)
#include "tst_graphemes.moc"
