// Lengths, cuts, case maps, limits, hidden characters and the order of lines. The examples are
// those of the Unicode Standard and of texts that explain why strings are not arrays.

#include "codec/codec_registry.h"
#include "measure/hidden_characters.h"
#include "measure/line_orders.h"
#include "measure/storage_limits.h"
#include "measure/text_cut.h"
#include "measure/text_length.h"

#include <QtTest>

#include <random>

using namespace moji;
using namespace moji::measure;

namespace {

const CodecRegistry kCodecs;

const Codec& codec(const char* name) {
    return *kCodecs.find(name);
}

const std::u32string kFamily = U"\U0001F468\u200D\U0001F469\u200D\U0001F467\u200D\U0001F466";

std::vector<HiddenKind> kindsIn(std::u32string_view text, bool areExpected) {
    std::vector<HiddenKind> kinds;
    for (const HiddenCharacter& hidden : hiddenCharacters(text)) {
        if (hidden.isExpected == areExpected)
            kinds.push_back(hidden.kind);
    }
    return kinds;
}

const LimitUse& limitNamed(const std::vector<LimitUse>& uses, std::string_view place) {
    return *std::ranges::find(uses, place, [](const LimitUse& use) { return use.limit->place; });
}

} // namespace

class TestMeasure : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void lengths_data();
    void lengths();
    void bytesOfEncodings();
    void cutsOfBytes();
    void cutsOfOtherUnits();
    void everyCutIsAPrefix();
    void limits();
    void hiddenOnesAreJudgedByTheirNeighbours();
    void bidiControlsAreJudgedByTheirLine();
    void lookalikes();
    void ordersOfLines();
};

void TestMeasure::lengths_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QList<int>>("expected"); // code points, UTF-16 units, graphemes
    QTest::newRow("empty") << QString() << QList<int>{0, 0, 0};
    QTest::newRow("À") << QStringLiteral("\u00C0") << QList<int>{1, 1, 1};
    QTest::newRow("e and acute") << QStringLiteral("e\u0301") << QList<int>{2, 2, 1};
    QTest::newRow("가") << QStringLiteral("\uAC00") << QList<int>{1, 1, 1};
    QTest::newRow("family") << QString::fromStdU32String(kFamily) << QList<int>{7, 11, 1};
    QTest::newRow("flag") << QStringLiteral("\U0001F1F0\U0001F1F7") << QList<int>{2, 4, 1};
    QTest::newRow("占쏙옙") << QStringLiteral("占쏙옙") << QList<int>{3, 3, 3};
}

void TestMeasure::lengths() {
    QFETCH(QString, text);
    QFETCH(QList<int>, expected);
    const TextLength length = lengthOf(text.toStdU32String());
    QCOMPARE(QList<int>({static_cast<int>(length.codePoints), static_cast<int>(length.utf16Units),
                         static_cast<int>(length.graphemes)}),
             expected);
}

void TestMeasure::bytesOfEncodings() {
    QCOMPARE(encodedLength(codec("UTF-8"), U"Привет 가😂").bytes, std::uint64_t{20});
    QCOMPARE(encodedLength(codec("UTF-16LE"), U"가😂").bytes, std::uint64_t{6});
    const EncodedLength korean = encodedLength(codec("EUC-KR"), U"가😂나😂");
    QCOMPARE(korean, (EncodedLength{4, 2, U'😂'}));
    // The shift back to ASCII at the end counts.
    QCOMPARE(encodedLength(codec("ISO-2022-JP"), U"日").bytes, std::uint64_t{8});
}

