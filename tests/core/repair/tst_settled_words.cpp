// Words of a text whose encoding is known, read without weighing: what is plainly damaged, and what
// needs a closer look.

#include "core/repair/misread_encodings.h"
#include "repair/settled_words.h"

#include <QtTest>

using namespace moji;
using namespace moji::repair;
using namespace moji::repair::test;

namespace {

struct Row {
    const char* fact;
    const char* encoding;
    std::u32string_view word;
    std::u32string_view repaired; // empty: it is not plain
};

constexpr Row kRows[] = {
    {"a letter", "windows-1252", U"CafÃ©", U"Café"},
    {"letters beside each other", "windows-1252", U"sÃ¼ÃŸe", U"süße"},
    {"letters apart", "windows-1252", U"dÃ©jÃ©", U"déjé"},
    {"a whole word", "windows-1251", U"РџСЂРёРІРµС‚", U"Привет"},
    {"three bytes each", "windows-1252", U"ä¸–ç•Œ", U"世界"},
    {"four bytes each", "windows-1252", U"hiðŸ˜‚ðŸ˜‚!", U"hi😂😂!"},
    {"ASCII", "windows-1252", U"Cafe", U""},
    {"an intact letter", "windows-1252", U"CafÃ©é", U""},
    {"a letter that the encoding lacks", "windows-1252", U"CafÃ©ж", U""},
    {"a lead alone", "windows-1252", U"CafÃ©Ã", U""},
    {"a lead before ASCII", "windows-1252", U"CafÃ©Ãe", U""},
    {"a lead before another one", "windows-1252", U"CafÃ©ÃÃ", U""},
    {"a byte that was lost", "windows-1252", U"CafÃ©Ã\uFFFD", U""},
    {"U+FFFD that was misread", "windows-1252", U"ï¿½-CafÃ©s", U""},
    {"an overlong sequence", "windows-1252", U"CafÃ©à‚€", U""},
    {"a surrogate", "windows-1252", U"CafÃ©í\u00A0€", U""},
    {"beyond the last code point", "ISO-8859-1", U"CafÃ©ô\u0090\u0080\u0080", U""},
    {"a control", "windows-1252", U"CafÃ©Â…", U""},
    {"a NUL", "windows-1252", std::u32string_view(U"\0CafÃ©", 6),
     std::u32string_view(U"\0Café", 5)},
    {"a DEL", "windows-1252", U"\u007FCafÃ©", U"\u007FCafé"},
    {"a character that the encoding lacks at the front", "windows-1252", U"жCafÃ©", U""},
    {"a letter that hardly anybody writes", "windows-1252", U"lÊ\u00A0", U""},
    {"misread twice", "windows-1252", U"CafÃƒÂ©", U""},
    {"misread twice at the front", "windows-1252", U"ÃƒÂ©coute", U""},
    {"a Cyrillic letter beside Latin ones", "windows-1252", U"jgÑ€", U""},
    {"a word of letters", "windows-1252", U"Ãš", U""},
    {"a word of letters beside a damaged one", "windows-1252", U"Ãš-cafÃ©", U""},
    {"what may be what somebody wrote", "windows-1252", U"Ã’s", U""},
    {"the same beside what nobody writes", "windows-1252", U"Ã’s-cafÃ©", U"Òs-café"},
};

} // namespace

class TestSettledWords final : public QObject {
    Q_OBJECT

private slots:
    void words_data() {
        QTest::addColumn<const Row*>("row");
        for (const Row& row : kRows)
            QTest::newRow(row.fact) << &row;
    }
    void words() {
        QFETCH(const Row*, row);
        SettledWords words(encodings(), indexOf(row->encoding));
        const auto parts = words.read(row->word, 0, row->word.size());
        QCOMPARE(parts ? repaired(row->word, *parts) : std::u32string(),
                 std::u32string(row->repaired));
    }

    void partsOfAWordInALine() {
        SettledWords words(encodings(), indexOf("windows-1252"));
        const std::u32string odd = U"CafÃ©Â…"; // with a control
        QVERIFY(!words.read(odd, 0, odd.size()));
        const std::u32string line = U"so sÃ¼ÃŸes GebÃ¤ck da";
        const auto parts = words.read(line, 3, 10);
        QVERIFY(parts && parts->size() == 1);
        QCOMPARE(parts->front().begin, std::size_t{4});
        QCOMPARE(parts->front().end, std::size_t{8});
        QVERIFY(!parts->front().hasGaps && !parts->front().dropped);
        const auto next = words.read(line, 11, 18); // nothing of the word before stays
        QVERIFY(next && next->size() == 1);
        QVERIFY(!words.read(line, 19, 21)); // ASCII
        QCOMPARE(next->front().text, std::u32string(U"ä"));
    }

    void noSequenceGoesOnAfterTheWord() {
        SettledWords words(encodings(), indexOf("windows-1252"));
        QVERIFY(!words.read(U"CafÃ©Ã©", 0, 6));
    }

    /// The words of a long text that come after those by which it is known how it was misread.
    void aLongTextIsRepairedToItsEnd() {
        const MisreadUtf8Finder finder(usualCandidates(moji::test::registry()), 6);
        std::u32string text;
        for (char32_t c = U'a'; c <= U'z'; ++c) {
            for (const char32_t other :
                 std::u32string_view(U"bcdf")) // different words, of one kind
                text += std::u32string(U"cafÃ©") + c + other + U' ';
        }
        const MisreadText found = finder.find(text, {});
        QCOMPARE(found.places.size(), std::size_t{104});
        for (const MisreadText::Place& place : found.places) {
            QCOMPARE(repaired(U"cafÃ©", *place.parts), std::u32string(U"café"));
            QCOMPARE(place.end - place.begin, std::size_t{7});
        }
    }
};

QTEST_GUILESS_MAIN(TestSettledWords)
#include "tst_settled_words.moc"
