// What the table lens traces, and the words it has for it, against the decoders themselves.

#include "bytes/hex.h"
#include "document/document.h"
#include "lenses/table/lit_cells.h"
#include "lenses/table/step_words.h"
#include "utf8/strict.h"

#include <QtTest>

#include <random>

using namespace moji;
using namespace moji::app;

namespace {

Bytes fromHex(const char* hex) {
    return parseHexBytes(hex).value();
}

/// A document and its trace.
struct Traced {
    CodecRegistry codecs;
    Document document{codecs};
    TableTrace trace;

    Traced(const Bytes& bytes, Algorithm algorithm) {
        document.setBytes(bytes, QStringLiteral("test"));
        trace = makeTableTrace(document, {0, document.size()}, algorithm);
    }
    [[nodiscard]] std::size_t last() const { return trace.steps.size() - 1; }
};

/// Bytes in which leads, continuations and ASCII are about as frequent.
Bytes randomBytes(std::mt19937& random, std::size_t size) {
    static constexpr Byte kLeads[] = {0xC0, 0xC3, 0xE0, 0xE4, 0xED, 0xF0, 0xF4,
                                      0xF5, 0xF8, 0xFC, 0xFE, 0xFF, 0x41, 0x7F};
    Bytes bytes(size);
    for (Byte& byte : bytes)
        byte = random() % 2 == 0 ? static_cast<Byte>(0x80 | random() % 0x40)
                                 : kLeads[random() % std::size(kLeads)];
    return bytes;
}

utf8::Sequence decodeOne(Algorithm algorithm, ByteView rest) {
    return algorithm == Algorithm::Branchy ? utf8::decodeBranchy(rest) : utf8::mbtowc(rest);
}

/// The sequences of a decode from the very beginning, of any decoder.
std::vector<ByteRange> decodeAll(Algorithm algorithm, ByteView bytes) {
    std::vector<ByteRange> all;
    for (std::uint64_t at = 0; at < bytes.size();) {
        const auto read = decodeOne(algorithm, bytes.subspan(at));
        all.push_back({at, at + read.length});
        at += read.length;
    }
    return all;
}

constexpr Algorithm kAlgorithms[] = {Algorithm::Mbtowc, Algorithm::Wctomb, Algorithm::Branchy,
                                     Algorithm::BranchyWrites};

} // namespace

