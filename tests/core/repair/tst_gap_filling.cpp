// UTF-8 that lost bytes, put together again: what comes of it, and what each lost character may
// have been.

#include "codec/codec_registry.h"
#include "repair/gap_filling.h"
#include "utf8/utf8_writer.h"

#include <QtTest>

using namespace moji;
using namespace moji::repair;

namespace {

struct Row {
    const char* fact;
    const char* encoding; // that it was read in
    const char* damaged;
    std::u32string_view following; // in the text
    const char* repaired;
    const char* candidates; // of each damaged character, the likeliest four, separated by spaces
};

constexpr Row kRows[] = {
    {"a space that is the second byte of the letter before it", "windows-1252", "viÃ ", U"koda",
     "vià ", "à"},
    {"two letters that lost a byte each", "windows-1253", "ΠΏΡ�Ρ�Ρ€", U"", "п��р", "ъяэс сяъш"},
    {"one whole, one that lost a byte at the end", "windows-1252", "Ã \u00A0", U"la", "à�", "à "},
    {"à before the beginning of a Portuguese demonstrative", "windows-1252", "Ã ", U"quel", "à",
     "à"},
    {"a byte that every character after C2 may have", "windows-1251", "В�", U":", "\u0098",
     "\u0098"},
    {"à at the end of the text", "windows-1252", "Ã ", U"", "à", "à"},
    {"a letter and a space within a word", "windows-1252", "viÃ ", U"te", "vià", "à"},
    {"a lost byte at the beginning of a word", "windows-1253", "Γ�lggat", U"", "�lggat", "ÁÜÚØ"},
    {"à before an s is às", "windows-1252", "Ã ", U"s", "à", "à"},
    {"à before the end of àquilo", "windows-1252", "Ã ", U"quilo", "à", "à"},
};

} // namespace

class TestGapFilling final : public QObject {
    Q_OBJECT

private slots:
    void rows_data() {
        QTest::addColumn<const Row*>("row");
        for (const Row& row : kRows)
            QTest::newRow(row.fact) << &row;
    }
    void rows() {
        QFETCH(const Row*, row);
        static const CodecRegistry codecs;
        const Codec& codec = *codecs.find(row->encoding);
        const SourceText source(*codecs.find("UTF-8"), row->damaged);
        const auto characters = readUtf8WithGaps(*gapTokens(codec, source.text()));
        const FilledText filled = fillGaps(characters, codec, source, 0, row->following);
        QCOMPARE(toUtf8(filled.text), std::string(row->repaired));
        QCOMPARE(filled.whole, countWhole(filled.text));
        QStringList candidates;
        for (const DamagedCharacter& damaged : filled.damaged) {
            candidates << QString::fromStdString(toUtf8(damaged.candidates.substr(0, 4)));
            const char32_t shown = filled.text[damaged.offset];
            QCOMPARE(shown,
                     damaged.filling == Filling::None ? U'\uFFFD' : damaged.candidates.front());
            QVERIFY(!damaged.bytes.empty() && damaged.source.length() > 1);
        }
        QCOMPARE(candidates.join(u' '), QString::fromUtf8(row->candidates));
    }

    void aCharacterIsFoundInTheSource() {
        static const CodecRegistry codecs;
        const Codec& codec = *codecs.find("windows-1252");
        const SourceText source(*codecs.find("UTF-8"), "abc dÃ�");
        const auto characters = readUtf8WithGaps(*gapTokens(codec, source.text().substr(4)));
        const FilledText filled = fillGaps(characters, codec, source, 4, {});
        QCOMPARE(filled.damaged.size(), std::size_t{1});
        QCOMPARE(filled.damaged[0].source, (ByteRange{5, 10})); // two bytes and three of U+FFFD
    }
};

QTEST_GUILESS_MAIN(TestGapFilling)
#include "tst_gap_filling.moc"
