// Bits of doubt about readings that hardly any text has: rare Asian characters by themselves,
// accents in words of DOS sets, and frames whose lines end in the middle.

#include "core/codecs.h"
#include "detect/odd_signs.h"

#include <QtTest>

#include <unicode/uchar.h>

#include <utility>

using namespace moji;
using moji::test::registry;

namespace {

double doubt(std::string_view encoding, std::u32string_view text) {
    return doubtOfOddSigns(*registry().find(encoding), text);
}

constexpr double kLineEnds = 6; // bits

QString nameOf(char32_t piece) {
    char name[100];
    UErrorCode error = U_ZERO_ERROR;
    u_charName(static_cast<UChar32>(piece), U_UNICODE_CHAR_NAME, name, sizeof name, &error);
    return QString::fromLatin1(name);
}

/// SINGLE or DOUBLE where the name says that the piece has a line to this side, else empty: "BOX
/// DRAWINGS LIGHT DOWN AND RIGHT", "DOWN SINGLE AND HORIZONTAL DOUBLE".
QString lineTo(const QString& side, const QString& name) {
    const QStringList parts = name.mid(13).split(" AND ");
    for (const QString& part : parts) {
        if (!part.contains(side) && !part.contains("HORIZONTAL"))
            continue;
        return name.contains("LIGHT") || part.contains("SINGLE") ? "SINGLE" : "DOUBLE";
    }
    return {};
}

} // namespace

class TestOddSigns final : public QObject {
    Q_OBJECT

private slots:
    void bits_data() {
        QTest::addColumn<QString>("encoding");
        QTest::addColumn<QString>("text");
        QTest::addColumn<double>("bits");
        const auto row = [](const char* fact, const char* encoding, const char* text, double bits) {
            QTest::newRow(fact) << encoding << QString::fromUtf8(text) << bits;
        };
        row("old letters of Hangul by themselves", "EUC-KR", "ㄴㅭㄴㅭ", 16);
        row("a cluster of Hangul by itself", "EUC-KR", "ㄶㅛ", 4);
        row("letters of Hangul as people list them", "EUC-KR", "ㄱㄴㄷ ㅏㅑㅓ ㅋㅋㅋ", 0);
        row("old letters of Hangul among syllables", "EUC-KR", "ㅭ가", 0);
        row("degrees", "EUC-KR", "25캜", 8);
        row("degrees, nothing before", "EUC-KR", "캜", 8);
        row("degrees again and again", "EUC-KR", "20캜, 25캜", 16);
        row("degrees in a word", "EUC-KR", "25캜a", 8);
        row("degrees after a format", "EUC-KR", "%.1f캜", 8);
        row("degrees after a word", "EUC-KR", "ab캜", 0);
        row("degrees after a letter at the beginning", "EUC-KR", "a캜", 8);
        row("degrees after a word and a space", "EUC-KR", "ab 캜", 8);
        row("degrees after two letters apart", "EUC-KR", "a b캜", 8);
        row("two rare ones together", "EUC-KR", "25캜캜", 0);
        row("before another one", "EUC-KR", "캜가", 0);
        row("after another one", "EUC-KR", "가캜", 0);
        row("a rare one of which no byte is ASCII", "EUC-KR", "25믜", 0);
        row("the first capital", "EUC-KR", "25캚", 8);
        row("the last capital", "EUC-KR", "25캺", 8);
        row("the first small letter", "EUC-KR", "25캻", 8);
        row("the last small letter", "EUC-KR", "25컕", 8);
        row("the sign before the letters", "Big5", "25坨", 0);
        row("the sign after the letters", "Big5", "25怦", 0);
        row("an ordinary one", "Shift_JIS", "25ア", 0);
        row("one of names", "Big5", "25坽", 8);

        row("an accent in a word", "IBM850", "na´ve", 8);
        row("an apostrophe in a word", "IBM775", "na’ve", 8);
        row("accents in words", "IBM850", "na´ve ma´s", 16);
        row("an accent before a word", "IBM850", "´ve", 0);
        row("an accent after a space", "IBM850", "na ´ve", 0);
        row("an accent after a word", "IBM850", "na´", 0);
        row("an accent before a number", "IBM850", "na´1 ab", 0);
        row("an accent in a word of another encoding", "windows-1252", "na´ve", 0);
        row("an accent and a line that ends", "IBM850", "na´ve ┌┐─", 14);

        row("a frame of single lines", "IBM437", "┌─┬─┐ │ │ └─┴─┘", 0);
        row("a frame of double lines", "IBM437", "╔══╗ ║  ║ ╚══╝", 0);
        row("a title in a line", "IBM437", "┌─Titel─┐ ╔═Titel═╗", 0);
        row("text in a frame", "IBM437", "│Text│", 0);
        row("text before a frame", "IBM437", "Text┌─┐Text", 0);
        row("a space after a corner", "IBM437", "┌ ┐", 0);
        row("a line that goes on into text", "IBM437", "┌Text", kLineEnds);
        row("a line that comes from text", "IBM437", "Text┐", kLineEnds);
        row("a line that goes on into a block", "IBM437", "┌█", kLineEnds);
        row("a line that comes from a block", "IBM437", "█┐", kLineEnds);
        row("a line from text after a space", "IBM437", " ┐", 0);
        row("a double line from a single one", "IBM437", "─╗", kLineEnds);
        row("Swedish capitals", "IBM437", "┼─╓", kLineEnds);
        row("six that end", "IBM437", "┐─┐─┐─┐─┐─┐─", 6 * kLineEnds);
        row("seven that end", "IBM437", "┐─┐─┐─┐─┐─┐─┐─", 6 * kLineEnds);
        row("letters alone", "IBM437", "abc", 0);
        row("nothing", "IBM437", "", 0);
    }
    void bits() {
        QFETCH(QString, encoding);
        QFETCH(QString, text);
        QFETCH(double, bits);
        QCOMPARE(doubt(encoding.toStdString(), text.toStdU32String()), bits);
    }

