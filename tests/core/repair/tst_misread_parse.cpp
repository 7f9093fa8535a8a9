// A word read as UTF-8 that was read in one encoding before: what comes of it, or that nothing
// does.

#include "core/repair/misread_encodings.h"

#include <QtTest>

using namespace moji;
using namespace moji::repair;
using namespace moji::repair::test;

namespace {

struct Row {
    const char* fact;
    const char* encoding;
    std::u32string_view word;
    std::u32string_view repaired; // empty: it is no UTF-8 in that encoding
};

constexpr Row kRows[] = {
    {"a space for the last byte of a letter of another word", "windows-1252", U"Î Î‘", U"ΠΑ"},
    {"one character of a double-byte encoding", "GBK", U"禺 ", U"خ"},
    {"í of which the soft hyphen is gone, in a word", "ISO-8859-1", U"paÃs", U"país"},
    {"a letter without its second byte, which is none in the encoding", "windows-1252", U"ÑÐ²ÐµÑ‡",
     U"\uFFFDвеч"},
    {"at the end", "windows-1252", U"Ð²ÐµÑ‡ÐµÑ", U"вече\uFFFD"},
    {"a Japanese one without its second byte", "windows-1252", U"ã®ã‚«", U"\uFFFDカ"},
    {"as many letters without it as with it", "windows-1252", U"ÑÑ‡Ñ", U""},
    {"of all control characters any could be missing", "ISO-8859-1", U"ÑÐ²ÐµÐ½", U""},
    {"à and a space, which another space follows", "ISO-8859-1", U"Ã  ", U"à"},
    {"quotation marks beside a letter at a space", "windows-1252", U"d‘Å  x", U"d‘Š"},
    {"signs and letters of a double-byte encoding in brackets", "Shift_JIS", U"(笙ｫ) ", U"(♫)"},
    {"CESU-8: a surrogate pair", "ISO-8859-1", U"í\u00A0½í¸\u008D", U"😍"},
    {"a byte-order mark alone is no character lost before", "IBM852", U"ďż˝", U""},
    {"a no-break space between words", "ISO-8859-1", U"aÂ b", U"a\u00A0b"},
    {"a byte that was lost", "IBM850", U"Ã�", U"�"},
    {"U+FFFD is no byte that begins a character", "IBM850", U"�Ã©", U""},
    {"a letter and a space, of which no Latin one comes", "ISO-8859-1", U"xÉ ", U""},
    {"an emoji with a space in its bytes", "windows-1256", U"\u064B\u06BA\u06A9 x", U"😠x"},
    {"an emoji that may lack its last byte", "windows-1252", U"ðŸ˜ x", U""},
    {"letters of another alphabet after a hyphen", "IBM850", U"Ã©-ж", U"Ǹ-ж"},
    {"what the encoding lacks beside bytes of a character", "ISO-8859-2", U"ďż˝", U""},
    {"í without its soft hyphen before a capital", "ISO-8859-1", U"paÃS", U""},
    {"the last code point", "ISO-8859-1", U"ô\u008F¿¿", U"\U0010FFFF"},
    {"beyond the last code point", "ISO-8859-1", U"ô\u0090\u0080\u0080", U""},
    {"the lead of í in another encoding", "IBM850", U"paÃs", U""},
    {"í without its soft hyphen at the beginning of a word", "ISO-8859-1", U"Ãs", U""},
    {"à at a space within a word", "ISO-8859-1", U"xÃ a", U"xàa"},
    {"a quotation mark that lost a byte, in an encoding that lacks it", "ISO-8859-15", U"aâ€ b",
     U""},
    {"a surrogate pair that lost a byte", "ISO-8859-1", U"aí\u00A0½í¸�b", U""},
    {"no reading of a word of letters", "windows-1252", U"café", U""},
    {"à and one of two spaces, before a word with a capital A", "windows-1252", U"Ã Azul",
     U"à Azul"},
    {"before a capital Z", "windows-1252", U"Ã Zorro", U"à Zorro"},
    {"another letter and a space before a capital", "windows-1252", U"Å Zorro", U""},
    {"à and a space before a small letter", "windows-1252", U"Ã azul", U"àazul"},
    {"a no-break space at the beginning", "windows-1252", U"Â bcd", U""},
    {"a Chinese character that ends in a space", "windows-1252", U"æ— æ³•", U"无法"},
    {"a Chinese character after a Latin letter", "windows-1252", U"xæ— æ³•", U""},
    {"the first half of a surrogate pair", "ISO-8859-1", U"í\u00A0½", U""},
    {"the second half of one", "ISO-8859-1", U"í¸\u008D", U""},
    {"ASCII after characters of a double-byte encoding", "GBK", U"鏃堕棿abc", U"时间abc"},
};

} // namespace

class TestMisreadParse final : public QObject {
    Q_OBJECT

private slots:
    void words_data() {
        QTest::addColumn<const Row*>("row");
        for (const Row& row : kRows)
            QTest::newRow(row.fact) << &row;
    }
    void words() {
        QFETCH(const Row*, row);
        const std::size_t encoding = indexOf(row->encoding);
        const auto parse = encodings().parse(row->word, 0, encoding);
        QCOMPARE(parse ? repaired(row->word.substr(0, parse->end), parse->sequences)
                       : std::u32string(),
                 std::u32string(row->repaired));
        if (parse)
            QVERIFY((encodings().possible(row->word, 0) >> encoding & 1) != 0);
    }

    void whatIsGuessedIsSaid() {
        const auto sequenceOf = [](std::u32string_view word) {
            return encodings().parse(word, 0, indexOf("windows-1252"))->sequences.at(0);
        };
        QVERIFY(sequenceOf(U"paÃs").dropped && !sequenceOf(U"paÃs").lost);
        QVERIFY(sequenceOf(U"Ã azul").guessedSpace && !sequenceOf(U"Ã azul").dropped);
        QVERIFY(sequenceOf(U"aÃ�").lost && !sequenceOf(U"aÃ�").guessedSpace);
    }

    void wordsThatMayGoOnAfterASpace() {
        QCOMPARE(encodings().mayGoOn(U"Ã�"), false); // a lead and a byte that was lost
        QCOMPARE(encodings().mayGoOn(U"ææ"), false); // bytes of a character are due
        QCOMPARE(encodings().mayGoOn(U"ï»"), true);  // two bytes of a byte-order mark
    }

    void byteOrderMarks() {
        QCOMPARE(encodings().markAtFront(U"ï»¿"), std::size_t{3}); // a byte-order mark
        QCOMPARE(encodings().markAtFront(U"Ã "), std::size_t{0});  // no byte-order mark
        QCOMPARE(encodings().markAtFront(U"C "), std::size_t{0});  // a word
    }

    void asASingleEncodingHasThem() {
        static const CodecRegistry codecs;
        const std::vector<std::string> name{"windows-1252"};
        const std::vector<Candidate> candidates = namedCandidates(codecs, name);
        const MisreadEncodings one(candidates);
        QCOMPARE(one.markAtFront(U"ï»¿"), std::size_t{3});
        QCOMPARE(one.markAtFront(U"п»ї"), std::size_t{0}); // windows-1251
        QVERIFY(one.mayGoOn(U"Ã"));
        QVERIFY(one.parse(U"Å koda", 0, 0).has_value());
    }
};

QTEST_GUILESS_MAIN(TestMisreadParse)
#include "tst_misread_parse.moc"
