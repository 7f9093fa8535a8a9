// Words that were misread, found in a text: how often at most, what is around them, and what makes
// chance of them.

#include "core/codecs.h"
#include "repair/misread_utf8.h"
#include "utf8/utf8_writer.h"

#include <QtTest>

using namespace moji;
using namespace moji::repair;
using moji::test::registry;

namespace {

MisreadUtf8Finder finder(std::size_t maxSteps = 6) {
    return {usualCandidates(registry()), maxSteps};
}

/// UTF-8 read as ISO-8859-1, so many times.
std::u32string misread(std::u32string text, int times) {
    for (int i = 0; i < times; ++i)
        text = *decodeWhole(*registry().find("ISO-8859-1"), asBytes(toUtf8(text)));
    return text;
}

std::size_t count(std::u32string_view text) {
    return finder().find(text, {}).places.size();
}

} // namespace

class TestMisreadUtf8 final : public QObject {
    Q_OBJECT

private slots:
    void aReadingTakesTwoSteps() {
        const auto readings = [](std::size_t maxSteps, int times) {
            const auto found =
                finder(maxSteps).find(misread(U"Straßenbahnübergänge", times), {}).places;
            return found.empty() ? 0 : found.front().chain->size() / 2;
        };
        QCOMPARE(readings(8, 4), std::size_t{4});
        QCOMPARE(readings(6, 3), std::size_t{3});
        QCOMPARE(readings(5, 2), std::size_t{2});
        QVERIFY(readings(3, 2) < 2);
        QCOMPARE(readings(1, 1), std::size_t{0});
    }

    void withoutUtf8NothingIsFound() {
        const std::vector<std::string> names = {"windows-1252", "KOI8-R"};
        const MisreadUtf8Finder none(namedCandidates(registry(), names), 6);
        QVERIFY(none.find(U"CafÃ© crÃ¨me", {}).places.empty());
    }

    void aStoppedSearchFindsNothing() {
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(finder().find(U"CafÃ© crÃ¨me", stop.get_token()).places.empty());
    }

    void aWordMayGoOnAfterASpace() {
        const auto places = finder().find(U"PÅ™Ã­liÅ¡ Å vÃ½car kÅ¯Åˆ", {}).places;
        QCOMPARE(places.size(), std::size_t{3});
        QCOMPARE(places[1].begin, std::size_t{10});
        QCOMPARE(places[1].end, std::size_t{18});
        QCOMPARE(places[2].begin, std::size_t{19});
    }

    void oddWordsAroundMakeChanceOfOne() {
        const std::u32string word = U"CafÃ© crÃ¨me";
        QCOMPARE(count(word), std::size_t{2});
        const auto noise = [](int words, std::u32string_view odd = U" °Q¦ü§") {
            std::u32string all;
            for (int i = 0; i < words; ++i)
                all += odd;
            return all;
        };
        QCOMPARE(count(word + noise(9)), std::size_t{0});
        QCOMPARE(count(word + noise(8)), std::size_t{2});
        // Nor does a reading explain a word that looks no better for it.
        QCOMPARE(count(word + noise(9, U" °QÙºQ«")), std::size_t{0});
        QCOMPARE(count(word + noise(8, U" °QÙºQ«")), std::size_t{2});
        QCOMPARE(count(word + U" à côté, près du théâtre" + noise(8)), std::size_t{2});
    }

    /// Words in other letters do not count among the Asian ones of which some look misread.
    void oneChineseWordAmongFrenchOnes() {
        const std::u32string word = U"鏃堕棿宸ヤ綔";
        QCOMPARE(count(word), std::size_t{1});
        const std::u32string french = U"Le café des élèves à côté, près du théâtre où dînaient "
                                      U"René, Zoé, Noël, Loïc, Éric, Chloé, Hélène et André: ";
        QCOMPARE(count(french + word), std::size_t{1});
    }
};

QTEST_GUILESS_MAIN(TestMisreadUtf8)
#include "tst_misread_utf8.moc"
