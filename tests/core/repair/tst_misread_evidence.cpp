// What a part of a word looks like before it is repaired (in brackets, with what it becomes), and
// which words could prove that they were misread.

#include "repair/misread_evidence.h"

#include <QtTest>

using namespace moji::repair;

namespace {

struct LookRow {
    const char* fact;
    std::u32string_view text;
    Look look;
};

constexpr LookRow kLooks[] = {
    {"Greek capitals beside a Latin letter", U"u[ΕΎ|ž]", Look::Damaged},
    {"an Arabic letter with its semicolon", U"[ت؛|ġ]", Look::Ordinary},
    {"small letters and a capital, for a combining mark", U"[риЙ|᷾]", Look::Ambiguous},
    {"letters that alternate with signs", U"[вЂњШЄ|“ت].", Look::Damaged},
    {"two characters of one script, for one of another", U"[爨ｪ|प]", Look::Ordinary},
    {"a letter between a dash and a quotation mark", U"[–ö|К]”", Look::Ambiguous},
    {"an Asian character after an escape", U"\\t[鏃|时]", Look::Ambiguous},
    {"a lone letter that is no word", U"[Ïº|Ϻ]", Look::Ambiguous},
    {"Â after a consonant, before a space", U"p[Â | ]stien", Look::Ambiguous},
    {"signs for a dash before a word", U"„[â€“|–]pâ€™", Look::Damaged},
    {"a Cyrillic letter beside a Latin one", U"l[獺|ӷ]", Look::Ambiguous},
    {"a capital and a small letter between quotation marks", U"\"[Őľ|յ]\"", Look::Ordinary},
    {"half-width letters after Latin ones", U"gest[ﾂｻ|»].", Look::Damaged},
    {"signs for a letter", U"[–°|С]", Look::Ambiguous},
    {"a letter and a sign, for a word of one letter", U"[Ð¡|С]", Look::Damaged},
    {"capitals before a small letter, for an apostrophe", U"[ÔÇÖ|’]r\"", Look::Ambiguous},
    {"an Arabic letter with its comma", U"[ذ،|Ь]", Look::Ordinary},
    {"a capital inside a word of small letters", U"D[Ăł|ƈ]n", Look::Damaged},
    {"Hebrew signs before other signs", U"[׀±׀°|ба]", Look::Damaged},
    {"a single Asian character for a sign after a word", U"tosta[帽|˹]", Look::Ambiguous},
    {"a letter at a space, for the first one of a word", U"Â«[Å\u00A0|Š]tulÃ\u00ADr и",
     Look::Ambiguous},
    {"Â after a vowel beyond ASCII", U"É[Â | ]stien", Look::Damaged},
    {"a Cyrillic capital and a small letter, for a mark on a Latin one", U"вЂ™o[МЂ|̀]_tuМЂ ",
     Look::Ambiguous},
    {"small and capital Cyrillic letters for a quotation mark after a Latin word",
     U"(m├бscara[тАЭ|”]", Look::Damaged},
    {"capitals between Latin letters, for an arrow", U"Folder[ÔåÆ|→]Hapus", Look::Ambiguous},
    {"a single Asian character", U"[ク|ǫ]", Look::Ambiguous},
    {"letters of two alphabets", U"[نȪ|x]ǡ", Look::Ambiguous},
    {"Â before a digit", U"p[Â | ]1", Look::Damaged},
    {"Cyrillic letters at a Latin one, small and capital", U"[рдХ|ᦶ]a", Look::Damaged},
    {"Arabic letters before Latin ones", U"[ؤچ|č]as,", Look::Ordinary},
    {"Asian characters of which several letters come", U"[堥塈椈堛|باپت]", Look::Damaged},
    {"a Cyrillic capital between small letters, for a quotation mark", U"вЂњ%B[вЂќ|”]A",
     Look::Damaged},
    {"the same for a letter", U" [вЂќ|ɝ] ", Look::Ambiguous},
    {"the same between quotation marks", U"“[вЂќ|”]“", Look::Ambiguous},
    {"small letters and a capital, for a quotation mark", U" [ввЂ|”] ", Look::Ambiguous},
    {"an Asian character between Latin letters", U"Papua-T[채|ä]ze", Look::Damaged},
    {"a no-break space and a space", U"a[ \u00A0|à]b", Look::Ordinary},
    {"an Asian character after a letter that is no escape", U"xt[鏃|时]", Look::Damaged},
    {"Â after a word with a vowel", U"pa[Â |\u00A0]stien", Look::Damaged},
    {"Â at the beginning of a word", U"[Â |\u00A0]stien", Look::Ambiguous},
    {"Â after a digit", U"1[Â |\u00A0]s", Look::Ambiguous},
    {"a root of a Greek letter, for a letter", U"2/[√π|ù] ∫", Look::Ambiguous},
    {"a root of an ohm sign", U"nV, [√Ω|ý]", Look::Ambiguous},
    {"a root and a Greek letter in a word", U"pi[√π|ù]", Look::Damaged},
    {"a capital and an ellipsis after capitals", U"IRM[Ã…|Å]", Look::Ambiguous},
    {"a capital and an ellipsis for a small letter", U"H[Ä…|ą]?!", Look::Ambiguous},
    {"a capital and an ellipsis after small letters", U"gr[Ã…|Å]", Look::Damaged},
    {"a capital and an ellipsis by themselves", U"[Ã…|Å]", Look::Damaged},
    {"a Greek letter and a sign, for a sign", U"γωνία [Β°|°] = 30", Look::Ambiguous},
    {"a Greek letter and a sign after a number, for a sign", U"25[Β°|°]C", Look::Damaged},
    {"a Greek numeral of one letter", U"Ο [Β΄|´] Πόλεμος", Look::Ambiguous},
    {"a Greek numeral of two letters", U"Ο Ι[Β΄|´] αιώνας", Look::Ambiguous},
    {"a Greek numeral after a number", U"Τμήμα 5[Β΄|´]", Look::Ambiguous},
    {"a Cyrillic letter and a sign after a Cyrillic word", U"Раздел [В±|±] 2", Look::Ambiguous},
    {"a Cyrillic letter and a sign after a Latin word", U"Copyright [В©|©] 2020", Look::Damaged},
    {"an Arabic word with its semicolon", U"[تھا؛|Țǻ]", Look::Ordinary},
    {"Cyrillic capitals after an escape", U"сиг\\t[СИГ|中]\\n", Look::Ordinary},
    {"Cyrillic capitals after a letter that is no escape", U"сигt[СИГ|中]", Look::Ambiguous},
    {"Cyrillic capitals after a format", U"%s[ХОТЕ|ео]", Look::Ordinary},
    {"Cyrillic capitals after a format with a width", U"%-5ld[ФО|ľ]", Look::Ordinary},
    {"Greek capitals after a format", U"%d[ΓΉ|ù]", Look::Ordinary},
    {"Greek capitals after a Latin letter and a per cent sign", U"%-s%u[ΕΎ|ž]", Look::Ordinary},
    {"letters and signs after an escape", U"\\n[Ã©|é]t", Look::Damaged},
    {"a small Cyrillic letter that becomes a Latin one", U"f[Гј|ü]r", Look::Damaged},
    {"an Asian character after a Latin word, for a Greek letter", U"Oid[为|Ϊ]", Look::Ambiguous},
    {"an Asian character after a Latin word, for a Latin letter", U"caf[챕|é]", Look::Damaged},
};

struct WordRow {
    const char* fact;
    std::u32string_view text;
    bool mayProve;
    std::size_t unusual; // where the first unusual word begins
};

constexpr WordRow kWords[] = {
    {"a capital and a capital", U"ÂŤ", false, 0},
    {"a word in small letters", U"às", false, 2},
    {"an Asian character after a Latin letter", U"l獺", true, 0},
    {"a Latin capital and a mark", U"Ğи", true, 0},
    {"two Asian characters and a Cyrillic word", U"褯械 Алфа", false, 7},
    {"four Asian characters that are rare together", U"トルコ語", true, 0},
    {"an emoji and a letter of another script", U"😍ໄ)", true, 0},
    {"a lone letter, then a sign", U"π ½", true, 2},
    {"an Asian character beside a Cyrillic letter", U"賮и", false, 2},
    {"three Asian characters after a quotation mark", U"\"乇賲賷", false, 4},
    {"a quotation mark", U"«", true, 0},
    {"letters of an alphabet beyond the first plane", U"𐑑𐑮𐑰", false, 3},
    {"Asian characters after a Cyrillic letter, and a space", U"и窶柝 ", false, 4},
    {"few Asian characters of several kinds", U"窶豚ｦ ", false, 4},
    {"a letter of another alphabet after a hyphen", U"TLS-и", false, 0},
    {"Cyrillic capitals after an escape", U"\"сиг\\tСИГ\\n\"", false, 0},
    {"a capital after a format", U"%sХОТЕ", false, 0},
    {"an Asian character after an escape", U"\\t时", false, 0},
    {"a Cyrillic capital after a Latin letter", U"tСИГ", true, 0},
    {"a letter and a sign after an escape", U"\\nÃ©t", true, 0},
    {"Thai letters after a Latin capital", U"Gรฅ Gå", false, 6},
};

Look lookOfMarked(std::u32string_view marked) {
    const std::size_t begin = marked.find(U'[');
    const std::size_t middle = marked.find(U'|');
    const std::size_t end = marked.find(U']');
    std::u32string text(marked.substr(0, begin));
    text += marked.substr(begin + 1, middle - begin - 1);
    text += marked.substr(end + 1);
    return lookOf(text, {.begin = begin,
                         .end = middle - 1,
                         .text = std::u32string(marked.substr(middle + 1, end - middle - 1))});
}

} // namespace

class TestMisreadEvidence final : public QObject {
    Q_OBJECT

private slots:
    void looks_data() {
        QTest::addColumn<const LookRow*>("row");
        for (const LookRow& row : kLooks)
            QTest::newRow(row.fact) << &row;
    }
    void looks() {
        QFETCH(const LookRow*, row);
        QCOMPARE(lookOfMarked(row->text), row->look);
    }

    void words_data() {
        QTest::addColumn<const WordRow*>("row");
        for (const WordRow& row : kWords)
            QTest::newRow(row.fact) << &row;
    }
    void words() {
        QFETCH(const WordRow*, row);
        QCOMPARE(mayProve(row->text), row->mayProve);
        QCOMPARE(firstUnusualWord(row->text, 0), row->unusual);
    }
};

QTEST_GUILESS_MAIN(TestMisreadEvidence)
#include "tst_misread_evidence.moc"
