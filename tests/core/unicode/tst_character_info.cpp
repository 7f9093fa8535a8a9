// Character data against the files of the Unicode Character Database.

#include "unicode/character_info.h"
#include "unicode/name_aliases.h"

#include <QFile>
#include <QTest>

#include <map>
#include <string_view>

using namespace moji::unicode;

namespace {

QString blockOf(char32_t c) {
    return QString::fromStdString(block(c).value_or("none"));
}

} // namespace

class CharacterInfoTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void names_data() {
        QTest::addColumn<uint>("codePoint");
        QTest::addColumn<QString>("expected");
        QTest::newRow("letter") << 0x41u << "LATIN CAPITAL LETTER A";
        QTest::newRow("unified-ideograph") << 0x4E16u << "CJK UNIFIED IDEOGRAPH-4E16";
        QTest::newRow("ideograph-of-plane-2") << 0x20000u << "CJK UNIFIED IDEOGRAPH-20000";
        QTest::newRow("compatibility-ideograph") << 0xF900u << "CJK COMPATIBILITY IDEOGRAPH-F900";
        QTest::newRow("hangul") << 0xAC00u << "HANGUL SYLLABLE GA";
        QTest::newRow("hangul-with-final") << 0xC3D9u << "HANGUL SYLLABLE SSOG";
        QTest::newRow("tangut") << 0x17000u << "TANGUT IDEOGRAPH-17000";
        QTest::newRow("emoji") << 0x1F600u << "GRINNING FACE";
        QTest::newRow("line-feed") << 0x0Au << "LINE FEED";
        QTest::newRow("delete") << 0x7Fu << "DELETE";
        QTest::newRow("c1-without-a-standard-name") << 0x80u << "PADDING CHARACTER";
        QTest::newRow("private-use") << 0xE000u << "<private-use-E000>";
        QTest::newRow("private-use-plane-16") << 0x10FFFDu << "<private-use-10FFFD>";
        QTest::newRow("surrogate") << 0xD800u << "<surrogate-D800>";
        QTest::newRow("noncharacter") << 0xFFFEu << "<noncharacter-FFFE>";
        QTest::newRow("noncharacter-FDD0") << 0xFDD0u << "<noncharacter-FDD0>";
        QTest::newRow("reserved") << 0x0378u << "<reserved-0378>";
    }
    void names() {
        QFETCH(uint, codePoint);
        QTEST(QString::fromStdString(name(codePoint)), "expected");
    }

    void everyCodePointHasAName() {
        for (char32_t c = 0; c <= 0x10FFFF; ++c)
            QVERIFY(!name(c).empty());
    }

    void everyBlockIsWrittenAsInBlocksTxt() {
        QFile file(MOJISCOPE_TEST_DATA "/Blocks-15.0.0.txt");
        QVERIFY(file.open(QIODevice::ReadOnly));
        int blocks = 0;
        while (!file.atEnd()) {
            const QByteArray line = file.readLine().split('#').first().trimmed();
            if (line.isEmpty())
                continue;
            const auto fields = line.split(';');
            const auto range = fields[0].split('.');
            const QString expected = QString::fromUtf8(fields[1].trimmed());
            QCOMPARE(blockOf(range.first().toUInt(nullptr, 16)), expected);
            QCOMPARE(blockOf(range.last().toUInt(nullptr, 16)), expected);
            ++blocks;
        }
        QCOMPARE(blocks, 327);
        QCOMPARE(blockOf(0x2FE0), QString("none"));
    }

    void properties_data() {
        QTest::addColumn<uint>("codePoint");
        QTest::addColumn<int>("itsPlane");
        QTest::addColumn<QString>("itsScript");
        QTest::addColumn<QString>("itsCategory");
        QTest::addColumn<QString>("itsAge");
        QTest::addColumn<QString>("itsWidth");
        QTest::newRow("latin") << 0x41u << 0 << "Latin"
                               << "Lu"
                               << "1.1"
                               << "Narrow";
        QTest::newRow("han") << 0x4E16u << 0 << "Han"
                             << "Lo"
                             << "1.1"
                             << "Wide";
        QTest::newRow("hangul") << 0xAC00u << 0 << "Hangul"
                                << "Lo"
                                << "2.0"
                                << "Wide";
        QTest::newRow("emoji") << 0x1F600u << 1 << "Common"
                               << "So"
                               << "6.1"
                               << "Wide";
        QTest::newRow("mark") << 0x301u << 0 << "Inherited"
                              << "Mn"
                              << "1.1"
                              << "Ambiguous";
        QTest::newRow("gothic") << 0x10330u << 1 << "Gothic"
                                << "Lo"
                                << "3.1"
                                << "Neutral";
        QTest::newRow("two-word-script") << 0x10300u << 1 << "Old Italic"
                                         << "Lo"
                                         << "3.1"
                                         << "Neutral";
        QTest::newRow("control") << 0x0Au << 0 << "Common"
                                 << "Cc"
                                 << "1.1"
                                 << "Neutral";
        QTest::newRow("reserved") << 0x378u << 0 << "Unknown"
                                  << "Cn"
                                  << "none"
                                  << "Neutral";
        QTest::newRow("private-use") << 0x100000u << 16 << "Unknown"
                                     << "Co"
                                     << "2.0"
                                     << "Ambiguous";
        QTest::newRow("fullwidth") << 0xFF21u << 0 << "Latin"
                                   << "Lu"
                                   << "1.1"
                                   << "Fullwidth";
    }
    void properties() {
        QFETCH(uint, codePoint);
        QTEST(plane(codePoint), "itsPlane");
        QTEST(QString::fromStdString(script(codePoint)), "itsScript");
        const std::string_view twoLetters = category(codePoint);
        QTEST(QString::fromUtf8(twoLetters.data(), qsizetype(twoLetters.size())), "itsCategory");
        QTEST(QString::fromStdString(age(codePoint).value_or("none")), "itsAge");
        QTEST(QString::fromStdString(eastAsianWidth(codePoint)), "itsWidth");
    }

    void kindsOfCodePoints() {
        QVERIFY(isAssigned(U'a') && isAssigned(0) && isAssigned(0x1F600));
        for (const char32_t c : {0x378u, 0xFFFEu, 0xE000u, 0xD800u, 0x1FFFFu})
            QVERIFY(!isAssigned(c));
        QVERIFY(isPrivateUse(0xE000) && isPrivateUse(0xF0000) && !isPrivateUse(U'a'));
        int noncharacters = 0;
        for (char32_t c = 0; c <= 0x10FFFF; ++c)
            noncharacters += isNoncharacter(c);
        QCOMPARE(noncharacters, 66); // Unicode Standard, section 23.7
        QCOMPARE(categoryName(0x4E16), std::string("Other Letter"));
        QCOMPARE(scriptIn("en", 0x4E16), std::string("Han"));
        QCOMPARE(scriptIn("ru", 0x0436), std::string("кириллица"));
        QCOMPARE(scriptIn("no such language", 0x0436), std::string("Cyrillic"));
        QVERIFY(planeName(0) == "Basic Multilingual" && !planeName(5));
    }

    void shortNames_data() {
        QTest::addColumn<uint>("codePoint");
        QTest::addColumn<QString>("expected");
        const auto row = [](uint codePoint, const char* expected) {
            QTest::newRow(expected) << codePoint << expected;
        };
        row(0x00, "NUL");
        row(0x09, "HT");
        row(0x0A, "LF");
        row(0x0D, "CR");
        row(0x1B, "ESC");
        row(0x7F, "DEL");
        row(0x85, "NEL");
        row(0xA0, "NBSP");
        row(0xAD, "SHY");
        row(0x200B, "ZWSP");
        row(0x200D, "ZWJ");
        row(0x200F, "RLM");
        row(0x2028, "LSEP");
        row(0x202C, "PDF");
        row(0x202E, "RLO");
        row(0x2069, "PDI");
        row(0xFE0F, "VS16");
        row(0xFEFF, "BOM");
        row(0xE0100, "VS17");
        row(0xE0067, "TAG");
    }
    void shortNames() {
        QFETCH(uint, codePoint);
        const std::string_view found = shortName(codePoint).value_or("none");
        QTEST(QString::fromUtf8(found.data(), qsizetype(found.size())), "expected");
    }

    void whatCanBeSeenHasNoShortName() {
        for (const char32_t c : {U' ', U'a', U'世', U'\u0301', U'😀'})
            QVERIFY(!shortName(c));
    }

    void everyControlHasNameAndShortName() {
        for (char32_t c = 0; c < 0xA0; ++c) {
            const bool control = c < 0x20 || c >= 0x7F;
            QCOMPARE(controlName(c).has_value(), control);
            QCOMPARE(shortName(c).has_value(), control);
        }
    }

    void planesHaveTheNamesOfTheStandard() {
        const std::map<int, std::string_view> names{{0, "Basic Multilingual"},
                                                    {1, "Supplementary Multilingual"},
                                                    {2, "Supplementary Ideographic"},
                                                    {3, "Tertiary Ideographic"},
                                                    {14, "Supplementary Special-purpose"},
                                                    {15, "Supplementary Private Use Area-A"},
                                                    {16, "Supplementary Private Use Area-B"}};
        for (int number = 0; number <= 16; ++number) {
            const auto known = names.find(number);
            QCOMPARE(planeName(number).value_or(""), known == names.end() ? "" : known->second);
        }
        QCOMPARE(plane(0x10FFFF), 16);
    }

    /// What the code charts write in a dashed box is no word of any other character.
    void formatCharactersHaveShortNames() {
        const std::map<char32_t, std::string_view> names{
            {0x2028, "LSEP"}, {0x2029, "PSEP"}, {0x2061, "f()"},  {0x2062, "x"},
            {0x2063, ","},    {0x2064, "+"},    {0x206A, "ISS"},  {0x206B, "ASS"},
            {0x206C, "IAFS"}, {0x206D, "AAFS"}, {0x206E, "NADS"}, {0x206F, "NODS"},
            {0xFFF9, "IAA"},  {0xFFFA, "IAS"},  {0xFFFB, "IAT"},  {0xE0001, "BEGIN"},
            {0xE0020, "TAG"}, {0xE007F, "TAG"}, {0x200D, "ZWJ"},  {0x0A, "LF"}};
        for (const auto& [codePoint, expected] : names)
            QCOMPARE(shortName(codePoint).value_or(""), expected);
        for (const char32_t visible : {U' ', U'x', U'+', U',', U'\u4E16', U'\U000E001F'})
            QVERIFY(!shortName(visible));
    }
};

QTEST_GUILESS_MAIN(CharacterInfoTest)
#include "tst_character_info.moc"