void TestMeasure::cutsOfBytes() {
    const std::u32string text = U"aé가";
    const Codec& utf8 = codec("UTF-8");
    QCOMPARE(cutAfterBytes(text, utf8, 0), (Cut{U"", Damage::None, false}));
    QCOMPARE(cutAfterBytes(text, utf8, 1), (Cut{U"a", Damage::None, false}));
    QCOMPARE(cutAfterBytes(text, utf8, 2), (Cut{U"a\uFFFD", Damage::Character, false}));
    QCOMPARE(cutAfterBytes(text, utf8, 3), (Cut{U"aé", Damage::None, false}));
    QCOMPARE(cutAfterBytes(text, utf8, 5), (Cut{U"aé\uFFFD", Damage::Character, false}));
    QCOMPARE(cutAfterBytes(text, utf8, 6), (Cut{text, Damage::None, true}));
    // What the encoding lacks is lost, cut off or not.
    QCOMPARE(cutAfterBytes(U"a世", codec("windows-1252"), 9), (Cut{U"a?", Damage::None, true}));
    QCOMPARE(cutAfterBytes(U"e\u0301", utf8, 1), (Cut{U"e", Damage::Cluster, false}));
    // The mark that is written in UTF-16 takes two bytes.
    QCOMPARE(cutAfterBytes(U"ab", codec("UTF-16"), 1), (Cut{U"\uFFFD", Damage::Character, false}));
    QCOMPARE(cutAfterBytes(U"ab", codec("UTF-16"), 2), (Cut{U"", Damage::None, false}));
    QCOMPARE(cutAfterBytes(U"ab", codec("UTF-16"), 4), (Cut{U"a", Damage::None, false}));
    QCOMPARE(cutAfterBytes(U"ab", codec("UTF-16"), 6), (Cut{U"ab", Damage::None, true}));
    // ISO-2022-JP ends with ESC ( B.
    QCOMPARE(cutAfterBytes(U"世", codec("ISO-2022-JP"), 5), (Cut{U"世", Damage::None, false}));
    QCOMPARE(cutAfterBytes(U"世", codec("ISO-2022-JP"), 8), (Cut{U"世", Damage::None, true}));
    // What is left of a character can be another one: GBK, cut in its second byte.
    QCOMPARE(cutAfterBytes(U"가나", codec("EUC-KR"), 3).damage, Damage::Character);
}

void TestMeasure::cutsOfOtherUnits() {
    QCOMPARE(cutAfter(U"a😀", Unit::Utf16Units, 2), (Cut{U"a\uFFFD", Damage::Character, false}));
    QCOMPARE(cutAfter(U"a😀", Unit::Utf16Units, 3), (Cut{U"a😀", Damage::None, true}));
    QCOMPARE(cutAfter(kFamily, Unit::CodePoints, 1), (Cut{U"\U0001F468", Damage::Cluster, false}));
    QCOMPARE(cutAfter(kFamily + U"x", Unit::Graphemes, 1), (Cut{kFamily, Damage::None, false}));
    // A wide character that would be halved is left out.
    QCOMPARE(cutAfter(U"a世界", Unit::Columns, 4), (Cut{U"a世", Damage::None, false}));
}

void TestMeasure::everyCutIsAPrefix() {
    std::mt19937 random(7);
    const std::u32string letters = U"aé가😀\u0301\u200D\U0001F1F0世";
    for (int round = 0; round < 200; ++round) {
        std::u32string text;
        for (int i = 0; i < 8; ++i)
            text += letters[random() % letters.size()];
        for (const Unit unit :
             {Unit::Utf16Units, Unit::CodePoints, Unit::Graphemes, Unit::Columns}) {
            for (std::uint64_t limit = 0; limit < 20; ++limit) {
                const Cut cut = cutAfter(text, unit, limit);
                const std::size_t whole =
                    cut.damage == Damage::Character ? cut.kept.size() - 1 : cut.kept.size();
                QCOMPARE(cut.kept.substr(0, whole), text.substr(0, whole));
                QCOMPARE(cut.isWhole, cut.kept == text);
                if (unit == Unit::Graphemes)
                    QCOMPARE(cut.damage, Damage::None);
            }
        }
        for (std::uint64_t limit = 0; limit < 34; ++limit) {
            const Cut cut = cutAfterBytes(text, codec("UTF-8"), limit);
            QVERIFY(encodedLength(codec("UTF-8"), cut.kept).bytes <= limit + 2);
            if (cut.damage != Damage::Character)
                QVERIFY(text.starts_with(cut.kept));
        }
    }
}

void TestMeasure::limits() {
    const std::u32string letters(200, U'é');
    const auto uses = limitsOf(letters);
    QCOMPARE(uses.size(), storageLimits().size());
    QVERIFY(limitNamed(uses, "MySQL VARCHAR(255), utf8mb3").fits());
    QVERIFY(limitNamed(uses, "MySQL index, 767 bytes, utf8mb3").fits());  // 255 characters
    QVERIFY(!limitNamed(uses, "MySQL index, 767 bytes, utf8mb4").fits()); // 191
    QVERIFY(!limitNamed(uses, "Linux file name").fits());                 // 400 bytes
    QVERIFY(limitNamed(uses, "Windows file name").fits());
    const auto emoji = limitsOf(U"😀");
    QVERIFY(!limitNamed(emoji, "MySQL VARCHAR(255), utf8mb3").isStorable());
    QVERIFY(limitNamed(emoji, "MySQL VARCHAR(255), utf8mb4").fits());
    QCOMPARE(limitNamed(emoji, "SQL Server nvarchar(255)").used, std::uint64_t{2});
    // MySQL and PostgreSQL check that text is valid UTF-8; others take a lone surrogate as it is.
    for (const LimitUse& use : limitsOf(U"\xD800"
                                        U"A")) {
        const bool checks =
            use.limit->place.starts_with("MySQL") || use.limit->place.starts_with("PostgreSQL");
        QCOMPARE(use.refusal, checks ? Refusal::Surrogate : Refusal::None);
        QCOMPARE(use.fits(), !checks);
    }
    QCOMPARE(utf8Length(U"\xD800"
                        U"Aé😀"),
             std::uint64_t{7});
}

