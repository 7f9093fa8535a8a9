// Normal forms and case mappings.

#include "unicode/case_maps.h"
#include "unicode/normalization.h"
#include "unicode/surrogates.h"

#include <QTest>

#include <random>

using namespace moji::unicode;

class NormalizationTest : public QObject {
    Q_OBJECT

    static QString toQt(const std::u32string& text) {
        return QString::fromStdU16String(toUtf16(text));
    }

private Q_SLOTS:
    void forms_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("nfc");
        QTest::addColumn<QString>("nfd");
        QTest::addColumn<QString>("nfkc");
        QTest::addColumn<QString>("nfkd");
        QTest::newRow("composed-letter") << "é"
                                         << "é"
                                         << "e\u0301"
                                         << "é"
                                         << "e\u0301";
        QTest::newRow("hangul") << "한"
                                << "한"
                                << "\u1112\u1161\u11AB"
                                << "한"
                                << "\u1112\u1161\u11AB";
        QTest::newRow("ligature") << "ﬁ"
                                  << "ﬁ"
                                  << "ﬁ"
                                  << "fi"
                                  << "fi";
        QTest::newRow("angstrom-sign") << "\u212B"
                                       << "Å"
                                       << "A\u030A"
                                       << "Å"
                                       << "A\u030A";
        QTest::newRow("fullwidth") << "Ａ"
                                   << "Ａ"
                                   << "Ａ"
                                   << "A"
                                   << "A";
        QTest::newRow("plain") << "世a"
                               << "世a"
                               << "世a"
                               << "世a"
                               << "世a";
        QTest::newRow("eighteen-for-one") << "\uFDFA"
                                          << "\uFDFA"
                                          << "\uFDFA"
                                          << "صلى الله عليه وسلم"
                                          << "صلى الله عليه وسلم";
    }
    void forms() {
        QFETCH(QString, text);
        const std::u32string source = fromUtf16(text.toStdU16String());
        QTEST(toQt(normalized(NormalForm::Nfc, source)), "nfc");
        QTEST(toQt(normalized(NormalForm::Nfd, source)), "nfd");
        QTEST(toQt(normalized(NormalForm::Nfkc, source)), "nfkc");
        QTEST(toQt(normalized(NormalForm::Nfkd, source)), "nfkd");
    }

    void agreesWithQtOnRandomText() {
        constexpr unsigned kSeed = 7;
        std::mt19937 random(kSeed);
        for (int round = 0; round < 5000; ++round) {
            std::u32string text(random() % 12, U'\0');
            for (char32_t& c : text)
                c = random() % 3 ? 0x00C0 + random() % 0x300 : 0xAC00 + random() % 0x400;
            QCOMPARE(toQt(normalized(NormalForm::Nfd, text)),
                     toQt(text).normalized(QString::NormalizationForm_D));
            QCOMPARE(toQt(normalized(NormalForm::Nfkc, text)),
                     toQt(text).normalized(QString::NormalizationForm_KC));
        }
    }

    /// Longer runs of marks than ICU is left alone with, some of them decomposable into marks.
    void agreesWithQtOnLongRunsOfMarks() {
        constexpr std::u32string_view kOdd = U"\u0344\u0F73\u0F75\u0F81\u0F71\uFF9E\u3099\u05B0"
                                             U"\U0001D165\u0345\u0340\u0374\u1100\uAC00é";
        constexpr unsigned kSeed = 11;
        std::mt19937 random(kSeed);
        for (int round = 0; round < 500; ++round) {
            std::u32string text(random() % 200, U'\0');
            for (char32_t& c : text)
                c = random() % 16 ? 0x0300 + random() % 0x4F : kOdd[random() % kOdd.size()];
            for (const auto& [form, qtForm] :
                 {std::pair{NormalForm::Nfc, QString::NormalizationForm_C},
                  std::pair{NormalForm::Nfd, QString::NormalizationForm_D},
                  std::pair{NormalForm::Nfkc, QString::NormalizationForm_KC},
                  std::pair{NormalForm::Nfkd, QString::NormalizationForm_KD}})
                QCOMPARE(toQt(normalized(form, text)), toQt(text).normalized(qtForm));
        }
    }

    void fullCaseMappings() {
        const auto upperCase = [](std::u32string_view text) {
            return caseMapped(CaseMap::Upper, text);
        };
        const auto lowerCase = [](std::u32string_view text) {
            return caseMapped(CaseMap::Lower, text);
        };
        QVERIFY(upperCase(U"ß") == U"SS");
        QVERIFY(upperCase(U"ﬁ") == U"FI");
        QVERIFY(upperCase(U"ёжик") == U"ЁЖИК");
        QVERIFY(lowerCase(U"ЁЖИК") == U"ёжик");
        QVERIFY(lowerCase(U"İ") == U"i\u0307");
        QVERIFY(lowerCase(U"ΣΑΣ") == U"σας"); // the last sigma has a form of its own
        QVERIFY(upperCase(U"\U00010428") == U"\U00010400");
        QVERIFY(upperCase(U"世") == U"世");
        QCOMPARE(caseMapped(CaseMap::Upper, U"Straße ŉ"), std::u32string(U"STRASSE ʼN"));
        QCOMPARE(caseMapped(CaseMap::Upper, U"i ı"), std::u32string(U"I I"));
        QCOMPARE(caseMapped(CaseMap::Upper, U"i ı", "tr"), std::u32string(U"İ I"));
        QCOMPARE(caseMapped(CaseMap::Lower, U"I", "tr"), std::u32string(U"ı"));
        QCOMPARE(caseMapped(CaseMap::Title, U"ёж и ǆ"), std::u32string(U"Ёж И ǅ"));
        QCOMPARE(caseMapped(CaseMap::Fold, U"Straße"), std::u32string(U"strasse"));
        for (const char* turkic : {"tr", "TR", "tr_TR", "az-Latn", "tur", "aze.UTF-8"})
            QCOMPARE(caseMapped(CaseMap::Fold, U"Iİ", turkic), std::u32string(U"ıi"));
        for (const char* other : {"", "trv", "azb", "de"}) // Taroko, Southern Azerbaijani
            QCOMPARE(caseMapped(CaseMap::Fold, U"I", other), std::u32string(U"i"));
        QCOMPARE(caseMapped(CaseMap::Upper, U""), std::u32string());
    }

    void loneSurrogatesStay() {
        const std::u32string lone(1, char32_t{0xD800});
        QVERIFY(normalized(NormalForm::Nfkd, lone) == lone);
        QVERIFY(caseMapped(CaseMap::Upper, lone) == lone);
    }

    void utf16RoundTrip() {
        const std::u32string text = U"a\u4E16\U0001F600\U0010FFFF";
        QVERIFY(fromUtf16(toUtf16(text)) == text);
        QVERIFY(toUtf16(U"\U0001F600") == u"\xD83D\xDE00");
        const std::u16string lone{0xDE00, u'a', 0xD83D};
        QVERIFY(toUtf16(fromUtf16(lone)) == lone);
    }
};

QTEST_GUILESS_MAIN(NormalizationTest)
#include "tst_normalization.moc"
