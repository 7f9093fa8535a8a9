// Encodings that one language alone is written in are told from their neighbours, which read all of
// the bytes, too.

#include "core/detect/detection.h"

#include <QtTest>

using namespace moji;
using moji::test::registry;

namespace {

struct Row {
    const char* encoding;
    std::u32string_view text;
    const char* neighbour; // by which it was read before
};

constexpr std::u32string_view kIcelandic =
    U"Það er gott að búa á Íslandi þegar veðrið er fallegt.\nÉg sá þrjú skip og tvær hvítar ær.\n";
constexpr std::u32string_view kEstonian =
    U"Käsi massaaži saamas, tõukeratas ja õhtune töö\nkülmad jõed ja sügav öö\n";

constexpr Row kRows[] = {
    {"IBM861", kIcelandic, "IBM850"},
    {"x-mac-icelandic", kIcelandic, "macintosh"},
    {"IBM860",
     U"Não há razão para não começar a reunião às três.\nA educação é um direito de todos.\n",
     "IBM850"},
    {"IBM863", U"À Montréal, ÊTRE à l'école À L'HEURE. Là-bas, garçon, à la forêt!\n", "IBM437"},
    {"KOI8-T", U"Ҳар як ҷавон бояд забони тоҷикиро хуб донад.\nҚишлоқи мо дар кӯҳ ҷойгир аст.\n",
     "KOI8-R"},
    {"IBM1131",
     U"Усе людзі нараджаюцца свабоднымі і роўнымі ў сваёй годнасці.\nКаўказ і поўдзень.\n",
     "IBM1125"},
    {"windows-1252", kEstonian, "windows-1257"},
    {"ISO-8859-15", kEstonian, "windows-1257"},
    {"windows-1257", kEstonian, "windows-1252"},
};

} // namespace

class TestNationalEncodings : public QObject {
    Q_OBJECT

private slots:
    void isTold_data() {
        QTest::addColumn<int>("number");
        for (int i = 0; i < static_cast<int>(std::size(kRows)); ++i)
            QTest::addRow("%s-not-%s", kRows[i].encoding, kRows[i].neighbour) << i;
    }
    void isTold() {
        QFETCH(int, number);
        const Row& row = kRows[number];
        const auto bytes = encodeAll(*registry().find(row.encoding), row.text);
        QVERIFY(bytes);
        const Detection found = test::detect(*bytes);
        QVERIFY(!found.guesses.empty());
        const Codec& best = *found.guesses.front().codec;
        QVERIFY2(test::textOf(best, *bytes) == row.text, best.name().data());
        const Codec& neighbour = *registry().find(row.neighbour);
        QVERIFY2(test::textOf(neighbour, *bytes) != row.text, "the two read the same");
    }

    /// A rarely used set is tried where the words beyond ASCII are none in a usual one.
    void namesAmongEnglishAreRead() {
        std::u32string text;
        for (const std::u32string_view name :
             {U"Ankoridžas", U"Barbadosas", U"Grandė", U"Kankūnas", U"Čikaga", U"Čihuahua",
              U"Denveris", U"Nūkas", U"Monterėjus", U"Montevidėjas", U"Resifė"}) {
            text += U"The name of this city is shown where the user chooses a time zone from the "
                    U"list of all zones of the world.\n";
            text.append(name).append(U"\n");
        }
        const auto bytes = encodeAll(*registry().find("IBM775"), text);
        QVERIFY(bytes);
        const Detection found = test::detect(*bytes);
        QCOMPARE(found.guesses.front().codec->name(), std::string("IBM775"));
        QVERIFY(!found.ambiguous);
    }
};

QTEST_GUILESS_MAIN(TestNationalEncodings)
#include "tst_national_encodings.moc"