    void nothingBeyondTheTextIsLookedAt() {
        const auto first = [](std::u32string_view text, std::size_t count) {
            return text.substr(0, count);
        };
        QCOMPARE(doubt("IBM850", first(U"na´ve", 3)), 0.0);
        QCOMPARE(doubt("IBM437", first(U"┌─┐a", 2)), 0.0);
        QCOMPARE(doubt("IBM437", first(U"┌┌", 1)), 0.0);
        QCOMPARE(doubt("EUC-KR", first(U"25캜", 2)), 0.0);
        QCOMPARE(doubt("EUC-KR", first(U"25캜가", 3)), 8.0);
    }

    /// Each piece that DOS sets have, at a straight line, as its name says.
    void piecesGoOnAsTheirNamesSay() {
        int pieces = 0;
        for (char32_t piece = 0x2500; piece <= 0x256C; ++piece) {
            const QString name = nameOf(piece);
            if (piece < 0x2550 &&
                (!name.startsWith("BOX DRAWINGS LIGHT ") || name.contains("DASH")))
                continue; // that DOS did not have
            ++pieces;
            for (const auto& [straight, lines] :
                 {std::pair(U'─', "SINGLE"), std::pair(U'═', "DOUBLE")}) {
                const double before = lineTo("LEFT", name) == lines ? 0 : kLineEnds;
                const double after = lineTo("RIGHT", name) == lines ? 0 : kLineEnds;
                QCOMPARE(doubt("IBM437", std::u32string{straight, piece}), before);
                QCOMPARE(doubt("IBM437", std::u32string{piece, straight}), after);
            }
        }
        QCOMPARE(pieces, 40);
    }
};

QTEST_GUILESS_MAIN(TestOddSigns)
#include "tst_odd_signs.moc"
