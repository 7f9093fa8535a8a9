// Which repairs are believed: text that comes out of nonsense; not an alphabet, a drawing, spaces,
// letters that become signs, or a few letters for others.

#include "core/codecs.h"
#include "repair/credibility.h"
#include "repair/work_count.h"
#include "utf8/utf8_writer.h"

#include <QtTest>

#include <algorithm>

using namespace moji;
using namespace moji::repair;
using moji::test::registry;

namespace {

/// What a text that was written in one encoding is when it is read in another one.
struct Misread {
    const char* written;
    const char* read;

    [[nodiscard]] Chain chain() const {
        return {{StepKind::Encode, read}, {StepKind::Decode, written}};
    }
    [[nodiscard]] std::u32string of(std::u32string_view text) const {
        const Chain mistake{{StepKind::Encode, written}, {StepKind::Decode, read}};
        const auto misread = replay(registry(), mistake, toUtf8(text));
        return misread ? fromUtf8(*misread) : std::u32string();
    }
};

std::size_t othersIn(std::u32string_view text) {
    return static_cast<std::size_t>(
        std::ranges::count_if(text, [](char32_t c) { return c >= 0x80; }));
}

struct Around {
    std::u32string_view lead;
    std::u32string_view trail;
    std::size_t others = 0; // beyond ASCII, elsewhere in the text
};

bool isBelieved(const Chain& chain, std::u32string_view before, std::u32string_view after,
                Around around = {}) {
    return isCredible({chain,
                       before,
                       after,
                       around.lead,
                       around.trail,
                       {},
                       {},
                       othersIn(before) + around.others});
}

bool isBelieved(Misread mistake, std::u32string_view meant, Around around = {}) {
    const std::u32string before = mistake.of(meant);
    return !before.empty() && isBelieved(mistake.chain(), before, meant, around);
}

constexpr Misread kRussian{"windows-1251", "windows-1252"};

} // namespace

class TestCredibility final : public QObject {
    Q_OBJECT

private slots:
    void textOutOfNonsense_data() {
        QTest::addColumn<QString>("meant");
        QTest::addColumn<QString>("written");
        QTest::addColumn<QString>("read");
        QTest::addColumn<bool>("believed");
        const auto row = [](const char* name, const char* meant, const char* written,
                            const char* read, bool believed) {
            QTest::newRow(name) << QString::fromUtf8(meant) << QString::fromLatin1(written)
                                << QString::fromLatin1(read) << believed;
        };
        row("Russian", "Все люди рождаются свободными и равными", "windows-1251", "windows-1252",
            true);
        row("Russian as KOI8-R", "Все люди рождаются свободными и равными", "windows-1251",
            "KOI8-R", true);
        row("five letters, all there is", "привет", "windows-1251", "windows-1252", true);
        row("three letters", "мир", "windows-1251", "windows-1252", false);
        row("Greek", "Όλοι οι άνθρωποι γεννιούνται ελεύθεροι", "windows-1253", "windows-1252",
            true);
        row("Japanese", "すべての人間は、生まれながらにして自由であり", "Shift_JIS", "windows-1252",
            true);
        row("Korean", "모든 인간은 태어날 때부터 자유로우며", "EUC-KR", "windows-1252", true);
        row("UTF-8", "Все люди рождаются", "UTF-8", "windows-1251", true);
        row("an alphabet", "абвгдежзийклмнопрстуфхцчшщъыьэюя", "windows-1251", "windows-1252",
            false);
        row("an alphabet of capitals and small letters", "Аа Бб Вв Гг Дд Ее Жж Зз Ии Йй Кк",
            "windows-1251", "windows-1252", false);
        row("every other letter of it", "авдзик мопрту", "windows-1251", "windows-1252", false);
        row("abbreviations", "ФГБОУ ВПО ЧГУ ЩЦК ЪФХ ЭЮЯ ЩШЖ ЦЧШ", "windows-1251", "windows-1252",
            false);
        row("capitals after small letters", "вСЕ лЮДИ рОЖДАЮТСЯ сВОБОДНЫМИ", "windows-1251",
            "windows-1252", false);
        row("Latin letters among them", "Все лyди рoждаются свoбoдными и рaвными", "windows-1251",
            "windows-1252", false);
        row("French as Russian", "déjà vu à la forêt, été, élève, garçon, hôtel", "windows-1252",
            "windows-1251", true);
    }
    void textOutOfNonsense() {
        QFETCH(QString, meant);
        QFETCH(QString, written);
        QFETCH(QString, read);
        QFETCH(bool, believed);
        const QByteArray from = written.toLatin1();
        const QByteArray to = read.toLatin1();
        const Misread mistake{from.constData(), to.constData()};
        QVERIFY(!mistake.of(meant.toStdU32String()).empty());
        QCOMPARE(isBelieved(mistake, meant.toStdU32String()), believed);
    }