void TestMeasure::hiddenOnesAreJudgedByTheirNeighbours() {
    using enum HiddenKind;
    QVERIFY(hiddenCharacters(U"plain text,\n\tnothing hidden: é 가 😀").empty());
    // Where they belong.
    QVERIFY(kindsIn(kFamily, false).empty());
    QCOMPARE(kindsIn(kFamily, true).size(), std::size_t{3});
    QVERIFY(kindsIn(U"\u2764\uFE0F", false).empty());
    QVERIFY(kindsIn(U"می\u200Cخواهم", false).empty());
    QVERIFY(kindsIn(U"10\u00A0kg", false).empty());
    QVERIFY(kindsIn(U"\u05D0\u200F!", false).empty());
    QCOMPARE(kindsIn(U"\U0001F3F4\U000E0067\U000E0062\U000E007F", true), // the start of a region
             (std::vector{Tag, Tag, Tag}));
    // Tags hide text where there is no flag before them, or no end after a region's few letters.
    QCOMPARE(kindsIn(U"a\U000E0067\U000E0062\U000E007F", false), (std::vector{Tag, Tag, Tag}));
    QCOMPARE(kindsIn(U"\U0001F3F4\U000E0067\U000E0062", false), (std::vector{Tag, Tag}));
    QCOMPARE(kindsIn(U"\U0001F3F4\U000E0061\U000E0061\U000E0061\U000E0061\U000E0061\U000E0061"
                     U"\U000E0061\U000E007F",
                     false),
             (std::vector{Tag, Tag, Tag, Tag, Tag, Tag, Tag, Tag}));
    QCOMPARE(kindsIn(U"\u845B\U000E0100 \u2229\uFE00 \u1820\u180B", true),
             (std::vector{VariationSelector, VariationSelector, VariationSelector}));
    QCOMPARE(kindsIn(U"co\u00ADoperate", true), std::vector{OtherFormat});
    QCOMPARE(kindsIn(U"\uFEFFa", true), std::vector{ZeroWidth});
    // Where they do not.
    QCOMPARE(kindsIn(U"pass\u200Bword", false), std::vector{ZeroWidth});
    QCOMPARE(kindsIn(U"a\u200Db", false), std::vector{ZeroWidth});
    QCOMPARE(kindsIn(U"exe.\u202Etxt", false), std::vector{BidiControl});
    QCOMPARE(kindsIn(U"a\uFE0Fb", false), std::vector{VariationSelector});
    QCOMPARE(kindsIn(U"a\uFEFFb", false), std::vector{ZeroWidth});
    QCOMPARE(kindsIn(U"\U000E0067a\U000E0062", false), (std::vector{Tag, Tag}));
    QCOMPARE(kindsIn(U"a\U000E0100 a\uFE00 a\uFE0A", false),
             (std::vector{VariationSelector, VariationSelector, VariationSelector}));
    QCOMPARE(kindsIn(U"\u00ADa 1\u00AD2 a\u00AD", false),
             (std::vector{OtherFormat, OtherFormat, OtherFormat}));
    // Nothing is drawn for these either, though they are letters and marks.
    QCOMPARE(kindsIn(U"a\u034Fb\u115F\u1160\u17B4\u17B5\u3164\uFFA0", false),
             std::vector(7, OtherFormat));
    QCOMPARE(kindsIn(U"\u200D\U0001F600\u200Da", false), (std::vector{ZeroWidth, ZeroWidth}));
    QCOMPARE(kindsIn(U"\u05D0\u202E\u2028", false), (std::vector{BidiControl, UnusualSpace}));
    QCOMPARE(kindsIn(U"a\u2003b\u0007\uE000", false),
             (std::vector{UnusualSpace, Control, PrivateUse}));
}

