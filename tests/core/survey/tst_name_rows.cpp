// Names of one folder, and learnt ones, with what each is read as.

#include "survey/name_judge.h"

#include <QtTest>

using namespace moji;

namespace {

struct Expected {
    std::string cause; // the encoding, or the chain
    std::string reading;
    bool isSure;
    std::string reason;
};

struct Row {
    const char* fact;
    const char* from; // the encoding that was given; empty: none
    std::vector<std::string_view> learnt;
    std::vector<std::string_view> names;
    std::vector<Expected> verdicts;
};

const Row kRows[] = {
    {"a single byte", "", {}, {"\x95"}, {{"IBM866", "Х", false, "too short to be sure"}}},
    {"mojibake of a short word",
     "",
     {},
     {"h\xC3\x83\xC2\xA0"},
     {{"encode windows-1252, decode UTF-8", "hà", true, "reads as text when decoded again"}}},
    {"a name of one letter and its neighbour",
     "",
     {},
     {"\x8C", "gj\xBFr 1"},
     {{"macintosh", "å", true, "reads as text, as its neighbours do"},
      {"macintosh", "gjør 1", true, "reads as text, as its neighbours do"}}},
    {"an apostrophe between words of three letters, and at the beginning",
     "",
     {},
     {"abc\x92xyz", "\x92"
                    "a"},
     {{"windows-1252", "abc’xyz", false, "has signs but no letters that tell its encoding"},
      {"windows-1252", "’a", false, "has signs but no letters that tell its encoding"}}},
    {"an apostrophe after two letters",
     "",
     {},
     {"ab\x92xyz"},
     {{"windows-1252", "ab’xyz", true, "reads as text"}}},
    {"signs that their neighbours tell, and a word",
     "",
     {},
     {"ВЎ%s.txt", "enviГі.mp3"},
     {{"encode windows-1251, decode UTF-8", "¡%s.txt", true,
       "reads as text when decoded again, as its neighbours do"},
      {"encode windows-1251, decode UTF-8", "envió.mp3", true,
       "reads as text when decoded again"}}},
    {"a name of which the learnt ones are in the same encoding",
     "",
     {"tambi\x82n 1"},
     {"p\x82rdidas).mp3"},
     {{"IBM850", "pérdidas).mp3", true, "reads as text, as its neighbours do"}}},
    {"the encoding is given: some fit, some do not, some need none",
     "windows-1252",
     {},
     {"M\xFCller", "\x81\x81", "plain", "Müller"},
     {{"windows-1252", "Müller", true, "as asked for"},
      {"windows-1252", "", true, "as asked for"},
      {"", "", false, ""},
      {"", "", false, ""}}},
    {"mojibake of a word with a macron",
     "",
     {},
     {"TÅ«wehe 1"},
     {{"encode windows-1252, decode UTF-8", "Tūwehe 1", true, "reads as text when decoded again"}}},
    {"a contraction in the middle of a name",
     "",
     {},
     {"Rock\x92n\x92Roll"},
     {{"windows-1252", "Rock’n’Roll", true, "reads as text"}}},
    {"one name of mojibake among ordinary ones",
     "",
     {},
     {"Â¿LahaÃ¡s.mp3", "luú", "loó 1"},
     {{"encode windows-1252, decode UTF-8", "¿Lahaás.mp3", true,
       "reads as text when decoded again"},
      {"", "", false, ""},
      {"", "", false, ""}}},
    {"learnt names of another kind say nothing",
     "",
     {"été"},
     {"M\x81ller"},
     {{"IBM857", "Müller", true, "reads as text"}}},
    {"learnt in the same folder twice",
     "",
     {"M\x84rz.txt", "M\x84rz.txt", "Gr\x81n.txt",
      "gr\x94\xE1"
      "er.txt"},
     {"\x99sterreich.txt"},
     {{"IBM850", "Österreich.txt", true, "reads as text, as its neighbours do"}}},
    {"neighbours in two encodings",
     "",
     {},
     {"for\xEAt", "h\xF4tel", "no\xEBl", "M\x84rz"},
     {{"windows-1252", "forêt", false, "too short to be sure"},
      {"windows-1252", "hôtel", true, "reads as text"},
      {"windows-1252", "noël", false, "too short to be sure"},
      {"IBM850", "März", true, "reads as text"}}},
    {"bytes that are no text in any encoding",
     "",
     {},
     {"\x01\x02\x03\x04\xFF\x05\x06"},
     {{"", "", false, "no encoding fits"}}},
    {"ASCII is what was asked for",
     "ASCII",
     {},
     {"M\xFCller"},
     {{"ASCII", "", false, "has bytes that are malformed in this encoding"}}},
    {"a learnt name of mojibake beside plain ones",
     "",
     {"BjÃ¶rk", "plain"},
     {"JÃ³ga", "été"},
     {{"encode windows-1252, decode UTF-8", "Jóga", true, "reads as text when decoded again"},
      {"", "", false, ""}}},
};

} // namespace

class TestNameRows final : public QObject {
    Q_OBJECT

private slots:
    void verdicts_data() {
        QTest::addColumn<const Row*>("row");
        for (const Row& row : kRows)
            QTest::newRow(row.fact) << &row;
    }
    void verdicts() {
        QFETCH(const Row*, row);
        static const CodecRegistry codecs;
        NameJudge judge(codecs, *row->from == '\0' ? nullptr : codecs.find(row->from));
        for (const std::string_view name : row->learnt)
            judge.learn(name);
        const auto verdicts = judge.judge(row->names);
        QCOMPARE(verdicts.size(), row->verdicts.size());
        for (std::size_t i = 0; i < verdicts.size(); ++i) {
            QCOMPARE(verdicts[i].reading, row->verdicts[i].reading);
            QCOMPARE(verdicts[i].cause(), row->verdicts[i].cause);
            QCOMPARE(verdicts[i].reason, row->verdicts[i].reason);
            QCOMPARE(verdicts[i].isSure(0.95), row->verdicts[i].isSure);
        }
    }

    void aSampleIsAtMost64KiB() {
        NameSample sample;
        const std::string tail(1000, 'x');
        for (int i = 0; i < 100; ++i)
            sample.add(std::to_string(i) + tail);
        QVERIFY(sample.text().size() <= 64 * 1024);
        QVERIFY(sample.text().size() > 63 * 1024);
    }

    void aNameThatComesAgainCountsOnce() {
        NameSample sample;
        for (const char* const name : {"b", "a", "b", "c", "a"})
            sample.add(name);
        QCOMPARE(sample.text(), std::string("a\nb\nc\n"));
    }

    void troublesHaveNames() {
        QCOMPARE(identifier(NameTrouble::None), std::string_view());
        QCOMPARE(identifier(NameTrouble::NotUtf8), std::string_view("not-utf8"));
        QCOMPARE(identifier(NameTrouble::Mojibake), std::string_view("mojibake"));
    }
};

QTEST_GUILESS_MAIN(TestNameRows)
#include "tst_name_rows.moc"