    /// The mistake is as likely the other way round, and text is not exchanged for nonsense.
    void nonsenseOutOfText() {
        const std::u32string text = U"Все люди рождаются свободными и равными";
        QVERIFY(!isBelieved({"windows-1252", "windows-1251"}, kRussian.of(text)));
        QVERIFY(
            !isBelieved({"KOI8-R", "windows-1251"}, Misread{"windows-1251", "KOI8-R"}.of(text)));
        QVERIFY(
            !isBelieved({"windows-1251", "KOI8-R"}, Misread{"KOI8-R", "windows-1251"}.of(text)));
    }

    void anAlphabetAroundIt() {
        QVERIFY(isBelieved(kRussian, U"привет"));
        QVERIFY(!isBelieved(kRussian, U"привет", {U"abcdefghijklmnop ", U""}));
        QVERIFY(!isBelieved(kRussian, U"привет", {U"", U" α β γ δ ε ζ η θ"}));
        QVERIFY(isBelieved(kRussian, U"привет", {U"abc ", U""}));
    }

    void whatIsElsewhereCounts() {
        QVERIFY(isBelieved(kRussian, U"привет", {U"", U"", 0}));
        QVERIFY(!isBelieved(kRussian, U"привет", {U"", U"", 1}));
        QVERIFY(isBelieved(kRussian, U"привет, как дела", {U"", U"", 1}));
    }

    void spacesAreNoDamage() {
        const Chain chain{{StepKind::Encode, "windows-1252"}, {StepKind::Decode, "IBM850"}};
        QVERIFY(!isBelieved(chain, U"a\u00A0b\u00A0c\u00A0d\u00A0e", U"aábácádáe"));
        QVERIFY(!isBelieved(chain, U"abc", U"abc"));
    }

    void losses() {
        const Chain chain{{StepKind::Encode, "windows-1252"}, {StepKind::Decode, "UTF-8"}};
        QVERIFY(isBelieved(chain, U"Ã©tÃ© Ã\uFFFD", U"été \uFFFD"));
        QVERIFY(!isBelieved(chain, U"Ã©tÃ© Ã", U"été \uFFFD")); // nothing was lost before
        QVERIFY(!isBelieved(chain, U"éàèçùâ\uFFFD", U"\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD"));
        QVERIFY(isBelieved(chain, U"é\uFFFD", U"\uFFFD\uFFFD")); // too few letters to say so
    }

    void lettersThatBecomeSigns() {
        const Chain chain{{StepKind::Encode, "windows-1251"}, {StepKind::Decode, "windows-1252"}};
        QVERIFY(!isBelieved(chain, U"Ў Ў Ў Ў Ў", U"¡ ¡ ¡ ¡ ¡"));
        QVERIFY(!isBelieved(chain, U"ЎЎЎЎЎ ґґґґґ ЈЈЈЈЈ", U"¡¡¡¡¡ ´´´´´ £££££"));
    }

    void oneAsianCharacterForAnother() {
        const Chain chain{{StepKind::Encode, "GBK"}, {StepKind::Decode, "Big5"}};
        QVERIFY(!isBelieved(chain, U"1月, 2月, 3月, 4月, 5月", U"1堎, 2堎, 3堎, 4堎, 5堎"));
    }

    void workIsCounted() {
        const std::u32string alphabet = U"абвгдежз";
        const std::u32string misread = kRussian.of(alphabet);
        const auto workOf = [&](Around around) {
            const std::uint64_t before = workDone;
            isBelieved(kRussian.chain(), misread, alphabet, around);
            return workDone - before;
        };
        QCOMPARE(workOf({U"", U""}), std::uint64_t{8 + 8});
        QCOMPARE(workOf({U"abc", U"de"}), std::uint64_t{3 + 8 + 8 + 2});
    }

    void drawings() {
        const Misread mistake{"windows-1251", "IBM866"};
        QVERIFY(!isBelieved(mistake.chain(), U"╔═══════════╗ ║ ║ ║ ╚════════════╝",
                            U"ЙНННННННННННН» є є є ИНННННННННННННј"));
    }
};

QTEST_GUILESS_MAIN(TestCredibility)
#include "tst_credibility.moc"
