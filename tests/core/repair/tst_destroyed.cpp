// Where the original is gone: question marks in the place of words, U+FFFD, and its bytes misread.

#include "codec/codec_registry.h"
#include "repair/destroyed.h"

#include <QtTest>

using namespace moji::repair;

namespace {

struct Place {
    std::size_t begin = 0; // code points
    std::size_t end = 0;
    bool operator==(const Place&) const = default;
};

struct Row {
    const char* fact;
    std::u32string_view text;
    std::vector<Place> places;
};

const Row kQuestionMarks[] = {
    {"two words at an ideographic space", U"??\u3000??", {{0, 2}, {3, 5}}},
    {"a third of all that is no space", U"???? aaaaaaaa", {{0, 4}}},
    {"less than a third", U"???? aaaaaaaaa", {}},
    {"a lone mark between two words", U"?? ?\u00A0??", {{0, 2}, {5, 7}}},
    {"a single short word", U"??", {}},
    {"two words", U"?? ??", {{0, 2}, {3, 5}}},
    {"a word of four", U"????", {{0, 4}}},
    {"a word of three", U"???", {}},
    {"marks inside a word are no word", U"a?? ??", {}},
    {"a sentence ends after a lost word", U"????, ???.", {{0, 4}, {6, 9}}},
    {"marks before letters", U"??a ??", {}},
    {"words at a no-break space", U"??\u00A0??", {{0, 2}, {3, 5}}},
};

const Row kMisread[] = {
    {"twice in a row", U"ï¿½ï¿½", {{0, 6}}},
    {"after the first character of one", U"ïï¿½", {{1, 4}}},
    {"of two encodings in a row", U"占쏙옙ï¿½", {{0, 3}, {3, 6}}},
    {"beside text of the same letters", U"占쏙 ï¿ 占", {}},
    {"each by itself", U"aï¿½bï¿½", {{1, 4}, {5, 8}}},
};

std::vector<Place> placesOf(const std::vector<RuinedSpan>& spans) {
    std::vector<Place> places;
    for (const RuinedSpan& span : spans)
        places.push_back({span.begin, span.end});
    return places;
}

} // namespace

class TestDestroyed final : public QObject {
    Q_OBJECT

private slots:
    void questionMarksInThePlaceOfWords() {
        for (const Row& row : kQuestionMarks)
            QVERIFY2(placesOf(questionMarks(row.text)) == row.places, row.fact);
    }

    void replacementsThatWereMisread() {
        for (const Row& row : kMisread)
            QVERIFY2(placesOf(misreadReplacementsIn(row.text)) == row.places, row.fact);
        QCOMPARE(misreadReplacementsIn(U"x占쏙옙")[0].readAs, std::string_view("EUC-KR"));
    }

    void whereNoneMayBe() {
        QVERIFY(!misreadReplacements().empty());
        const auto mayHave = [](std::u32string_view text) {
            return mayHaveMisreadReplacements(CharacterSet(text));
        };
        QVERIFY(mayHave(U"ï¿½"));
        QVERIFY(!mayHave(U"plain text"));
    }

    void runsOfReplacements() {
        QVERIFY(placesOf(replacements(U"\uFFFD\uFFFDa\uFFFD")) ==
                (std::vector<Place>{{0, 2}, {3, 4}}));
    }
};

QTEST_GUILESS_MAIN(TestDestroyed)
#include "tst_destroyed.moc"