class TestTableTrace final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void windowIsThatSliceOfTheWholeDecode() {
        constexpr unsigned kSeed = 1992;
        std::mt19937 random(kSeed);
        for (int round = 0; round < 60; ++round) {
            const Bytes bytes = randomBytes(random, 40);
            for (const Algorithm algorithm : kAlgorithms) {
                const Traced whole(bytes, algorithm);
                const auto expected = decodeAll(algorithm, bytes);
                for (std::uint64_t at = 0; at < bytes.size(); ++at) {
                    const auto part = makeTableTrace(whole.document, {at, at + 1}, algorithm);
                    const auto sequence = std::ranges::find_if(
                        expected, [&](ByteRange range) { return range.contains(at); });
                    QVERIFY2(part.sequences.size() == 1 && part.range == *sequence,
                             qPrintable(QStringLiteral("seed %1 round %2 offset %3")
                                            .arg(kSeed)
                                            .arg(round)
                                            .arg(at)));
                    QCOMPARE(part.steps[*part.stepAt(at)].sequence, std::size_t(0));
                }
            }
        }
    }

    void everyStepHasItsWords() {
        constexpr unsigned kSeed = 9;
        std::mt19937 random(kSeed);
        for (int round = 0; round < 60; ++round) {
            const Bytes bytes = randomBytes(random, 24);
            for (const Algorithm algorithm : kAlgorithms) {
                const Traced traced(bytes, algorithm);
                const auto columns = stepColumns(algorithm).size();
                for (std::size_t step = 0; step < traced.trace.steps.size(); ++step) {
                    QCOMPARE(stepCells(traced.trace, step).size(), columns);
                    for (const QString& cell : stepCells(traced.trace, step))
                        QVERIFY(!cell.isEmpty() && !cell.contains(u'%'));
                    const QString sentence = stepSentence(traced.trace, step);
                    QVERIFY2(sentence.endsWith(u'.') && !sentence.contains(u'%'),
                             qPrintable(sentence));
                    for (const StepLine& line : stepLines(traced.trace, step))
                        QVERIFY(!line.formula.isEmpty() && !line.formula.contains(u'%'));
                    QVERIFY(!litCells(traced.trace, step).empty());
                }
            }
        }
    }

    void verdictsAgreeWithTheStrictDecoder() {
        constexpr unsigned kSeed = 36;
        std::mt19937 random(kSeed);
        for (int round = 0; round < 200; ++round) {
            const Bytes bytes = randomBytes(random, 24);
            for (const Algorithm algorithm : {Algorithm::Mbtowc, Algorithm::Branchy}) {
                const Traced traced(bytes, algorithm);
                for (std::size_t step = 0; step < traced.trace.steps.size(); ++step) {
                    const auto verdict = stepVerdict(traced.trace, step);
                    if (verdict == StepVerdict::GoesOn)
                        continue;
                    const auto& sequence = traced.trace.sequenceOf(step);
                    const Span strict =
                        utf8::decodeStrict(traced.trace.view(sequence.range()), Tail::AtEnd);
                    QCOMPARE(verdict == StepVerdict::Refused, !sequence.read.accepted);
                    if (sequence.read.accepted)
                        QCOMPARE(verdict == StepVerdict::WronglyAccepted, isError(strict.status));
                }
            }
        }
    }

    void verdictsOfTheEncoder() {
        const auto last = [](const char* hex) {
            const Traced traced(fromHex(hex), Algorithm::BranchyWrites);
            return stepVerdict(traced.trace, traced.trace.steps.size() - 1);
        };
        QCOMPARE(last("E4 B8 96"), StepVerdict::Accepted);
        QCOMPARE(last("ED A0 80"), StepVerdict::WronglyAccepted);
        QCOMPARE(last("F4 90 80 80"), StepVerdict::WronglyAccepted);
        QCOMPARE(last("F8 88 80 80 80"), StepVerdict::Refused);
        QCOMPARE(last("FF"), StepVerdict::Refused);
    }

    void rowsOfSteps_data() {
        QTest::addColumn<QString>("hex");
        QTest::addColumn<int>("algorithm");
        QTest::addColumn<QStringList>("rows");
        const auto add = [](const char* name, const char* hex, Algorithm algorithm,
                            const QStringList& rows) {
            QTest::newRow(name) << QString::fromLatin1(hex) << static_cast<int>(algorithm) << rows;
        };
        add("mbtowc-three-bytes", "E4 B8 96", Algorithm::Mbtowc,
            {QStringLiteral("1|80|≠ 00|B8|3938|no match, next row"),
             QStringLiteral("2|E0|≠ C0|96|E4E16|no match, next row"),
             QStringLiteral("3|E0|= E0|–|4E16|match: U+4E16")});
        add("mbtowc-overlong-slash", "C0 AF", Algorithm::Mbtowc,
            {QStringLiteral("1|80|≠ 00|AF|302F|no match, next row"),
             QStringLiteral("2|C0|= C0|–|2F|match, but overlong"),
             QStringLiteral("1|80|≠ 00|end|AF|no match, text ends")});
        add("mbtowc-surrogate", "ED A0 80", Algorithm::Mbtowc,
            {QStringLiteral("1|80|≠ 00|A0|3B60|no match, next row"),
             QStringLiteral("2|E0|≠ C0|80|ED800|no match, next row"),
             QStringLiteral("3|E0|= E0|–|D800|match: U+D800, surrogate")});
        add("mbtowc-cut-off-by-a-letter", "C3 41", Algorithm::Mbtowc,
            {QStringLiteral("1|80|≠ 00|41|C3|no match, not 80..BF"),
             QStringLiteral("1|00|= 00|–|41|match: U+0041")});
        add("wctomb-three-bytes", "E4 B8 96", Algorithm::Wctomb,
            {QStringLiteral("3|4E16|12|04|E4|byte 1 of 3"),
             QStringLiteral("3|4E16|6|38|B8|byte 2 of 3"),
             QStringLiteral("3|4E16|0|16|96|byte 3 of 3")});
        add("wctomb-of-a-refused-byte", "FF", Algorithm::Wctomb,
            {QStringLiteral("3|FFFD|12|0F|EF|byte 1 of 3"),
             QStringLiteral("3|FFFD|6|3F|BF|byte 2 of 3"),
             QStringLiteral("3|FFFD|0|3D|BD|byte 3 of 3")});
        add("branchy-overlong-slash", "C0 AF", Algorithm::Branchy,
            {QStringLiteral("C0|80|≠ 00|no|–|next test"),
             QStringLiteral("C0|C0|= C0|yes|00|next byte"),
             QStringLiteral("AF|80|= 80|yes|2F|accepted: U+002F, overlong")});
        add("branchy-writes-three-bytes", "E4 B8 96", Algorithm::BranchyWrites,
            {QStringLiteral("4E16|80|no|–|–|next test"),
             QStringLiteral("4E16|800|no|–|–|next test"),
             QStringLiteral("4E16|10000|yes|3|04|writes E4 B8 96")});
        add("branchy-writes-a-surrogate", "ED A0 80", Algorithm::BranchyWrites,
            {QStringLiteral("D800|80|no|–|–|next test"),
             QStringLiteral("D800|800|no|–|–|next test"),
             QStringLiteral("D800|10000|yes|3|0D|writes ED A0 80, surrogate")});
        add("branchy-writes-past-the-end", "F8 88 80 80 80", Algorithm::BranchyWrites,
            {QStringLiteral("200000|80|no|–|–|next test"),
             QStringLiteral("200000|800|no|–|–|next test"),
             QStringLiteral("200000|10000|no|–|–|next test"),
             QStringLiteral("200000|200000|no|–|–|too large, U+FFFD instead"),
             QStringLiteral("FFFD|80|no|–|–|next test"),
             QStringLiteral("FFFD|800|no|–|–|next test"),
             QStringLiteral("FFFD|10000|yes|3|0F|writes EF BF BD")});
        add("branchy-cut-off-by-the-end", "C3", Algorithm::Branchy,
            {QStringLiteral("C3|80|≠ 00|no|–|next test"),
             QStringLiteral("C3|C0|= C0|yes|03|next byte"),
             QStringLiteral("end|00|≠ 80|no|03|rejected")});
    }
    void rowsOfSteps() {
        QFETCH(QString, hex);
        QFETCH(int, algorithm);
        QFETCH(QStringList, rows);
        const Traced traced(fromHex(hex.toLatin1().constData()), static_cast<Algorithm>(algorithm));
        QStringList found;
        for (std::size_t step = 0; step < traced.trace.steps.size(); ++step)
            found += stepCells(traced.trace, step).join(u'|');
        QCOMPARE(found, rows);
    }

    void whyInWords_data() {
        QTest::addColumn<QString>("hex");
        QTest::addColumn<int>("algorithm");
        QTest::addColumn<int>("step");
        QTest::addColumn<QString>("sentence");
        const auto add = [](const char* name, const char* hex, Algorithm algorithm, int step,
                            const char* sentence) {
            QTest::newRow(name) << QString::fromLatin1(hex) << static_cast<int>(algorithm) << step
                                << QString::fromUtf8(sentence);
        };
        add("no-match", "E4 B8 96", Algorithm::Mbtowc, 0,
            "E4 AND 80 is 80, not 00, so row 1 does not match. mbtowc reads B8 next and "
            "tries row 2.");
        add("match", "E4 B8 96", Algorithm::Mbtowc, 2,
            "Row 3 matches, and 4E16 is not below 800: E4 B8 96 is U+4E16.");
        add("overlong", "C0 AF", Algorithm::Mbtowc, 1,
            "Row 2 matches, but 2F is below 80, so a shorter form would do (overlong): rejected. "
            "C0 "
            "becomes U+FFFD, and reading continues at the next byte.");
        add("incomplete", "E4 B8", Algorithm::Mbtowc, 1,
            "E4 starts a 3-byte sequence: 80..BF expected after byte 2, but the text ends."
            " E4 becomes U+FFFD, and reading continues at the next byte.");
        add("not-continuation", "C3 41", Algorithm::Mbtowc, 0,
            "C3 starts a 2-byte sequence: 80..BF expected after byte 1, but 41 follows. C3 "
            "becomes U+FFFD, and reading continues at the next byte.");
        add("stray-continuation", "80 41", Algorithm::Mbtowc, 0,
            "80 starts with 10 and matches no row. mbtowc stops at 41, which is not in 80..BF."
            " 80 becomes U+FFFD, and reading continues at the next byte.");
        add("no-row", "FF 80 80 80 80 80 80", Algorithm::Mbtowc, 5,
            "FF starts with at least seven ones and matches no row. All six rows were tried. FF "
            "becomes U+FFFD, and reading continues at the next byte.");
        add("surrogate-of-1992", "ED A0 80", Algorithm::Mbtowc, 2,
            "Row 3 matches, and D800 is not below 800: ED A0 80 is U+D800. Today's UTF-8 rejects "
            "it. After ED only 80..9F may follow; A0 would encode a surrogate (D800..DFFF), which "
            "is not a character by itself.");
        add("written-first", "E4 B8 96", Algorithm::Wctomb, 0,
            "U+4E16 is above 7FF but not above FFFF, so row 3 applies. Its bits from 12 up (04) "
            "and "
            "E0 make the first byte, E4.");
        add("written-instead", "FF", Algorithm::Wctomb, 2,
            "The six bits of U+FFFD from 0 up (3D) and 80 make byte 3, BD. mbtowc "
            "rejected FF, so U+FFFD is written.");
        add("wrongly-accepted", "C0 AF", Algorithm::Branchy, 2,
            "C0 AF is wrongly accepted as U+002F, because only the top bits were tested. C0 cannot "
            "start a character: it could only encode a value below 80 in two bytes, where one is "
            "enough.");
        add("branchy-writes-110000", "F4 90 80 80", Algorithm::BranchyWrites, 3,
            "U+110000 is below 200000: the bytes are F4 90 80 80. No character has this value "
            "(too large), and the encoder does not check.");
        add("branchy-writes-instead", "FF", Algorithm::BranchyWrites, 2,
            "U+FFFD is below 10000: the bytes are EF BF BD. mbtowc rejected FF, so U+FFFD is "
            "written.");
        add("branchy-writes-too-large", "F8 88 80 80 80", Algorithm::BranchyWrites, 3,
            "U+200000 is not below 200000 either: no form of four bytes holds it. U+FFFD is "
            "written instead.");
        add("branchy-no-lead", "80", Algorithm::Branchy, 3,
            "80 matches none of 0xxxxxxx, 110xxxxx, 1110xxxx and 11110xxx: rejected. 80 becomes "
            "U+FFFD, "
            "and reading continues at the next byte.");
        add("branchy-cut-off", "E4 41", Algorithm::Branchy, 3,
            "E4 starts a 3-byte sequence: 80..BF expected as byte 2, but 41 follows: "
            "rejected. E4 becomes U+FFFD, and reading continues at the next byte.");
    }
    void whyInWords() {
        QFETCH(QString, hex);
        QFETCH(int, algorithm);
        QFETCH(int, step);
        QFETCH(QString, sentence);
        const Traced traced(fromHex(hex.toLatin1().constData()), static_cast<Algorithm>(algorithm));
        QCOMPARE(stepSentence(traced.trace, static_cast<std::size_t>(step)), sentence);
    }

    void arithmeticNamesEveryFieldOfTheRow() {
        const Traced traced(fromHex("E4 B8 96"), Algorithm::Mbtowc);
        const std::vector<StepLine> first{
            {QStringLiteral("c0, cmask"), QStringLiteral("E4 AND 80 = 80")},
            {QStringLiteral("cval"), QStringLiteral("80 ≠ 00: no match")},
            {QStringLiteral("next byte"), QStringLiteral("c = B8 XOR 80 = 38")},
            {QStringLiteral("80..BF?"), QStringLiteral("38 AND C0 = 00: yes")},
            {QStringLiteral("l"), QStringLiteral("(E4 << 6) OR 38 = 3938")},
            {QStringLiteral("shift"), QStringLiteral("0, for wctomb only")}};
        QCOMPARE(stepLines(traced.trace, 0), first);
        const std::vector<StepLine> last{
            {QStringLiteral("c0, cmask"), QStringLiteral("E4 AND F0 = E0")},
            {QStringLiteral("cval"), QStringLiteral("E0 = E0: match")},
            {QStringLiteral("l, lmask"), QStringLiteral("E4E16 AND FFFF = 4E16")},
            {QStringLiteral("lval"), QStringLiteral("4E16 ≥ 800: not overlong")},
            {QStringLiteral("shift"), QStringLiteral("12, for wctomb only")}};
        QCOMPARE(stepLines(traced.trace, traced.last()), last);
    }

    void writtenBytesAreThoseRead() {
        const Bytes bytes = fromHex("41 C3 A9 E4 B8 96 F0 9F 98 80 FD BF BF BF BF BF");
        const Traced traced(bytes, Algorithm::Wctomb);
        Bytes written;
        for (std::size_t step = 0; step < traced.trace.steps.size(); ++step) {
            written.push_back(traced.trace.made<utf8::WctombStep>(step).byte);
            QCOMPARE(traced.trace.steps[step].offset, step); // a step for each byte
        }
        QCOMPARE(written, bytes);
    }

    void cellsLitByTheStep() {
        const Traced traced(fromHex("C0 AF"), Algorithm::Mbtowc);
        const auto lit = litCells(traced.trace, 1);
        const auto has = [&](int row, TabColumn column, CellLight light) {
            return std::ranges::find(lit, LitCell{row, static_cast<int>(column), light}) !=
                   lit.end();
        };
        QVERIFY(has(0, TabColumn::Cval, CellLight::Earlier));
        QVERIFY(has(1, TabColumn::Cval, CellLight::Now));
        QVERIFY(has(1, TabColumn::Lmask, CellLight::Now));
        QVERIFY(has(1, TabColumn::Lval, CellLight::Refused));
        QCOMPARE(lit.back().row, 1);
    }
};

QTEST_GUILESS_MAIN(TestTableTrace)
#include "tst_table_trace.moc"
