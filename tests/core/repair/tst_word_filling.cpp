// Characters that lost bytes, by what is likeliest in their words.

#include "repair/word_filling.h"

#include <QtTest>

#include <string>
#include <vector>

using namespace moji::repair;

namespace {

using Candidates = std::vector<std::u32string>;

struct Row {
    const char* fact;
    std::u32string_view before;
    std::u32string_view word;
    std::u32string_view after;
    Candidates candidates;
    std::u32string_view filled;
};

const std::u32string kAfterD1 = U"сэяѐѝ"; // D1 and what windows-1252 lacks
const std::u32string kAfterC5 = U"ŁōŐŝ";
const std::u32string kAfterE280 = U"\u2001\u200D\u200F\u2010”";

const Row kRows[] = {
    {"a letter at the beginning", U"", U"\uFFFDвечение", U"", {kAfterD1}, U"свечение"},
    {"two, one after the other",
     U"это ",
     U"кажет\uFFFD\uFFFD",
     U"",
     {kAfterD1, kAfterD1},
     U"кажется"},
    {"either is a word", U"", U"\uFFFDма", U"", {U"мт"}, U"\uFFFDма"},
    {"a single letter beside it is too little", U"", U"(м\uFFFD)", U"", {kAfterD1}, U"(м\uFFFD)"},
    {"of one it is not known what it may be",
     U"",
     U"ка\uFFFDетс\uFFFD",
     U"",
     {U"", kAfterD1},
     U"ка\uFFFDется"},
    {"no capital after a small letter", U"", U"по\uFFFD", U" ожение", {U"АНЁ"}, U"по\uFFFD"},
    {"capitals", U"", U"ZOSTA\uFFFDO", U" USUNIETE", {kAfterC5}, U"ZOSTAŁO"},
    {"a closing quotation mark", U"„", U"nie\uFFFD", U" a", {kAfterE280}, U"nie”"},
    {"before an exclamation mark", U"said “", U"no\uFFFD!", U"", {kAfterE280}, U"no”!"},
    {"a hyphen between letters", U"ein ", U"Foto\uFFFDAlbum", U"", {kAfterE280}, U"Foto‐Album"},
    {"at the front of a word, a mark of Arabic or a quotation mark",
     U"قال ",
     U"\uFFFDنعم",
     U"",
     {kAfterE280},
     U"\uFFFDنعم"},
    {"a letter of Arabic, no point", U"", U"الم\uFFFDتاح", U"", {U"\u064D\u064Fف"}, U"المفتاح"},
};

} // namespace

class TestWordFilling final : public QObject {
    Q_OBJECT

private slots:
    void rows_data() {
        QTest::addColumn<const Row*>("row");
        for (const Row& row : kRows)
            QTest::newRow(row.fact) << &row;
    }
    void rows() {
        QFETCH(const Row*, row);
        const std::u32string filled =
            withLikeliest(row->before, row->word, row->after, row->candidates);
        QCOMPARE(QString::fromStdU32String(filled),
                 QString::fromUcs4(row->filled.data(), qsizetype(row->filled.size())));
    }

    void candidatesInOrder() {
        QCOMPARE(likeliestFirst(U"ѐсѝ", U"ве", U"на"), std::u32string(U"сѐѝ"));
        QCOMPARE(likeliestFirst(U"", U"ве", U"на"), std::u32string());
    }
};

QTEST_GUILESS_MAIN(TestWordFilling)
#include "tst_word_filling.moc"