/// Controls that order right-to-left text belong on its line, in pairs; others can hide what the
/// text says.
void TestMeasure::bidiControlsAreJudgedByTheirLine() {
    const auto all = [](std::size_t count) { return std::vector(count, HiddenKind::BidiControl); };
    // Trojan Source; a letter on another line changes nothing.
    const std::u32string attack = U"if (level != \"user\u2066// check admin\") {";
    QCOMPARE(kindsIn(attack, false), all(1));
    QCOMPARE(kindsIn(attack + U"\n// \u05E9\u05DC\u05D5\u05DD", false), all(1));
    QCOMPARE(kindsIn(U"\u05E9\r\n" + attack, false), all(1));
    QCOMPARE(kindsIn(U"\u2067a\u2069 \u200Fb", false), all(3));
    // In pairs, on the line of the letters.
    QCOMPARE(kindsIn(U"a \u2067\u05D0\u2069 \u202B\u0627\u202C \u2068x\u2069\u200E", true), all(7));
    QCOMPARE(kindsIn(U"\u061C\u0627 \u200F\u200E", true), all(3));
    // Without its pair, also where the pair is on the next line.
    QCOMPARE(kindsIn(U"\u05D0\u2067b", false), all(1));
    QCOMPARE(kindsIn(U"\u05D0\u202Ab", false), all(1));
    QCOMPARE(kindsIn(U"\u05D0\u2069\u202C", false), all(2));
    QCOMPARE(kindsIn(U"\u05D0\u2067b\n\u05D0\u2069", false), all(2));
    // An isolate ends the embeddings in it; a PDF ends no isolate.
    QCOMPARE(kindsIn(U"\u05D0\u2067\u202Ab\u2069\u202C", false), all(2));
    QCOMPARE(kindsIn(U"\u05D0\u2067\u202C\u2069", false), all(1));
    // Overrides never belong, and no more does what ends them.
    QCOMPARE(kindsIn(U"\u05D0\u202Eb\u202C", false), all(2));
}

void TestMeasure::lookalikes() {
    const auto hidden = hiddenCharacters(U"p\u0430ypal Привет \u0410");
    QCOMPARE(hidden.size(), std::size_t{1});
    QCOMPARE(hidden[0], (HiddenCharacter{1, 0x430, HiddenKind::Lookalike, false, char32_t{U'a'}}));
    // A Latin letter in a Russian word.
    const auto latin = hiddenCharacters(U"Приве\u0074 пр\u0061вда");
    QCOMPARE(latin.size(), std::size_t{2});
    QVERIFY(hiddenCharacters(U"αβγ и Latin").empty());
}

void TestMeasure::ordersOfLines() {
    QCOMPARE(linesOf(U"a\r\nb\n\nc"), (std::vector<std::u32string>{U"a", U"b", U"", U"c"}));
    QCOMPARE(linesOf(U"").size(), std::size_t{0});
    std::vector<std::u32string> lines;
    for (const char32_t c : std::u32string(U"Zа0AzÄäÖo가나각9한ㄱéef"))
        lines.emplace_back(1, c == U'а' ? U'a' : c);
    const auto sorted = [&](LineOrder order, const char* locale) {
        std::u32string text;
        for (const std::size_t place : sortedPlaces(lines, order, locale))
            text += lines[place];
        return text;
    };
    QCOMPARE(sorted(LineOrder::Utf8Bytes, ""), std::u32string(U"09AZaefozÄÖäéㄱ가각나한"));
    QCOMPARE(sorted(LineOrder::Collation, ""), std::u32string(U"09aAäÄeéfoÖzZㄱ가각나한"));
    QCOMPARE(sorted(LineOrder::Collation, "sv"), std::u32string(U"09aAeéfozZäÄÖㄱ가각나한"));
    QCOMPARE(sorted(LineOrder::Collation, "ko"), std::u32string(U"09ㄱ가각나한aAäÄeéfoÖzZ"));
    // U+FFFD sorts after the surrogates of U+1F600.
    lines = {U"\uFFFD", U"😀"};
    QCOMPARE(sorted(LineOrder::Utf8Bytes, ""), std::u32string(U"\uFFFD😀"));
    QCOMPARE(sorted(LineOrder::Utf16Units, ""), std::u32string(U"😀\uFFFD"));
}

QTEST_APPLESS_MAIN(TestMeasure)
#include "tst_measure.moc"
